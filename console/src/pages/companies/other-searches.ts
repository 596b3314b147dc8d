import { SEARCH_FILTER_ENTRIES } from '../../../../src/shared/search-filters.ts';
import { targetOf } from '../../find/find-target.ts';
import type { CompanySearch } from './search-form.ts';

interface OtherSearch {
  label: string;
  /** An address of the console. */
  to: string;
}

/** Searches to try when a search has found nothing: the changes that leave most of it first. */
export function otherSearches({ page: _, sort: __, ...search }: CompanySearch): OtherSearch[] {
  const { name = '' } = search;
  const used = SEARCH_FILTER_ENTRIES.filter(([filter]) => search[filter] !== undefined);
  const target = targetOf(name);
  const ways: OtherSearch[] = [];
  if (target?.to && target.kind === 'Resolve') ways.push({ label: target.label, to: target.to });
  // Without its only filter, it is the search without filters.
  if (used.length > 1 || name === '')
    for (const [filter, { label }] of used)
      ways.push({
        label: `Without the filter “${label}”`,
        to: addressOf({ ...search, [filter]: undefined }),
      });
  if (used.length > 0 && name !== '')
    ways.push({ label: `“${name}” without filters`, to: addressOf({ name }) });
  const [first, ...others] = name.split(/\s+/).filter(Boolean);
  if (first && others.length > 0)
    ways.push({ label: `Only “${first}”`, to: addressOf({ ...search, name: first }) });
  return ways;
}

function addressOf(search: CompanySearch): string {
  const parts = Object.entries(search).filter((part): part is [string, string] => part[1] !== undefined);
  return `/companies?${new URLSearchParams(parts)}`;
}
