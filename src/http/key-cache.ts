import { createHash } from 'node:crypto';
import type { Caller } from '../modules/accounts/index.ts';

/** The caller of a key when it was last looked up. */
export interface CachedKey {
  caller: Caller;
  hash: Buffer;
}

const LIFETIME_MS = 30_000;
const KEYS_MAX = 1_000;

/**
 * Recently verified keys, for routes that confirm the key in their own statement (`config.confirmsKey`). A cached key is
 * never accepted without that: a rotated key is refused immediately, in every process. Of the caller only the id is
 * reliable; the rest is as old as the look-up.
 */
export function createKeyCache(now: () => number = () => performance.now()) {
  const keys = new Map<string, CachedKey & { until: number }>();
  return {
    find(key: string): CachedKey | undefined {
      const known = keys.get(key);
      if (known === undefined || known.until > now()) return known;
      keys.delete(key);
      return undefined;
    },
    add(key: string, caller: Caller): void {
      // The first is the oldest: entries are removed when they expire and added again at the end.
      if (keys.size >= KEYS_MAX) keys.delete(keys.keys().next().value ?? '');
      const hash = createHash('sha256').update(key).digest();
      keys.set(key, { caller, hash, until: now() + LIFETIME_MS });
    },
  };
}
