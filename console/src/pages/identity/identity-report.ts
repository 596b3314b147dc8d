import { csvRow } from '../../../../src/shared/csv-row.ts';
import type { IdentityReport } from '../../api/shapes.ts';

/** People paste numbers with anything between them. */
export function numbersOfText(text: string): string {
  return text
    .split(/[\n,;\t]+|\s{2,}|(?<=\d)\s+(?=[A-Za-z\d]{6,})/)
    .map((number) => number.trim())
    .filter(Boolean)
    .join('\n');
}

/** Everything but the verified. */
export function rowsToChase({ rows }: Pick<IdentityReport, 'rows'>): IdentityReport['rows'] {
  return rows.filter(({ status }) => status !== 'verified');
}

/** The rows as a file. */
export function asCsv({ rows }: Pick<IdentityReport, 'rows'>): string {
  const [first] = rows;
  if (!first) return '';
  const names = Object.keys(first) as (keyof typeof first)[];
  return [names, ...rows.map((row) => names.map((name) => row[name]))].map(csvRow).join('');
}
