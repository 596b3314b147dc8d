import type { CronJob, JobTask } from '../../platform/job-queue/index.ts';
import { RESOLVE_TASK } from './domain-job/domain-job-kind.ts';
import type { Resolution } from './index.ts';

export function resolutionTasks(resolution: Resolution): JobTask[] {
  return [
    {
      name: RESOLVE_TASK,
      run: (payload, { attempt, mayContinue, signal, log }) =>
        resolution.queueTasks.takeTicket((payload as { task_id: string }).task_id, {
          isRepeat: attempt > 1,
          mayContinue,
          signal,
          log,
        }),
    },
    {
      name: 'recover_stalled_resolutions',
      run: (_payload, { log }) => resolution.queueTasks.recoverStalled(log),
    },
    {
      name: 'purge_resolutions',
      async run(_payload, { log }) {
        const purged = await resolution.queueTasks.purge();
        if (purged > 0) log.info({ purged }, 'old jobs deleted');
      },
    },
  ];
}

export const resolutionCron: CronJob[] = [
  { task: 'recover_stalled_resolutions', schedule: '* * * * *' },
  { task: 'purge_resolutions', schedule: '23 3 * * *' },
];
