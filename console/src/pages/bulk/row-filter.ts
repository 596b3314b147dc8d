import { isolated } from '../../lib/format.ts';

/** Which rows of an upload are shown, as the address says. */
interface RowFilter {
  outcome?: string;
  charged?: boolean;
  company_status?: string;
  q?: string;
}

export function readRowFilter(search: URLSearchParams): RowFilter {
  const outcome = search.get('outcome');
  const charged = search.get('charged');
  const status = search.get('company_status');
  const q = search.get('q')?.trim();
  return {
    ...(outcome && { outcome: outcome.slice(0, 40) }),
    ...((charged === 'true' || charged === 'false') && { charged: charged === 'true' }),
    ...(status && { company_status: status.slice(0, 40) }),
    ...(q && { q: q.slice(0, 200) }),
  };
}

/** The address with a filter changed, on its first page. Null removes the filter. */
export function withRowFilter(
  search: URLSearchParams,
  name: keyof RowFilter,
  value: string | null,
): URLSearchParams {
  const changed = new URLSearchParams(search);
  changed.delete('page');
  if (value) changed.set(name, value);
  else changed.delete(name);
  return changed;
}

const CELLS_SHOWN = 2;

/** The first other cells of a row, so that a person recognises it. */
export function otherCells(cells: readonly string[] | null, input: string): string {
  return (cells ?? [])
    .filter((cell) => cell.trim() !== '' && cell !== input)
    .slice(0, CELLS_SHOWN)
    .map(isolated)
    .join(' · ');
}
