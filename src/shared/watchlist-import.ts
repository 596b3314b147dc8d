/** What can come of a row of an uploaded list of companies. */
export const IMPORT_OUTCOMES = [
  'watched',
  'already_watched',
  'several_companies',
  'not_found',
  'limit_reached',
  'too_many_tags',
  'unavailable',
] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

export const IMPORT_ROWS_MAX = 1_000;
