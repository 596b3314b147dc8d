import { type Queryable, sql } from '../../../platform/postgres/index.ts';
import type { Role } from '../../../shared/caller.ts';

export type TeamStore = typeof teamStore;

export interface Member {
  id: string;
  email: string;
  role: Role;
  created_at: Date;
  /** When they last used a session, rounded to the minute; null if not in the last month. */
  last_seen_at: Date | null;
}

export interface Invitation {
  id: string;
  email: string;
  role: Role;
  /** The e-mail address of the owner who sent the invitation. */
  invited_by: string;
  created_at: Date;
  expires_at: Date;
}

export const teamStore = {
  /** In the order of joining. */
  listMembers: (db: Queryable, accountId: string) =>
    db.query<Member>(sql`
      select users.id, users.email, users.role, users.created_at,
        (select max(last_used_at) from sessions where user_id = users.id) as last_seen_at
      from users where users.account_id = ${accountId}
      order by users.created_at, users.id`),

  listInvitations: (db: Queryable, accountId: string, now: Date) =>
    db.query<Invitation>(sql`
      select id, email, role, invited_by, created_at, expires_at from invitations
      where account_id = ${accountId} and expires_at > ${now} order by created_at, id`),

  /** Replaces an expired invitation. Returns false if there is a valid one. */
  async insertInvitation(
    db: Queryable,
    accountId: string,
    { emailKey, invitedById, ...invitation }: Invitation & { emailKey: string; invitedById: string },
  ): Promise<boolean> {
    const inserted = await db.execute(sql`
      insert into invitations as known
        (id, account_id, email, email_key, role, invited_by, invited_by_id, created_at, expires_at)
      values (${invitation.id}, ${accountId}, ${invitation.email}, ${emailKey}, ${invitation.role},
        ${invitation.invited_by}, ${invitedById}, ${invitation.created_at}, ${invitation.expires_at})
      on conflict on constraint invitations_one_an_address do update set
        id = excluded.id, email = excluded.email, role = excluded.role, invited_by = excluded.invited_by,
        invited_by_id = excluded.invited_by_id, created_at = excluded.created_at, expires_at = excluded.expires_at, token_hash = null
      where known.expires_at <= excluded.created_at`);
    return inserted === 1;
  },

  /**
   * Deletes the invitations that a person sent, or one invitation of the account. Returns the invited
   * addresses.
   */
  async deleteInvitations(
    db: Queryable,
    accountId: string,
    of: { userId: string } | { id: string },
  ): Promise<string[]> {
    const deleted = await db.query<{ email: string }>(sql`
      delete from invitations
      where account_id = ${accountId}
        and (invited_by_id = ${'userId' in of ? of.userId : null} or id = ${'id' in of ? of.id : null})
      returning email`);
    return deleted.map(({ email }) => email);
  },

  /** A newer token invalidates the older one. Undefined if the invitation has ended. */
  setToken: (db: Queryable, id: string, tokenHash: Buffer, now: Date) =>
    db.first<Invitation>(sql`
      update invitations set token_hash = ${tokenHash} where id = ${id} and expires_at > ${now}
      returning id, email, role, invited_by, created_at, expires_at`),

  findByToken: (db: Queryable, tokenHash: Buffer, now: Date) =>
    db.first<Invitation & { account_id: string }>(sql`
      select id, account_id, email, role, invited_by, created_at, expires_at from invitations
      where token_hash = ${tokenHash} and expires_at > ${now}`),

  /** Single use: exactly one of several concurrent calls gets the invitation. */
  takeInvitation: (db: Queryable, tokenHash: Buffer, now: Date) =>
    db.first<Invitation & { account_id: string; email_key: string }>(sql`
      delete from invitations where token_hash = ${tokenHash} and expires_at > ${now}
      returning id, account_id, email, email_key, role, invited_by, created_at, expires_at`),

  async setRole(db: Queryable, accountId: string, userId: string, role: Role): Promise<void> {
    await db.execute(sql`update users set role = ${role} where account_id = ${accountId} and id = ${userId}`);
  },

  /** Also deletes their sessions, their mail links and the apps that they connected. */
  async deleteMember(db: Queryable, accountId: string, userId: string): Promise<void> {
    await db.execute(sql`delete from users where account_id = ${accountId} and id = ${userId}`);
  },

  purgeInvitations: (db: Queryable, expiredBefore: Date) =>
    db.execute(sql`delete from invitations where expires_at < ${expiredBefore}`),
};
