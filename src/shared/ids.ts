import { randomBytes } from 'node:crypto';

/**
 * Identifiers have a prefix for their kind and sort by creation time, which helps people who read logs and
 * database indexes. The random part has 80 bits. For ids that grant access by themselves use `capability`,
 * which is completely random.
 */
export interface IdSource {
  /** `sig_06b7…`: 48 bits of time, then 80 random bits, in lower-case Crockford base 32. */
  sortable<Prefix extends string>(prefix: Prefix, at: Date): `${Prefix}_${string}`;
  /** `job_…`: 160 random bits, unguessable. */
  capability<Prefix extends string>(prefix: Prefix): `${Prefix}_${string}`;
}

const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz';
const SORTABLE_RANDOM_BYTES = 10;
const CAPABILITY_BYTES = 20;

export function createIdSource(random: (bytes: number) => Uint8Array = randomBytes): IdSource {
  return {
    sortable: (prefix, at) => `${prefix}_${encodeTime(at)}${encodeBytes(random(SORTABLE_RANDOM_BYTES))}`,
    capability: (prefix) => `${prefix}_${encodeBytes(random(CAPABILITY_BYTES))}`,
  };
}

function encodeTime(at: Date): string {
  let rest = at.getTime();
  let text = '';
  for (let i = 0; i < 10; i++) {
    text = CROCKFORD.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

/** Byte counts here are multiples of five, so the text needs no padding. */
function encodeBytes(bytes: Uint8Array): string {
  let text = '';
  let buffered = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffered = (buffered << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += CROCKFORD.charAt((buffered >>> bits) & 31);
    }
    buffered &= (1 << bits) - 1;
  }
  return text;
}
