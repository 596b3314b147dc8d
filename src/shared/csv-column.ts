import { CsvError, type Options, parse } from 'csv-parse/sync';

/**
 * One column of a CSV file. Without a header that has one of these names, in lower case, it is the first column. Empty lines
 * are skipped.
 */
export function readCsvColumn(text: string, names: readonly string[]): string[] {
  const rows = parseCsv(text).filter((row) => row.some((cell) => cell.trim() !== ''));
  const [head] = rows;
  if (!head) return [];
  const column = head.findIndex((cell) => names.includes(cell.trim().toLowerCase()));
  return column === -1 ? rows.map((row) => row[0] ?? '') : rows.slice(1).map((row) => row[column] ?? '');
}

/**
 * Commas, semicolons or tabs, by the first line. Quoted cells may hold doubled quotes and line breaks. A quote inside a bare
 * cell is text; a cell whose quote is never closed ends with the file.
 */
function parseCsv(text: string): string[][] {
  const [firstLine = ''] = text.split('\n', 1);
  const options = {
    delimiter: [',', ';', '\t'].find((one) => firstLine.includes(one)) ?? ',',
    record_delimiter: ['\r\n', '\n', '\r'],
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  };
  return parseClosed(text, options).map((row) => row.map(withoutQuotes));
}

function parseClosed(text: string, options: Options): string[][] {
  try {
    return parse(text, options);
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    return parse(`${text}"`, options);
  }
}

/** `"one.test" ,`: with `relax_quotes`, the quotes stay in the cell when text stands between the closing one and the delimiter. */
function withoutQuotes(cell: string): string {
  return cell.replace(/^"([^"]*)"(?=[^"])/, '$1');
}
