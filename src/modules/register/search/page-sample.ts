/** Matches on a share of the pages of a table. */
export interface PageSample {
  share: number;
  matches: number;
  /** The sum of the squares of the matches of each page. */
  squares: number;
}

/** Standard deviations between a list and what its sample may suggest. */
const DEVIATIONS = 5;

/**
 * Whether a list has more companies than these, judged by a sample of pages. Companies of one time share pages, so a list of
 * them is met by whole pages or not at all: the number of pages varies by chance, not the number of companies.
 */
export function isMoreThan(companies: number, { share, matches, squares }: PageSample): boolean {
  const deviation = Math.sqrt((1 - share) * squares);
  return matches - companies * share > DEVIATIONS * deviation;
}
