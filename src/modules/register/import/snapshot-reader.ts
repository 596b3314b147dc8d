import {
  CompanyWriter,
  companyNumber,
  readNames,
  requireUtf8,
  type SnapshotColumns,
  type UnknownProse,
  writeNameKeys,
} from './company-row.ts';
import type { FieldSpans } from './csv-record.ts';
import { ByteWriter, DamagedField, tidy } from './field-values.ts';
import { type FilePosition, RecordReader } from './record-reader.ts';
import { readChunks, type Snapshot } from './snapshot-files.ts';
import type { PartLayout } from './snapshot-layout.ts';

/** Counts of what was read so far. */
export interface Tally {
  companies: number;
  names: number;
  rejected: number;
  duplicates: number;
  /** How often a text occurred that no table maps to a slug: `status: Foo` → 3. */
  unknown: Record<string, number>;
}

export const emptyTally = (): Tally => ({ companies: 0, names: 0, rejected: 0, duplicates: 0, unknown: {} });

/** Rows for `COPY`, and rejected lines for the reject file. */
interface Rows {
  companies: Buffer[];
  names: Buffer[];
  rejects: string;
}

/**
 * How much longer than its record a row can be: a quote in a previous name takes three bytes, an `&` in a
 * name eight in both keys; the id, the hash and the JSON around previous names have a fixed size.
 */
const ROW_GROWTH = { companies: 4, names: 9, fixedBytes: 1024 };
/** A file with more kinds of unknown text is broken, and listing them does not help. */
const UNKNOWN_KINDS_MAX = 200;
const LF = 0x0a;
const HEADER_FIELD = /^\s*CompanyName\s*$/i;

class Duplicate extends DamagedField {}

/** Turns one part of a snapshot into rows for the database. */
export class SnapshotReader {
  private readonly companies = new ByteWriter();
  private readonly names = new ByteWriter();
  private rejects = '';
  private unknown: string[] = [];
  private readonly records: RecordReader;
  private readonly writer: CompanyWriter;
  private readonly options: {
    part: string;
    columns: SnapshotColumns;
    tally: Tally;
    seen: SeenNumbers;
  };

  constructor(options: SnapshotReader['options'] & { start: FilePosition }) {
    this.options = options;
    this.writer = new CompanyWriter(options.columns, this.noteUnknown);
    this.records = new RecordReader(options.columns.count, options.start, {
      record: (spans, line) => this.read(spans, line),
      damaged: (raw, line, reason) => this.reject(raw, line, reason),
    });
  }

  get position(): FilePosition {
    return { ...this.records.position };
  }

  push(piece: Buffer): void {
    this.records.push(piece);
  }

  end(): void {
    this.records.end();
  }

  /** The rows since the last call. */
  take(): Rows {
    const { rejects } = this;
    this.rejects = '';
    return { companies: this.companies.take(), names: this.names.take(), rejects };
  }

  private read(spans: FieldSpans, line: number): void {
    const recordBytes = (spans.ends[spans.ends.length - 1] as number) - (spans.starts[0] as number);
    this.companies.reserve(recordBytes * ROW_GROWTH.companies + ROW_GROWTH.fixedBytes);
    this.names.reserve(recordBytes * ROW_GROWTH.names + ROW_GROWTH.fixedBytes);
    const rowStart = this.companies.length;
    if (this.unknown.length > 0) this.unknown = [];
    try {
      if (!spans.plain) requireUtf8(spans.rawText());
      this.write(spans);
    } catch (error) {
      this.companies.length = rowStart;
      if (error instanceof Duplicate) this.options.tally.duplicates += 1;
      else if (!(error instanceof DamagedField)) throw error;
      // Parts that were joined into one file contain their headers.
      else if (HEADER_FIELD.test(spans.text(0))) return;
      else this.options.tally.rejected += 1;
      this.writeReject(spans.rawText(), line, error.message);
    }
  }

  private write(spans: FieldSpans): void {
    const { columns, tally, seen } = this.options;
    const out = this.companies;
    const id = String(tally.companies + 1);
    out.text(id);
    out.tab();
    const valuesStart = out.length;
    const number = companyNumber(spans, columns.number);
    const outwardCode = this.writer.write(out, spans, number);
    const names = readNames(spans, columns);
    out.tab();
    out.text(names.previous);
    const hash = rowHash(out.buffer, valuesStart, out.length);
    out.tab();
    out.text(String(hash));
    out.byte(LF);
    // Last, so that a damaged row does not make a valid one a duplicate.
    if (!seen.add(number)) throw new Duplicate(`company ${number} stands further up already`);
    writeNameKeys(this.names, { id, keys: names.keys, outwardCode });
    tally.companies += 1;
    tally.names += names.keys.length;
    if (this.unknown.length > 0) this.countUnknown();
  }

