import { createHmac, randomBytes } from 'node:crypto';
import type { SecretBox } from '../../shared/secret-box.ts';

const PREFIX = 'whsec_';

/**
 * In the standard alphabet of base64, which the Standard Webhooks libraries of all languages read. Secrets of
 * earlier releases are in the URL-safe alphabet.
 */
export function createSigningSecret(): string {
  return `${PREFIX}${randomBytes(24).toString('base64')}`;
}

/**
 * Lower-case hex HMAC-SHA256 of the timestamp, a full stop and the exact bytes of the body. The key is the
 * complete secret, prefix included.
 */
export function sign(secret: string, timestamp: number, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`, 'utf8').digest('hex');
}

interface StandardMessage {
  id: string;
  timestamp: number;
  body: string;
}

/**
 * The signature of the Standard Webhooks specification, without its version. The key is the base64-decoded
 * part of the secret; the decoder reads both alphabets.
 */
export function signStandard(secret: string, { id, timestamp, body }: StandardMessage): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return createHmac('sha256', key).update(`${id}.${timestamp}.${body}`, 'utf8').digest('base64');
}

/** A secret is sealed for its address: copied to a row with another address, it cannot be opened. */
export function secretOwner(webhookUrl: string): string {
  return `webhook ${webhookUrl}`;
}

const CACHED_MAX = 1_000;

/**
 * Decrypts each secret once: a receiver with a backlog gets thousands of deliveries, and decrypting the
 * secret takes as long as signing with it. The cache key is the sealed secret, so a rotated secret is never
 * confused with the old one.
 */
export function cacheOpenedSecrets(box: SecretBox): SecretBox {
  const opened = new Map<string, string>();
  return {
    seal: box.seal,
    open(sealed, owner) {
      const key = `${sealed.toString('latin1')} ${owner}`;
      const known = opened.get(key);
      if (known !== undefined) return known;
      const secret = box.open(sealed, owner);
      if (secret === undefined) return undefined;
      if (opened.size >= CACHED_MAX) opened.clear();
      opened.set(key, secret);
      return secret;
    },
  };
}
