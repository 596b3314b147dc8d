import { enqueueJob } from '../../platform/job-queue/index.ts';
import type { Queryable } from '../../platform/postgres/index.ts';

export const BULK_TASK = 'work_on_bulk';

/** After jobs that a caller waits for. */
const PRIORITY = 10;

/** Enqueues the next turn of an upload. */
export async function enqueueTurn(db: Queryable, id: string, afterMs = 0): Promise<void> {
  const name = `bulk:${id}`;
  await enqueueJob(db, {
    task: BULK_TASK,
    payload: { bulk_id: id },
    key: name,
    queue: name,
    priority: PRIORITY,
    // By the queue's own clock, which is the real one.
    ...(afterMs > 0 && { runAt: new Date(Date.now() + afterMs) }),
  });
}
