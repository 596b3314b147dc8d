import type { ScoredSite } from '../score/score-site.ts';
import type { Outcome } from './choose-outcome.ts';
import { THRESHOLDS } from './thresholds.ts';

const NAMES_MAX = 2;

/**
 * Names that the site states as its own and that are not on the register: each likelier the operator's than
 * any company's, and not of a company formed abroad. The register is searched for names similar to these.
 */
export function unregisteredNames(outcome: Outcome, { options }: ScoredSite): string[] {
  if (outcome.status !== 'needs_review' && (outcome.status !== 'no_match' || outcome.why === 'parked'))
    return [];
  const bestCompany = options.find(({ type }) => type === 'company')?.probability ?? 0;
  return options
    .filter(
      ({ type, entity, probability }) =>
        type === 'unregistered' &&
        entity?.twinOf === null &&
        probability >= THRESHOLDS.unregisteredMin &&
        probability > bestCompany,
    )
    .slice(0, NAMES_MAX)
    .flatMap(({ entity }) => entity?.name ?? []);
}
