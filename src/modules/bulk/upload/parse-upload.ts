import { parseLargeCsv, TooManyRows } from '../../../shared/csv-column.ts';
import { invalidRequest } from '../../../shared/problem.ts';
import { storableText } from '../../../shared/storable-text.ts';
import { CELL_CHARACTERS_MAX, COLUMNS_MAX, type Direction, ROWS_MAX } from '../bulk.ts';
import { type ColumnChoice, type ColumnWish, chooseColumn } from './choose-column.ts';
import { decodeFile, refused } from './decode-file.ts';
import { readXlsx } from './read-xlsx.ts';

/** `table` is CSV, TSV or XLSX, by its bytes. */
export type UploadFormat = 'table' | 'jsonl' | 'json';

export interface Upload extends Pick<ColumnWish, 'direction' | 'column' | 'hasHeader'> {
  bytes: Buffer;
  format: UploadFormat;
  /** As the content type declares it. */
  charset?: string | undefined;
}

export interface ParsedUpload {
  /** The values to ask about, one per row, in order. */
  inputs: string[];
  /** Of a file with columns. */
  table: ParsedTable | null;
}

export interface ParsedTable extends ColumnChoice {
  fileType: 'text' | 'xlsx';
  /** From the header, or `column_1` and so on. */
  columns: string[];
  /** Without the header, each with as many cells as there are columns. */
  rows: string[][];
}

const INPUT_LENGTH_MAX = 2_048;
const WANTED: Record<Direction, { field: string; things: string; example: string }> = {
  domain: { field: 'domain', things: 'domains', example: '{"domains": […]}' },
  company: { field: 'company', things: 'companies', example: '{"companies": […]}' },
};

/** Throws `invalid_request` for what cannot be read. Empty lines are skipped. */
export async function parseUpload(
  upload: Upload,
  readDomain: ColumnWish['readDomain'],
): Promise<ParsedUpload> {
  const table = upload.format === 'table' ? await parseTable(upload, readDomain) : null;
  const inputs = table ? table.rows.map((row) => row[table.column] ?? '') : parseJson(upload);
  if (inputs.length === 0) throw invalidRequest(`The upload holds no ${WANTED[upload.direction].things}.`);
  if (inputs.length > ROWS_MAX) throw tooManyRows();
  return { inputs: inputs.map((input) => clean(input, INPUT_LENGTH_MAX)), table };
}

function tooManyRows() {
  return invalidRequest(
    `The upload has more than ${ROWS_MAX} rows; at most ${ROWS_MAX} are taken at once. Split it into several files.`,
  );
}

/** PostgreSQL cannot store a NUL. It is replaced: dropping it could make another valid domain. */
function clean(text: string, length: number): string {
  const cut = text.length > length ? text.slice(0, length) : text;
  return SELDOM.test(cut) ? storableText(cut) : cut;
}

/** NUL and halves of pairs, whole or not. Hardly any text has them, and there may be millions of cells. */
const SELDOM = /[\0\uD800-\uDFFF]/;

async function parseTable(upload: Upload, readDomain: ColumnWish['readDomain']): Promise<ParsedTable> {
  const file = decodeFile(upload.bytes, upload.charset);
  const rows = await readRows();
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (width > COLUMNS_MAX)
    throw refused(
      `The file has more than ${COLUMNS_MAX} columns.`,
      'Delete the columns that you do not need.',
    );
  const choice = chooseColumn(rows, { ...upload, readDomain });
  const cells = rows.map((row) =>
    Array.from({ length: width }, (_, at) => clean(row[at] ?? '', CELL_CHARACTERS_MAX)),
  );
  const head = choice.hasHeader ? cells.shift() : undefined;
  const columns = Array.from({ length: width }, (_, at) => head?.[at]?.trim() || `column_${at + 1}`);
  return { ...choice, fileType: file.kind, columns, rows: cells };

  async function readRows(): Promise<string[][]> {
    try {
      // One more for the header.
      return file.kind === 'text'
        ? await parseLargeCsv(file.text, ROWS_MAX + 1)
        : await readXlsx(upload.bytes, ROWS_MAX + 1);
    } catch (error) {
      throw error instanceof TooManyRows ? tooManyRows() : error;
    }
  }
}

function parseJson({ bytes, format, direction }: Upload): string[] {
  const text = bytes.toString('utf8');
  const { field, things, example } = WANTED[direction];
  if (format === 'jsonl') {
    const lines = text.split(/\r?\n/);
    return lines.flatMap((line, index) =>
      line.trim() === '' ? [] : [inputOf(parsed(line, index + 1), field, index + 1)],
    );
  }
  const values = ((parsed(text, 1) ?? {}) as Record<string, unknown>)[things];
  if (!Array.isArray(values))
    throw invalidRequest(`Send ${example}, JSON lines, CSV or XLSX.`, { [things]: 'is missing' });
  return values.map((value, index) => inputOf(value, field, index + 1));
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
