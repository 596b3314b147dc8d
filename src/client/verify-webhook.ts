import { createHmac, timingSafeEqual } from 'node:crypto';

export interface WebhookToVerify {
  /** `whsec_…`, whole. */
  secret: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The exact bytes of the request, before anybody parsed them. */
  body: string | Uint8Array;
  now?: Date;
  /** Deliveries that are older or newer are refused, so that an old one cannot be replayed. */
  toleranceSeconds?: number;
}

export type Verification = { valid: true } | { valid: false; reason: string };

const TOLERANCE_SECONDS = 300;

/** Whether a delivery was sent by the service, for this destination, and lately. */
export function verifyWebhook(delivery: WebhookToVerify): Verification {
  const { secret, headers, body, now = new Date(), toleranceSeconds = TOLERANCE_SECONDS } = delivery;
  const timestamp = headerOf(headers, 'x-webhook-timestamp');
  if (!/^\d{1,12}$/.test(timestamp)) return { valid: false, reason: 'there is no timestamp' };
  const ageSeconds = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (ageSeconds > toleranceSeconds)
    return { valid: false, reason: `it is ${Math.round(ageSeconds)} seconds old` };
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  // While a secret is being replaced, either of the two signatures may be the one that this secret made.
  const signatures = ['x-webhook-signature', 'x-webhook-signature-previous'].map((name) =>
    headerOf(headers, name),
  );
  const isSigned = signatures.some((signature) => isSame(expected, Buffer.from(signature, 'hex')));
  return isSigned ? { valid: true } : { valid: false, reason: 'the signature does not match' };
}

function headerOf(headers: WebhookToVerify['headers'], name: string): string {
  const key = Object.keys(headers).find((header) => header.toLowerCase() === name);
  const value = key === undefined ? undefined : headers[key];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
