import type { Database, Transaction } from '../../../platform/postgres/index.ts';
import { isAllowed, type Need, ROLE_PERMISSIONS, type Role } from '../../../shared/caller.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Actor, RecordAudit } from '../../audit/index.ts';
import { type Caller, roleDoesNotAllow, sessionHasEnded, signedInOf } from '../account.ts';
import type { AccountStore } from '../accounts.store.ts';
import type { DefaultKeys } from '../keys/api-keys.ts';
import type { KeyStore } from '../keys/keys.store.ts';
import type { EndReason, SessionStore, WhichSessions } from '../sessions/sessions.store.ts';
import type { TeamStore } from '../team/team.store.ts';

interface AccessDeps {
  db: Database;
  store: Pick<AccountStore, 'lockAccount' | 'lockUser' | 'raiseSessionVersion'>;
  sessionStore: Pick<SessionStore, 'findHolder' | 'end'>;
  keyStore: Pick<KeyStore, 'revoke'>;
  teamStore: Pick<TeamStore, 'deleteInvitations'>;
  defaultKeys: Pick<DefaultKeys, 'replaceExisting'>;
  audit: RecordAudit;
  clock: Clock;
}

/**
 * The credentials that a person has or gave out, and the permission that a role needs for them to stay valid.
 * The default key belongs to owners only, because sign-in shows it to them.
 */
const NEEDED_FOR = {
  sessions: 'self',
  apps: 'self',
  named_keys: 'manage',
  invitations: 'own',
  default_key: 'own',
} as const satisfies Record<string, Need>;

type CredentialKind = keyof typeof NEEDED_FOR;

export const ALL_CREDENTIALS = Object.keys(NEEDED_FOR) as CredentialKind[];

/** The credentials that end if a person gets this role. */
export function credentialsBeyond(role: Role): CredentialKind[] {
  return ALL_CREDENTIALS.filter((kind) => !isAllowed(ROLE_PERMISSIONS[role], NEEDED_FOR[kind]));
}

interface Ending {
  /** Whose credentials end; or the id of one key or invitation, whoever made it. */
  of: { userId: string } | { id: string };
  kinds: readonly CredentialKind[];
  /** Which sessions end. Default: all. */
  sessions?: WhichSessions;
  /** Shown to people whose session ends. */
  because?: EndReason;
}

/** The number of ended sessions, the names of the keys and the addresses of the invited people. */
interface Ended {
  sessions: number;
  keys: string[];
  invitations: string[];
}

export type Access = ReturnType<typeof createAccess>;

/**
 * Giving and revoking access. All code that gives a credential or revokes one holds one lock, the row of the
 * account, and checks again under the lock what the caller may do. Every revocation goes through `end`.
 */
export function createAccess(deps: AccessDeps) {
  const { db, store, audit, clock } = deps;

  /** Changes who may do what. Other changes of the same account wait. */
  function change<T>(accountId: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return db.transaction(async (tx) => {
      await store.lockAccount(tx, accountId);
      return work(tx);
    });
  }

  /** Throws if the session of the caller has ended, or their role has changed, since the request arrived. */
  async function requireStill(tx: Transaction, caller: Caller, need: Need): Promise<void> {
    const holder = await deps.sessionStore.findHolder(tx, signedInOf(caller));
    if (!holder) throw sessionHasEnded();
    if (!isAllowed(ROLE_PERMISSIONS[holder.user.role], need)) throw roleDoesNotAllow(need);
  }

  /** Revokes credentials. The transaction must hold the lock of the account. */
  async function end(tx: Transaction, by: Actor, { of, kinds, ...which }: Ending): Promise<Ended> {
    const { accountId, ...who } = by;
    const at = clock.now();
    const ended: Ended = { sessions: 0, keys: [], invitations: [] };
    const userId = 'userId' in of ? of.userId : undefined;
    // Waits for a running sign-in, which locks the login: it must not get the default key between two
    // statements here.
    const role = userId === undefined ? undefined : await store.lockUser(tx, userId);
    if (userId !== undefined && kinds.includes('apps')) await store.raiseSessionVersion(tx, userId);
    if (userId !== undefined && kinds.includes('sessions')) {
      const { sessions, because = 'signed_out' } = which;
      ended.sessions = await deps.sessionStore.end(tx, userId, { ...sessions, because, at });
    }
    if (kinds.includes('named_keys')) ended.keys = await deps.keyStore.revoke(tx, accountId, { of, at });
    if (kinds.includes('invitations'))
      ended.invitations = await deps.teamStore.deleteInvitations(tx, accountId, of);
    for (const name of ended.keys)
      await audit(tx, accountId, { kind: 'api_key_revoked', ...who, detail: { name } });
    for (const email of ended.invitations)
      await audit(tx, accountId, { kind: 'invitation_withdrawn', ...who, detail: { email } });
    if (kinds.includes('default_key') && role === 'owner') {
      if (await deps.defaultKeys.replaceExisting(tx, accountId))
        await audit(tx, accountId, { kind: 'api_key_rotated', ...who });
    }
    return ended;
  }

  return {
    change,
    /** A change made by a signed-in person. Throws `invalid_credentials`, `insufficient_role`. */
    changeBy: <T>(caller: Caller, need: Need, work: (tx: Transaction) => Promise<T>): Promise<T> =>
      change(caller.account.id, async (tx) => {
        await requireStill(tx, caller, need);
        return work(tx);
      }),
    end,
  };
}
