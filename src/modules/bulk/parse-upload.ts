import { CsvError, type Options, parse } from 'csv-parse/sync';
import { invalidRequest } from '../../shared/problem.ts';
import { ROWS_MAX } from './bulk.ts';

export type UploadFormat = 'csv' | 'jsonl' | 'json';

/** Names of the column to read. Without one of them, the first column is read. */
const COLUMN_NAMES = ['domain', 'website', 'web', 'url', 'site', 'homepage', 'email', 'e-mail'];
const INPUT_LENGTH_MAX = 2_048;

/** The inputs of an upload, one per row, in order. Empty lines are skipped. */
export function parseUpload(text: string, format: UploadFormat): string[] {
  const inputs = format === 'csv' ? fromCsv(text) : format === 'jsonl' ? fromJsonLines(text) : fromJson(text);
  if (inputs.length === 0) throw invalidRequest('The upload holds no domains.');
  if (inputs.length > ROWS_MAX) {
    throw invalidRequest(
      `The upload has ${inputs.length} rows; at most ${ROWS_MAX} are taken at once. Split it.`,
    );
  }
  // PostgreSQL cannot store a NUL. Replace it: dropping it could make another valid domain.
  return inputs.map((input) => input.replaceAll('\0', '\uFFFD').slice(0, INPUT_LENGTH_MAX));
}

function fromCsv(text: string): string[] {
  const rows = parseCsv(text).filter((row) => row.some((cell) => cell.trim() !== ''));
  const [head] = rows;
  if (!head) return [];
  const names = head.map((cell) => cell.trim().toLowerCase());
  const column = names.findIndex((name) => COLUMN_NAMES.includes(name));
  return column === -1 ? rows.map((row) => row[0] ?? '') : rows.slice(1).map((row) => row[column] ?? '');
}

function fromJsonLines(text: string): string[] {
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [inputOf(parsed(line, index + 1), index + 1)],
  );
}

function fromJson(text: string): string[] {
  const { domains } = (parsed(text, 1) ?? {}) as { domains?: unknown };
  if (!Array.isArray(domains))
    throw invalidRequest('Send {"domains": […]}, JSON lines or CSV.', { domains: 'is missing' });
  return domains.map((value, index) => inputOf(value, index + 1));
}

function parsed(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest(`Line ${line} is not JSON.`);
  }
}

function inputOf(value: unknown, line: number): string {
  if (typeof value === 'string') return value;
  const domain = (value as { domain?: unknown } | null)?.domain;
  if (typeof domain === 'string') return domain;
  throw invalidRequest(`Line ${line} names no domain: it should be a text, or an object with a "domain".`);
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
