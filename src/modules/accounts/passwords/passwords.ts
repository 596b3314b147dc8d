/**
 * Resetting a forgotten password, and changing a known one. A reset ends all access that the person has or
 * gave out: somebody who knew the old password, or took over a session, may have made keys and sent
 * invitations. A change ends sessions and disconnects apps.
 */
import type { Database } from '../../../platform/postgres/index.ts';
import type { RateState } from '../../../platform/rate-limit/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import { Problem } from '../../../shared/problem.ts';
import type { RecordAudit } from '../../audit/index.ts';
import { type Access, ALL_CREDENTIALS } from '../access/access.ts';
import { actorOf, type Caller, type Origin, signedInOf } from '../account.ts';
import { hashEmailToken } from '../account-mails.ts';
import type { AccountStore } from '../accounts.store.ts';
import type { NewSession, StartSession } from '../sessions/sessions.ts';
import { attemptOf } from '../sign-in/check-identity.ts';
import type { DeviceStore } from '../sign-in/sign-in-devices.store.ts';
import { type Throttles, withRate } from '../sign-in/throttles.ts';
import type { PasswordHasher } from './password-hasher.ts';

/** The only rule for passwords: the number of characters (code points). */
export const PASSWORD_LENGTH = { min: 8, max: 1_024 } as const;

export function hasPasswordLength(password: string): boolean {
  const { length } = [...password];
  return length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max;
}

interface PasswordDeps {
  db: Database;
  store: Pick<
    AccountStore,
    | 'findEmailToken'
    | 'useEmailToken'
    | 'deleteUnusedTokens'
    | 'updatePassword'
    | 'findUserById'
    | 'findUserWithPassword'
  >;
  access: Pick<Access, 'change' | 'changeBy' | 'end'>;
  deviceStore: Pick<DeviceStore, 'isKnownTo'>;
  startSession: StartSession;
  passwords: PasswordHasher;
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
  const user = await deps.store.findUserById(deps.db, token.user_id);
  if (!user) throw invalidToken();
  const passwordHash = await deps.passwords.hash(input.newPassword);
  const by = { accountId: user.account_id, actor: user.email, address: input.address };
  await deps.access.change(by.accountId, async (tx) => {
    // The login is locked before its tokens, as for issuing a token; another order could deadlock.
    await deps.access.end(tx, by, {
      of: { userId: user.id },
      kinds: ALL_CREDENTIALS,
      because: 'password_reset',
    });
    const used = await deps.store.useEmailToken(tx, hash, { purpose, at: deps.clock.now() });
    if (used === undefined) throw invalidToken();
    await deps.store.updatePassword(tx, user.id, passwordHash);
    await deps.store.deleteUnusedTokens(tx, user.id, purpose);
    const { accountId, ...who } = by;
    await deps.audit(tx, accountId, { kind: 'password_reset', ...who });
  });
  await deps.throttles.clearLoginFailures(user.email);
}

export async function changePassword(
  deps: PasswordDeps,
  input: { caller: Caller; currentPassword: string; newPassword: string } & Origin,
): Promise<NewSession & { rate: RateState | undefined }> {
  const { account, actor } = input.caller;
  const { userId, sessionId } = signedInOf(input.caller);
  const { email } = account;
  const attempt = await attemptOf(deps, email, input);
  let rate = await deps.throttles.checkLogin(attempt);
  const secrets = await deps.store.findUserById(deps.db, userId);
  const matches = await deps.passwords.verify(secrets?.password_hash, input.currentPassword, {
    isKnownDevice: attempt.isKnownDevice,
    beforeWork: async () => {
      rate = await deps.throttles.checkLogin(attempt);
    },
  });
  if (!secrets || !matches) {
    rate = await deps.throttles.loginFailed(attempt);
    throw wrongCurrentPassword(rate);
  }
  const toHash = await deps.passwords.hash(input.newPassword);
  const by = actorOf(input.caller, input.address);
  const of = { userId };
  const session = await deps.access.changeBy(input.caller, 'self', async (tx) => {
    // The caller's own session ends without a reason to show, because it is replaced.
    await deps.access.end(tx, by, { of, kinds: ['sessions'], sessions: { only: sessionId } });
    await deps.access.end(tx, by, { of, kinds: ['sessions', 'apps'], because: 'password_changed' });
    const user = await deps.store.findUserWithPassword(tx, userId, secrets.password_hash);
    // The password was changed during the hashing, so the caller's password is now the old one.
    if (!user) throw wrongCurrentPassword(rate);
    await deps.store.updatePassword(tx, userId, toHash);
    // A stolen reset link may be why the password is changed.
    await deps.store.deleteUnusedTokens(tx, userId, 'reset_password');
    await deps.audit(tx, account.id, { kind: 'password_changed', actor, address: input.address });
    return deps.startSession(tx, { id: userId, sessionVersion: user.session_version }, input);
  });
  return { ...session, rate };
}

function wrongCurrentPassword(rate: RateState | undefined): Problem {
  return new Problem('invalid_credentials', 'The current password is wrong.', withRate(rate));
}

function invalidToken(): Problem {
  return new Problem('invalid_token', 'This link is no longer valid. Request a new one.');
}
