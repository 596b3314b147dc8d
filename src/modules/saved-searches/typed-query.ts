import { SEARCH_FILTERS, type SearchFilter } from '../../shared/search-filters.ts';

const KINDS = new Map<string, SearchFilter['kind']>(
  Object.entries(SEARCH_FILTERS).map(([name, { kind }]) => [name, kind]),
);

/**
 * The query of a saved search, with the values that addresses and the filters of facets write as text in the
 * types of JSON. What is no such text stays, and the schema refuses it.
 */
export function typedQuery(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || Array.isArray(query)) return query;
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, typed(name, value)]));
}

function typed(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  switch (KINDS.get(name)) {
    case 'amount':
      return /^-?\d{1,15}$/.test(value) ? Number(value) : value;
    case 'flag':
      return value === 'true' || value === 'false' ? value === 'true' : value;
    case 'sic':
      return [value];
    default:
      return value;
  }
}
