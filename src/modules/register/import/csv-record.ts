/**
 * Parses CSV records as the register writes them, and damaged ones. Nothing is decoded: strings hold one
 * character per byte of the file (latin1), so positions are file positions and text passes through unchanged.
 */

const QUOTE = 0x22;
const COMMA = 0x2c;
const CR = 0x0d;
const LF = 0x0a;
const SPACE = 0x20;

/** The positions of the fields of a record. */
export class FieldSpans {
  bytes: Buffer = Buffer.alloc(0);
  /** Whether the record contains only ASCII. */
  plain = true;
  /** Start and end of the record in `bytes`. */
  rawStart = 0;
  rawEnd = 0;
  /** The original text, if `bytes` is a repaired record. */
  repairedFrom: string | undefined;
  readonly starts: Int32Array;
  readonly ends: Int32Array;

  constructor(columns: number) {
    this.starts = new Int32Array(columns);
    this.ends = new Int32Array(columns);
  }

  /** The unchanged text of the record, for the reject file. */
  rawText(): string {
    return (
      this.repairedFrom ?? this.bytes.toString('latin1', this.rawStart, this.rawEnd).replace(/\r?\n$/, '')
    );
  }

  /** One character per byte. */
  text(column: number): string {
    return this.bytes.toString('latin1', this.starts[column], this.ends[column]);
  }
}

/**
 * Scans a simple line: every field quoted, without quotes or line breaks inside. The bytes must contain a
 * line feed at or after the start. Returns where the next line begins, or -1 for any other line.
 */
export function scanSimpleLine(bytes: Buffer, start: number, spans: FieldSpans): number {
  const { starts, ends } = spans;
  const columns = starts.length;
  const limit = bytes.length;
  let offset = start;
  let all = 0;
  for (let column = 0; column < columns; column++) {
    if (bytes[offset] !== QUOTE) return -1;
    offset += 1;
    starts[column] = offset;
    while (offset < limit) {
      const byte = bytes[offset] as number;
      if (byte === QUOTE) break;
      all |= byte;
      offset += 1;
    }
    ends[column] = offset;
    if ((bytes[offset - 1] as number) <= SPACE || (bytes[starts[column] as number] as number) <= SPACE) {
      trimField(bytes, column, spans);
    }
    offset += 1;
    if (column === columns - 1) break;
    if (bytes[offset] !== COMMA) return -1;
    offset += 1;
  }
  if (bytes[offset] === CR) offset += 1;
  // One search for the line feed is faster than a second comparison per byte above.
  if (bytes[offset] !== LF || bytes.indexOf(LF, start) !== offset) return -1;
  spans.bytes = bytes;
  spans.plain = all < 0x80;
  spans.rawStart = start;
  spans.rawEnd = offset + 1;
  spans.repairedFrom = undefined;
  return offset + 1;
}

/** Repaired records are also trimmed, so a field has the same value on either path. */
function trimField(bytes: Buffer, column: number, { starts, ends }: FieldSpans): void {
  let start = starts[column] as number;
  let end = ends[column] as number;
  while (start < end && (bytes[start] as number) <= SPACE) start += 1;
  while (end > start && (bytes[end - 1] as number) <= SPACE) end -= 1;
  starts[column] = start;
  ends[column] = end;
}

interface CsvRecord {
  fields: string[];
  /** Where the next record begins. */
  end: number;
  /** How many lines of the file it spans. */
  lines: number;
}

/**
 * Parses any CSV record. A single quote inside a quoted field that does not end the field is literal.
 * Undefined when the text ends before the record does.
 */
export function parseRecord(text: string, start: number, isEnd: boolean): CsvRecord | undefined {
  const fields: string[] = [];
  let offset = start;
  let lines = 1;
  for (;;) {
    let field: string;
    if (text.charCodeAt(offset) === QUOTE) {
      const close = closingQuote(text, offset + 1, isEnd);
      if (close === undefined) return undefined;
      field = text.slice(offset + 1, close).replaceAll('""', '"');
      lines += countLineBreaks(field);
      offset = close + 1;
    } else {
      const end = endOfBareField(text, offset);
      field = text.slice(offset, end);
      offset = end;
    }
    fields.push(field);
    if (offset >= text.length) return isEnd ? { fields, end: offset, lines } : undefined;
    if (text.charCodeAt(offset) === COMMA) offset += 1;
    else {
      // The line feed after a final carriage return may be in the next chunk.
      if (text.charCodeAt(offset) === CR && offset + 1 >= text.length && !isEnd) return undefined;
      const lineBreak = text.startsWith('\r\n', offset) ? 2 : 1;
      return { fields, end: offset + lineBreak, lines };
    }
  }
}

function closingQuote(text: string, from: number, isEnd: boolean): number | undefined {
  for (let offset = text.indexOf('"', from); offset !== -1; offset = text.indexOf('"', offset + 1)) {
    const next = text.charCodeAt(offset + 1);
    if (next === QUOTE) offset += 1;
    else if (next === COMMA || next === CR || next === LF) return offset;
    else if (offset + 1 >= text.length) return isEnd ? offset : undefined;
  }
  return undefined;
}

function endOfBareField(text: string, from: number): number {
  let offset = from;
  for (; offset < text.length; offset++) {
    const code = text.charCodeAt(offset);
    if (code === COMMA || code === LF || code === CR) break;
  }
  return offset;
}

function countLineBreaks(text: string): number {
  let count = 0;
  for (let offset = text.indexOf('\n'); offset !== -1; offset = text.indexOf('\n', offset + 1)) count += 1;
  return count;
}
