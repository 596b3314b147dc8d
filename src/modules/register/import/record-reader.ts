import { FieldSpans, parseRecord, scanSimpleLine } from './csv-record.ts';
import { tidy } from './field-values.ts';

/** Where a record begins; reading can resume here. */
export interface FilePosition {
  byteOffset: number;
  line: number;
}

interface RecordSink {
  record(spans: FieldSpans, line: number): void;
  damaged(raw: string, line: number, reason: string): void;
}

/** Without it, an unclosed quote would swallow the rest of the file. */
const RECORD_BYTES_MAX = 64 * 1024;
const LF = 0x0a;
const CR = 0x0d;

/**
 * Cuts chunks of a file into records. Reports what is not a record as damaged, one line at a time: if a quote
 * is missing, the following lines are still read.
 */
export class RecordReader {
  private rest: Buffer = Buffer.alloc(0);
  private readonly spans: FieldSpans;
  private readonly columns: number;
  private readonly sink: RecordSink;
  readonly position: FilePosition;

  constructor(columns: number, start: FilePosition, sink: RecordSink) {
    this.columns = columns;
    this.spans = new FieldSpans(columns);
    this.position = { ...start };
    this.sink = sink;
  }

  /** Takes the next chunk, and passes on all records that end in it. */
  push(piece: Buffer): void {
    this.read(this.rest.length === 0 ? piece : Buffer.concat([this.rest, piece]), false);
  }

  end(): void {
    this.read(this.rest, true);
  }

  private read(bytes: Buffer, isEnd: boolean): void {
    const usualUntil = bytes.includes(0) ? -1 : bytes.lastIndexOf(LF);
    let offset = 0;
    while (offset < bytes.length) {
      const start = offset;
      const next = offset <= usualUntil ? scanSimpleLine(bytes, offset, this.spans) : -1;
      if (next !== -1 && next - offset <= RECORD_BYTES_MAX) {
        this.sink.record(this.spans, this.position.line);
        this.position.line += 1;
        offset = next;
      } else {
        const end = this.readIrregular(bytes, offset, isEnd);
        if (end === undefined) break;
        offset = end;
      }
      this.position.byteOffset += offset - start;
    }
    this.rest = bytes.subarray(offset);
  }

  /** Where the next record begins; undefined when the bytes end before this one does. */
  private readIrregular(bytes: Buffer, offset: number, isEnd: boolean): number | undefined {
    const isTooLong = bytes.length - offset >= RECORD_BYTES_MAX;
    const limit = Math.min(bytes.length, offset + RECORD_BYTES_MAX);
    const lineFeed = bytes.subarray(offset, limit).indexOf(LF);
    if (lineFeed === -1 && !isEnd && !isTooLong) return undefined;
    const lineEnd = lineFeed === -1 ? limit : offset + lineFeed + 1;
    const line = bytes.toString('latin1', offset, withoutLineBreak(bytes, offset, lineEnd));
    if (line === '') return this.skip(bytes, lineEnd);

    const own = parseRecord(line, 0, true);
    if (own?.fields.length === this.columns) return this.accept(own.fields, line, { end: lineEnd, lines: 1 });
    const text = bytes.toString('latin1', offset, limit);
    const record = parseRecord(text, 0, isEnd && limit === bytes.length);
    if (record?.fields.length === this.columns) {
      const raw = text.slice(0, record.end);
      return this.accept(record.fields, raw, { end: offset + record.end, lines: record.lines });
    }
    if (!record && !isEnd && !isTooLong) return undefined;
    const found = own ? `${own.fields.length} fields instead of ${this.columns}` : 'a quote is not closed';
    this.sink.damaged(line, this.position.line, found);
    return this.skip(bytes, lineEnd);
  }

  /** Passes an irregular record on in the form of a simple one. */
  private accept(fields: string[], raw: string, { end, lines }: { end: number; lines: number }): number {
    const { line } = this.position;
    this.position.line += lines;
    if (raw.includes('\0')) this.sink.damaged(raw, line, 'there is a NUL character in it');
    else {
      const tidied = fields.map(tidy);
      const { spans } = this;
      spans.bytes = Buffer.from(tidied.join('\n'), 'latin1');
      spans.plain = !/[\x80-\xff]/.test(raw);
      let offset = 0;
      for (const [column, field] of tidied.entries()) {
        spans.starts[column] = offset;
        offset += field.length;
        spans.ends[column] = offset;
        offset += 1;
      }
      spans.repairedFrom = raw;
      this.sink.record(spans, line);
    }
    return end;
  }

  private skip(bytes: Buffer, end: number): number {
    if (bytes[end - 1] === LF) this.position.line += 1;
    return end;
  }
}

function withoutLineBreak(bytes: Buffer, start: number, end: number): number {
  if (end > start && bytes[end - 1] === LF) end -= 1;
  return end > start && bytes[end - 1] === CR ? end - 1 : end;
}
