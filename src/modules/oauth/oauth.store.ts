import { sql } from '../../platform/postgres/index.ts';
import type { OauthStore } from './oauth-store.ts';

export const oauthStore: OauthStore = {
  async upsert(db, { kind, id, payload, grantId, accountId, at, expiresAt }) {
    await db.execute(sql`
      insert into oauth_records (kind, id, payload, grant_id, account_id, session_version, created_at, expires_at)
      values (${kind}, ${id}, ${JSON.stringify(payload)}::jsonb, ${grantId}, ${accountId},
        (select session_version from oauth_records where kind = 'Grant' and id = ${grantId}), ${at}, ${expiresAt})
      on conflict (kind, id) do update set payload = excluded.payload, expires_at = excluded.expires_at`);
  },

  find: (db, { kind, id }, now) =>
    db.first(sql`
      select record.payload, record.account_id, record.consumed_at
      from oauth_records record left join accounts account on account.id = record.account_id
      where record.kind = ${kind} and record.id = ${id}
        and (record.expires_at is null or record.expires_at > ${now})
        and (record.account_id is null or account.session_version = record.session_version)`),

  async consume(db, { kind, id }, at) {
    const consumed = await db.execute(sql`
      update oauth_records set consumed_at = ${at}
      where kind = ${kind} and id = ${id} and consumed_at is null`);
    return consumed === 1;
  },

  async delete(db, { kind, id }) {
    await db.execute(sql`delete from oauth_records where kind = ${kind} and id = ${id}`);
  },

  async deleteByGrant(db, grantId) {
    await db.execute(sql`delete from oauth_records where grant_id = ${grantId}`);
  },

  async bindGrant(db, accountId, grantId, sessionVersion) {
    await db.execute(sql`
      update oauth_records set session_version = ${sessionVersion}
      where kind = 'Grant' and id = ${grantId} and account_id = ${accountId}`);
  },

  purge: (db, now, unusedSince) =>
    db.execute(sql`
      delete from oauth_records record
      where expires_at <= ${now}
        or (kind = 'Client' and created_at < ${unusedSince} and not exists (
          select from oauth_records other
          where other.kind in ('Grant', 'Interaction') and other.expires_at > ${now}
            and record.id in (other.payload ->> 'clientId', other.payload #>> '{params,client_id}')))`),

  async findKey(db, purpose) {
    const row = await db.first<{ sealed: Buffer }>(
      sql`select sealed from oauth_keys where purpose = ${purpose}`,
    );
    return row?.sealed;
  },

  async insertKeyUnlessThere(db, purpose, { sealed, at }) {
    await db.execute(sql`
      insert into oauth_keys (purpose, sealed, created_at) values (${purpose}, ${sealed}, ${at})
      on conflict (purpose) do nothing`);
  },

  async replaceKey(db, purpose, { from, to, at }) {
    await db.execute(sql`
      update oauth_keys set sealed = ${to}, created_at = ${at}
      where purpose = ${purpose} and sealed = ${from}`);
  },
};
