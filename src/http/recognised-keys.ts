import { createHash } from 'node:crypto';
import type { Caller } from '../modules/accounts/index.ts';

/** Whose key it was when it was last looked up. */
export interface RecognisedKey {
  caller: Caller;
  hash: Buffer;
}

const LIFETIME_MS = 30_000;
const KEYS_MAX = 1_000;

/**
 * Keys that were right a moment ago, for routes that confirm them in a statement of their own (`config.confirmsKey`).
 * It never vouches for a key: a rotated one is refused by that statement, at once and in every process. Of the caller
 * only the id may be relied on; the rest is as old as the look-up.
 */
export function createRecognisedKeys(now: () => number = () => performance.now()) {
  const keys = new Map<string, RecognisedKey & { until: number }>();
  return {
    find(key: string): RecognisedKey | undefined {
      const known = keys.get(key);
      if (known === undefined || known.until > now()) return known;
      keys.delete(key);
      return undefined;
    },
    add(key: string, caller: Caller): void {
      // The first is the oldest: an entry is added anew each time it has run out.
      if (keys.size >= KEYS_MAX) keys.delete(keys.keys().next().value ?? '');
      const hash = createHash('sha256').update(key).digest();
      keys.set(key, { caller, hash, until: now() + LIFETIME_MS });
    },
  };
}
