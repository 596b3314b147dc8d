import type { Database } from '../../platform/postgres/index.ts';
import type { RateState } from '../../platform/rate-limit/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { Problem } from '../../shared/problem.ts';
import type { AccountProfile } from './account.ts';
import type { AccountStore } from './account-store.ts';
import type { RecordAudit } from './audit.ts';
import { hashEmailToken } from './email-token.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { NewSession, SessionTokens } from './session-token.ts';
import { type Throttles, withRate } from './throttles.ts';

/** Resetting a forgotten password, and changing a known one. Both end every older session. */
export interface PasswordDeps {
  db: Database;
  store: Pick<
    AccountStore,
    | 'findEmailToken'
    | 'useEmailToken'
    | 'deleteUnusedTokens'
    | 'updatePassword'
    | 'replacePassword'
    | 'findSecretsById'
    | 'lockAccount'
  >;
  passwords: PasswordHasher;
  sessions: SessionTokens;
  throttles: Throttles;
  audit: RecordAudit;
  clock: Clock;
}

export async function resetPassword(
  deps: PasswordDeps,
  input: { token: string; newPassword: string; address: string },
): Promise<void> {
  const purpose = 'reset_password';
  const hash = hashEmailToken(input.token);
  // Looked at before the expensive part; whether it can still be used is decided in the transaction.
  const token = await deps.store.findEmailToken(deps.db, hash, purpose);
  if (!token || token.used_at || token.expires_at <= deps.clock.now()) throw invalidToken();
  const passwordHash = await deps.passwords.hash(input.newPassword);
  await deps.db.transaction(async (tx) => {
    // The account first and its tokens then, as where a token is issued: in the other order the two would deadlock.
    await deps.store.lockAccount(tx, token.account_id);
    const accountId = await deps.store.useEmailToken(tx, hash, { purpose, at: deps.clock.now() });
    if (accountId === undefined) throw invalidToken();
    await deps.store.updatePassword(tx, accountId, passwordHash);
    await deps.store.deleteUnusedTokens(tx, accountId, purpose);
    await deps.audit(tx, accountId, { kind: 'password_reset', address: input.address });
  });
  const account = await deps.store.findSecretsById(deps.db, token.account_id);
  if (account) await deps.throttles.forgiveLogin(account.email);
}

export async function changePassword(
  deps: PasswordDeps,
  input: { account: AccountProfile; currentPassword: string; newPassword: string; address: string },
): Promise<NewSession & { rate: RateState | undefined }> {
  const { id, email } = input.account;
  let rate = await deps.throttles.checkLogin(email, input.address);
  const secrets = await deps.store.findSecretsById(deps.db, id);
  const matches = await deps.passwords.verify(secrets?.password_hash, input.currentPassword, async () => {
    rate = await deps.throttles.checkLogin(email, input.address);
  });
  if (!secrets || !matches) {
    rate = await deps.throttles.loginFailed(email, input.address);
    throw wrongCurrentPassword(rate);
  }
  const toHash = await deps.passwords.hash(input.newPassword);
  const sessionVersion = await deps.db.transaction(async (tx) => {
    const version = await deps.store.replacePassword(tx, id, { fromHash: secrets.password_hash, toHash });
    // Somebody changed it while we were hashing: what the caller knows is the old one by now.
    if (version === undefined) throw wrongCurrentPassword(rate);
    // Whoever changes the password may do so because somebody else got hold of a link.
    await deps.store.deleteUnusedTokens(tx, id, 'reset_password');
    await deps.audit(tx, id, { kind: 'password_changed', address: input.address });
    return version;
  });
  return { ...(await deps.sessions.create({ accountId: id, sessionVersion })), rate };
}

function wrongCurrentPassword(rate: RateState | undefined): Problem {
  return new Problem('invalid_credentials', 'The current password is wrong.', withRate(rate));
}

function invalidToken(): Problem {
  return new Problem(
    'invalid_token',
    'This link is not valid any more; ask for a new one with forgot-password.',
  );
}
