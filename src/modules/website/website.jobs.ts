import type { CronJob, JobTask } from '../../platform/job-queue/index.ts';
import type { WebsiteSearch } from './index.ts';
import { SEARCH_TASK } from './website-jobs.ts';

export function websiteTasks(search: WebsiteSearch): JobTask[] {
  return [
    {
      name: SEARCH_TASK,
      run(payload, context) {
        const { task_id: id, company_number: subject } = payload as {
          task_id: string;
          company_number: string;
        };
        return search.runAttempt({ id, subject }, context);
      },
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
