import { createHash, randomBytes } from 'node:crypto';

/** The secret part of a link in a mail: 256 random bits. Only its hash is kept. */
export interface EmailToken {
  text: string;
  hash: Buffer;
}

export type TokenPurpose = 'verify_email' | 'reset_password';

export const TOKEN_HOURS: Record<TokenPurpose, number> = { verify_email: 48, reset_password: 1 };

export function createEmailToken(): EmailToken {
  const text = randomBytes(32).toString('base64url');
  return { text, hash: hashEmailToken(text) };
}

export function hashEmailToken(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
