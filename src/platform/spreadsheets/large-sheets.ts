/**
 * Reads the sheets of XLSX and ODS files of any size, row by row. `workbook-parts.ts` finds the sheets of a
 * workbook and reads its cell references; `scan-xml.ts` reads the XML of a part within limits.
 */
import type { ZipEntry } from '../zip.ts';
import { scanXml, scanXmlPieces, type XmlHandler } from './scan-xml.ts';
import { columnOf, decodeEscapes, isTooLarge, readWorkbook } from './workbook-parts.ts';

/** A row of a sheet with the number that a spreadsheet program shows for it. Empty rows are left out. */
interface SheetRow {
  cells: string[];
  line: number;
}

/** The rows of one sheet as they are read. */
export type Sheet = AsyncGenerator<SheetRow>;

/** Limits that no published table reaches: beyond them, the file is damaged, or made to use up memory. */
export class SheetLimit extends Error {}

/** The size of one part, unpacked. The largest known table, the Care Quality Commission's, has 440 MB. */
const PART_BYTES_MAX = 2_000_000_000;
const COLUMNS_MAX = 1_000;
const CELL_CHARACTERS_MAX = 32_767;
/** The texts that the cells of an XLSX workbook refer to are held in memory. */
const SHARED_CHARACTERS_MAX = 200_000_000;

type Parts = ReadonlyMap<string, ZipEntry>;

export type SpreadsheetKind = 'xlsx' | 'ods';

/** The format of an archive's files, if they are a spreadsheet. */
export function spreadsheetKind(entries: readonly ZipEntry[]): SpreadsheetKind | undefined {
  const names = new Set(entries.map(({ name }) => name));
  if (names.has('xl/workbook.xml')) return 'xlsx';
  return names.has('content.xml') ? 'ods' : undefined;
}

/**
 * The sheets of a spreadsheet one after the other, each in constant memory but for shared texts. Throws
 * `SheetLimit`.
 */
export async function* readSheets(
  kind: SpreadsheetKind,
  entries: readonly ZipEntry[],
): AsyncGenerator<Sheet> {
  const parts: Parts = new Map(entries.map((entry) => [entry.name, entry]));
  if (kind === 'ods') {
    const content = parts.get('content.xml');
    // One document holds all sheets: it is read again for each, up to the sheet.
    for (let nth = 0; content; nth += 1) {
      const sheet = await peek(odsRows(content, nth));
      if (!sheet) return;
      yield sheet;
    }
    return;
  }
  const { sheets } = await readWorkbook(parts, scanPart);
  const shared = await readSharedTexts(parts.get('xl/sharedStrings.xml'));
  for (const sheet of sheets) yield xlsxRows(sheet, shared);
}

/** Undefined where there is no sheet; an empty sheet is one without rows. */
async function peek(rows: AsyncGenerator<SheetRow | 'sheet'>): Promise<Sheet | undefined> {
  const first = await rows.next();
  if (first.done) return undefined;
  return (async function* () {
    for await (const row of rows) if (row !== 'sheet') yield row;
  })();
}

async function openPart(part: ZipEntry) {
  if (isTooLarge(part, PART_BYTES_MAX)) throw new SheetLimit('the spreadsheet is too large when unpacked');
  return part.open();
}

async function scanPart(part: ZipEntry, handler: XmlHandler): Promise<void> {
  await scanXml(await openPart(part), handler, PART_BYTES_MAX);
}

async function readSharedTexts(part: ZipEntry | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (!part) return texts;
  let text = '';
  let characters = 0;
  let isWanted = false;
  let isPhonetic = false;
  await scanPart(part, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 't') isWanted = !isPhonetic;
    },
    text(piece) {
      if (isWanted && text.length < CELL_CHARACTERS_MAX) text += piece;
    },
    close(name) {
      if (name === 't') isWanted = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'si') {
        texts.push(decodeEscapes(text));
        characters += text.length + 1;
        if (characters > SHARED_CHARACTERS_MAX) throw new SheetLimit('the spreadsheet has too much text');
      }
    },
  });
  return texts;
}

/** The cells of a row as they come, with the limits that every kind of sheet has. */
function createRow() {
  let cells: string[] = [];
  return {
    put(column: number, text: string): void {
      if (text === '') return;
      if (column >= COLUMNS_MAX) throw new SheetLimit(`a sheet has more than ${COLUMNS_MAX} columns`);
      while (cells.length < column) cells.push('');
      cells[column] = text;
    },
    take(): string[] {
      const taken = cells;
      cells = [];
      return taken;
    },
  };
}

