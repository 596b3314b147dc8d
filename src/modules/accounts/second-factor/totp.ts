/**
 * Codes of authenticator apps (RFC 6238): six digits, SHA-1, 30 seconds, which is what all such apps support.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** A clock may be wrong by one step, or a code may be typed slowly. */
const STEPS_AROUND = [0, -1, 1];
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function createTotpSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES));
}

/** The time step of the code; undefined if it is not a current code. */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const current = Math.floor(now.getTime() / 1000 / STEP_SECONDS);
  const given = Buffer.from(code);
  return STEPS_AROUND.map((offset) => current + offset).find((step) =>
    timingSafeEqual(Buffer.from(totpCode(secret, step)), given),
  );
}

/** The code of one time step. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** The address that authenticator apps read from a QR code. */
export function totpUri(secret: string, email: string): string {
  const parameters = new URLSearchParams({ secret, issuer: 'Domesday', period: String(STEP_SECONDS) });
  return `otpauth://totp/Domesday:${encodeURIComponent(email)}?${parameters}`;
}

export function toBase32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
