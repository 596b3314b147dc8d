import { CsvError, type Options, parse } from 'csv-parse/sync';

/** More rows than the caller wants to read. */
export class TooManyRows extends Error {}

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
 * with the file. Throws `TooManyRows` above `rowsMax`; the rows far beyond it take no memory.
 */
export function parseCsv(file: string, rowsMax = ANY_NUMBER): string[][] {
  const declared = /^\uFEFF?sep=([,;\t|])\r?\n/i.exec(file);
  const text = declared ? file.slice(declared[0].length) : file;
  const read = parseClosed(text, {
    delimiter: declared?.[1] ?? findDelimiter(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: rowsMax * READ_PER_ROW,
  });
  const rows = read.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length > rowsMax || read.length === rowsMax * READ_PER_ROW) throw new TooManyRows();
  return rows.map((cells) => cells.map(withoutQuotes));
}

/** Rows of empty cells are read before they are left out. */
const READ_PER_ROW = 2;
/** Above what a computer can hold. */
const ANY_NUMBER = 2 ** 40;

function parseClosed(text: string, options: Options): string[][] {
  try {
    return parse(text, options);
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    return parse(`${text}"`, options);
  }
}

/** The one that the first line has most of, outside quotes. */
function findDelimiter(text: string): string {
  const [line = ''] = text.split(/[\r\n]/, 1);
  const bare = line.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => bare.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** `"one.test" ,`: with `relax_quotes`, the quotes stay in the cell when text stands between the closing one and the delimiter. */
function withoutQuotes(cell: string): string {
  return cell.replace(/^"([^"]*)"(?=[^"])/, '$1');
}
