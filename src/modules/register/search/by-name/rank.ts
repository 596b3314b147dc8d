import { isClosed } from '../../../../shared/companies/company-status.ts';
import type { CompanyRow, SuggestedCompany } from '../search-types.ts';

export interface RankedCompany {
  company: CompanyRow;
  /** The matched name, if it is not the current one. */
  matchedName: string | null;
  score: number;
  /** The registered name is the typed one, its legal suffix included. */
  isExact: boolean;
  /** Found by its number, which ranks above any name. */
  byNumber: boolean;
}

const LIVE = ['active', 'open', 'registered'];

/** 0 active, 1 insolvent (liquidation, administration …), 2 closed or removed. */
function statusRank(company: SuggestedCompany): number {
  if (isClosed(company)) return 2;
  return LIVE.includes(company.company_status) ? 0 : 1;
}

/**
 * Companies that match equally well: existing ones before closed ones, short names before long ones. A total
 * order.
 */
export function compareCompanies(a: SuggestedCompany, b: SuggestedCompany): number {
  return (
    statusRank(a) - statusRank(b) ||
    a.company_name.length - b.company_name.length ||
    (a.company_number < b.company_number ? -1 : 1)
  );
}

/** A total order, so that every page continues exactly where the last one ended. */
export function compareRanked(a: RankedCompany, b: RankedCompany): number {
  return (
    Number(b.byNumber) - Number(a.byNumber) ||
    b.score - a.score ||
    Number(b.isExact) - Number(a.isExact) ||
    statusRank(a.company) - statusRank(b.company) ||
    // Who has the name now comes before those that had it.
    Number(a.matchedName !== null) - Number(b.matchedName !== null) ||
    compareCompanies(a.company, b.company)
  );
}

/** Best first, each company once by its best name; of equal scores the current name wins. */
export function rank(found: Iterable<RankedCompany>): RankedCompany[] {
  const best = new Map<number, RankedCompany>();
  for (const entry of found) {
    const held = best.get(entry.company.id);
    if (!held || isBetterName(entry, held)) best.set(entry.company.id, entry);
  }
  return [...best.values()].sort(compareRanked);
}

function isBetterName(a: RankedCompany, b: RankedCompany): boolean {
  if (a.byNumber !== b.byNumber) return a.byNumber;
  if (a.score !== b.score) return a.score > b.score;
  if (a.isExact !== b.isExact) return a.isExact;
  return a.matchedName === null && b.matchedName !== null;
}
