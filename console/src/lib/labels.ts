import { type Severity, SIGNAL_TYPE_TABLE, SIGNAL_TYPES } from '../../../src/shared/signal-types.ts';
import { words } from './format.ts';

/** The signals of a severity in words: `Company name changed, director appointed, …`. */
export function describeSeverity(severity: Severity): string {
  const types = SIGNAL_TYPES.filter((type) => SIGNAL_TYPE_TABLE[type].severity === severity);
  return words(types.map((type) => words(type).toLowerCase()).join(', '));
}

/** Why a company of a list is not watched. */
export const OUTCOME_TEXT: Record<string, string> = {
  several_companies: 'Several companies have this name, or a similar one',
  not_found: 'Not found',
  limit_reached: 'Your watchlist is full',
  too_many_tags: 'Has 20 tags already',
  unavailable: 'Could not be looked up; try again',
};
