import { enqueueJob } from '../../platform/job-queue/index.ts';
import type { Queryable } from '../../platform/postgres/index.ts';

export const DISABLED_MAIL_TASK = 'mail_webhook_disabled';
/** With the queue's spacing, twenty-five tries reach over several days of a mail server being down. */
const ATTEMPTS_MAX = 25;

export async function enqueueDisabledMail(tx: Queryable, destinationId: number): Promise<void> {
  await enqueueJob(tx, {
    task: DISABLED_MAIL_TASK,
    payload: { destination_id: destinationId },
    attemptsMax: ATTEMPTS_MAX,
  });
}
