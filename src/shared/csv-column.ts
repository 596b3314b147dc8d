import { parse as parseStream } from 'csv-parse';
import { CsvError, type Options, parse } from 'csv-parse/sync';
import { createPauses, mapInTurns } from './concurrency.ts';

/** More rows than the caller wants to read. */
export class TooManyRows extends Error {}

/** A row with more cells than the caller wants to read. */
export class TooManyColumns extends Error {}

/**
 * One column of a CSV file. Without a header that has one of these names, in lower case, it is the first column. Empty lines
 * are skipped.
 */
export function readCsvColumn(text: string, names: readonly string[]): string[] {
  const rows = parseCsv(text);
  const [head] = rows;
  if (!head) return [];
  const column = head.findIndex((cell) => names.includes(cell.trim().toLowerCase()));
  return column === -1 ? rows.map((row) => row[0] ?? '') : rows.slice(1).map((row) => row[column] ?? '');
}

/**
 * The rows that are not empty. Commas, semicolons or tabs, by the first line, or as `sep=;` says, which Excel writes. Quoted
 * cells may hold doubled quotes and line breaks. A quote inside a bare cell is text; a cell whose quote is never closed ends
 * with the file.
 */
function parseCsv(file: string): string[][] {
  const { text, options } = prepare(file);
  try {
    return tidy(parse(text, options));
  } catch (error) {
    if (!isUnclosed(error)) throw error;
    return tidy(parse(`${text}"`, options));
  }
}

interface CsvLimits {
  rowsMax: number;
  columnsMax: number;
}

/**
 * The same for large files: other work runs meanwhile. Throws `TooManyRows` and `TooManyColumns`; rows far beyond the limit
 * take no memory.
 */
export async function parseLargeCsv(file: string, { rowsMax, columnsMax }: CsvLimits): Promise<string[][]> {
  const { text, options } = prepare(file);
  const read = (content: string) => parseInTurns(content, { ...options, to: rowsMax * READ_PER_ROW });
  const parsed = await read(text).catch((error: unknown) => {
    if (!isUnclosed(error)) throw error;
    return read(`${text}"`);
  });
  if (parsed.some((cells) => cells.length > columnsMax)) throw new TooManyColumns();
  const tidied = await mapInTurns(parsed, tidyRow);
  const rows = tidied.filter((cells) => cells !== undefined);
  if (rows.length > rowsMax || parsed.length === rowsMax * READ_PER_ROW) throw new TooManyRows();
  return rows;
}

/** Rows of empty cells are read before they are left out. */
const READ_PER_ROW = 2;
/** Rows that are shorter or longer than the first one take a twentieth of a millisecond each. */
const PIECE_CHARACTERS = 8_192;

/** Piece by piece and not by a pipe, which reads ahead without a pause. */
async function parseInTurns(text: string, options: Options & { to: number }): Promise<string[][]> {
  const rows: string[][] = [];
  const parser = parseStream(options);
  const ended = new Promise<void>((resolve, reject) => {
    parser.on('data', (row: string[]) => rows.push(row));
    parser.once('end', resolve);
    parser.once('error', reject);
  });
  // It may fail before it is awaited.
  ended.catch(() => undefined);
  const pause = createPauses();
  for (let start = 0; start < text.length; start += PIECE_CHARACTERS) {
    if (parser.destroyed || rows.length >= options.to) break;
    parser.write(text.slice(start, start + PIECE_CHARACTERS));
    await pause();
  }
  if (rows.length >= options.to) {
    parser.destroy();
    return rows;
  }
  if (!parser.destroyed) parser.end();
  await ended;
  return rows;
}

function prepare(file: string): { text: string; options: Options } {
  const declared = /^\uFEFF?sep=([,;\t|])\r?\n/i.exec(file);
  const text = declared ? file.slice(declared[0].length) : file;
  return {
    text,
    options: {
      delimiter: declared?.[1] ?? findDelimiter(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    },
  };
}

function isUnclosed(error: unknown): boolean {
  return error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED';
}

function tidy(rows: readonly string[][]): string[][] {
  return rows.map(tidyRow).filter((cells) => cells !== undefined);
}

/** Undefined for a row of empty cells. */
function tidyRow(cells: readonly string[]): string[] | undefined {
  return cells.some((cell) => cell.trim() !== '') ? cells.map(withoutQuotes) : undefined;
}

const FIRST_LINE_MAX = 65_536;

/** The one that the first line has most of, outside quotes. */
function findDelimiter(text: string): string {
  const [line = ''] = text.slice(0, FIRST_LINE_MAX).split(/[\r\n]/, 1);
  const bare = line.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => bare.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** `"one.test" ,`: with `relax_quotes`, the quotes stay in the cell when there is text between the closing one and the delimiter. */
function withoutQuotes(cell: string): string {
  return cell.startsWith('"') ? cell.replace(/^"([^"]*)"(?=[^"])/, '$1') : cell;
}
