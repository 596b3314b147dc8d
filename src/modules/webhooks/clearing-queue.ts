import { enqueueJob } from '../../platform/job-queue/index.ts';
import type { Queryable } from '../../platform/postgres/index.ts';

export const CLEARING_TASK = 'clear_deleted_webhooks';

export async function enqueueClearing(tx: Queryable): Promise<void> {
  // One after another: each clears whatever there is.
  await enqueueJob(tx, { task: CLEARING_TASK, payload: {}, queue: CLEARING_TASK });
}
