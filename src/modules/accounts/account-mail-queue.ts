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
    attemptsMax: ATTEMPTS_MAX,
  });
}

export async function enqueueResetMail(db: Queryable, emailKey: string): Promise<void> {
  await enqueueJob(db, {
    task: MAIL_TASKS.reset,
    payload: { email_key: emailKey },
    attemptsMax: ATTEMPTS_MAX,
  });
}
