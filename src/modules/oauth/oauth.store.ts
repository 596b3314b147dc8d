import { type Queryable, sql } from '../../platform/postgres/index.ts';
import type { Role } from '../../shared/caller.ts';
import { DAY_MS } from '../../shared/clock.ts';

export type OauthStore = typeof oauthStore;

export interface RecordKey {
  kind: string;
  id: string;
}

interface NewRecord extends RecordKey {
  payload: Record<string, unknown>;
  /** Tokens and codes belong to a grant, a grant to an account; other records have neither. */
  grantId: string | null;
  accountId: string | null;
  at: Date;
  expiresAt: Date | null;
}

export interface StoredRecord {
  payload: Record<string, unknown>;
  account_id: string | null;
  /** The role of the person who agreed. */
  role: Role | null;
  email: string | null;
  consumed_at: Date | null;
  grant_id: string | null;
  /** When the grant was last used; null if never, or if the record has no grant. */
  grant_last_used_at: Date | null;
}

/** An app with a valid token or code of the account, combined over all its grants. */
interface ConnectedClient {
  client_id: string;
  client_name: string | null;
  client_uri: string | null;
  redirect_uris: string[] | null;
  /** One string per grant. */
  scopes: string[];
  connected_at: Date;
  last_used_at: Date | null;
}

