import { scanXml } from '../../platform/spreadsheets/scan-xml.ts';
import {
  columnOf,
  decodeEscapes,
  isTooLarge,
  readWorkbook,
} from '../../platform/spreadsheets/workbook-parts.ts';
import { openZipBuffer, type ZipEntry } from '../../platform/zip.ts';
import { mapInTurns } from '../../shared/concurrency.ts';
import { TooManyCells, TooManyRows } from '../../shared/csv-rows.ts';
import { Problem } from '../../shared/problem.ts';
import { refused } from './decode-file.ts';
import { CELL_CHARACTERS_MAX, CELLS_MAX, COLUMNS_MAX, type UploadedCell } from './uploaded-table.ts';
import { type DateKind, formatSerial, readDateStyles } from './xlsx-dates.ts';

const ENTRIES_MAX = 5_000;
/** The size of one part of the workbook, unpacked. */
const PART_BYTES_MAX = 128 * 1024 * 1024;
/** The size of all cells together. A text that many cells share counts for each of them. */
const CHARACTERS_MAX = 32 * 1024 * 1024;

const DAMAGED = 'Open it in a spreadsheet program, save it again, or save it as CSV.';
const tooLarge = () =>
  refused(
    'The workbook is too large when unpacked.',
    'Save the list alone, with the columns that you need, as CSV.',
  );

/**
 * The rows of the first visible sheet that are not empty: texts and numbers, dates as text. Throws
 * `TooManyRows` and `TooManyCells`.
 */
export async function readXlsx(bytes: Buffer, rowsMax: number): Promise<UploadedCell[][]> {
  try {
    const { entries, close } = await openZipBuffer(bytes, ENTRIES_MAX);
    try {
      return await readFirstSheet(new Map(entries.map((entry) => [entry.name, entry])), rowsMax);
    } finally {
      close();
    }
  } catch (error) {
    if ([Problem, TooManyRows, TooManyCells].some((known) => error instanceof known)) throw error;
    throw refused('The workbook is damaged.', DAMAGED);
  }
}

type Parts = ReadonlyMap<string, ZipEntry>;

async function readFirstSheet(parts: Parts, rowsMax: number): Promise<UploadedCell[][]> {
  if (!parts.has('xl/workbook.xml')) throw notAWorkbook(parts);
  const { sheets, dates1904 } = await readWorkbook(parts, scan);
  const sheet = sheets[0];
  if (!sheet) throw refused('The workbook has no sheet with a table.', DAMAGED);
  const styles = await readDateStyles(await openPart(parts.get('xl/styles.xml')), PART_BYTES_MAX);
  const shared: SharedTexts = new Map();
  const rows = await readSheet(sheet, { rowsMax, styles, dates1904, shared });
  return fillShared(rows, shared, parts.get('xl/sharedStrings.xml'));
}

function notAWorkbook(parts: Parts): Problem {
  if (parts.has('xl/workbook.bin'))
    return refused('The file is a binary workbook (.xlsb).', 'Save it as .xlsx or CSV.');
  if (parts.has('content.xml'))
    return refused('The file is an OpenDocument file (.ods or .odt).', 'Save the table as .xlsx or CSV.');
  if (parts.has('word/document.xml'))
    return refused('The file is a Word document.', 'Copy its table into a spreadsheet and save that as CSV.');
  return refused('The file is a zip archive.', 'Unpack it and upload the CSV or XLSX file inside.');
}

async function openPart(part: ZipEntry | undefined) {
  if (part && isTooLarge(part, PART_BYTES_MAX)) throw tooLarge();
  return part?.open();
}

async function scan(part: ZipEntry, handler: Parameters<typeof scanXml>[1]): Promise<void> {
  const stream = await openPart(part);
  if (stream) await scanXml(stream, handler, PART_BYTES_MAX);
}

interface SheetOptions {
  rowsMax: number;
  styles: readonly DateKind[];
  dates1904: boolean;
  /** Texts that cells refer to are added. */
  shared: SharedTexts;
}

/** A text that cells refer to by its place, one object for all of them. */
interface SharedText {
  text: string;
}

type SharedTexts = Map<number, SharedText>;
type Cell = UploadedCell | SharedText;

