/**
 * Converts fields of the file to `COPY` text format: blank fields become `\N`, separators are removed or
 * escaped. Strings hold bytes (see csv-record.ts), so nothing here may interpret letters beyond ASCII.
 */
import type { FieldSpans } from './csv-record.ts';

/** A value that makes a row unusable. The message is the reason in the reject file. */
export class DamagedField extends Error {}

const SPACE = 0x20;
const BACKSLASH = 0x5c;
const ZERO = 0x30;
const HYPHEN = 0x2d;
const SLASH = 0x2f;

// Not \s, which matches a byte of some letters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const BLANKS = /[\x00-\x20]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: see above.
const UNTIDY = /[\x00-\x1f]| {2}|^ | $/;

/** One line of text, trimmed. */
export function tidy(field: string): string {
  return UNTIDY.test(field) ? field.replace(BLANKS, ' ').replace(/^ | $/g, '') : field;
}

export function escapeText(text: string): string {
  return text.includes('\\') ? text.replaceAll('\\', '\\\\') : text;
}

/** Some distributors of the file write "null" for an empty field. */
export function isBlank({ bytes, starts, ends }: FieldSpans, column: number): boolean {
  if (column === -1) return true;
  const start = starts[column] as number;
  const length = (ends[column] as number) - start;
  if (length === 0) return true;
  return (
    length === 4 &&
    bytes[start] === 0x6e &&
    bytes[start + 1] === 0x75 &&
    bytes[start + 2] === 0x6c &&
    bytes[start + 3] === 0x6c
  );
}

export function writeText(out: ByteWriter, spans: FieldSpans, column: number): void {
  if (isBlank(spans, column)) {
    out.null();
    return;
  }
  const { bytes } = spans;
  const end = spans.ends[column] as number;
  const { buffer } = out;
  let { length } = out;
  let before = SPACE;
  for (let offset = spans.starts[column] as number; offset < end; offset++) {
    const byte = bytes[offset] as number;
    if (byte < SPACE || byte === BACKSLASH || (byte === SPACE && before === SPACE)) {
      writeUntidyText(out, spans.text(column));
      return;
    }
    buffer[length++] = byte;
    before = byte;
  }
  if (before === SPACE) writeUntidyText(out, spans.text(column));
  else out.length = length;
}

function writeUntidyText(out: ByteWriter, field: string): void {
  const text = tidy(field);
  if (text === '') out.null();
  else out.text(escapeText(text));
}

