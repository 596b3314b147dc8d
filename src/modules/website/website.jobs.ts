import type { CronJob, JobTask } from '../../platform/job-queue/index.ts';
import type { WebsiteSearch } from './index.ts';
import { SEARCH_TASK } from './website-job-kind.ts';

export function websiteTasks(search: WebsiteSearch): JobTask[] {
  return [
    {
      name: SEARCH_TASK,
      run: (payload, { attempt, mayContinue, signal, log }) =>
        search.takeTicket((payload as { task_id: string }).task_id, {
          isRepeat: attempt > 1,
          mayContinue,
          signal,
          log,
        }),
    },
    { name: 'recover_stalled_searches', run: (_payload, { log }) => search.recoverStalled(log) },
    {
      name: 'purge_website_searches',
      async run(_payload, { log }) {
        const purged = await search.purge();
        if (purged > 0) log.info({ purged }, 'old searches deleted');
      },
    },
  ];
}

export const websiteCron: CronJob[] = [
  { task: 'recover_stalled_searches', schedule: '* * * * *' },
  { task: 'purge_website_searches', schedule: '27 3 * * *' },
];