async function readSheet(
  part: ZipEntry,
  { rowsMax, styles, dates1904, shared }: SheetOptions,
): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let cell = { column: 0, type: '', style: 0 };
  let next = 0;
  let text: string | undefined;
  let isWanted = false;
  let cells = 0;
  await scan(part, {
    open(name, attributes) {
      if (name === 'row') {
        row = [];
        next = 0;
      } else if (name === 'c') {
        const column = attributes.r === undefined ? next : columnOf(attributes.r);
        cell = { column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0) };
        next = column + 1;
        text = undefined;
      } else if (name === 'v' || name === 't') isWanted = true;
    },
    text(piece) {
      if (isWanted && (text?.length ?? 0) < CELL_CHARACTERS_MAX) text = (text ?? '') + piece;
    },
    close(name) {
      if (name === 'v' || name === 't') isWanted = false;
      else if (name === 'c') {
        const value = text === undefined ? '' : cellOf(text, cell.type, styles[cell.style] ?? 'none');
        if (value !== '') put(row, cell.column, value);
      } else if (name === 'row' && row.some(hasText)) {
        rows.push(row);
        cells += row.length;
        if (cells > CELLS_MAX) throw new TooManyCells();
        if (rows.length > rowsMax) throw new TooManyRows();
      }
    },
  });
  return rows;

  function sharedText(place: number): SharedText {
    const known = shared.get(place);
    if (known) return known;
    const added = { text: '' };
    shared.set(place, added);
    return added;
  }

  function cellOf(written: string, type: string, date: DateKind): Cell {
    switch (type) {
      case 's':
        return sharedText(Number.parseInt(written, 10));
      case 'b':
        return written === '1' ? 'TRUE' : 'FALSE';
      case 'n':
        return numberCell(written, date, dates1904);
      default:
        return decodeEscapes(written.slice(0, CELL_CHARACTERS_MAX));
    }
  }
}

function hasText(cell: Cell): boolean {
  return typeof cell !== 'string' || cell.trim() !== '';
}

function put(row: Cell[], column: number, value: Cell): void {
  if (column >= COLUMNS_MAX)
    throw refused(
      `The sheet has more than ${COLUMNS_MAX} columns.`,
      'Delete the columns that you do not need.',
    );
  while (row.length < column) row.push('');
  row[column] = value;
}

function numberCell(written: string, date: DateKind, dates1904: boolean): UploadedCell {
  const value = Number(written);
  if (written.trim() === '' || !Number.isFinite(value)) return written;
  return date === 'none' ? value : formatSerial(value, date, dates1904);
}

/** Reads only the texts that cells refer to. */
async function fillShared(
  rows: readonly Cell[][],
  shared: SharedTexts,
  part: ZipEntry | undefined,
): Promise<UploadedCell[][]> {
  if (part && shared.size > 0) await readShared(part, shared);
  let characters = 0;
  const filled = await mapInTurns(rows, (row) => {
    const cells = row.map((cell) => {
      const value = typeof cell === 'object' ? cell.text : cell;
      characters += typeof value === 'string' ? value.length : 1;
      if (characters > CHARACTERS_MAX) throw tooLarge();
      return value;
    });
    return cells.some(hasText) ? cells : undefined;
  });
  return filled.filter((row) => row !== undefined);
}

async function readShared(part: ZipEntry, wanted: SharedTexts): Promise<void> {
  let place = -1;
  let text = '';
  let characters = 0;
  let isWanted = false;
  let isPhonetic = false;
  await scan(part, {
    open(name) {
      if (name === 'si') {
        place++;
        text = '';
      } else if (name === 'rPh') isPhonetic = true;
      else if (name === 't') isWanted = !isPhonetic && wanted.has(place);
    },
    text(piece) {
      if (isWanted && text.length < CELL_CHARACTERS_MAX) text += piece;
    },
    close(name) {
      if (name === 't') isWanted = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'si') {
        const one = wanted.get(place);
        if (!one) return;
        one.text = decodeEscapes(text.slice(0, CELL_CHARACTERS_MAX));
        characters += text.length;
        if (characters > CHARACTERS_MAX) throw tooLarge();
      }
    },
  });
}