async function* xlsxRows(part: ZipEntry, shared: readonly string[]): Sheet {
  const rows: SheetRow[] = [];
  const row = createRow();
  let cell = { column: 0, type: '' };
  let next = 0;
  let line = 0;
  let text = '';
  let isWanted = false;
  const handler: XmlHandler = {
    open(name, attributes) {
      if (name === 'row') {
        next = 0;
        line = Number(attributes.r) || line + 1;
      } else if (name === 'c') {
        const column = attributes.r === undefined ? next : columnOf(attributes.r);
        cell = { column, type: attributes.t ?? 'n' };
        next = column + 1;
        text = '';
      } else if (name === 'v' || name === 't') isWanted = true;
    },
    text(piece) {
      if (isWanted && text.length < CELL_CHARACTERS_MAX) text += piece;
    },
    close(name) {
      if (name === 'v' || name === 't') isWanted = false;
      else if (name === 'c') row.put(cell.column, xlsxText(text, cell.type, shared));
      else if (name === 'row') {
        const cells = row.take();
        if (cells.length > 0) rows.push({ cells, line });
      }
    },
  };
  for await (const _ of scanXmlPieces(await openPart(part), handler, PART_BYTES_MAX)) yield* rows.splice(0);
}

function xlsxText(written: string, type: string, shared: readonly string[]): string {
  if (type === 's') return written === '' ? '' : (shared[Number.parseInt(written, 10)] ?? '');
  if (type !== 'n') return decodeEscapes(written);
  const value = Number(written);
  return written.trim() === '' || !Number.isFinite(value) ? written : String(value);
}

/** Rows of the nth sheet of an OpenDocument spreadsheet, after a mark that there is such a sheet. */
async function* odsRows(part: ZipEntry, nth: number): AsyncGenerator<SheetRow | 'sheet'> {
  const found: (SheetRow | 'sheet')[] = [];
  const row = createRow();
  let sheet = -1;
  let line = 0;
  let repeatedRows = 1;
  let column = 0;
  let repeatedCells = 1;
  let text = '';
  let paragraphs = 0;
  let depth = 0;
  let isEnded = false;
  const handler: XmlHandler = {
    open(name, attributes) {
      if (name === 'table') {
        sheet += 1;
        if (sheet === nth) found.push('sheet');
      }
      if (sheet !== nth) return;
      if (name === 'table-row') {
        column = 0;
        repeatedRows = repeatsOf(attributes['table:number-rows-repeated']);
      } else if (CELLS.has(name)) {
        repeatedCells = repeatsOf(attributes['table:number-columns-repeated']);
        text = '';
        paragraphs = 0;
      } else if (name === 'p') {
        if (depth === 0 && paragraphs > 0) text += '\n';
        depth += 1;
        paragraphs += 1;
      } else if (name === 's' && depth > 0) text += ' ';
    },
    text(piece) {
      if (sheet === nth && depth > 0 && text.length < CELL_CHARACTERS_MAX) text += piece;
    },
    close(name) {
      if (sheet !== nth) return;
      if (name === 'table') isEnded = true;
      else if (name === 'p') depth -= 1;
      else if (CELLS.has(name)) {
        const last = Math.min(column + repeatedCells, COLUMNS_MAX);
        for (let index = column; index < last && text !== ''; index += 1) row.put(index, text);
        column += repeatedCells;
      } else if (name === 'table-row') {
        line += 1;
        const cells = row.take();
        if (cells.length > 0) found.push({ cells, line });
        line += repeatedRows - 1;
      }
    },
  };
  const stream = await openPart(part);
  try {
    for await (const _ of scanXmlPieces(stream, handler, PART_BYTES_MAX)) {
      yield* found.splice(0);
      if (isEnded) return;
    }
  } finally {
    stream.destroy();
  }
}

const CELLS = new Set(['table-cell', 'covered-table-cell']);

/** Rows and cells that repeat to the end of the sheet are written once, with how often. */
function repeatsOf(attribute: string | undefined): number {
  const repeats = Number.parseInt(attribute ?? '1', 10);
  return Number.isFinite(repeats) && repeats > 0 ? repeats : 1;
}
