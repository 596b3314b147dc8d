import { type Queryable, sql } from '../../../platform/postgres/index.ts';
import type { Role } from '../../../shared/caller.ts';
import type { AccountProfile } from '../account.ts';

export type SessionStore = typeof sessionStore;

export type EndReason =
  | 'signed_out'
  | 'ended_elsewhere'
  | 'signed_out_everywhere'
  | 'password_changed'
  | 'password_reset';

export interface WhichSessions {
  only?: string | null;
  except?: string | null;
}

/** A session that has not ended. */
export interface StoredSession {
  id: string;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date;
  address: string | null;
  user_agent: string | null;
}

/** The person whose session it is, and their account. */
interface SessionHolder {
  profile: AccountProfile;
  user: { id: string; role: Role };
  lastUsedAt: Date;
}

export const sessionStore = {
  async insert(db: Queryable, userId: string, session: Omit<StoredSession, 'last_used_at'>): Promise<void> {
    await db.execute(sql`
      insert into sessions (id, user_id, created_at, expires_at, last_used_at, address, user_agent)
      values (${session.id}, ${userId}, ${session.created_at}, ${session.expires_at}, ${session.created_at},
        ${session.address}, ${session.user_agent})`);
  },

  /** Undefined if the session has ended for any reason. The e-mail address is that of the person. */
  async findHolder(
    db: Queryable,
    { sessionId, sessionVersion }: { sessionId: string; sessionVersion: number },
  ): Promise<SessionHolder | undefined> {
    const row = await db.first<
      AccountProfile & {
        user_id: string;
        role: Role;
        user_email: string;
        user_verified_at: Date | null;
        used_at: Date;
      }
    >(sql`
      select profile.*, users.id as user_id, users.role, users.email as user_email,
        users.email_verified_at as user_verified_at, session.last_used_at as used_at
      from sessions session
      join users on users.id = session.user_id and users.session_version = ${sessionVersion}
      join account_profiles profile on profile.id = users.account_id
      where session.id = ${sessionId} and session.ended_at is null`);
    if (!row) return undefined;
    const { user_id, role, user_email, user_verified_at, used_at, ...profile } = row;
    return {
      profile: { ...profile, email: user_email, email_verified_at: user_verified_at },
      user: { id: user_id, role },
      lastUsedAt: used_at,
    };
  },

  async recordUse(db: Queryable, sessionId: string, { at, address }: { at: Date; address: string | null }) {
    await db.execute(sql`
      update sessions set last_used_at = ${at}, address = coalesce(${address}, address) where id = ${sessionId}`);
  },

  /** Most recently used first. */
  list: (db: Queryable, userId: string, now: Date) =>
    db.query<StoredSession>(sql`
      select id, created_at, expires_at, last_used_at, address, user_agent from sessions
      where user_id = ${userId} and ended_at is null and expires_at > ${now}
      order by last_used_at desc, id`),

  /** Ends the sessions of a person: all, all except one, or only one. Returns how many. */
  end: (
    db: Queryable,
    userId: string,
    { only = null, except = null, because, at }: WhichSessions & { because: EndReason; at: Date },
  ) =>
    db.execute(sql`
      update sessions set ended_at = ${at}, ended_because = ${because}
      where user_id = ${userId} and ended_at is null and expires_at > ${at}
        and id = coalesce(${only}, id) and id is distinct from ${except}`),

  async findEnd(db: Queryable, sessionId: string): Promise<{ because: EndReason | null } | undefined> {
    return db.first<{ because: EndReason | null }>(sql`
      select ended_because as because from sessions where id = ${sessionId}`);
  },

  purge: (db: Queryable, expiredBefore: Date) =>
    db.execute(sql`delete from sessions where expires_at < ${expiredBefore}`),
};