  /** Collected per row and counted only if the row is accepted. */
  private readonly noteUnknown = (kind: UnknownProse, prose: string): void => {
    this.unknown.push(`${kind}: ${Buffer.from(tidy(prose), 'latin1').toString().slice(0, 80)}`);
  };

  private countUnknown(): void {
    const { unknown } = this.options.tally;
    for (const key of this.unknown) {
      if (key in unknown || Object.keys(unknown).length < UNKNOWN_KINDS_MAX) {
        unknown[key] = (unknown[key] ?? 0) + 1;
      }
    }
  }

  private reject(raw: string, line: number, reason: string): void {
    this.options.tally.rejected += 1;
    this.writeReject(raw, line, reason);
  }

  private writeReject(raw: string, line: number, reason: string): void {
    const cells = [this.options.part, String(line), reason, raw];
    this.rejects += `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
  }
}

/**
 * 53 bits, the most that a JavaScript number represents exactly. It is only used to compare a company's old
 * row with its new one, so one change in 2^53 is missed.
 */
function rowHash(bytes: Uint8Array, start: number, end: number): number {
  let high = 0xdeadbeef ^ (end - start);
  let low = 0x41c6ce57;
  // Two bytes at a time; a missing last byte counts as zero.
  for (let offset = start; offset < end; offset += 2) {
    const second = offset + 1 < end ? (bytes[offset + 1] as number) : 0;
    const pair = (bytes[offset] as number) | (second << 8);
    high = Math.imul(high ^ pair, 0x9e3779b1);
    low = Math.imul(low ^ pair, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return 4_294_967_296 * (high & 0x1f_ffff) + (low >>> 0);
}

/**
 * The company numbers read so far, one bit each: a set of strings would take half a gigabyte. The letters of
 * a number select the bit field, its digits the bit.
 */
export class SeenNumbers {
  private readonly fields = new Map<string, Uint8Array>();
  /** Almost every number is eight digits. */
  private readonly plain = new Uint8Array(10 ** 8 / 8);

  /** False when it was added before. */
  add(number: string): boolean {
    if (EIGHT_DIGITS.test(number)) return this.addPlain(Number(number));
    const letters = number.replace(/\d+/g, '-');
    const serial = Number(number.replace(/\D+/g, ''));
    let field = this.fields.get(letters);
    if (!field) {
      field = new Uint8Array(10 ** (number.length - letters.length + 1) / 8 + 1);
      this.fields.set(letters, field);
    }
    return setBit(field, serial);
  }

  /** A number of eight digits. */
  addPlain(number: number): boolean {
    return setBit(this.plain, number);
  }
}

const EIGHT_DIGITS = /^\d{8}$/;

function setBit(field: Uint8Array, place: number): boolean {
  const mask = 1 << (place & 7);
  const byte = field[place >>> 3] ?? 0;
  field[place >>> 3] = byte | mask;
  return (byte & mask) === 0;
}

/** Where the next row begins: part, and offset in it. Line 0 is the first company of the part. */
export interface SnapshotPosition {
  part: number;
  byteOffset: number;
  line: number;
}

export interface Batch extends Rows {
  /** Where the row after this batch begins. */
  next: SnapshotPosition;
  tally: Tally;
  bytesRead: number;
}

export async function* readBatches(options: {
  snapshot: Snapshot;
  layouts: PartLayout[];
  from: SnapshotPosition;
  tally: Tally;
  seen: SeenNumbers;
  batchBytes: number;
}): AsyncGenerator<Batch> {
  const { snapshot, layouts, from, tally, seen, batchBytes } = options;
  let bytesBefore = 0;
  for (const [index, part] of snapshot.parts.entries()) {
    const layout = layouts[index];
    if (layout && index >= from.part) {
      const start = index === from.part && from.line > 0 ? from : layout.start;
      const reader = new SnapshotReader({ part: part.name, columns: layout.columns, tally, seen, start });
      let batchEnd = start.byteOffset + batchBytes;
      const batch = (next: SnapshotPosition): Batch => ({
        ...reader.take(),
        next,
        tally: structuredClone(tally),
        bytesRead: bytesBefore + reader.position.byteOffset,
      });
      for await (const chunk of readChunks(part, start.byteOffset)) {
        reader.push(chunk);
        if (reader.position.byteOffset >= batchEnd) {
          batchEnd = reader.position.byteOffset + batchBytes;
          yield batch({ part: index, ...reader.position });
        }
      }
      reader.end();
      yield batch({ part: index + 1, byteOffset: 0, line: 0 });
    }
    bytesBefore += part.bytes;
  }
}
