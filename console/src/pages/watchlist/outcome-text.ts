/** Why a row is not watched. */
export const OUTCOME_TEXT: Record<string, string> = {
  several_companies: 'Several companies have this name, or a similar one',
  not_found: 'Not found',
  limit_reached: 'Your watchlist is full',
  too_many_tags: 'Has 20 tags already',
  unavailable: 'Could not be looked up; try again',
};
