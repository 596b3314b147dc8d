import { createHash, randomBytes } from 'node:crypto';
import { enqueueJob } from '../../platform/job-queue/index.ts';
import type { Mailer } from '../../platform/mailer.ts';
import type { Database, Queryable, Transaction } from '../../platform/postgres/index.ts';
import { type Clock, HOUR_MS } from '../../shared/clock.ts';
import type { AccountStore, TokenPurpose } from './accounts.store.ts';
import { resetMail, verificationMail } from './mail-templates.ts';

/** The jobs that send the account mails; they are run by `accounts.jobs.ts`. */
export const MAIL_TASKS = { verification: 'send_verification_mail', reset: 'send_reset_mail' } as const;

/** With the queue's backoff, 25 attempts cover a mail server that is down for several days. */
const ATTEMPTS_MAX = 25;

const TOKEN_HOURS: Record<TokenPurpose, number> = { verify_email: 48, reset_password: 1 };

export async function enqueueVerificationMail(tx: Transaction, userId: string): Promise<void> {
  await enqueueJob(tx, {
    task: MAIL_TASKS.verification,
    payload: { user_id: userId },
    // At most one mail waits for a mail server that is down.
    key: `${MAIL_TASKS.verification}:${userId}`,
    attemptsMax: ATTEMPTS_MAX,
  });
}

/**
 * A few mails to one address may be queued at once, one in each `slot`. A new job replaces the one that waits in its slot,
 * so that repeated requests do not make the queue grow.
 */
export async function enqueueResetMail(db: Queryable, emailKey: string, slot: number): Promise<void> {
  const address = createHash('sha256').update(emailKey).digest('base64url');
  await enqueueJob(db, {
    task: MAIL_TASKS.reset,
    payload: { email_key: emailKey },
    key: `${MAIL_TASKS.reset}:${address}:${slot}`,
    attemptsMax: ATTEMPTS_MAX,
  });
}

/**
 * Sends the mails that contain a link. The token is created while the job runs, and only its hash is stored, so a queued
 * mail contains no secret. A retry sends a new token.
 */
export interface SendMailDeps {
  db: Database;
  store: Pick<
    AccountStore,
    'findUserById' | 'findUserByEmailKey' | 'insertEmailToken' | 'deleteUnusedTokens' | 'lockUser'
  >;
  mailer: Mailer;
  clock: Clock;
  baseUrl: string;
  siteUrl: string;
}

export async function sendVerificationMail(deps: SendMailDeps, userId: string): Promise<void> {
  const user = await deps.store.findUserById(deps.db, userId);
  if (!user || user.email_verified_at) return;
  const token = await issueToken(deps, user.id, 'verify_email');
  const link = `${deps.baseUrl}/v1/auth/verify-email?token=${token}`;
  await deps.mailer.send({ to: user.email, ...verificationMail(link) });
}

export async function sendResetMail(deps: SendMailDeps, emailKey: string): Promise<void> {
  const user = await deps.store.findUserByEmailKey(deps.db, emailKey);
  if (!user) return;
  const token = await issueToken(deps, user.id, 'reset_password');
  const link = `${deps.siteUrl}/reset-password?token=${token}`;
  await deps.mailer.send({ to: user.email, ...resetMail(link) });
}

/** A new token of 256 random bits. Only its hash is stored. */
async function issueToken(deps: SendMailDeps, userId: string, purpose: TokenPurpose): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + TOKEN_HOURS[purpose] * HOUR_MS);
  const hash = hashEmailToken(token);
  await deps.db.transaction(async (tx) => {
    await deps.store.lockUser(tx, userId);
    if (purpose === 'reset_password') await deps.store.deleteUnusedTokens(tx, userId, purpose);
    await deps.store.insertEmailToken(tx, userId, { hash, purpose, createdAt, expiresAt });
  });
  return token;
}

export function hashEmailToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
