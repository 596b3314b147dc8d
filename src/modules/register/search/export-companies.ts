import type { SearchStore } from './search.store.ts';
import { type FoundCompany, ofToday, type SearchDependencies, sortCompanies } from './search-companies.ts';
import { nameTerms, type SearchQuery, TOTAL_MAX } from './search-query.ts';
import type { CompanyDetails, ListedCompany } from './search-types.ts';

/** How many companies of an export are read at once. */
const EXPORT_PAGE = 1_000;

/** The companies of all pages of a search, up to the last page, for exports. */
export async function* exportCompanies(
  dependencies: SearchDependencies,
  asked: SearchQuery,
): AsyncGenerator<FoundCompany[]> {
  const query = ofToday(dependencies, asked);
  if (query.name === undefined) {
    yield* exportList(dependencies.store, query);
    return;
  }
  const terms = nameTerms(query.name);
  if (!terms) return;
  const { ranked } = await sortCompanies(dependencies, { terms, query, atLeast: TOTAL_MAX });
  const found = ranked.slice(0, TOTAL_MAX);
  for (let offset = 0; offset < found.length; offset += EXPORT_PAGE)
    yield found.slice(offset, offset + EXPORT_PAGE);
}

async function* exportList(
  store: SearchStore,
  { filters, sort }: SearchQuery,
): AsyncGenerator<FoundCompany[]> {
  let after: ListedCompany | undefined;
  for (let left = TOTAL_MAX; left > 0; left -= EXPORT_PAGE) {
    const { companies } = await store.listCompanies({
      filters,
      sort,
      offset: 0,
      limit: EXPORT_PAGE,
      ...(after && { after }),
      isLarge: true,
    });
    yield companies.map((company) => ({ company, matchedName: null, score: null }));
    if (companies.length < EXPORT_PAGE) return;
    after = companies.at(-1);
  }
}

/** A company of an exported search, with its place, business and figures. */
export interface ExportedCompany extends FoundCompany {
  details: CompanyDetails | undefined;
}

/** The companies of all pages of a search, with place, business and figures. */
export async function* exportRows(
  dependencies: SearchDependencies,
  asked: SearchQuery,
): AsyncGenerator<ExportedCompany[]> {
  for await (const found of exportCompanies(dependencies, asked)) {
    const details = await dependencies.store.readDetails(found.map(({ company }) => company.id));
    yield found.map((one) => ({ ...one, details: details.get(one.company.id) }));
  }
}
