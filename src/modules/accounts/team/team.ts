import type { Transaction } from '../../../platform/postgres/index.ts';
import type { Role } from '../../../shared/caller.ts';
import { DAY_MS } from '../../../shared/clock.ts';
import { Problem } from '../../../shared/problem.ts';
import { ALL_CREDENTIALS, credentialsBeyond } from '../access/access.ts';
import { actorOf, type Caller } from '../account.ts';
import {
  acceptInvitation,
  type InvitationDeps,
  invite,
  readInvitation,
  sendInvitation,
  withdrawInvitation,
} from './invitations.ts';
import type { Invitation, Member } from './team.store.ts';

const EXPIRED_KEPT_MS = 30 * DAY_MS;

/** An owner's change of a member. */
interface MemberChange {
  caller: Caller;
  userId: string;
  address: string;
}

/**
 * The people of an account. If a role is reduced or a person leaves, the credentials that they may no longer
 * have are revoked (`../access/access.ts`).
 */
export function createTeam(deps: InvitationDeps) {
  const { db, teamStore, clock } = deps;
  return {
    async list(accountId: string): Promise<{ members: Member[]; invitations: Invitation[] }> {
      const [members, invitations] = await Promise.all([
        teamStore.listMembers(db, accountId),
        teamStore.listInvitations(db, accountId, clock.now()),
      ]);
      return { members, invitations };
    },
    invite: (caller: Caller, input: { email: string; role: Role }, address: string) =>
      invite(deps, caller, { ...input, address }),
    withdraw: (caller: Caller, id: string, address: string) =>
      withdrawInvitation(deps, caller, { id, address }),
    sendInvitation: (id: string) => sendInvitation(deps, id),
    readInvitation: (token: string) => readInvitation(deps, token),
    accept: (input: { token: string; password: string }, address: string) =>
      acceptInvitation(deps, { ...input, address }),
    changeRole: (change: MemberChange, role: Role) => changeRole(deps, change, role),
    remove: (change: MemberChange) => removeMember(deps, change),
    purge: () => teamStore.purgeInvitations(db, new Date(clock.now().getTime() - EXPIRED_KEPT_MS)),
  };
}

type MemberDeps = Pick<InvitationDeps, 'access' | 'teamStore' | 'audit'>;

/** Throws `member_not_found`, `last_owner`. */
async function changeRole(deps: MemberDeps, change: MemberChange, role: Role): Promise<Member> {
  const { access, teamStore, audit } = deps;
  return changeMember(deps, change, async (tx, member, members) => {
    if (member.role === role) return member;
    keepAnOwner(member, members);
    const { account, actor } = change.caller;
    await access.end(tx, actorOf(change.caller, change.address), {
      of: { userId: member.id },
      kinds: credentialsBeyond(role),
    });
    await teamStore.setRole(tx, account.id, member.id, role);
    const detail = { email: member.email, from: member.role, to: role };
    await audit(tx, account.id, { kind: 'member_role_changed', actor, address: change.address, detail });
    return { ...member, role };
  });
}

/** Throws `member_not_found`, `last_owner`. */
async function removeMember(deps: MemberDeps, change: MemberChange): Promise<void> {
  const { access, teamStore, audit } = deps;
  await changeMember(deps, change, async (tx, member, members) => {
    keepAnOwner(member, members);
    const { account, actor } = change.caller;
    await access.end(tx, actorOf(change.caller, change.address), {
      of: { userId: member.id },
      kinds: ALL_CREDENTIALS,
    });
    await teamStore.deleteMember(tx, account.id, member.id);
    const detail = { email: member.email };
    await audit(tx, account.id, { kind: 'member_removed', actor, address: change.address, detail });
  });
}

/** Holds the lock of the account, so that two owners cannot remove each other at the same time. */
async function changeMember<T>(
  { access, teamStore }: MemberDeps,
  { caller, userId }: MemberChange,
  change: (tx: Transaction, member: Member, members: Member[]) => Promise<T>,
): Promise<T> {
  return access.changeBy(caller, 'own', async (tx) => {
    const members = await teamStore.listMembers(tx, caller.account.id);
    const member = members.find(({ id }) => id === userId);
    if (!member) throw new Problem('member_not_found', 'There is no such member in your account.');
    return change(tx, member, members);
  });
}

function keepAnOwner(member: Member, members: Member[]): void {
  if (member.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1)
    throw new Problem('last_owner', 'An account needs an owner; make somebody else an owner first.');
}
