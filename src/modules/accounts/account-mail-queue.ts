import { createHash } from 'node:crypto';
import { enqueueJob } from '../../platform/job-queue/index.ts';
import type { Queryable, Transaction } from '../../platform/postgres/index.ts';

/** Queuing the account mails. Their tasks are in `accounts.jobs.ts`; the payloads hold no secret. */
export const MAIL_TASKS = { verification: 'send_verification_mail', reset: 'send_reset_mail' } as const;

/** With the queue's spacing, twenty-five tries reach over several days of a mail server being down. */
const ATTEMPTS_MAX = 25;

export async function enqueueVerificationMail(tx: Transaction, accountId: string): Promise<void> {
  await enqueueJob(tx, {
    task: MAIL_TASKS.verification,
    payload: { account_id: accountId },
    // While one waits for a mail server that is down, nobody needs a second.
    key: `${MAIL_TASKS.verification}:${accountId}`,
    attemptsMax: ATTEMPTS_MAX,
  });
}

/**
 * `place` tells the few mails of one address apart that may wait at once. However often somebody asks, the queue
 * grows no longer than that: a job whose place is taken replaces the one that waits there.
 */
export async function enqueueResetMail(db: Queryable, emailKey: string, place: number): Promise<void> {
  const address = createHash('sha256').update(emailKey).digest('base64url');
  await enqueueJob(db, {
    task: MAIL_TASKS.reset,
    payload: { email_key: emailKey },
    key: `${MAIL_TASKS.reset}:${address}:${place}`,
    attemptsMax: ATTEMPTS_MAX,
  });
}
