import type { Database, Transaction } from '../../../platform/postgres/index.ts';
import type { RateState } from '../../../platform/rate-limit/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import { Problem } from '../../../shared/problem.ts';
import type { RecordAudit } from '../../audit/index.ts';
import type { Access } from '../access/access.ts';
import { type AccountProfile, type Caller, type Origin, roleDoesNotAllow } from '../account.ts';
import type { AccountStore, UserSecrets } from '../accounts.store.ts';
import type { DefaultKeys } from '../keys/api-keys.ts';
import type { GivenFactor } from '../second-factor/check-factor.ts';
import type { SecurityNotices } from '../security-mails.ts';
import type { NewSession, StartSession } from '../sessions/sessions.ts';
import {
  checkIdentity,
  checkPassword,
  checkSecondFactor,
  type IdentityDeps,
  wrongPassword,
} from './check-identity.ts';
import type { DeviceStore } from './sign-in-devices.store.ts';
import { noticeDevice } from './sign-in-devices.ts';
import { withRate } from './throttles.ts';

interface LogInDeps extends IdentityDeps {
  db: Database;
  store: Pick<
    AccountStore,
    'findUserByEmailKey' | 'findProfileById' | 'findNewestTokenTime' | 'findUserWithPassword'
  >;
  defaultKeys: DefaultKeys;
  startSession: StartSession;
  deviceStore: DeviceStore;
  notices: SecurityNotices;
  audit: RecordAudit;
  clock: Clock;
  enqueueVerificationMail: (tx: Transaction, userId: string) => Promise<void>;
}

interface LoggedIn {
  session: NewSession;
  /** The default key, only for owners. Undefined for an owner if APP_SECRET has changed since. */
  apiKey: string | undefined;
  account: AccountProfile;
  rate: RateState | undefined;
}

/** A sign-in with the right password sends a lost verification mail again, but not more often than this. */
const RESEND_AFTER_MS = 10 * 60 * 1000;

export async function logIn(
  deps: LogInDeps,
  { code, passkey, ...input }: { email: string; password: string } & Origin & GivenFactor,
): Promise<LoggedIn> {
  const identified = await checkPassword(deps, input);
  const { rate, user } = identified;
  if (!user.email_verified_at) {
    await resendVerification(deps, user);
    throw new Problem(
      'email_not_verified',
      'This e-mail address is not verified yet; follow the link in the mail we sent.',
      withRate(rate),
    );
  }
  await checkSecondFactor(deps, identified, { code, passkey });
  const { account_id: accountId, email: actor } = user;
  const { address } = input;
  return deps.db.transaction(async (tx) => {
    // If a reset or a demotion since the check has replaced the default key, this sign-in must not show it.
    const current = await deps.store.findUserWithPassword(tx, user.id, user.password_hash);
    if (!current) throw wrongPassword(rate);
    // The session version that was read with the password hash: anything that ended all sessions since then
    // also ends this one.
    const session = await deps.startSession(tx, { id: user.id, sessionVersion: user.session_version }, input);
    const key = current.role === 'owner' ? await deps.defaultKeys.getOrCreate(tx, accountId) : undefined;
    if (key?.created) await deps.audit(tx, accountId, { kind: 'api_key_created', actor, address });
    await deps.audit(tx, accountId, { kind: 'signed_in', actor, address });
    await noticeDevice(deps, tx, { userId: user.id, origin: input });
    const profile = await deps.store.findProfileById(tx, accountId);
    if (!profile) throw new Error(`account ${accountId} vanished during its login`);
    const account = { ...profile, email: user.email, email_verified_at: user.email_verified_at };
    return { session, apiKey: key?.text, account, rate };
  });
}

/** Shows the default key again to a signed-in owner who gives the password. Starts no session. */
export async function showDefaultKey(
  deps: LogInDeps,
  { caller, ...given }: { caller: Caller; password: string } & Origin & GivenFactor,
): Promise<string | undefined> {
  const { rate, user } = await checkIdentity(deps, { email: caller.account.email, ...given });
  return deps.db.transaction(async (tx) => {
    const current = await deps.store.findUserWithPassword(tx, user.id, user.password_hash);
    if (!current) throw wrongPassword(rate);
    if (current.role !== 'owner') throw roleDoesNotAllow('own');
    return (await deps.defaultKeys.getOrCreate(tx, caller.account.id)).text;
  });
}

/** The old default key stops working at once. */
export async function rotateDefaultKey(
  {
    access,
    defaultKeys,
    audit,
  }: Pick<LogInDeps, 'defaultKeys' | 'audit'> & { access: Pick<Access, 'changeBy'> },
  caller: Caller,
  address: string,
) {
  const { account, actor } = caller;
  return access.changeBy(caller, 'own', async (tx) => {
    const key = await defaultKeys.replace(tx, account.id);
    await audit(tx, account.id, { kind: 'api_key_rotated', actor, address });
    return key;
  });
}

async function resendVerification(deps: LogInDeps, user: UserSecrets): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // If there is no token, the first mail is still queued, or all tokens were purged long ago.
    const newest = (await deps.store.findNewestTokenTime(tx, user.id, 'verify_email')) ?? user.created_at;
    const isRecent = deps.clock.now().getTime() - newest.getTime() < RESEND_AFTER_MS;
    if (!isRecent) await deps.enqueueVerificationMail(tx, user.id);
  });
}
