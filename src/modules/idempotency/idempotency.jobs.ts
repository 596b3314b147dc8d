import type { CronJob, JobTask } from '../../platform/job-queue/index.ts';
import type { Idempotency } from './index.ts';

export function idempotencyTasks(idempotency: Pick<Idempotency, 'purge'>): JobTask[] {
  return [{ name: 'purge_idempotency_keys', run: () => idempotency.purge() }];
}

export const idempotencyCron: CronJob[] = [{ task: 'purge_idempotency_keys', schedule: '53 * * * *' }];
