import { exportCompanies, type FoundCompany, type SearchDependencies } from './search-companies.ts';
import type { SearchQuery } from './search-query.ts';
import type { CompanyDetails } from './search-types.ts';

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
