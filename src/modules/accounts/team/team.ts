import { randomBytes } from 'node:crypto';
import { enqueueJob } from '../../../platform/job-queue/index.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import type { Database, Transaction } from '../../../platform/postgres/index.ts';
import { type RateLimiter, rateLimited } from '../../../platform/rate-limit/index.ts';
import type { Role } from '../../../shared/caller.ts';
import { type Clock, DAY_MS } from '../../../shared/clock.ts';
import type { IdSource } from '../../../shared/ids.ts';
import { emailKey, parseEmail } from '../../../shared/internet/email-address.ts';
import { invalidRequest, Problem } from '../../../shared/problem.ts';
import type { RecordAudit } from '../../audit/index.ts';
import type { Caller } from '../account.ts';
import { hashEmailToken, invitationMail } from '../account-mails.ts';
import type { AccountStore } from '../accounts.store.ts';
import type { DefaultKeys } from '../keys/api-keys.ts';
import type { KeyStore } from '../keys/keys.store.ts';
import type { PasswordHasher } from '../passwords.ts';
import { accountExists } from '../sign-up.ts';
import type { Invitation, Member, TeamStore } from './team.store.ts';

/**
 * The people of an account. A person who loses the right to a key loses the key: the default key is replaced when an owner
 * leaves or becomes something else, because login had shown it to them; named keys end with the person who made them.
 */
interface TeamDeps {
  db: Database;
  store: Pick<AccountStore, 'findUserByEmailKey' | 'insertUser' | 'lockAccount'>;
  teamStore: TeamStore;
  keyStore: Pick<KeyStore, 'revokeMadeBy'>;
  defaultKeys: Pick<DefaultKeys, 'replaceExisting'>;
  passwords: PasswordHasher;
  mailer: Mailer;
  /** Of invitations by an account; undefined when throttling is off. */
  invitationLimit: RateLimiter | undefined;
  audit: RecordAudit;
  clock: Clock;
  ids: IdSource;
  siteUrl: string;
}

export const INVITATION_TASK = 'send_invitation_mail';
export const INVITATION_LIMIT = { name: 'invitation', limit: 30, windowSeconds: 3_600 } as const;
const INVITATION_MS = 7 * DAY_MS;
const MAIL_ATTEMPTS_MAX = 25;
const EXPIRED_KEPT_MS = 30 * DAY_MS;

/** A change of a member by an owner. */
interface MemberChange {
  caller: Caller;
  userId: string;
  address: string;
}

