import type { ScoredSite } from '../score/score-site.ts';
import type { Outcome } from './choose-outcome.ts';
import { THRESHOLDS } from './thresholds.ts';

const NAMES_MAX = 2;

/**
 * Names that the register has in no spelling, if the site states one of them as its own: likelier than any
 * company, and not one formed abroad. Only for these is the register searched for similar names.
 */
export function unheldNames(outcome: Outcome, { options }: ScoredSite): string[] {
  if (outcome.status !== 'needs_review' && (outcome.status !== 'no_match' || outcome.why === 'parked'))
    return [];
  const bestCompany = options.find(({ type }) => type === 'company')?.probability ?? 0;
  return options
    .filter(
      ({ type, entity, probability }) =>
        type === 'unregistered' &&
        entity?.twinOf === null &&
        probability >= THRESHOLDS.unheldMin &&
        probability > bestCompany,
    )
    .slice(0, NAMES_MAX)
    .flatMap(({ entity }) => entity?.name ?? []);
}
