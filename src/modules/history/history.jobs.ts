import type { CronJob, JobTask } from '../../platform/job-queue/index.ts';
import type { History } from './index.ts';

export function historyTasks(history: Pick<History, 'purge'>): JobTask[] {
  return [{ name: 'purge_history', run: () => history.purge() }];
}

export const historyCron: CronJob[] = [{ task: 'purge_history', schedule: '29 3 * * *' }];
