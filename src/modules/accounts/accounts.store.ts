import { type Queryable, sql } from '../../platform/postgres/index.ts';
import type { Role } from '../../shared/caller.ts';
import type { AccountProfile } from './account.ts';

export type AccountStore = typeof accountStore;

/** A login with its password hash and session version. */
export interface UserSecrets {
  id: string;
  account_id: string;
  role: Role;
  email: string;
  password_hash: string;
  session_version: number;
  email_verified_at: Date | null;
  created_at: Date;
}

export type TokenPurpose = 'verify_email' | 'reset_password';

interface TokenRow {
  user_id: string;
  expires_at: Date;
  used_at: Date | null;
}

interface NewUser {
  id: string;
  accountId: string;
  role: Role;
  email: string;
  emailKey: string;
  passwordHash: string;
  verifiedAt: Date | null;
  createdAt: Date;
}

/** Every call takes the connection or transaction to run in. */
export const accountStore = {
  async insertAccount(db: Queryable, id: string, createdAt: Date): Promise<void> {
    await db.execute(sql`insert into accounts (id, created_at) values (${id}, ${createdAt})`);
  },

  /** Returns false if the address already has a login. */
  async insertUser(db: Queryable, user: NewUser): Promise<boolean> {
    const inserted = await db.execute(sql`
      insert into users (id, account_id, role, email, email_key, password_hash, email_verified_at, created_at)
      values (${user.id}, ${user.accountId}, ${user.role}, ${user.email}, ${user.emailKey}, ${user.passwordHash},
        ${user.verifiedAt}, ${user.createdAt})
      on conflict on constraint users_email_key do nothing`);
    return inserted === 1;
  },

  findUserByEmailKey: (db: Queryable, emailKey: string) =>
    db.first<UserSecrets>(sql`
      select id, account_id, role, email, password_hash, session_version, email_verified_at, created_at
      from users where email_key = ${emailKey}`),

  findUserById: (db: Queryable, userId: string) =>
    db.first<UserSecrets>(sql`
      select id, account_id, role, email, password_hash, session_version, email_verified_at, created_at
      from users where id = ${userId}`),

  async listOwnerEmails(db: Queryable, accountId: string): Promise<string[]> {
    const owners = await db.query<{ email: string }>(sql`
      select email from users
      where account_id = ${accountId} and role = 'owner' and email_verified_at is not null order by created_at, id`);
    return owners.map(({ email }) => email);
  },

  findProfileById: (db: Queryable, accountId: string) =>
    db.first<AccountProfile>(sql`select * from account_profiles where id = ${accountId}`),

  findProfileByEmailKey: (db: Queryable, emailKey: string) =>
    db.first<AccountProfile>(sql`
      select profile.* from account_profiles profile
      join users on users.account_id = profile.id
      where users.email_key = ${emailKey}`),

  /** Makes concurrent changes of the account's members wait. */
  async lockAccount(db: Queryable, accountId: string): Promise<void> {
    // Not plain `for update`, which would also block inserts that refer to the account.
    await db.execute(sql`select 1 from accounts where id = ${accountId} for no key update`);
  },

  /**
   * Makes concurrent sign-ins, and calls that issue or use tokens of this login, wait. Returns the current
   * role.
   */
  async lockUser(db: Queryable, userId: string): Promise<Role | undefined> {
    const row = await db.first<{ role: Role }>(sql`
      select role from users where id = ${userId} for no key update`);
    return row?.role;
  },

  /** Returns false if it was already verified. */
  async markVerified(db: Queryable, userId: string, at: Date): Promise<boolean> {
    const changed = await db.execute(sql`
      update users set email_verified_at = ${at} where id = ${userId} and email_verified_at is null`);
    return changed === 1;
  },

  async updatePassword(db: Queryable, userId: string, passwordHash: string): Promise<void> {
    await db.execute(sql`update users set password_hash = ${passwordHash} where id = ${userId}`);
  },

  /**
   * The current login; undefined if `passwordHash` is no longer its password. Changes of its password or role
   * wait until this transaction ends.
   */
  findUserWithPassword: (db: Queryable, userId: string, passwordHash: string) =>
    db.first<{ role: Role; session_version: number }>(sql`
      select role, session_version from users
      where id = ${userId} and password_hash = ${passwordHash} for share`),

  /** Ends every session, and every grant to an app, that was made before. */
  async raiseSessionVersion(db: Queryable, userId: string): Promise<void> {
    await db.execute(sql`update users set session_version = session_version + 1 where id = ${userId}`);
  },

  /** Returns false, and changes nothing, if the account already has the plan. */
  async switchPlan(
    db: Queryable,
    accountId: string,
    { plan, periodEndsAt }: { plan: string; periodEndsAt: Date | null },
  ): Promise<boolean> {
    const switched = await db.execute(sql`
      update accounts set plan = ${plan}, period_ends_at = ${periodEndsAt}
      where id = ${accountId} and plan <> ${plan}`);
    return switched === 1;
  },

  /** Also ends every login, key and invitation. The row stays, because the ledger refers to it. */
  async deleteAccount(db: Queryable, accountId: string, at: Date): Promise<void> {
    await db.execute(sql`
      update accounts set deleted_at = ${at}, plan = 'free', period_ends_at = null where id = ${accountId}`);
    await db.execute(sql`delete from invitations where account_id = ${accountId}`);
    await db.execute(sql`delete from api_keys where account_id = ${accountId}`);
    await db.execute(sql`delete from users where account_id = ${accountId}`);
  },

  async extendPeriod(db: Queryable, accountId: string, periodEndsAt: Date): Promise<void> {
    await db.execute(sql`update accounts set period_ends_at = ${periodEndsAt} where id = ${accountId}`);
  },

  /** Locks the accounts, and skips those that another process is renewing. */
  listAccountsDueForRenewal: (db: Queryable, now: Date) =>
    db.query<{ id: string; plan: string; period_ends_at: Date }>(sql`
      select id, plan, period_ends_at from accounts
      where period_ends_at <= ${now}
      order by period_ends_at
      limit 500
      for update skip locked`),

  async insertEmailToken(
    db: Queryable,
    userId: string,
    token: { hash: Buffer; purpose: TokenPurpose; createdAt: Date; expiresAt: Date },
  ): Promise<void> {
    await db.execute(sql`
      insert into email_tokens (token_hash, user_id, purpose, created_at, expires_at)
      values (${token.hash}, ${userId}, ${token.purpose}, ${token.createdAt}, ${token.expiresAt})`);
  },

  /** A newer link invalidates the older ones. */
  async deleteUnusedTokens(db: Queryable, userId: string, purpose: TokenPurpose): Promise<void> {
    await db.execute(sql`
      delete from email_tokens where user_id = ${userId} and purpose = ${purpose} and used_at is null`);
  },

  /** Single use: exactly one of several concurrent calls gets the login's id. */
  async useEmailToken(
    db: Queryable,
    hash: Buffer,
    { purpose, at }: { purpose: TokenPurpose; at: Date },
  ): Promise<string | undefined> {
    const row = await db.first<{ user_id: string }>(sql`
      update email_tokens set used_at = ${at}
      where token_hash = ${hash} and purpose = ${purpose} and used_at is null and expires_at > ${at}
      returning user_id`);
    return row?.user_id;
  },

  findEmailToken: (db: Queryable, hash: Buffer, purpose: TokenPurpose) =>
    db.first<TokenRow>(sql`
      select user_id, expires_at, used_at from email_tokens
      where token_hash = ${hash} and purpose = ${purpose}`),

  async findNewestTokenTime(db: Queryable, userId: string, purpose: TokenPurpose): Promise<Date | undefined> {
    const row = await db.first<{ created_at: Date }>(sql`
      select created_at from email_tokens where user_id = ${userId} and purpose = ${purpose}
      order by created_at desc limit 1`);
    return row?.created_at;
  },

  purgeTokens: (db: Queryable, expiredBefore: Date) =>
    db.execute(sql`delete from email_tokens where expires_at < ${expiredBefore}`),
};
