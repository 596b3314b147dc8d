import { storedVersion, type Versioned } from '../../shared/stored-version.ts';
import type { Verdict } from '../resolution/index.ts';

/** What a reading of a website says about the company that it is watched for. */
export interface WebsiteState {
  isReachable: boolean;
  /** The number of the company that runs it; null: none, or one abroad. */
  operator: string | null;
  /** How each particular of the company is stated; null where the website is not its own. */
  details: Record<string, string> | null;
  /** The register says that the company is dissolved, and the website still speaks in its name. */
  isTradingDissolved: boolean;
}

const UNREACHABLE: WebsiteState = {
  isReachable: false,
  operator: null,
  details: null,
  isTradingDissolved: false,
};

export interface WatchedCompany {
  company_number: string;
  company_name: string;
  isDissolved: boolean;
}

export function stateOfReading(verdict: Verdict, company: WatchedCompany): WebsiteState {
  if (verdict.match_status === 'scrape_failed') return UNREACHABLE;
  const number = company.company_number;
  // A dissolved company, and one among several, is still the one that the pages name.
  const isCandidate = verdict.review_candidates.some((candidate) => candidate.company_number === number);
  const operator = verdict.company_number ?? (isCandidate ? number : null);
  const { disclosures } = verdict;
  return {
    isReachable: true,
    operator,
    details:
      operator === number && disclosures
        ? Object.fromEntries(disclosures.items.map(({ item, status }) => [item, status]))
        : null,
    isTradingDissolved: company.isDissolved && operator === number,
  };
}

/** What is assumed of a website before its first check: that it is the company's own. */
export function expectedState(number: string, read: WebsiteState): WebsiteState {
  return { isReachable: true, operator: number, details: read.details, isTradingDissolved: false };
}

/** Unreachable says nothing new about what the pages said before. */
export function isSameState(a: WebsiteState, b: WebsiteState): boolean {
  if (!a.isReachable || !b.isReachable) return a.isReachable === b.isReachable;
  return (
    a.operator === b.operator &&
    a.isTradingDissolved === b.isTradingDissolved &&
    (a.details === null || b.details === null || sameDetails(a.details, b.details))
  );
}

export function sameDetails(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => a[name] === b[name]);
}

const STATE_VERSION = 1;

/** As `website_checks` holds it. */
export type WebsiteStateJson = WebsiteState & Versioned;

export const writeState = (state: WebsiteState): string =>
  JSON.stringify({ version: STATE_VERSION, ...state });

export function readState(stored: WebsiteStateJson | null): WebsiteState | null {
  if (stored) storedVersion('the state of a website', stored, STATE_VERSION);
  return stored;
}
