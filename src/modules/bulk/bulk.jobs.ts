import type { CronJob, JobTask } from '../../platform/job-queue/index.ts';
import { BULK_TASK, type Bulk } from './index.ts';

export function bulkTasks(bulk: Bulk): JobTask[] {
  return [
    {
      name: BULK_TASK,
      run: (payload, { signal }) => bulk.work((payload as { bulk_id: string }).bulk_id, signal),
    },
    { name: 'requeue_bulk', run: () => bulk.requeue() },
    { name: 'resume_paused_bulk', run: () => bulk.resumePaused() },
    { name: 'purge_bulk', run: () => bulk.purge() },
  ];
}

export const bulkCron: CronJob[] = [
  { task: 'requeue_bulk', schedule: '*/5 * * * *' },
  { task: 'resume_paused_bulk', schedule: '* * * * *' },
  { task: 'purge_bulk', schedule: '47 3 * * *' },
];
