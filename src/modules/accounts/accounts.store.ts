import { sql } from '../../platform/postgres/index.ts';
import type { AccountStore } from './account-store.ts';

export const accountStore: AccountStore = {
  async insertAccount(db, account) {
    const inserted = await db.execute(sql`
      insert into accounts (id, email, email_key, password_hash, email_verified_at, created_at)
      values (${account.id}, ${account.email}, ${account.emailKey}, ${account.passwordHash}, ${account.verifiedAt},
        ${account.createdAt})
      on conflict on constraint accounts_email_key do nothing`);
    return inserted === 1;
  },

  findSecretsByEmailKey: (db, emailKey) =>
    db.first(sql`
      select id, email, password_hash, session_version, email_verified_at, created_at from accounts
      where email_key = ${emailKey}`),

  findSecretsById: (db, accountId) =>
    db.first(sql`
      select id, email, password_hash, session_version, email_verified_at, created_at from accounts
      where id = ${accountId}`),

  findProfileById: (db, accountId) => db.first(sql`select * from account_profiles where id = ${accountId}`),

  findProfileByKeyHash: (db, keyHash) =>
    db.first(sql`select * from account_profiles where key_hash = ${keyHash}`),

  findProfileByEmailKey: (db, emailKey) =>
    db.first(sql`
      select profile.* from account_profiles profile
      join accounts account on account.id = profile.id
      where account.email_key = ${emailKey}`),

  async lockAccount(db, accountId) {
    // Not plain `for update`: that would also hold up every row that merely refers to the account.
    await db.execute(sql`select 1 from accounts where id = ${accountId} for no key update`);
  },

  async markVerified(db, accountId, at) {
    const changed = await db.execute(sql`
      update accounts set email_verified_at = ${at} where id = ${accountId} and email_verified_at is null`);
    return changed === 1;
  },

  async updatePassword(db, accountId, passwordHash) {
    await db.execute(sql`
      update accounts set password_hash = ${passwordHash}, session_version = session_version + 1
      where id = ${accountId}`);
  },

  async replacePassword(db, accountId, { fromHash, toHash }) {
    const row = await db.first<{ session_version: number }>(sql`
      update accounts set password_hash = ${toHash}, session_version = session_version + 1
      where id = ${accountId} and password_hash = ${fromHash}
      returning session_version`);
    return row?.session_version;
  },

  async endSessions(db, accountId) {
    await db.execute(sql`update accounts set session_version = session_version + 1 where id = ${accountId}`);
  },

  async switchPlan(db, accountId, { plan, periodEndsAt }) {
    const switched = await db.execute(sql`
      update accounts set plan = ${plan}, period_ends_at = ${periodEndsAt}
      where id = ${accountId} and plan <> ${plan}`);
    return switched === 1;
  },

  async extendPeriod(db, accountId, periodEndsAt) {
    await db.execute(sql`update accounts set period_ends_at = ${periodEndsAt} where id = ${accountId}`);
  },

  listAccountsDueForRenewal: (db, now) =>
    db.query(sql`
      select id, plan, period_ends_at from accounts
      where period_ends_at <= ${now}
      order by period_ends_at
      limit 500
      for update skip locked`),

  async insertApiKeyUnlessThere(db, accountId, key) {
    const inserted = await db.execute(sql`
      insert into api_keys (account_id, key_hash, key_encrypted, prefix, last_four, created_at)
      values (${accountId}, ${key.hash}, ${key.encrypted}, ${key.prefix}, ${key.lastFour}, ${key.createdAt})
      on conflict (account_id) do nothing`);
    return inserted === 1;
  },

  async replaceApiKey(db, accountId, key) {
    await db.execute(sql`
      insert into api_keys (account_id, key_hash, key_encrypted, prefix, last_four, created_at)
      values (${accountId}, ${key.hash}, ${key.encrypted}, ${key.prefix}, ${key.lastFour}, ${key.createdAt})
      on conflict (account_id) do update set
        key_hash = excluded.key_hash, key_encrypted = excluded.key_encrypted, prefix = excluded.prefix,
        last_four = excluded.last_four, created_at = excluded.created_at, last_used_at = null`);
  },

  async findSealedApiKey(db, accountId) {
    const row = await db.first<{ key_encrypted: Buffer }>(sql`
      select key_encrypted from api_keys where account_id = ${accountId}`);
    return row?.key_encrypted;
  },

  async touchApiKey(db, accountId, at) {
    await db.execute(sql`update api_keys set last_used_at = ${at} where account_id = ${accountId}`);
  },

  async insertEmailToken(db, accountId, token) {
    await db.execute(sql`
      insert into email_tokens (token_hash, account_id, purpose, created_at, expires_at)
      values (${token.hash}, ${accountId}, ${token.purpose}, ${token.createdAt}, ${token.expiresAt})`);
  },

  async deleteUnusedTokens(db, accountId, purpose) {
    await db.execute(sql`
      delete from email_tokens where account_id = ${accountId} and purpose = ${purpose} and used_at is null`);
  },

  async useEmailToken(db, hash, { purpose, at }) {
    const row = await db.first<{ account_id: string }>(sql`
      update email_tokens set used_at = ${at}
      where token_hash = ${hash} and purpose = ${purpose} and used_at is null and expires_at > ${at}
      returning account_id`);
    return row?.account_id;
  },

  findEmailToken: (db, hash, purpose) =>
    db.first(sql`
      select account_id, expires_at, used_at from email_tokens
      where token_hash = ${hash} and purpose = ${purpose}`),

  async findNewestTokenTime(db, accountId, purpose) {
    const row = await db.first<{ created_at: Date }>(sql`
      select created_at from email_tokens where account_id = ${accountId} and purpose = ${purpose}
      order by created_at desc limit 1`);
    return row?.created_at;
  },

  purgeTokens: (db, expiredBefore) =>
    db.execute(sql`delete from email_tokens where expires_at < ${expiredBefore}`),

  async insertAuditEvent(db, accountId, event) {
    await db.execute(sql`
      insert into audit_events (id, account_id, kind, at, address, detail)
      values (${event.id}, ${accountId}, ${event.kind}, ${event.at}, ${event.address},
        ${JSON.stringify(event.detail)})`);
  },

  listAuditEvents: (db, accountId, limit) =>
    db.query(sql`
      select id, kind, at, address, detail from audit_events where account_id = ${accountId}
      order by id desc limit ${limit}`),
};
