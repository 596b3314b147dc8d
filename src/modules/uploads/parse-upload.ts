import { createPauses, mapInTurns } from '../../shared/concurrency.ts';
import { parseLargeCsv } from '../../shared/csv-column.ts';
import { TooManyCells, TooManyColumns, TooManyRows } from '../../shared/csv-rows.ts';
import { type ExcessiveJson, findExcess } from '../../shared/json-limits.ts';
import { invalidRequest } from '../../shared/problem.ts';
import { storableText } from '../../shared/storable-text.ts';
import { type ColumnChoice, type ColumnOptions, chooseColumn } from './choose-column.ts';
import { decodeFile, refused } from './decode-file.ts';
import { readXlsx } from './read-xlsx.ts';
import {
  CELL_CHARACTERS_MAX,
  CELLS_MAX,
  COLUMNS_MAX,
  type Direction,
  ROWS_MAX,
  type UploadedCell,
} from './uploaded-table.ts';

/** `table` is CSV, TSV or XLSX, by its bytes. */
export type UploadFormat = 'table' | 'jsonl' | 'json';

export interface Upload extends Pick<ColumnOptions, 'direction' | 'column' | 'hasHeader'> {
  bytes: Buffer;
  format: UploadFormat;
  /** As the content type declares it. */
  charset?: string | undefined;
}

export interface ParsedUpload {
  /** The values to ask about, one per row, in order. */
  inputs: string[];
  /** Set for a file with columns. */
  table: ParsedTable | null;
}

export interface ParsedTable extends ColumnChoice {
  fileType: 'text' | 'xlsx';
  /** From the header, or `column_1` and so on. */
  columns: string[];
  /** Without the header. Empty cells at the end of a row may be missing. */
  rows: UploadedCell[][];
}

const INPUT_LENGTH_MAX = 2_048;
const COLUMN_NAME_MAX = 500;
/** The number of JSON lines, with empty ones between others. */
const LINES_MAX = 10 * ROWS_MAX;
/** `{"domains": [{"domain": …}]}` has three. */
const JSON_DEPTH_MAX = 16;
const WANTED: Record<Direction, { field: string; things: string; example: string }> = {
  domain: { field: 'domain', things: 'domains', example: '{"domains": […]}' },
  company: { field: 'company', things: 'companies', example: '{"companies": […]}' },
};

const EXCESS: Record<ExcessiveJson, () => string> = {
  'too deep': () => `The JSON has more than ${JSON_DEPTH_MAX} arrays or objects in each other.`,
  'too many values': () => `The JSON has more than ${CELLS_MAX.toLocaleString('en-GB')} values.`,
};

/** Throws `invalid_request` for what cannot be read. Empty lines are skipped. */
export async function parseUpload(
  upload: Upload,
  readDomain: ColumnOptions['readDomain'],
): Promise<ParsedUpload> {
  const table = upload.format === 'table' ? await parseTable(upload, readDomain) : null;
  const inputs = table ? table.rows.map((row) => String(row[table.column] ?? '')) : await parseJson(upload);
  if (inputs.length === 0) throw invalidRequest(`The upload holds no ${WANTED[upload.direction].things}.`);
  if (inputs.length > ROWS_MAX) throw tooManyRows();
  return { inputs: await mapInTurns(inputs, (input) => clean(input, INPUT_LENGTH_MAX)), table };
}

function tooManyRows() {
  const most = ROWS_MAX.toLocaleString('en-GB');
  return invalidRequest(
    `The upload has more than ${most} rows; at most ${most} are taken at once. Split it into several files.`,
  );
}

function tooManyColumns() {
  const many = `The file has more than ${COLUMNS_MAX} columns.`;
  return refused(many, 'Delete the columns that you do not need.');
}

function tooManyCells() {
  const many = `The file has more than ${CELLS_MAX.toLocaleString('en-GB')} cells.`;
  return refused(many, 'Delete the columns that you do not need, or split it.');
}

