import { enqueueJob } from '../../platform/job-queue/index.ts';
import type { Transaction } from '../../platform/postgres/index.ts';
import type { TaskRef } from './job.ts';
import type { JobKind, JobTypes } from './job-kind.ts';

/** The task counts its attempts itself; the tries of the queue only have to outlast them. */
export async function enqueueTask<Types extends JobTypes>(
  { queue, tables }: Pick<JobKind<Types>, 'queue' | 'tables'>,
  tx: Transaction,
  { id, subject }: TaskRef,
): Promise<void> {
  await enqueueJob(tx, {
    task: queue.task,
    payload: { task_id: id, [tables.subject]: subject },
    key: `${queue.keyPrefix}:${id}`,
    keyMode: 'preserve_run_at',
  });
}
