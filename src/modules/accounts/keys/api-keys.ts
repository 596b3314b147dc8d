import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Queryable } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { IdSource } from '../../../shared/ids.ts';
import type { SecretBox } from '../../../shared/secret-box.ts';
import type { KeyStore } from './keys.store.ts';

/**
 * `dk_live_`, 30 random base-62 characters (178 bits), and a checksum of six. With the checksum, mistyped
 * keys are refused without a query, and secret scanners recognise leaked keys.
 */
const PREFIX = 'dk_live_';
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FORM = /^dk_live_[0-9A-Za-z]{36}$/;

interface NewApiKey {
  text: string;
  hash: Buffer;
  prefix: string;
  lastFour: string;
}

export function createApiKey(randomIndex: (below: number) => number = randomInt): NewApiKey {
  let random = '';
  for (let i = 0; i < RANDOM_LENGTH; i++) random += BASE62.charAt(randomIndex(BASE62.length));
  const text = PREFIX + random + checksumOf(PREFIX + random);
  return { text, hash: hashApiKey(text), prefix: PREFIX, lastFour: text.slice(-4) };
}

export function isApiKey(text: string): boolean {
  return FORM.test(text) && checksumOf(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH);
}

/** The key is long and random, so a fast hash is enough and can be used for look-ups. */
export function hashApiKey(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}

function checksumOf(text: string): string {
  let rest = crc32(text);
  let checksum = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    checksum = BASE62.charAt(rest % 62) + checksum;
    rest = Math.floor(rest / 62);
  }
  return checksum;
}

const CHECKED_KEYS = 1_000;

/** Creates, decrypts and replaces the default key of an account. */
export interface DefaultKeys {
  /** The account's key, created now if there is none. `text` is undefined if APP_SECRET has changed since. */
  getOrCreate(db: Queryable, accountId: string): Promise<{ text: string | undefined; created: boolean }>;
  replace(db: Queryable, accountId: string): Promise<NewApiKey & { createdAt: Date }>;
  /** Returns false, and creates no key, if the account has none yet. */
  replaceExisting(db: Queryable, accountId: string): Promise<boolean>;
  /** The number of keys that were encrypted with another APP_SECRET, among the oldest. */
  countUnreadable(db: Queryable): Promise<number>;
}

export function createDefaultKeys(deps: {
  store: KeyStore;
  box: SecretBox;
  clock: Clock;
  ids: IdSource;
}): DefaultKeys {
  const { store, box, clock, ids } = deps;
  const encrypt = (key: NewApiKey, accountId: string) => {
    const createdAt = clock.now();
    return {
      ...key,
      id: ids.sortable('key', createdAt),
      name: 'Default key',
      encrypted: box.seal(key.text, accountId),
      createdAt,
    };
  };

  return {
    async getOrCreate(db, accountId) {
      const encrypted = await store.findEncryptedDefault(db, accountId);
      if (encrypted) return { text: box.open(encrypted, accountId), created: false };
      const key = createApiKey();
      if (await store.insertDefaultIfAbsent(db, accountId, encrypt(key, accountId))) {
        return { text: key.text, created: true };
      }
      // A concurrent login has already created the key.
      const existing = await store.findEncryptedDefault(db, accountId);
      return { text: existing && box.open(existing, accountId), created: false };
    },
    async replace(db, accountId) {
      const key = encrypt(createApiKey(), accountId);
      await store.replaceDefault(db, accountId, key);
      return key;
    },
    async replaceExisting(db, accountId) {
      if ((await store.findEncryptedDefault(db, accountId)) === undefined) return false;
      await store.replaceDefault(db, accountId, encrypt(createApiKey(), accountId));
      return true;
    },
    async countUnreadable(db) {
      const keys = await store.listOldestDefaults(db, CHECKED_KEYS);
      return keys.filter((key) => box.open(key.key_encrypted, key.account_id) === undefined).length;
    },
  };
}
