import { createHmac, randomBytes } from 'node:crypto';

/** The whole string, prefix included, is the key of the signature. */
export function createSigningSecret(): string {
  return `whsec_${randomBytes(24).toString('base64url')}`;
}

/** Lower-case hex HMAC-SHA256 of the timestamp, a full stop and the exact bytes of the body. */
export function sign(secret: string, timestamp: number, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body, 'utf8').digest('hex');
}
