import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { readSheets, SheetLimit, spreadsheetKind } from '../../../platform/spreadsheets/large-sheets.ts';
import { openZipBuffer, openZipEntries, type ZipEntry } from '../../../platform/zip.ts';
import { OperatorError } from '../../../shared/problem.ts';
import { BadRecord, formatOf, type SourceKind, type SourceRecord } from '../formats/index.ts';
import { DamagedFile } from './damaged-file.ts';
import { decodeText } from './decode-text.ts';
import { jsonObjects } from './json-objects.ts';
import { isRecognised, type NearMiss, type Recognised, recognise, rowOf } from './recognise.ts';
import { type TableRow, textRows } from './text-rows.ts';

/** A record of the file, and what it says of UK companies. */
interface ReadRecord {
  kind: SourceKind;
  line: number;
  records: SourceRecord[];
}

const JSON_START = /^[\s\uFEFF]*[[{]/;
const ZIP_START = 'PK\x03\x04';
/** The size of a spreadsheet within an archive, which is read in memory. */
const INNER_BYTES_MAX = 128 * 1024 * 1024;
const ENTRIES_MAX = 5_000;
/** Texts pack 5 to 30 times smaller; a bomb up to 1,000 times. */
const PACKED_RATIO_MAX = 200;
const SMALL_FILE_BYTES = 1024 * 1024;

/**
 * The records of a file, which is recognised by its content. It may be in a zip archive. Throws sentences for
 * the operator.
 */
export async function* readSource(path: string): AsyncGenerator<ReadRecord> {
  try {
    yield* readAny(path);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    if (error instanceof DamagedFile)
      throw new OperatorError(`${path}, line ${error.line}: ${error.message}. Nothing was changed.`);
    if (error instanceof SheetLimit)
      throw new OperatorError(`${path} is refused: ${error.message}. Nothing was changed.`);
    const { code, message } = error as NodeJS.ErrnoException;
    throw new OperatorError(`${path} cannot be read (${code ?? message}). Nothing was changed.`);
  }
}

async function* readAny(path: string): AsyncGenerator<ReadRecord> {
  if (!(await isZip(path))) {
    yield* readText(createReadStream(path));
    return;
  }
  const zip = await openZipEntries(path);
  try {
    const kind = spreadsheetKind(zip.entries);
    if (kind) yield* readFirstKnown(readSheets(kind, zip.entries));
    else yield* readOnlyFile(path, zip.entries);
  } finally {
    zip.close();
  }
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.toString('latin1') === ZIP_START;
  } finally {
    await file.close();
  }
}

/** An archive of one file, which is a text or a spreadsheet. */
async function* readOnlyFile(path: string, entries: readonly ZipEntry[]): AsyncGenerator<ReadRecord> {
  const files = entries.filter(({ name }) => !name.endsWith('/'));
  const [file] = files;
  if (!file || files.length > 1)
    throw new OperatorError(`${path} holds ${files.length} files and should hold one. Nothing was changed.`);
  if (file.bytes > Math.max(SMALL_FILE_BYTES, file.packedBytes * PACKED_RATIO_MAX))
    throw new SheetLimit('the file is too large when unpacked');
  if (!/\.(?:xlsx|ods)$/i.test(file.name)) {
    yield* readText(await file.open());
    return;
  }
  if (file.bytes > INNER_BYTES_MAX) throw new SheetLimit('unpack the spreadsheet first');
  const inner = await openZipBuffer(Buffer.concat(await (await file.open()).toArray()), ENTRIES_MAX);
  try {
    const kind = spreadsheetKind(inner.entries);
    if (!kind) throw new SheetLimit(`${file.name} is no spreadsheet`);
    yield* readFirstKnown(readSheets(kind, inner.entries));
  } finally {
    inner.close();
  }
}

/** A JSON array, or a table with commas or tabs between its columns. */
async function* readText(bytes: Readable): AsyncGenerator<ReadRecord> {
  const pieces = decodeText(bytes);
  try {
    let beginning = '';
    for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) {
      beginning += piece.value;
      if (beginning.trim() !== '' && beginning.includes('\n')) break;
      if (beginning.length > BEGINNING_MAX || JSON_START.test(beginning)) break;
    }
    const whole = (async function* () {
      yield beginning;
      yield* pieces;
    })();
    if (JSON_START.test(beginning)) yield* readJson(whole);
    else yield* readTable(textRows(whole, beginning.split('\n', 1)[0]?.includes('\t') ? '\t' : ','));
  } finally {
    bytes.destroy();
  }
}

