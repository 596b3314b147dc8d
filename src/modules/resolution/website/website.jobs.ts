import type { CronJob, JobTask } from '../../../platform/job-queue/index.ts';
import type { WebsiteSearch } from './index.ts';
import { SEARCH_TASK } from './resolve-company.ts';

export function websiteTasks(search: WebsiteSearch): JobTask[] {
  return [
    {
      name: SEARCH_TASK,
      run(payload, context) {
        const { task_id: id, company_number: companyNumber } = payload as {
          task_id: string;
          company_number: string;
        };
        return search.run({ id, companyNumber }, context);
      },
    },
    { name: 'reap_website_searches', run: (_payload, { log }) => search.reap(log) },
    {
      name: 'purge_website_searches',
      async run(_payload, { log }) {
        const purged = await search.purge();
        if (purged > 0) log.info({ purged }, 'old searches forgotten');
      },
    },
  ];
}

export const websiteCron: CronJob[] = [
  { task: 'reap_website_searches', schedule: '* * * * *' },
  { task: 'purge_website_searches', schedule: '27 3 * * *' },
];
