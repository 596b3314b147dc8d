/** Matches on a share of the pages of a table. */
export interface PageSample {
  share: number;
  matches: number;
  /** The sum of the squares of the matches of each page. */
  squares: number;
}

/** The probability of a wrong answer is less than e to the power of minus this. */
const CERTAINTY = 14;

/**
 * Whether a list has more than `companies` entries, judged by a sample of pages. Companies of one place share
 * pages, so the number of matching pages is the random variable, not the number of companies. The bound is
 * Chernoff's for such a number.
 */
export function isMoreThan(companies: number, { share, matches, squares }: PageSample): boolean {
  if (matches === 0) return false;
  const together = squares / matches;
  const met = matches / together;
  const expected = (companies * share) / together;
  return met > expected && met * Math.log(met / expected) - met + expected > CERTAINTY;
}
