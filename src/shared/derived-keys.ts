import { hkdfSync } from 'node:crypto';

/**
 * Derives a separate key for each purpose from one secret, so that a key that leaks in one place is useless in another.
 */
export function deriveKey(appSecret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', appSecret, 'domesday', purpose, 32));
}
