import type { CronJob, JobTask } from '../../platform/job-queue/index.ts';
import { RESOLVE_TASK } from './ask/resolve-domain.ts';
import type { Resolution } from './index.ts';

export function resolutionTasks(resolution: Resolution): JobTask[] {
  return [
    {
      name: RESOLVE_TASK,
      run(payload, { signal, log }) {
        const { task_id: id, domain } = payload as { task_id: string; domain: string };
        return resolution.runTask({ id, domain }, { signal, log });
      },
    },
    { name: 'reap_resolutions', run: (_payload, { log }) => resolution.reap(log) },
    {
      name: 'purge_resolutions',
      async run(_payload, { log }) {
        const purged = await resolution.purge();
        if (purged > 0) log.info({ purged }, 'old jobs forgotten');
      },
    },
  ];
}

export const resolutionCron: CronJob[] = [
  { task: 'reap_resolutions', schedule: '* * * * *' },
  { task: 'purge_resolutions', schedule: '23 3 * * *' },
];
