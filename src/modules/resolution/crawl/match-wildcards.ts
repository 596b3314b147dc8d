/**
 * Whether an address matches a pattern of ASCII characters with `*` for any characters and, at the end, `$`
 * for the end of the address. The parts between wildcards are found from left to right, each at its first
 * place, which leaves most to the others. The time is linear in both lengths.
 */
export function matchesWildcards(pattern: string, address: Buffer, isWhole: boolean): boolean {
  const isAnchored = pattern.endsWith('$');
  if (isAnchored && !isWhole) return false;
  const [prefix = '', ...parts] = (isAnchored ? pattern.slice(0, -1) : pattern).split('*');
  if (!hasPartAt(address, prefix, 0)) return false;
  if (parts.length === 0) return !isAnchored || address.length === prefix.length;
  const last = isAnchored ? (parts.pop() ?? '') : '';
  let offset = prefix.length;
  for (const part of parts) {
    offset = placeAfter(address, part, offset);
    if (offset === -1) return false;
  }
  const lastAt = address.length - last.length;
  return lastAt >= offset && hasPartAt(address, last, lastAt);
}

function hasPartAt(address: Buffer, part: string, offset: number): boolean {
  if (offset + part.length > address.length) return false;
  for (let index = 0; index < part.length; index += 1) {
    if (address[offset + index] !== part.charCodeAt(index)) return false;
  }
  return true;
}

/**
 * The fallbacks of the current part. All calls share it, because each call ends before the next one begins.
 */
let fallback = new Uint16Array(64);

/**
 * The place after a part, or -1: the search of Knuth, Morris and Pratt, because `indexOf` may take the
 * product of both lengths.
 */
function placeAfter(address: Buffer, part: string, from: number): number {
  if (part.length === 0) return from;
  if (part.length === 1) return address.indexOf(part.charCodeAt(0), from) + 1 || -1;
  return placeAfterBytes(address, Buffer.from(part, 'latin1'), from);
}

function placeAfterBytes(address: Uint8Array, part: Uint8Array, from: number): number {
  prepareFallback(part);
  const { length } = part;
  let matched = 0;
  for (let offset = from; offset < address.length; offset += 1) {
    const byte = address[offset];
    while (matched > 0 && part[matched] !== byte) matched = fallback[matched - 1] as number;
    if (part[matched] === byte) matched += 1;
    if (matched === length) return offset + 1;
  }
  return -1;
}

/** For each length: how many of the last characters are also the first ones. */
function prepareFallback(part: Uint8Array): void {
  if (fallback.length < part.length) fallback = new Uint16Array(part.length);
  fallback[0] = 0;
  let matched = 0;
  for (let offset = 1; offset < part.length; offset += 1) {
    while (matched > 0 && part[matched] !== part[offset]) matched = fallback[matched - 1] as number;
    if (part[matched] === part[offset]) matched += 1;
    fallback[offset] = matched;
  }
}
