import { SEARCH_FILTER_ENTRIES, type SearchFilterName } from '../../../../src/shared/search-filters.ts';

type Field = 'name' | SearchFilterName;
type CompanySearch = Partial<Record<Field | 'page', string>>;

const FIELDS: Field[] = ['name', ...SEARCH_FILTER_ENTRIES.map(([name]) => name)];

/** The search in the address. Empty and unknown parts are left out. */
export function readSearch(search: URLSearchParams): CompanySearch {
  return filled([...FIELDS, 'page'], (field) => search.get(field));
}

/** The search that a form asks for: its first page. */
export function searchOfForm(form: { get(field: string): unknown }): CompanySearch {
  return filled(FIELDS, (field) => form.get(field));
}

function filled<Name extends string>(
  fields: Name[],
  read: (field: Name) => unknown,
): Partial<Record<Name, string>> {
  const entries = fields.map((field) => [field, String(read(field) ?? '').trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== '')) as Partial<Record<Name, string>>;
}
