import type { CronJob, JobTask } from '../../platform/job-queue/index.ts';
import type { SavedSearches } from './index.ts';

const TASK = 'check_saved_searches';

export function savedSearchTasks(saved: SavedSearches): JobTask[] {
  return [
    {
      name: TASK,
      async run(_payload, context) {
        const matches = await saved.checkDue(context);
        if (matches > 0) context.log.info({ matches }, 'companies newly match saved searches');
      },
    },
  ];
}

/** Soon after an import; without one, there is nothing to do. */
export const savedSearchCron: CronJob[] = [{ task: TASK, schedule: '*/5 * * * *' }];