export const oauthStore = {
  /**
   * Codes and tokens inherit the person and the session version of their grant; without a grant they are
   * invalid.
   */
  async upsert(
    db: Queryable,
    { kind, id, payload, grantId, accountId, at, expiresAt }: NewRecord,
  ): Promise<void> {
    await db.execute(sql`
      insert into oauth_records
        (kind, id, payload, grant_id, account_id, user_id, session_version, created_at, expires_at)
      values (${kind}, ${id}, ${JSON.stringify(payload)}::jsonb, ${grantId}, ${accountId},
        (select user_id from oauth_records where kind = 'Grant' and id = ${grantId}),
        (select session_version from oauth_records where kind = 'Grant' and id = ${grantId}), ${at}, ${expiresAt})
      on conflict (kind, id) do update set payload = excluded.payload, expires_at = excluded.expires_at`);
  },

  /**
   * Undefined if the record does not exist, has expired, was granted before the person's sessions were ended,
   * or if its grant is gone. The last case also covers a token that was created while its grant was revoked.
   * A record that was made while the clock was more than a day ahead is not valid either: it would live until
   * then.
   */
  find: (db: Queryable, { kind, id }: RecordKey, now: Date) =>
    db.first<StoredRecord>(sql`
      select record.payload, record.account_id, users.role, users.email, record.consumed_at, record.grant_id,
        granted.last_used_at as grant_last_used_at
      from oauth_records record
      left join users on users.id = record.user_id
      left join oauth_records granted on granted.kind = 'Grant' and granted.id = record.grant_id
      where record.kind = ${kind} and record.id = ${id}
        and (record.expires_at is null or record.expires_at > ${now})
        and (record.kind = 'Client' or record.created_at <= ${new Date(now.getTime() + DAY_MS)})
        and (record.account_id is null or users.session_version = record.session_version)
        and (record.grant_id is null or granted.expires_at > ${now})`),

  /** Returns true for exactly one of several concurrent calls. */
  async consume(db: Queryable, { kind, id }: RecordKey, at: Date): Promise<boolean> {
    const consumed = await db.execute(sql`
      update oauth_records set consumed_at = ${at}
      where kind = ${kind} and id = ${id} and consumed_at is null`);
    return consumed === 1;
  },

  async delete(db: Queryable, { kind, id }: RecordKey): Promise<void> {
    await db.execute(sql`delete from oauth_records where kind = ${kind} and id = ${id}`);
  },

  /**
   * Ends a grant with all of its codes and tokens, including those that a running request is about to store.
   */
  async deleteGrantOf(db: Queryable, { kind, id }: RecordKey): Promise<void> {
    await db.execute(sql`
      with used as (select grant_id from oauth_records where kind = ${kind} and id = ${id})
      delete from oauth_records record using used
      where record.grant_id = used.grant_id or (record.kind = 'Grant' and record.id = used.grant_id)`);
  },

  async deleteByGrant(db: Queryable, grantId: string): Promise<void> {
    await db.execute(sql`delete from oauth_records where grant_id = ${grantId}`);
  },

  /** Makes the grant valid as long as sessions of this version are. */
  async bindGrant(
    db: Queryable,
    accountId: string,
    { grantId, userId, sessionVersion }: { grantId: string; userId: string; sessionVersion: number },
  ): Promise<void> {
    await db.execute(sql`
      update oauth_records set user_id = ${userId}, session_version = ${sessionVersion}
      where kind = 'Grant' and id = ${grantId} and account_id = ${accountId}`);
  },

  async recordUse(db: Queryable, accountId: string, grantId: string, at: Date): Promise<void> {
    await db.execute(sql`
      update oauth_records set last_used_at = ${at}
      where kind = 'Grant' and id = ${grantId} and account_id = ${accountId}`);
  },

  /** Newest first. */
  listConnected: (db: Queryable, accountId: string, now: Date) =>
    db.query<ConnectedClient>(sql`
      select client.id as client_id, client.payload ->> 'client_name' as client_name,
        client.payload ->> 'client_uri' as client_uri, client.payload -> 'redirect_uris' as redirect_uris,
        array_agg(coalesce(granted.payload #>> '{openid,scope}', '')) as scopes,
        min(granted.created_at) as connected_at, max(granted.last_used_at) as last_used_at
      from oauth_records granted
      join users on users.id = granted.user_id and users.session_version = granted.session_version
      join oauth_records client on client.kind = 'Client' and client.id = granted.payload ->> 'clientId'
      where granted.account_id = ${accountId} and granted.kind = 'Grant' and granted.expires_at > ${now}
        -- A grant outlives its tokens; an app whose tokens have all expired is no longer connected.
        and exists (
          select from oauth_records held
          where held.grant_id = granted.id and held.session_version = granted.session_version
            and held.consumed_at is null and held.expires_at > ${now})
      group by client.kind, client.id
      order by connected_at desc, client_id`),

  /** Ends all grants of the account to the client. Returns true if one of them was still valid. */
  async disconnect(db: Queryable, accountId: string, clientId: string, now: Date): Promise<boolean> {
    // Expired records are left to `purge`, so that the two statements never wait for each other's rows.
    const row = await db.first<{ was_connected: boolean }>(sql`
      with ended as (
        delete from oauth_records
        where account_id = ${accountId} and payload ->> 'clientId' = ${clientId} and expires_at > ${now}
        returning kind, id, grant_id, user_id, session_version, consumed_at)
      select exists (
        select from ended granted
        join ended held on held.grant_id = granted.id and held.session_version = granted.session_version
        join users on users.id = granted.user_id and users.session_version = granted.session_version
        where granted.kind = 'Grant' and held.consumed_at is null) as was_connected`);
    return row?.was_connected ?? false;
  },

  /** Deletes expired records, and clients without a grant that were registered before `unusedSince`. */
  purge: (db: Queryable, now: Date, unusedSince: Date) =>
    db.execute(sql`
      delete from oauth_records record
      where expires_at <= ${now}
        or (kind = 'Client' and created_at < ${unusedSince} and not exists (
          select from oauth_records other
          where other.kind in ('Grant', 'Interaction') and other.expires_at > ${now}
            and record.id in (other.payload ->> 'clientId', other.payload #>> '{params,client_id}')))`),

  async findKey(db: Queryable, purpose: string): Promise<Buffer | undefined> {
    const row = await db.first<{ sealed: Buffer }>(
      sql`select sealed from oauth_keys where purpose = ${purpose}`,
    );
    return row?.sealed;
  },

  /** Only one of several concurrent calls inserts: read the key afterwards. */
  async insertKeyIfAbsent(
    db: Queryable,
    purpose: string,
    { sealed, at }: { sealed: Buffer; at: Date },
  ): Promise<void> {
    await db.execute(sql`
      insert into oauth_keys (purpose, sealed, created_at) values (${purpose}, ${sealed}, ${at})
      on conflict (purpose) do nothing`);
  },

  async replaceKey(
    db: Queryable,
    purpose: string,
    { from, to, at }: { from: Buffer; to: Buffer; at: Date },
  ): Promise<void> {
    await db.execute(sql`
      update oauth_keys set sealed = ${to}, created_at = ${at}
      where purpose = ${purpose} and sealed = ${from}`);
  },
};
