import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * `dk_live_`, 30 random base-62 characters (178 bits), and a checksum of six. The checksum lets a mistyped or
 * made-up key be refused without asking the database, and lets scanners tell a leaked key from noise.
 */
const PREFIX = 'dk_live_';
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FORM = /^dk_live_[0-9A-Za-z]{36}$/;

export interface NewApiKey {
  text: string;
  hash: Buffer;
  prefix: string;
  lastFour: string;
}

export function createApiKey(randomIndex: (below: number) => number = randomInt): NewApiKey {
  let random = '';
  for (let i = 0; i < RANDOM_LENGTH; i++) random += BASE62.charAt(randomIndex(BASE62.length));
  const text = PREFIX + random + checksumOf(PREFIX + random);
  return { text, hash: hashApiKey(text), prefix: PREFIX, lastFour: text.slice(-4) };
}

export function isApiKey(text: string): boolean {
  return FORM.test(text) && checksumOf(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH);
}

/** The key is long and random, so a fast hash is enough, and the look-up can go by it. */
export function hashApiKey(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}

function checksumOf(text: string): string {
  let rest = crc32(text);
  let checksum = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    checksum = BASE62.charAt(rest % 62) + checksum;
    rest = Math.floor(rest / 62);
  }
  return checksum;
}
