/**
 * A pattern of ASCII characters with `*` for any characters and, at the end, `$` for the end of the address,
 * prepared for many addresses.
 */
export interface WildcardPattern {
  /** The pattern without its end sign. */
  bytes: Uint8Array;
  /** Where the parts between wildcards end; the first begins at 0, the others after a wildcard. */
  ends: Uint16Array;
  /** Up to each character of a part: how many of the last ones are also the part's first ones. */
  fallback: Uint16Array;
  isAnchored: boolean;
}

/** `pattern` has at most 65,535 characters. */
export function compileWildcards(pattern: string): WildcardPattern {
  const isAnchored = pattern.endsWith('$');
  const text = isAnchored ? pattern.slice(0, -1) : pattern;
  const bytes = new Uint8Array(Buffer.from(text, 'latin1'));
  const fallback = new Uint16Array(bytes.length);
  const ends: number[] = [];
  for (let start = 0; start <= text.length; ) {
    const wildcard = text.indexOf('*', start);
    const end = wildcard === -1 ? text.length : wildcard;
    prepareFallback(bytes, fallback, { start, end });
    ends.push(end);
    start = end + 1;
  }
  return { bytes, ends: Uint16Array.from(ends), fallback, isAnchored };
}

/**
 * Whether an address matches. The parts between wildcards are found from left to right, each at its first
 * place, which leaves most to the others, so nothing is tried twice: the time is linear in both lengths.
 */
export function matchesWildcards(pattern: WildcardPattern, address: Uint8Array, isWhole: boolean): boolean {
  const { bytes, ends, isAnchored } = pattern;
  if (isAnchored && !isWhole) return false;
  const prefix = ends[0] as number;
  if (!hasPartAt(pattern, 0, address, 0)) return false;
  if (ends.length === 1) return !isAnchored || address.length === prefix;
  const middle = isAnchored ? ends.length - 1 : ends.length;
  const offset = placeAfterParts(pattern, middle, address);
  if (offset === -1 || !isAnchored) return offset !== -1;
  const start = (ends[middle - 1] as number) + 1;
  const lastAt = address.length - (bytes.length - start);
  return lastAt >= offset && hasPartAt(pattern, start, address, lastAt);
}

function hasPartAt(
  { bytes, ends }: WildcardPattern,
  start: number,
  address: Uint8Array,
  at: number,
): boolean {
  const end = start === 0 ? (ends[0] as number) : bytes.length;
  if (at + end - start > address.length) return false;
  for (let index = start; index < end; index += 1)
    if (address[at + index - start] !== bytes[index]) return false;
  return true;
}

/**
 * The place after the parts from the second up to `middle`, or -1: the search of Knuth, Morris and Pratt,
 * because `indexOf` may take the product of both lengths.
 */
function placeAfterParts({ bytes, ends, fallback }: WildcardPattern, middle: number, address: Uint8Array) {
  let offset = ends[0] as number;
  for (let part = 1; part < middle; part += 1) {
    const start = (ends[part - 1] as number) + 1;
    const end = ends[part] as number;
    let at = start;
    while (at < end) {
      if (offset === address.length) return -1;
      const byte = address[offset];
      offset += 1;
      while (at > start && bytes[at] !== byte) at = start + (fallback[at - 1] as number);
      if (bytes[at] === byte) at += 1;
    }
  }
  return offset;
}

/**
 * Which characters a text of ASCII has, wildcards and end signs left out: a bit for each of the signs and
 * digits, capitals and small letters.
 */
export interface Characters {
  signs: number;
  capitals: number;
  smalls: number;
}

const SPECIAL = (1 << ('*'.charCodeAt(0) & 31)) | (1 << ('$'.charCodeAt(0) & 31));

export function charactersOf(text: string): Characters {
  let signs = 0;
  let capitals = 0;
  let smalls = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 64) signs |= 1 << (code & 31);
    else if (code < 96) capitals |= 1 << (code & 31);
    else smalls |= 1 << (code & 31);
  }
  return { signs: signs & ~SPECIAL, capitals, smalls };
}

/** Whether the address has every character of the pattern. Without one of them it cannot match. */
export function hasCharacters(address: Characters, pattern: Characters): boolean {
  return (
    (pattern.signs & ~address.signs) === 0 &&
    (pattern.capitals & ~address.capitals) === 0 &&
    (pattern.smalls & ~address.smalls) === 0
  );
}

function prepareFallback(
  bytes: Uint8Array,
  fallback: Uint16Array,
  { start, end }: { start: number; end: number },
): void {
  let matched = 0;
  for (let offset = start + 1; offset < end; offset += 1) {
    while (matched > 0 && bytes[start + matched] !== bytes[offset])
      matched = fallback[start + matched - 1] as number;
    if (bytes[start + matched] === bytes[offset]) matched += 1;
    fallback[offset] = matched;
  }
}
