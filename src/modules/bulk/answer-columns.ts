import { type AnswerColumn, BULK_COLUMNS, type ColumnKind } from '../../shared/bulk-columns.ts';
import type { ResultRow } from './upload-job.ts';

/** Each field of a row is a column. */
const KINDS: Readonly<Record<Exclude<keyof ResultRow, 'cells' | 'known'>, ColumnKind>> = BULK_COLUMNS;

/** A value as the cell of a table. */
export type TableCell = string | number | boolean | null;

export function cellOf(row: ResultRow, column: AnswerColumn): TableCell {
  const value = row[column];
  return Array.isArray(value) ? value.join('; ') : value;
}

export function isDateColumn(column: AnswerColumn): boolean {
  return KINDS[column] === 'date';
}
