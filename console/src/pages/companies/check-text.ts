import { csvRow } from '../../../../src/shared/csv-row.ts';
import type { WatchlistImport } from '../../api/shapes.ts';
import { words } from '../../lib/format.ts';

type CheckedRow = WatchlistImport['rows'][number];

const NAMES: Record<string, string> = {
  several_companies: 'several possible',
  not_found: 'not found',
  unavailable: 'could not be looked up',
};
/** Statuses that need another word in a sentence about a company. */
const STATES: Record<string, string> = {
  liquidation: 'in liquidation',
  administration: 'in administration',
  receivership: 'in receivership',
  'insolvency-proceedings': 'in insolvency proceedings',
  'voluntary-arrangement': 'in a voluntary arrangement',
};

/** The state of a row in words: the status of its company, or why there is none. */
export function stateOf({ outcome, company_status: status }: CheckedRow): string {
  return status ? words(STATES[status] ?? status) : words(NAMES[outcome] ?? outcome);
}

/**
 * Rows that ask for attention first: closed companies and those in trouble, then those not found, then active
 * ones.
 */
export function sortChecked(rows: readonly CheckedRow[]): CheckedRow[] {
  const rank = ({ company_status: status }: CheckedRow) =>
    status === 'active' || status === 'open' || status === 'registered' ? 2 : status ? 0 : 1;
  return [...rows].sort((a, b) => rank(a) - rank(b) || a.row - b.row);
}

/** `2 dissolved, 1 not found, 37 active`, in the order of the rows. */
export function countStates(rows: readonly CheckedRow[]): string {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(stateOf(row), (counts.get(stateOf(row)) ?? 0) + 1);
  return [...counts].map(([state, count]) => `${count} ${state.toLowerCase()}`).join(', ');
}

const COLUMNS = [
  'row',
  'input',
  'result',
  'company_number',
  'company_name',
  'company_status',
  'possible_companies',
];

/** The rows as a file, in the order of the list, so that they can be put beside it. */
export function checkedAsCsv(rows: readonly CheckedRow[]): string {
  const lines = [...rows]
    .sort((a, b) => a.row - b.row)
    .map((row) => [
      ...[row.row, row.input, stateOf(row).toLowerCase()],
      ...[row.company_number, row.company_name, row.company_status ?? null],
      row.candidates
        .map(
          (one) => `${one.company_name} (${one.company_number}, ${words(one.company_status).toLowerCase()})`,
        )
        .join('; '),
    ]);
  return [COLUMNS, ...lines].map(csvRow).join('');
}
