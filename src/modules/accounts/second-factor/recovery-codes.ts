import { createHash, randomBytes } from 'node:crypto';
import { toBase32 } from './totp.ts';

const CODES = 10;
const CODE_BYTES = 10;
const FORM = /^[a-z2-7]{16}$/;

/** The codes are shown only once. Each has 80 random bits, in four groups. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const code = toBase32(randomBytes(CODE_BYTES)).toLowerCase();
    return (code.match(/.{4}/g) ?? []).join('-');
  });
}

/** Accepts any spelling of a code; undefined if the text cannot be a code. */
export function hashRecoveryCode(text: string): Buffer | undefined {
  const plain = text.replace(/[\s-]/g, '').toLowerCase();
  return FORM.test(plain) ? createHash('sha256').update(plain).digest() : undefined;
}
