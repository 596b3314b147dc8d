import type { Mailer } from '../../platform/mailer/index.ts';
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { HOUR_MS } from '../../shared/durations.ts';
import type { AccountStore } from './account-store.ts';
import { createEmailToken, TOKEN_HOURS, type TokenPurpose } from './email-token.ts';
import { type MailContent, resetMail, verificationMail } from './mails.ts';

/**
 * Sends the mails that carry a link. The token is made here, while the job runs, and only its hash is stored: a
 * queued mail holds no secret. A mail that could not be sent is tried again with a fresh token.
 */
export interface SendLinkDeps {
  db: Database;
  store: Pick<
    AccountStore,
    'findSecretsById' | 'findSecretsByEmailKey' | 'insertEmailToken' | 'deleteUnusedTokens' | 'lockAccount'
  >;
  mailer: Mailer;
  clock: Clock;
  baseUrl: string;
  siteUrl: string;
}

export async function sendVerificationMail(deps: SendLinkDeps, accountId: string): Promise<void> {
  const account = await deps.store.findSecretsById(deps.db, accountId);
  if (!account || account.email_verified_at) return;
  const token = await issueToken(deps, account.id, 'verify_email');
  await send(deps, account.email, verificationMail(`${deps.baseUrl}/v1/auth/verify-email?token=${token}`));
}

export async function sendResetMail(deps: SendLinkDeps, emailKey: string): Promise<void> {
  const account = await deps.store.findSecretsByEmailKey(deps.db, emailKey);
  if (!account) return;
  const token = await issueToken(deps, account.id, 'reset_password');
  await send(deps, account.email, resetMail(`${deps.siteUrl}/reset-password?token=${token}`));
}

async function issueToken(deps: SendLinkDeps, accountId: string, purpose: TokenPurpose): Promise<string> {
  const token = createEmailToken();
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + TOKEN_HOURS[purpose] * HOUR_MS);
  await deps.db.transaction(async (tx) => {
    await deps.store.lockAccount(tx, accountId);
    if (purpose === 'reset_password') await deps.store.deleteUnusedTokens(tx, accountId, purpose);
    await deps.store.insertEmailToken(tx, accountId, { hash: token.hash, purpose, createdAt, expiresAt });
  });
  return token.text;
}

async function send(deps: SendLinkDeps, to: string, content: MailContent): Promise<void> {
  await deps.mailer.send({ to, ...content });
}