/** PostgreSQL cannot store a NUL. It is replaced: dropping it could make another valid domain. */
function clean(text: string, length: number): string {
  const cut = text.length > length ? text.slice(0, length) : text;
  return SELDOM.test(cut) ? storableText(cut) : cut;
}

/** NUL and halves of pairs, whole or not. Hardly any text has them, and there may be millions of cells. */
const SELDOM = /[\0\uD800-\uDFFF]/;

async function parseTable(upload: Upload, readDomain: ColumnOptions['readDomain']): Promise<ParsedTable> {
  const file = await decodeFile(upload.bytes, upload.charset);
  const rows = await readRows();
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const cells = await mapInTurns(rows, (row) =>
    row.map((cell) => (typeof cell === 'string' ? clean(cell, CELL_CHARACTERS_MAX) : cell)),
  );
  const texts =
    file.kind === 'text' ? (cells as string[][]) : await mapInTurns(cells, (row) => row.map(String));
  const choice = chooseColumn(texts, { ...upload, readDomain });
  const head = choice.hasHeader ? cells.shift() : undefined;
  const columns = Array.from(
    { length: width },
    (_, at) =>
      String(head?.[at] ?? '')
        .trim()
        .slice(0, COLUMN_NAME_MAX) || `column_${at + 1}`,
  );
  return { ...choice, fileType: file.kind, columns, rows: cells };

  async function readRows(): Promise<UploadedCell[][]> {
    try {
      // One more for the header.
      return file.kind === 'text'
        ? await parseLargeCsv(file.text, {
            rowsMax: ROWS_MAX + 1,
            columnsMax: COLUMNS_MAX,
            cellsMax: CELLS_MAX,
          })
        : await readXlsx(upload.bytes, ROWS_MAX + 1);
    } catch (error) {
      if (error instanceof TooManyRows) throw tooManyRows();
      if (error instanceof TooManyCells) throw tooManyCells();
      throw error instanceof TooManyColumns ? tooManyColumns() : error;
    }
  }
}

async function parseJson({ bytes, format, direction }: Upload): Promise<string[]> {
  const excess = findExcess(bytes, {
    depthMax: JSON_DEPTH_MAX,
    valuesMax: CELLS_MAX,
    isLines: format === 'jsonl',
  });
  if (excess) throw refused(EXCESS[excess](), `Send ${WANTED[direction].example}.`);
  const text = bytes.toString('utf8');
  const { field, things, example } = WANTED[direction];
  if (format === 'jsonl') return parseLines(text, field);
  const values = ((parsed(text, 1) ?? {}) as Record<string, unknown>)[things];
  if (!Array.isArray(values))
    throw invalidRequest(`Send ${example}, JSON lines, CSV or XLSX.`, { [things]: 'is missing' });
  if (values.length > ROWS_MAX) throw tooManyRows();
  return values.map((value, index) => inputOf(value, field, index + 1));
}

/** One value a line. Lines after too many are not read. */
async function parseLines(text: string, field: string): Promise<string[]> {
  const pause = createPauses();
  const inputs: string[] = [];
  for (let start = 0, number = 1; start < text.length; number++) {
    const found = text.indexOf('\n', start);
    const end = found === -1 ? text.length : found;
    const line = text.slice(start, end);
    if (line.trim() !== '') inputs.push(inputOf(parsed(line, number), field, number));
    if (inputs.length > ROWS_MAX || number > LINES_MAX) throw tooManyRows();
    start = end + 1;
    const paused = pause();
    if (paused) await paused;
  }
  return inputs;
}

function parsed(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest(`Line ${line} is not JSON.`);
  }
}

function inputOf(value: unknown, field: string, line: number): string {
  if (typeof value === 'string') return value;
  const named = (value as Record<string, unknown> | null)?.[field];
  if (typeof named === 'string') return named;
  throw invalidRequest(
    `Line ${line} names no ${field}: it should be a text, or an object with a "${field}".`,
  );
}
