export interface WebhookToVerify {
  /** The complete secret, with its prefix `whsec_`. */
  secret: string;
  headers: Readonly<Record<string, string | string[] | undefined>> | Headers;
  /** The exact bytes of the request, before anybody parsed them. */
  body: string | Uint8Array;
  now?: Date;
  /**
   * Deliveries that are older or newer are refused, so that an old one cannot be replayed; 300 by default.
   */
  toleranceSeconds?: number;
}

export type Verification = { valid: true } | { valid: false; reason: string };

interface Signed {
  timestamp: string;
  key: Uint8Array<ArrayBuffer> | undefined;
  /** The text that precedes the body in the signed bytes. */
  prefix: string;
  signatures: (Uint8Array<ArrayBuffer> | undefined)[];
}

type ReadHeader = (name: string) => string;

const TOLERANCE_SECONDS = 300;

/**
 * Whether a delivery was sent by the service, for this destination, and lately. The headers of the service
 * itself are checked, and those of Standard Webhooks where only they are there or where the secret was
 * replaced more than once. By Web Crypto, which Node, browsers and workers have; it compares signatures in
 * constant time.
 */
export async function verifyWebhook(delivery: WebhookToVerify): Promise<Verification> {
  const { secret, headers } = delivery;
  const read = headerReader(headers);
  const standard = () => verifySigned(standardSignatures(secret, read), delivery);
  if (read('x-webhook-signature') === '') return standard();
  const own = await verifySigned(ownSignatures(secret, read), delivery);
  if (own.valid || read('webhook-signature') === '') return own;
  return (await standard()).valid ? { valid: true } : own;
}

async function verifySigned(
  signed: Signed,
  { body, now = new Date(), toleranceSeconds = TOLERANCE_SECONDS }: WebhookToVerify,
): Promise<Verification> {
  if (!/^\d{1,12}$/.test(signed.timestamp)) return { valid: false, reason: 'there is no timestamp' };
  const ageSeconds = Math.abs(now.getTime() / 1000 - Number(signed.timestamp));
  if (ageSeconds > toleranceSeconds)
    return { valid: false, reason: `it is ${Math.round(ageSeconds)} seconds old` };
  if (await isSigned(signed, body)) return { valid: true };
  return { valid: false, reason: 'the signature does not match' };
}

/** Of the current secret, and of the one that was replaced last. */
function ownSignatures(secret: string, read: ReadHeader): Signed {
  const timestamp = read('x-webhook-timestamp');
  const signatures = ['x-webhook-signature', 'x-webhook-signature-previous'].map((name) =>
    fromHex(read(name)),
  );
  return { timestamp, key: new TextEncoder().encode(secret), prefix: `${timestamp}.`, signatures };
}

/** The key is what the secret encodes, and one header holds the signatures of all secrets. */
function standardSignatures(secret: string, read: ReadHeader): Signed {
  const timestamp = read('webhook-timestamp');
  const signatures = read('webhook-signature')
    .split(' ')
    .filter((signature) => signature.startsWith('v1,'))
    .map((signature) => fromBase64(signature.slice('v1,'.length)));
  const key = fromBase64(secret.replace(/^whsec_/, ''));
  return { timestamp, key, prefix: `${read('webhook-id')}.${timestamp}.`, signatures };
}

async function isSigned({ key, prefix, signatures }: Signed, body: string | Uint8Array): Promise<boolean> {
  if (key === undefined || key.length === 0) return false;
  const hmac = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ]);
  const encoder = new TextEncoder();
  const [before, content] = [encoder.encode(prefix), typeof body === 'string' ? encoder.encode(body) : body];
  const bytes = new Uint8Array(before.length + content.length);
  bytes.set(before);
  bytes.set(content, before.length);
  const verdicts = signatures.map(
    async (signature) => signature !== undefined && crypto.subtle.verify('HMAC', hmac, signature, bytes),
  );
  return (await Promise.all(verdicts)).includes(true);
}

/** An empty text where there is no such header. */
function headerReader(headers: WebhookToVerify['headers']): ReadHeader {
  if (headers instanceof Headers) return (name) => headers.get(name) ?? '';
  const byName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => {
    const value = byName.get(name);
    return (Array.isArray(value) ? value[0] : value) ?? '';
  };
}

/** Undefined for anything that is not hexadecimal. */
function fromHex(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^(?:[0-9a-f]{2})+$/i.test(text)) return undefined;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Both alphabets; undefined for anything else. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
