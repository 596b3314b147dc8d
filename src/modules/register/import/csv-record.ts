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
  /** True when all of it is ASCII. */
  plain = true;
  /** The position of the whole record. */
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

  /** The record as it is in the file, for the reject file. */
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
  let at = start;
  let all = 0;
  for (let column = 0; column < columns; column++) {
    if (bytes[at] !== QUOTE) return -1;
    at += 1;
    starts[column] = at;
    while (at < limit) {
      const byte = bytes[at] as number;
      if (byte === QUOTE) break;
      all |= byte;
      at += 1;
    }
    ends[column] = at;
    if ((bytes[at - 1] as number) <= SPACE || (bytes[starts[column] as number] as number) <= SPACE) {
      trimField(bytes, column, spans);
    }
    at += 1;
    if (column === columns - 1) break;
    if (bytes[at] !== COMMA) return -1;
    at += 1;
  }
  if (bytes[at] === CR) at += 1;
  // One search for the line feed is faster than a second comparison per byte above.
  if (bytes[at] !== LF || bytes.indexOf(LF, start) !== at) return -1;
  spans.bytes = bytes;
  spans.plain = all < 0x80;
  spans.rawStart = start;
  spans.rawEnd = at + 1;
  spans.repairedFrom = undefined;
  return at + 1;
}

/** Repaired records are trimmed too, so a field reads the same on either path. */
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
  let at = start;
  let lines = 1;
  for (;;) {
    let field: string;
    if (text.charCodeAt(at) === QUOTE) {
      const close = closingQuote(text, at + 1, isEnd);
      if (close === undefined) return undefined;
      field = text.slice(at + 1, close).replaceAll('""', '"');
      lines += countLineBreaks(field);
      at = close + 1;
    } else {
      const end = endOfBareField(text, at);
      field = text.slice(at, end);
      at = end;
    }
    fields.push(field);
    if (at >= text.length) return isEnd ? { fields, end: at, lines } : undefined;
    if (text.charCodeAt(at) === COMMA) at += 1;
    else {
      // The line feed after a final carriage return may be in the next chunk.
      if (text.charCodeAt(at) === CR && at + 1 >= text.length && !isEnd) return undefined;
      const lineBreak = text.startsWith('\r\n', at) ? 2 : 1;
      return { fields, end: at + lineBreak, lines };
    }
  }
}

function closingQuote(text: string, from: number, isEnd: boolean): number | undefined {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 1)) {
    const next = text.charCodeAt(at + 1);
    if (next === QUOTE) at += 1;
    else if (next === COMMA || next === CR || next === LF) return at;
    else if (at + 1 >= text.length) return isEnd ? at : undefined;
  }
  return undefined;
}

function endOfBareField(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === COMMA || code === LF || code === CR) break;
  }
  return at;
}

function countLineBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
