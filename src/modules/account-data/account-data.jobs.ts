import type { JobTask } from '../../platform/job-queue/index.ts';
import { DELETE_DATA_TASK } from '../accounts/index.ts';
import type { AccountData } from './index.ts';

export function accountDataTasks(data: Pick<AccountData, 'deleteAll'>): JobTask[] {
  return [
    {
      name: DELETE_DATA_TASK,
      run: (payload) => data.deleteAll((payload as { account_id: string }).account_id),
    },
  ];
}
