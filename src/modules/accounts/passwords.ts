import type { Database } from '../../platform/postgres/index.ts';
import type { RateState } from '../../platform/rate-limit/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { Problem } from '../../shared/problem.ts';
import type { AccountProfile } from './account.ts';
import { hashEmailToken } from './account-mails.ts';
import type { AccountStore } from './accounts.store.ts';
import type { ApiKeys } from './api-key.ts';
import type { RecordAudit } from './audit.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { NewSession, SessionTokens } from './session-token.ts';
import { type Throttles, withRate } from './throttles.ts';

/**
 * Resetting a forgotten password, and changing a known one. Both end all older sessions. A reset also replaces the API
 * key, because whoever knew the old password could read it.
 */
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
  apiKeys: ApiKeys;
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
  // Checked before the expensive part. The transaction decides whether it can still be used.
  const token = await deps.store.findEmailToken(deps.db, hash, purpose);
  if (!token || token.used_at || token.expires_at <= deps.clock.now()) throw invalidToken();
  const passwordHash = await deps.passwords.hash(input.newPassword);
  await deps.db.transaction(async (tx) => {
    // The account is locked before its tokens, as when a token is issued; another order could deadlock.
    await deps.store.lockAccount(tx, token.account_id);
    const accountId = await deps.store.useEmailToken(tx, hash, { purpose, at: deps.clock.now() });
    if (accountId === undefined) throw invalidToken();
    await deps.store.updatePassword(tx, accountId, passwordHash);
    await deps.store.deleteUnusedTokens(tx, accountId, purpose);
    const replacedKey = await deps.apiKeys.replaceExisting(tx, accountId);
    await deps.audit(tx, accountId, { kind: 'password_reset', address: input.address });
    if (replacedKey) await deps.audit(tx, accountId, { kind: 'api_key_rotated', address: input.address });
  });
  const account = await deps.store.findSecretsById(deps.db, token.account_id);
  if (account) await deps.throttles.clearLoginFailures(account.email);
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
    // The password was changed while we were hashing, so the caller's one is the old one now.
    if (version === undefined) throw wrongCurrentPassword(rate);
    // The password may be changed because a reset link was stolen.
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