const BEGINNING_MAX = 1_000_000;

async function* readJson(text: AsyncIterable<string>): AsyncGenerator<ReadRecord> {
  let known: { kind: SourceKind; names: string[]; columns: Recognised['columns'] } | undefined;
  for await (const { raw, line } of jsonObjects(text)) {
    if (!known) {
      const names = Object.keys(raw);
      const header = recognise(names);
      if (!isRecognised(header)) throw unknownHeader(line, header);
      known = { ...header, names };
    }
    yield readRecord(known, { values: known.names.map((name) => raw[name]), line });
  }
}

/** The first sheet that has the header of a register. Publishers put notes before it. */
async function* readFirstKnown(sheets: AsyncGenerator<AsyncIterable<TableRow>>): AsyncGenerator<ReadRecord> {
  let refused: unknown;
  for await (const sheet of sheets) {
    try {
      if (yield* readTable(sheet, { hasWidth: false })) return;
    } catch (error) {
      if (!(error instanceof UnknownHeader)) throw error;
      // The sheet that lacks a column says more than the one with the notes.
      if (!refused || error.isNear) refused = error;
    }
  }
  if (refused) throw refused;
}

/** There may be notes before the header. */
const ROWS_BEFORE_HEADER_MAX = 30;

/** False where there is no row. */
async function* readTable(
  rows: AsyncIterable<TableRow>,
  { hasWidth = true }: { hasWidth?: boolean } = {},
): AsyncGenerator<ReadRecord, boolean> {
  let known: Recognised | undefined;
  let width = 0;
  let near: { header: NearMiss; line: number } | undefined;
  let before = 0;
  let last = 1;
  for await (const { cells, line } of rows) {
    last = line;
    if (known) {
      if (hasWidth && cells.length !== width)
        throw new DamagedFile(line, 'the row has more or fewer cells than the header');
      yield readRecord(known, { values: cells, line });
      continue;
    }
    const header = recognise(cells);
    if (isRecognised(header)) {
      known = header;
      width = cells.length;
      continue;
    }
    if (header) near ??= { header, line };
    before += 1;
    if (before >= ROWS_BEFORE_HEADER_MAX) break;
  }
  if (!known && before > 0) throw unknownHeader(near?.line ?? last, near?.header);
  return known !== undefined;
}

class UnknownHeader extends DamagedFile {
  readonly isNear: boolean;

  constructor(line: number, reason: string, isNear: boolean) {
    super(line, reason);
    this.isNear = isNear;
  }
}

function unknownHeader(line: number, near: NearMiss | undefined): UnknownHeader {
  if (!near)
    return new UnknownHeader(
      line,
      'no row up to here is the header of a register that can be imported; `domesday sources status` lists them',
      false,
    );
  const { name } = formatOf(near.kind);
  const columns = near.missing.length === 1 ? 'column' : 'columns';
  const are = near.missing.length === 1 ? 'is' : 'are';
  const list = near.missing.join(', ');
  return new UnknownHeader(
    line,
    `this looks like the table of ${name}, but its ${columns} ${list} ${are} missing`,
    true,
  );
}

function readRecord(
  { kind, columns }: Recognised,
  { values, line }: { values: readonly unknown[]; line: number },
): ReadRecord {
  try {
    return { kind, line, records: formatOf(kind).read(rowOf(columns, values)) };
  } catch (error) {
    throw error instanceof BadRecord ? new DamagedFile(line, error.message) : error;
  }
}