const MONTH_DAYS = [0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const YEAR_MIN = 1000;
const YEAR_MAX = 2999;

/** DD/MM/YYYY to YYYY-MM-DD. */
export function writeDate(out: ByteWriter, spans: FieldSpans, column: number, name: string): void {
  if (isBlank(spans, column)) {
    out.null();
    return;
  }
  const { bytes } = spans;
  const offset = spans.starts[column] as number;
  if (
    (spans.ends[column] as number) - offset !== 10 ||
    bytes[offset + 2] !== SLASH ||
    bytes[offset + 5] !== SLASH
  ) {
    throw notADate(spans, column, name);
  }
  const day = twoDigits(bytes, offset);
  const month = twoDigits(bytes, offset + 3);
  const year = twoDigits(bytes, offset + 6) * 100 + twoDigits(bytes, offset + 8);
  const isDate =
    day >= 1 &&
    day <= (MONTH_DAYS[month] ?? 0) &&
    year >= YEAR_MIN &&
    year <= YEAR_MAX &&
    (month !== 2 || day < 29 || isLeapYear(year));
  if (!isDate) throw notADate(spans, column, name);
  out.bytes(bytes, offset + 6, offset + 10);
  out.byte(HYPHEN);
  out.bytes(bytes, offset + 3, offset + 5);
  out.byte(HYPHEN);
  out.bytes(bytes, offset, offset + 2);
}

/** A large negative number if one of the bytes is not a digit. */
function twoDigits(bytes: Uint8Array, offset: number): number {
  const tens = (bytes[offset] as number) - ZERO;
  const ones = (bytes[offset + 1] as number) - ZERO;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -100_000;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function notADate(spans: FieldSpans, column: number, name: string): DamagedField {
  return new DamagedField(`${name} ${quoted(spans.text(column))} is not a date`);
}

const DIGITS_MAX = 9;

export interface CountField {
  name: string;
  range?: { min: number; max: number };
}

/** A whole number from 0, or within the range; NULL for a blank field or NA. */
export function writeCount(
  out: ByteWriter,
  spans: FieldSpans,
  column: number,
  { name, range }: CountField,
): void {
  const { bytes } = spans;
  const start = spans.starts[column] as number;
  const end = spans.ends[column] as number;
  let value = 0;
  let offset = start;
  for (; offset < end; offset++) {
    const digit = (bytes[offset] as number) - ZERO;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
  }
  if (offset === end && end > start && end - start <= DIGITS_MAX) {
    if (range && (value < range.min || value > range.max)) {
      throw new DamagedField(`${name} ${value} is not from ${range.min} to ${range.max}`);
    }
    out.bytes(bytes, start, end);
  } else if (isBlank(spans, column) || spans.text(column) === 'NA') out.null();
  else throw new DamagedField(`${name} ${quoted(spans.text(column))} is not a whole number`);
}

/** `62012 - Business and domestic software development`, or a code of four digits from before 2007. */
export function writeSicCode(out: ByteWriter, spans: FieldSpans, column: number, separator: number): boolean {
  const { bytes } = spans;
  const start = spans.starts[column] as number;
  const end = spans.ends[column] as number;
  let offset = start;
  while (offset < end && (bytes[offset] as number) >= ZERO && (bytes[offset] as number) <= ZERO + 9)
    offset += 1;
  if (offset - start !== 4 && offset - start !== 5) return false;
  out.byte(separator);
  out.bytes(bytes, start, offset);
  return true;
}

export function quoted(field: string): string {
  return `"${field.slice(0, 40).replace(BLANKS, ' ')}"`;
}

/**
 * Writes text for `COPY` byte by byte into buffers sized for a socket. Building strings for six million rows
 * and encoding them takes three times as long as the rest of an import.
 */
const PIECE_BYTES = 128 * 1024;
const TAB = 0x09;
const CAPITAL_N = 0x4e;

export class ByteWriter {
  buffer: Buffer = Buffer.allocUnsafeSlow(PIECE_BYTES);
  length = 0;
  private pieces: Buffer[] = [];

  /** Makes room for the next row, which must not be longer. */
  reserve(bytes: number): void {
    if (this.length + bytes <= this.buffer.length) return;
    if (this.length > 0) this.pieces.push(this.buffer.subarray(0, this.length));
    this.buffer = Buffer.allocUnsafeSlow(Math.max(PIECE_BYTES, bytes));
    this.length = 0;
  }

  byte(byte: number): void {
    this.buffer[this.length++] = byte;
  }

  tab(): void {
    this.buffer[this.length++] = TAB;
  }

  null(): void {
    this.buffer[this.length++] = BACKSLASH;
    this.buffer[this.length++] = CAPITAL_N;
  }

  bytes(source: Uint8Array, start: number, end: number): void {
    const { buffer } = this;
    let { length } = this;
    for (let offset = start; offset < end; offset++) buffer[length++] = source[offset] as number;
    this.length = length;
  }

  /** Each character is one byte. */
  text(text: string): void {
    const { buffer } = this;
    let { length } = this;
    for (let offset = 0; offset < text.length; offset++) buffer[length++] = text.charCodeAt(offset);
    this.length = length;
  }

  textWithoutSpaces(text: string): void {
    const { buffer } = this;
    let { length } = this;
    for (let offset = 0; offset < text.length; offset++) {
      const code = text.charCodeAt(offset);
      if (code !== SPACE) buffer[length++] = code;
    }
    this.length = length;
  }

  /** Returns and clears what was written since the last call. */
  take(): Buffer[] {
    const { pieces } = this;
    if (this.length > 0) pieces.push(this.buffer.subarray(0, this.length));
    this.buffer = Buffer.allocUnsafeSlow(PIECE_BYTES);
    this.length = 0;
    this.pieces = [];
    return pieces;
  }
}
