import type { FieldSpans } from './csv-record.ts';

interface Remembered<Found> {
  prose: Buffer;
  found: Found;
}

const REMEMBERED_MAX = 1_000;

/** A few dozen phrases make up millions of rows: each is looked up once, and then known again by its bytes. */
export class ProseMemory<Found> {
  private readonly known = new Map<number, Remembered<Found>>();
  /** Most rows say what the row before said. */
  private last: Remembered<Found> | undefined;
  private readonly find: (prose: string) => Found;

  constructor(find: (prose: string) => Found) {
    this.find = find;
  }

  look(spans: FieldSpans, column: number): Found {
    const { bytes } = spans;
    const start = spans.starts[column] as number;
    const end = spans.ends[column] as number;
    if (this.last && isSame(this.last.prose, bytes, start, end)) return this.last.found;
    let hash = end - start;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
    const remembered = this.known.get(hash);
    if (remembered && isSame(remembered.prose, bytes, start, end)) {
      this.last = remembered;
      return remembered.found;
    }
    const found = this.find(spans.text(column));
    if (this.known.size < REMEMBERED_MAX) {
      this.known.set(hash, { prose: Buffer.from(bytes.subarray(start, end)), found });
    }
    return found;
  }
}

function isSame(prose: Buffer, bytes: Buffer, start: number, end: number): boolean {
  if (prose.length !== end - start) return false;
  for (let at = 0; at < prose.length; at++) if (prose[at] !== bytes[start + at]) return false;
  return true;
}
