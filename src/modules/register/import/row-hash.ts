/**
 * 53 bits, the most that a JavaScript number holds exactly. It compares one company's old row with its new one, so
 * a change goes unseen once in 2^53 changes.
 */
export function rowHash(bytes: Uint8Array, start: number, end: number): number {
  let high = 0xdeadbeef ^ (end - start);
  let low = 0x41c6ce57;
  // Two bytes at a time; past the end, where the last one has no fellow, its place counts as zero.
  for (let at = start; at < end; at += 2) {
    const second = at + 1 < end ? (bytes[at + 1] as number) : 0;
    const pair = (bytes[at] as number) | (second << 8);
    high = Math.imul(high ^ pair, 0x9e3779b1);
    low = Math.imul(low ^ pair, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return 4_294_967_296 * (high & 0x1f_ffff) + (low >>> 0);
}
