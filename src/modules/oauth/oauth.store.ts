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
      select record.payload, record.account_id, record.consumed_at, record.grant_id,
        granted.last_used_at as grant_last_used_at
      from oauth_records record
      left join accounts account on account.id = record.account_id
      left join oauth_records granted on granted.kind = 'Grant' and granted.id = record.grant_id
      where record.kind = ${kind} and record.id = ${id}
        and (record.expires_at is null or record.expires_at > ${now})
        and (record.account_id is null or account.session_version = record.session_version)
        and (record.grant_id is null or granted.expires_at > ${now})`),

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

  async noteUse(db, accountId, grantId, at) {
    await db.execute(sql`
      update oauth_records set last_used_at = ${at}
      where kind = 'Grant' and id = ${grantId} and account_id = ${accountId}`);
  },

  listConnected: (db, accountId, now) =>
    db.query(sql`
      select client.id as client_id, client.payload ->> 'client_name' as client_name,
        client.payload ->> 'client_uri' as client_uri, client.payload -> 'redirect_uris' as redirect_uris,
        array_agg(coalesce(granted.payload #>> '{openid,scope}', '')) as scopes,
        min(granted.created_at) as connected_at, max(granted.last_used_at) as last_used_at
      from oauth_records granted
      join accounts account
        on account.id = granted.account_id and account.session_version = granted.session_version
      join oauth_records client on client.kind = 'Client' and client.id = granted.payload ->> 'clientId'
      where granted.account_id = ${accountId} and granted.kind = 'Grant' and granted.expires_at > ${now}
        -- A grant outlives what was made from it; an app that let all of it expire has to ask again.
        and exists (
          select from oauth_records held
          where held.grant_id = granted.id and held.session_version = granted.session_version
            and held.consumed_at is null and held.expires_at > ${now})
      group by client.kind, client.id
      order by connected_at desc, client_id`),

  async disconnect(db, accountId, clientId, now) {
    // What has expired is left to the purge, so that the two never wait for each other's rows.
    const row = await db.first<{ was_connected: boolean }>(sql`
      with ended as (
        delete from oauth_records
        where account_id = ${accountId} and payload ->> 'clientId' = ${clientId} and expires_at > ${now}
        returning kind, id, grant_id, session_version, consumed_at)
      select exists (
        select from ended granted
        join ended held on held.grant_id = granted.id and held.session_version = granted.session_version
        join accounts account on account.id = ${accountId} and account.session_version = granted.session_version
        where granted.kind = 'Grant' and held.consumed_at is null) as was_connected`);
    return row?.was_connected ?? false;
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
