import type { Database, Transaction } from '../../platform/postgres/index.ts';
import type { RateState } from '../../platform/rate-limit/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { emailKey } from '../../shared/email-address.ts';
import { Problem } from '../../shared/problem.ts';
import type { AccountProfile } from './account.ts';
import type { AccountSecrets, AccountStore } from './accounts.store.ts';
import type { ApiKeys } from './api-key.ts';
import type { RecordAudit } from './audit.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { NewSession, SessionTokens } from './session-token.ts';
import { type Throttles, withRate } from './throttles.ts';

export interface LogInDeps {
  db: Database;
  store: Pick<
    AccountStore,
    'findSecretsByEmailKey' | 'findProfileById' | 'findNewestTokenTime' | 'isCurrentPassword'
  >;
  passwords: PasswordHasher;
  throttles: Throttles;
  apiKeys: ApiKeys;
  sessions: SessionTokens;
  audit: RecordAudit;
  clock: Clock;
  enqueueVerificationMail: (tx: Transaction, accountId: string) => Promise<void>;
}

export interface LoggedIn {
  session: NewSession;
  apiKey: string | undefined;
  account: AccountProfile;
  rate: RateState | undefined;
}

/** Signing in with the right password sends a lost verification mail again, but not more often than this. */
const RESEND_AFTER_MS = 10 * 60 * 1000;

export async function logIn(
  deps: LogInDeps,
  input: { email: string; password: string; address: string },
): Promise<LoggedIn> {
  const { rate, account } = await checkPassword(deps, input);
  if (!account.email_verified_at) {
    await resendVerification(deps, account);
    throw new Problem(
      'email_not_verified',
      'This e-mail address is not verified yet; follow the link in the mail we sent.',
      withRate(rate),
    );
  }
  // The version that was read with the password hash: a reset since then invalidates this session.
  const session = await deps.sessions.create({
    accountId: account.id,
    sessionVersion: account.session_version,
  });
  return deps.db.transaction(async (tx) => {
    // A reset since the check replaced the key, and the old password must not read the new one.
    if (!(await deps.store.isCurrentPassword(tx, account.id, account.password_hash)))
      throw wrongPassword(rate);
    const { text: apiKey, created } = await deps.apiKeys.getOrCreate(tx, account.id);
    if (created) await deps.audit(tx, account.id, { kind: 'api_key_created', address: input.address });
    await deps.audit(tx, account.id, { kind: 'signed_in', address: input.address });
    const profile = await deps.store.findProfileById(tx, account.id);
    if (!profile) throw new Error(`account ${account.id} vanished during its login`);
    return { session, apiKey, account: profile, rate };
  });
}

async function checkPassword(
  deps: LogInDeps,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<{ rate: RateState | undefined; account: AccountSecrets }> {
  const { throttles } = deps;
  let rate = await throttles.checkLogin(email, address);
  const account = await deps.store.findSecretsByEmailKey(deps.db, emailKey(email));
  const matches = await deps.passwords.verify(account?.password_hash, password, async () => {
    rate = await throttles.checkLogin(email, address);
  });
  if (!account || !matches) {
    rate = await throttles.loginFailed(email, address);
    throw wrongPassword(rate);
  }
  if (rate && rate.remaining < rate.limit) await throttles.clearLoginFailures(email);
  return { rate, account };
}

function wrongPassword(rate: RateState | undefined): Problem {
  return new Problem('invalid_credentials', 'The e-mail address or the password is wrong.', withRate(rate));
}

async function resendVerification(deps: LogInDeps, account: AccountSecrets): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Without a token, the first mail is still queued, or all tokens were purged long ago.
    const newest =
      (await deps.store.findNewestTokenTime(tx, account.id, 'verify_email')) ?? account.created_at;
    const isRecent = deps.clock.now().getTime() - newest.getTime() < RESEND_AFTER_MS;
    if (!isRecent) await deps.enqueueVerificationMail(tx, account.id);
  });
}
