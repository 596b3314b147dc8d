import { SEARCH_FILTER_ENTRIES, type SearchFilterName } from '../../../../src/shared/search-filters.ts';

type Field = 'name' | SearchFilterName | 'sort';
export type CompanySearch = Partial<Record<Field | 'page', string>>;

const FIELDS: Field[] = ['name', ...SEARCH_FILTER_ENTRIES.map(([name]) => name), 'sort'];

/** The search in the address. Empty and unknown parts are left out. */
export function readSearch(search: URLSearchParams): CompanySearch {
  return filled([...FIELDS, 'page'], (field) => search.getAll(field).join(','));
}

/**
 * The search that the address asks for at this moment. Event handlers use it instead of the last render,
 * which lags behind the address on a busy machine: a filter that was just chosen would be lost.
 */
export function searchInAddress(): CompanySearch {
  return readSearch(new URLSearchParams(window.location.search));
}

/** The search that a form asks for: its first page. */
export function searchOfForm(form: { get(field: string): unknown }): CompanySearch {
  return filled(FIELDS, (field) => form.get(field));
}

/** The first page of a search with some parts changed; an empty one is left out. */
export function narrowed(search: CompanySearch, parts: CompanySearch): CompanySearch {
  return filled(FIELDS, (field) => parts[field] ?? search[field]);
}

/** How many filters a search has. */
export function countFilters(search: CompanySearch): number {
  return SEARCH_FILTER_ENTRIES.filter(([name]) => search[name] !== undefined).length;
}

/** Flags and numbers of an address as the body of a saved search has them. The API checks them. */
export function savedQuery({ page: _, ...search }: CompanySearch): Record<string, unknown> {
  const kinds = new Map(SEARCH_FILTER_ENTRIES.map(([name, { kind }]) => [name as string, kind]));
  return Object.fromEntries(
    Object.entries(search).map(([name, value]) => {
      const kind = kinds.get(name);
      if (kind === 'amount') return [name, Number(value)];
      if (kind === 'flag') return [name, value === 'true'];
      return [name, kind === 'sic' ? value.split(',').map((code) => code.trim()) : value];
    }),
  );
}

/** The address of a saved search. */
export function addressOfSaved(query: Record<string, unknown>): string {
  const search = filled(FIELDS, (field) => query[field]);
  return `/companies?${new URLSearchParams(search as Record<string, string>)}`;
}

function filled<Name extends string>(
  fields: Name[],
  read: (field: Name) => unknown,
): Partial<Record<Name, string>> {
  const entries = fields.map((field) => [field, String(read(field) ?? '').trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== '')) as Partial<Record<Name, string>>;
}
