import type { WatchlistImport } from '../../api/shapes.ts';
import { words } from '../../lib/format.ts';

type CheckedRow = WatchlistImport['rows'][number];

const NAMES: Record<string, string> = {
  several_companies: 'several possible',
  not_found: 'not found',
  unavailable: 'could not be looked up',
};

/** The state of a row in words: the status of its company, or why there is none. */
export function stateOf({ outcome, company_status: status }: CheckedRow): string {
  return status ? words(status) : words(NAMES[outcome] ?? outcome);
}

/** Rows that ask for attention first: closed companies and those in trouble, then those not found, then active ones. */
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
