import { csvRow } from '../../shared/csv-row.ts';
import type { ResultRow } from './bulk.ts';

export type ResultFormat = 'csv' | 'jsonl';

const COLUMNS = [
  'row_number',
  'input',
  'domain',
  'outcome',
  'company_number',
  'company_name',
  'match_confidence',
  'charged',
  'charge_reason',
  'reason',
  'disclosures',
  'review',
] as const satisfies (keyof ResultRow)[];

const PAGE = 1_000;

/** Every row once, in order. Reads page by page, so that no upload is held in memory as a whole. */
export async function* writeResults(
  format: ResultFormat,
  readPage: (page: { after: number; limit: number }) => Promise<ResultRow[]>,
): AsyncGenerator<string> {
  if (format === 'csv') yield `${COLUMNS.join(',')}\r\n`;
  let after = 0;
  for (;;) {
    const rows = await readPage({ after, limit: PAGE });
    if (rows.length === 0) return;
    yield rows.map(format === 'csv' ? csvLine : jsonLine).join('');
    after = rows.at(-1)?.row_number ?? after;
  }
}

function jsonLine(row: ResultRow): string {
  return `${JSON.stringify(Object.fromEntries(COLUMNS.map((column) => [column, row[column]])))}\n`;
}

function csvLine(row: ResultRow): string {
  return csvRow(COLUMNS.map((column) => row[column]));
}
