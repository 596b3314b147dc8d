/** The outcomes of a resolution, in either direction. `pending`: the answer was a job that had not ended. */
export const OUTCOMES = [
  'matched',
  'needs_review',
  'no_match',
  'non_uk_entity',
  'scrape_failed',
  'verified',
  'not_found',
  'failed',
  'pending',
] as const;

export type Outcome = (typeof OUTCOMES)[number];