export function createTeam(deps: TeamDeps) {
  const { db, store, teamStore, audit, clock, ids } = deps;

  /** Runs with the account locked, so that two owners cannot remove each other at the same time. */
  async function changeMember<T>(
    { caller, userId }: MemberChange,
    change: (tx: Transaction, member: Member, members: Member[]) => Promise<T>,
  ): Promise<T> {
    return db.transaction(async (tx) => {
      await store.lockAccount(tx, caller.account.id);
      const members = await teamStore.listMembers(tx, caller.account.id);
      const asking = members.find(({ id }) => id === caller.signedIn?.userId);
      // Their role may have changed while this call waited for the lock.
      if (asking?.role !== 'owner')
        throw new Problem('insufficient_role', 'Only owners can change the team.');
      const member = members.find(({ id }) => id === userId);
      if (!member) throw new Problem('member_not_found', 'There is no such member in your account.');
      return change(tx, member, members);
    });
  }

  function keepAnOwner(member: Member, members: Member[]): void {
    if (member.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1)
      throw new Problem('last_owner', 'An account needs an owner; make somebody else an owner first.');
  }

  /** A former owner may have seen it at login. */
  async function replaceDefaultKey(tx: Transaction, { caller, address }: MemberChange): Promise<void> {
    const { account, actor } = caller;
    if (await deps.defaultKeys.replaceExisting(tx, account.id))
      await audit(tx, account.id, { kind: 'api_key_rotated', actor, address });
  }

  async function revokeKeysOf(
    tx: Transaction,
    member: Member,
    { caller, address }: MemberChange,
  ): Promise<void> {
    const { account, actor } = caller;
    for (const name of await deps.keyStore.revokeMadeBy(tx, member.id, clock.now()))
      await audit(tx, account.id, { kind: 'api_key_revoked', actor, address, detail: { name } });
  }

  return {
    async list(accountId: string): Promise<{ members: Member[]; invitations: Invitation[] }> {
      const [members, invitations] = await Promise.all([
        teamStore.listMembers(db, accountId),
        teamStore.listInvitations(db, accountId, clock.now()),
      ]);
      return { members, invitations };
    },

    /** Throws `invalid_request`, `account_exists`, `invitation_exists`, `rate_limited`. */
    async invite(
      { account, actor }: Caller,
      input: { email: string; role: Role },
      address: string,
    ): Promise<Invitation> {
      const email = parseEmail(input.email);
      if (email === undefined)
        throw invalidRequest('email must be an e-mail address.', { email: 'must be an e-mail address' });
      if (await store.findUserByEmailKey(db, emailKey(email)))
        throw new Problem('account_exists', 'This e-mail address has a login already; it can have only one.');
      const rate = await deps.invitationLimit?.consume(account.id);
      if (rate && !rate.allowed) throw rateLimited(rate, 'Too many invitations within an hour');
      const createdAt = clock.now();
      const invitation: Invitation = {
        id: ids.sortable('inv', createdAt),
        email,
        role: input.role,
        invited_by: actor,
        created_at: createdAt,
        expires_at: new Date(createdAt.getTime() + INVITATION_MS),
      };
      await db.transaction(async (tx) => {
        const isNew = await teamStore.insertInvitation(tx, account.id, {
          ...invitation,
          emailKey: emailKey(email),
        });
        if (!isNew) throw new Problem('invitation_exists', 'This e-mail address is invited already.');
        await enqueueJob(tx, {
          task: INVITATION_TASK,
          payload: { invitation_id: invitation.id },
          key: `${INVITATION_TASK}:${invitation.id}`,
          attemptsMax: MAIL_ATTEMPTS_MAX,
        });
        const detail = { email, role: input.role };
        await audit(tx, account.id, { kind: 'member_invited', actor, address, detail });
      });
      return invitation;
    },

    /** Its link stops working. Throws `invitation_not_found`. */
    async withdraw({ account, actor }: Caller, id: string, address: string): Promise<void> {
      await db.transaction(async (tx) => {
        const email = await teamStore.deleteInvitation(tx, account.id, id);
        if (email === undefined)
          throw new Problem('invitation_not_found', 'There is no such invitation; perhaps it was accepted.');
        await audit(tx, account.id, { kind: 'invitation_withdrawn', actor, address, detail: { email } });
      });
    },

    /** The token is made here, and only its hash is stored (ADR 0005). Nothing is sent if the invitation has ended. */
    async sendInvitation(id: string): Promise<void> {
      const token = randomBytes(32).toString('base64url');
      const invitation = await teamStore.setToken(db, id, hashEmailToken(token), clock.now());
      if (!invitation) return;
      const link = `${deps.siteUrl}/join?token=${token}`;
      await deps.mailer.send({ to: invitation.email, ...invitationMail(link, invitation) });
    },

    /** Creates the login of an invited person. Throws `invalid_token`, `account_exists`. */
    async accept(input: { token: string; password: string }, address: string): Promise<{ email: string }> {
      const hash = hashEmailToken(input.token);
      // Checked before the expensive part. The transaction decides whether it can still be used.
      if (!(await teamStore.findByToken(db, hash, clock.now()))) throw invalidInvitation();
      const passwordHash = await deps.passwords.hash(input.password);
      return db.transaction(async (tx) => {
        const at = clock.now();
        const taken = await teamStore.takeInvitation(tx, hash, at);
        if (!taken) throw invalidInvitation();
        const { account_id: accountId, email, email_key: key, role } = taken;
        // The link was in the mail, so the address is verified.
        const login = { accountId, role, email, emailKey: key, passwordHash, verifiedAt: at, createdAt: at };
        if (!(await store.insertUser(tx, { id: ids.sortable('usr', at), ...login }))) throw accountExists();
        await audit(tx, accountId, { kind: 'member_joined', actor: email, address, detail: { role } });
        return { email };
      });
    },

    /** Throws `member_not_found`, `last_owner`. */
    changeRole: (change: MemberChange, role: Role): Promise<Member> =>
      changeMember(change, async (tx, member, members) => {
        if (member.role === role) return member;
        keepAnOwner(member, members);
        const { account, actor } = change.caller;
        await teamStore.setRole(tx, account.id, member.id, role);
        if (member.role === 'owner') await replaceDefaultKey(tx, change);
        if (role === 'read_only') await revokeKeysOf(tx, member, change);
        const detail = { email: member.email, from: member.role, to: role };
        await audit(tx, account.id, { kind: 'member_role_changed', actor, address: change.address, detail });
        return { ...member, role };
      }),

    /** Throws `member_not_found`, `last_owner`. */
    remove: (change: MemberChange): Promise<void> =>
      changeMember(change, async (tx, member, members) => {
        keepAnOwner(member, members);
        const { account, actor } = change.caller;
        if (member.role === 'owner') await replaceDefaultKey(tx, change);
        await revokeKeysOf(tx, member, change);
        await teamStore.deleteMember(tx, account.id, member.id);
        const detail = { email: member.email };
        await audit(tx, account.id, { kind: 'member_removed', actor, address: change.address, detail });
      }),

    purge: () => teamStore.purgeInvitations(db, new Date(clock.now().getTime() - EXPIRED_KEPT_MS)),
  };
}

function invalidInvitation(): Problem {
  return new Problem('invalid_token', 'This invitation is no longer valid. Ask for a new one.');
}
