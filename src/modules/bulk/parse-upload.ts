import { readCsvColumn } from '../../shared/csv-column.ts';
import { invalidRequest } from '../../shared/problem.ts';
import { ROWS_MAX } from './bulk.ts';

export type UploadFormat = 'csv' | 'jsonl' | 'json';

/** Names of the column to read. Without one of them, the first column is read. */
const COLUMN_NAMES = ['domain', 'website', 'web', 'url', 'site', 'homepage', 'email', 'e-mail'];
const INPUT_LENGTH_MAX = 2_048;

/** The inputs of an upload, one per row, in order. Empty lines are skipped. */
export function parseUpload(text: string, format: UploadFormat): string[] {
  const inputs =
    format === 'csv'
      ? readCsvColumn(text, COLUMN_NAMES)
      : format === 'jsonl'
        ? fromJsonLines(text)
        : fromJson(text);
  if (inputs.length === 0) throw invalidRequest('The upload holds no domains.');
  if (inputs.length > ROWS_MAX) {
    throw invalidRequest(
      `The upload has ${inputs.length} rows; at most ${ROWS_MAX} are taken at once. Split it.`,
    );
  }
  // PostgreSQL cannot store a NUL. Replace it: dropping it could make another valid domain.
  return inputs.map((input) => input.replaceAll('\0', '\uFFFD').slice(0, INPUT_LENGTH_MAX));
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
