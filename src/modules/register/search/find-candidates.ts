import { parseOutwardCode, parsePostcode } from '../../../shared/postcode.ts';
import { nameTerms } from './name-terms.ts';
import { searchByName } from './search-by-name.ts';
import type { SearchDependencies } from './search-companies.ts';
import type { CompanyFilters } from './search-query.ts';
import type { CompanyRow } from './search-store.ts';

export interface CandidateOptions {
  /** Whole or outward; only companies registered there. What is not a postcode is no condition. */
  postcode?: string;
  limit: number;
}

export interface Candidate {
  company: CompanyRow;
  /** The previous name that matched; null for the current one. */
  matchedName: string | null;
  /** 1 for the whole name; see `similarity.ts` for the scale. */
  score: number;
}

export async function findCandidatesByName(
  { store, commonWords }: Pick<SearchDependencies, 'store' | 'commonWords'>,
  name: string,
  { postcode, limit }: CandidateOptions,
): Promise<Candidate[]> {
  const terms = nameTerms(name);
  if (!terms) return [];
  const filters = postcode === undefined ? {} : postcodeFilter(postcode);
  const { ranked } = await searchByName(store, await commonWords(), { terms, filters, atLeast: limit });
  return ranked.slice(0, limit).map(({ company, matchedName, score }) => ({ company, matchedName, score }));
}

function postcodeFilter(text: string): CompanyFilters {
  const whole = parsePostcode(text)?.whole;
  if (whole !== undefined) return { postcode: whole };
  const outwardCode = parseOutwardCode(text);
  return outwardCode === undefined ? {} : { outwardCode };
}
