import { type Queryable, sql } from '../../../platform/postgres/index.ts';
import type { Scope } from '../../../shared/caller.ts';
import type { AccountProfile } from '../account.ts';

export type KeyStore = typeof keyStore;

interface NewKey {
  id: string;
  name: string;
  hash: Buffer;
  prefix: string;
  lastFour: string;
  createdAt: Date;
}

interface EncryptedKey extends NewKey {
  encrypted: Buffer;
}

/** An active key, as shown to the people of its account. */
export interface StoredKey {
  id: string;
  name: string;
  is_default: boolean;
  scopes: Scope[];
  prefix: string;
  last_four: string;
  created_at: Date;
  /** The e-mail address of the person who made it; null for the default key, and if the person has left. */
  created_by: string | null;
  last_used_at: Date | null;
}

/** A key and its account. */
interface KeyHolder {
  profile: AccountProfile;
  key: { id: string; name: string; scopes: Scope[]; lastUsedAt: Date | null };
}

/**
 * The sub-select hides the array from the planner, and `offset 0` the join, so that one plan serves all
 * calls.
 */
const FIND_HOLDERS = `
  select query.key_hash, holder.*
  from unnest((select $1::bytea[])) as query (key_hash)
  cross join lateral (
    select profile.*, key.id as key_id, key.name as key_name, key.scopes as key_scopes, key.last_used_at as used_at
    from api_keys key join account_profiles profile on profile.id = key.account_id
    where key.key_hash = query.key_hash
    offset 0
  ) holder`;

/** Every call takes the connection or transaction to run in. */
export const keyStore = {
  /** One result per hash, in the same order. Undefined for unknown and revoked keys, which have no hash. */
  async findHolders(db: Queryable, keyHashes: readonly Buffer[]): Promise<(KeyHolder | undefined)[]> {
    const distinct = new Map(keyHashes.map((hash) => [hash.toString('hex'), hash]));
    const rows = await db.query<
      AccountProfile & {
        key_hash: Buffer;
        key_id: string;
        key_name: string;
        key_scopes: Scope[];
        used_at: Date | null;
      }
    >({ name: 'holders of keys', text: FIND_HOLDERS, values: [[...distinct.values()]] });
    const holders = new Map<string, KeyHolder>();
    for (const { key_hash, key_id: id, key_name: name, key_scopes: scopes, used_at, ...profile } of rows) {
      holders.set(key_hash.toString('hex'), { profile, key: { id, name, scopes, lastUsedAt: used_at } });
    }
    return keyHashes.map((hash) => holders.get(hash.toString('hex')));
  },

  async recordUse(db: Queryable, keyId: string, at: Date): Promise<void> {
    await db.execute(sql`update api_keys set last_used_at = ${at} where id = ${keyId}`);
  },

  /** Returns false if the account already has a default key. */
  async insertDefaultIfAbsent(db: Queryable, accountId: string, key: EncryptedKey): Promise<boolean> {
    const inserted = await db.execute(sql`
      insert into api_keys (id, account_id, name, is_default, scopes, key_hash, key_encrypted, prefix, last_four,
        created_at)
      values (${key.id}, ${accountId}, ${key.name}, true, '{read,resolve,manage}', ${key.hash}, ${key.encrypted},
        ${key.prefix}, ${key.lastFour}, ${key.createdAt})
      on conflict (account_id) where is_default do nothing`);
    return inserted === 1;
  },

  async replaceDefault(db: Queryable, accountId: string, key: EncryptedKey): Promise<void> {
    await db.execute(sql`
      insert into api_keys (id, account_id, name, is_default, scopes, key_hash, key_encrypted, prefix, last_four,
        created_at)
      values (${key.id}, ${accountId}, ${key.name}, true, '{read,resolve,manage}', ${key.hash}, ${key.encrypted},
        ${key.prefix}, ${key.lastFour}, ${key.createdAt})
      on conflict (account_id) where is_default do update set
        key_hash = excluded.key_hash, key_encrypted = excluded.key_encrypted, prefix = excluded.prefix,
        last_four = excluded.last_four, created_at = excluded.created_at, last_used_at = null`);
  },

  async findEncryptedDefault(db: Queryable, accountId: string): Promise<Buffer | undefined> {
    const row = await db.first<{ key_encrypted: Buffer }>(sql`
      select key_encrypted from api_keys where account_id = ${accountId} and is_default`);
    return row?.key_encrypted;
  },

  listOldestDefaults: (db: Queryable, limit: number) =>
    db.query<{ account_id: string; key_encrypted: Buffer }>(sql`
      select account_id, key_encrypted from api_keys where is_default order by created_at limit ${limit}`),

  /** Active keys, the default key first. */
  list: (db: Queryable, accountId: string) =>
    db.query<StoredKey>(sql`
      select key.id, key.name, key.is_default, key.scopes, key.prefix, key.last_four, key.created_at,
        users.email as created_by, key.last_used_at
      from api_keys key left join users on users.id = key.created_by
      where key.account_id = ${accountId} and key.revoked_at is null
      order by key.is_default desc, key.created_at, key.id`),

  async insertNamed(
    db: Queryable,
    accountId: string,
    key: NewKey & { scopes: readonly Scope[]; createdBy: string },
  ): Promise<void> {
    await db.execute(sql`
      insert into api_keys (id, account_id, name, is_default, scopes, key_hash, prefix, last_four, created_at,
        created_by)
      values (${key.id}, ${accountId}, ${key.name}, false, ${[...key.scopes]}, ${key.hash}, ${key.prefix},
        ${key.lastFour}, ${key.createdAt}, ${key.createdBy})`);
  },

  async countNamed(db: Queryable, accountId: string): Promise<number> {
    const row = await db.first<{ keys: number }>(sql`
      select count(*)::int as keys from api_keys
      where account_id = ${accountId} and not is_default and revoked_at is null`);
    return row?.keys ?? 0;
  },

  /** Revokes the named keys that a person made, or one key of the account. Returns their names. */
  async revoke(
    db: Queryable,
    accountId: string,
    { of, at }: { of: { userId: string } | { id: string }; at: Date },
  ): Promise<string[]> {
    const revoked = await db.query<{ name: string }>(sql`
      update api_keys set key_hash = null, revoked_at = ${at}
      where account_id = ${accountId} and not is_default and revoked_at is null
        and (created_by = ${'userId' in of ? of.userId : null} or id = ${'id' in of ? of.id : null})
      returning name`);
    return revoked.map(({ name }) => name);
  },
};
