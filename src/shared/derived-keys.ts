import { hkdfSync } from 'node:crypto';

/**
 * One secret is given; each use gets a key of its own from it, so that what leaks or is cracked in one place
 * opens nothing in another.
 */
export function deriveKey(appSecret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', appSecret, 'domesday', purpose, 32));
}
