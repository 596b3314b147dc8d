import type { ExpectedOutcome } from './site.ts';

export const matched = (company_number: string): ExpectedOutcome => ({
  match_status: 'matched',
  company_number,
});
export const NEEDS_REVIEW: ExpectedOutcome = { match_status: 'needs_review', company_number: null };
export const NO_MATCH: ExpectedOutcome = { match_status: 'no_match', company_number: null };
export const NON_UK_ENTITY: ExpectedOutcome = { match_status: 'non_uk_entity', company_number: null };
export const SCRAPE_FAILED: ExpectedOutcome = { match_status: 'scrape_failed', company_number: null };
