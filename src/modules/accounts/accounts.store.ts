import { type Queryable, sql } from '../../platform/postgres/index.ts';
import type { AccountProfile } from './account.ts';

export type AccountStore = typeof accountStore;

export interface AccountSecrets {
  id: string;
  email: string;
  password_hash: string;
  session_version: number;
  email_verified_at: Date | null;
  created_at: Date;
}

export interface AuditEvent {
  id: string;
  kind: string;
  at: Date;
  address: string | null;
  detail: Record<string, unknown>;
}

export type TokenPurpose = 'verify_email' | 'reset_password';

interface TokenRow {
  account_id: string;
  expires_at: Date;
  used_at: Date | null;
}

interface NewAccount {
  id: string;
  email: string;
  emailKey: string;
  passwordHash: string;
  verifiedAt: Date | null;
  createdAt: Date;
}

interface EncryptedApiKey {
  hash: Buffer;
  encrypted: Buffer;
  prefix: string;
  lastFour: string;
  createdAt: Date;
}

/** Every call takes the connection or transaction to run in. */
export const accountStore = {
  /** False when the address already has an account. */
  async insertAccount(db: Queryable, account: NewAccount): Promise<boolean> {
    const inserted = await db.execute(sql`
      insert into accounts (id, email, email_key, password_hash, email_verified_at, created_at)
      values (${account.id}, ${account.email}, ${account.emailKey}, ${account.passwordHash}, ${account.verifiedAt},
        ${account.createdAt})
      on conflict on constraint accounts_email_key do nothing`);
    return inserted === 1;
  },

  findSecretsByEmailKey: (db: Queryable, emailKey: string) =>
    db.first<AccountSecrets>(sql`
      select id, email, password_hash, session_version, email_verified_at, created_at from accounts
      where email_key = ${emailKey}`),

  findSecretsById: (db: Queryable, accountId: string) =>
    db.first<AccountSecrets>(sql`
      select id, email, password_hash, session_version, email_verified_at, created_at from accounts
      where id = ${accountId}`),

  findProfileById: (db: Queryable, accountId: string) =>
    db.first<AccountProfile>(sql`select * from account_profiles where id = ${accountId}`),

  findProfileByKeyHash: (db: Queryable, keyHash: Buffer) =>
    db.first<AccountProfile>(sql`select * from account_profiles where key_hash = ${keyHash}`),

  findProfileByEmailKey: (db: Queryable, emailKey: string) =>
    db.first<AccountProfile>(sql`
      select profile.* from account_profiles profile
      join accounts account on account.id = profile.id
      where account.email_key = ${emailKey}`),

  /** Makes concurrent calls that issue or use tokens of this account wait. */
  async lockAccount(db: Queryable, accountId: string): Promise<void> {
    // Not plain `for update`, which would also block inserts that refer to the account.
    await db.execute(sql`select 1 from accounts where id = ${accountId} for no key update`);
  },

  /** False when it was verified before. */
  async markVerified(db: Queryable, accountId: string, at: Date): Promise<boolean> {
    const changed = await db.execute(sql`
      update accounts set email_verified_at = ${at} where id = ${accountId} and email_verified_at is null`);
    return changed === 1;
  },

  /** A new password ends every session made before it. */
  async updatePassword(db: Queryable, accountId: string, passwordHash: string): Promise<void> {
    await db.execute(sql`
      update accounts set password_hash = ${passwordHash}, session_version = session_version + 1
      where id = ${accountId}`);
  },

  /** Whether `passwordHash` is still the account's. A change of it waits until this transaction ends. */
  async isCurrentPassword(db: Queryable, accountId: string, passwordHash: string): Promise<boolean> {
    const row = await db.first(sql`
      select 1 from accounts where id = ${accountId} and password_hash = ${passwordHash} for share`);
    return row !== undefined;
  },

  /** Like `updatePassword`, but only while the hash is still `fromHash`. Returns the new session version. */
  async replacePassword(
    db: Queryable,
    accountId: string,
    { fromHash, toHash }: { fromHash: string; toHash: string },
  ): Promise<number | undefined> {
    const row = await db.first<{ session_version: number }>(sql`
      update accounts set password_hash = ${toHash}, session_version = session_version + 1
      where id = ${accountId} and password_hash = ${fromHash}
      returning session_version`);
    return row?.session_version;
  },

  async endSessions(db: Queryable, accountId: string): Promise<void> {
    await db.execute(sql`update accounts set session_version = session_version + 1 where id = ${accountId}`);
  },

  /** False when the account already has that plan; then nothing changes. */
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

  async extendPeriod(db: Queryable, accountId: string, periodEndsAt: Date): Promise<void> {
    await db.execute(sql`update accounts set period_ends_at = ${periodEndsAt} where id = ${accountId}`);
  },

  /** Locks the accounts; those that another process is renewing are skipped. */
  listAccountsDueForRenewal: (db: Queryable, now: Date) =>
    db.query<{ id: string; plan: string; period_ends_at: Date }>(sql`
      select id, plan, period_ends_at from accounts
      where period_ends_at <= ${now}
      order by period_ends_at
      limit 500
      for update skip locked`),

  /** False when the account already has a key. */
  async insertApiKeyIfAbsent(db: Queryable, accountId: string, key: EncryptedApiKey): Promise<boolean> {
    const inserted = await db.execute(sql`
      insert into api_keys (account_id, key_hash, key_encrypted, prefix, last_four, created_at)
      values (${accountId}, ${key.hash}, ${key.encrypted}, ${key.prefix}, ${key.lastFour}, ${key.createdAt})
      on conflict (account_id) do nothing`);
    return inserted === 1;
  },

  async replaceApiKey(db: Queryable, accountId: string, key: EncryptedApiKey): Promise<void> {
    await db.execute(sql`
      insert into api_keys (account_id, key_hash, key_encrypted, prefix, last_four, created_at)
      values (${accountId}, ${key.hash}, ${key.encrypted}, ${key.prefix}, ${key.lastFour}, ${key.createdAt})
      on conflict (account_id) do update set
        key_hash = excluded.key_hash, key_encrypted = excluded.key_encrypted, prefix = excluded.prefix,
        last_four = excluded.last_four, created_at = excluded.created_at, last_used_at = null`);
  },

  async findEncryptedApiKey(db: Queryable, accountId: string): Promise<Buffer | undefined> {
    const row = await db.first<{ key_encrypted: Buffer }>(sql`
      select key_encrypted from api_keys where account_id = ${accountId}`);
    return row?.key_encrypted;
  },

  listOldestApiKeys: (db: Queryable, limit: number) =>
    db.query<{ account_id: string; key_encrypted: Buffer }>(sql`
      select account_id, key_encrypted from api_keys order by created_at limit ${limit}`),

  async touchApiKey(db: Queryable, accountId: string, at: Date): Promise<void> {
    await db.execute(sql`update api_keys set last_used_at = ${at} where account_id = ${accountId}`);
  },

  async insertEmailToken(
    db: Queryable,
    accountId: string,
    token: { hash: Buffer; purpose: TokenPurpose; createdAt: Date; expiresAt: Date },
  ): Promise<void> {
    await db.execute(sql`
      insert into email_tokens (token_hash, account_id, purpose, created_at, expires_at)
      values (${token.hash}, ${accountId}, ${token.purpose}, ${token.createdAt}, ${token.expiresAt})`);
  },

  /** A newer link invalidates the older ones. */
  async deleteUnusedTokens(db: Queryable, accountId: string, purpose: TokenPurpose): Promise<void> {
    await db.execute(sql`
      delete from email_tokens where account_id = ${accountId} and purpose = ${purpose} and used_at is null`);
  },

  /** Single use: of any number of concurrent calls, one gets the account's id. */
  async useEmailToken(
    db: Queryable,
    hash: Buffer,
    { purpose, at }: { purpose: TokenPurpose; at: Date },
  ): Promise<string | undefined> {
    const row = await db.first<{ account_id: string }>(sql`
      update email_tokens set used_at = ${at}
      where token_hash = ${hash} and purpose = ${purpose} and used_at is null and expires_at > ${at}
      returning account_id`);
    return row?.account_id;
  },

  findEmailToken: (db: Queryable, hash: Buffer, purpose: TokenPurpose) =>
    db.first<TokenRow>(sql`
      select account_id, expires_at, used_at from email_tokens
      where token_hash = ${hash} and purpose = ${purpose}`),

  async findNewestTokenTime(
    db: Queryable,
    accountId: string,
    purpose: TokenPurpose,
  ): Promise<Date | undefined> {
    const row = await db.first<{ created_at: Date }>(sql`
      select created_at from email_tokens where account_id = ${accountId} and purpose = ${purpose}
      order by created_at desc limit 1`);
    return row?.created_at;
  },

  purgeTokens: (db: Queryable, expiredBefore: Date) =>
    db.execute(sql`delete from email_tokens where expires_at < ${expiredBefore}`),

  async insertAuditEvent(db: Queryable, accountId: string, event: AuditEvent): Promise<void> {
    await db.execute(sql`
      insert into audit_events (id, account_id, kind, at, address, detail)
      values (${event.id}, ${accountId}, ${event.kind}, ${event.at}, ${event.address},
        ${JSON.stringify(event.detail)})`);
  },

  listAuditEvents: (db: Queryable, accountId: string, limit: number) =>
    db.query<AuditEvent>(sql`
      select id, kind, at, address, detail from audit_events where account_id = ${accountId}
      order by id desc limit ${limit}`),
};
