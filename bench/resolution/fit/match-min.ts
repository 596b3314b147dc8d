import { isAhead } from '../../../src/modules/resolution/decide/choose-outcome.ts';
import { objectionsTo } from '../../../src/modules/resolution/decide/objections/index.ts';
import type { MatchMin } from '../../../src/modules/resolution/model/resolution-model.ts';
import { isByNumber } from '../../../src/modules/resolution/score/evidence-class.ts';
import type { ScoredSite } from '../../../src/modules/resolution/score/score-site.ts';
import type { Observation } from './observe.ts';

/** A company that a model, fitted without its site, would match if it were likely enough. */
export interface MatchCandidate {
  by: keyof MatchMin;
  probability: number;
  isRight: boolean;
  weight: number;
}

/**
 * The aim is 1 in 200. The models that are asked here were fitted on fewer sites than the final model, and
 * err more.
 */
const WRONG_SHARE_MAX = 0.0075;
/**
 * The minimum for a printed name is higher whatever the few sites say, because a name is weaker evidence than
 * a number.
 */
const STEPS = {
  number: [0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95],
  name: [0.7, 0.74, 0.78, 0.82, 0.86, 0.9, 0.95],
};

export function matchCandidate({ truth, weight }: Observation, scored: ScoredSite): MatchCandidate | null {
  const [best, next] = scored.options.filter(({ type }) => type === 'company');
  if (!best || !isAhead(best, next) || objectionsTo(best, scored).length > 0) return null;
  return {
    by: isByNumber(best) ? 'number' : 'name',
    probability: best.probability,
    isRight: truth.acceptable_numbers.includes(best.id),
    weight,
  };
}

/**
 * The pair of steps that matches the most sites without too many wrong matches; if there is no such pair, the
 * one with the smallest share of wrong matches.
 */
export function fitMatchMin(candidates: readonly MatchCandidate[]): MatchMin {
  const pairs = STEPS.number.flatMap((number) => STEPS.name.map((name) => ({ number, name })));
  const results = pairs.map((min) => ({ min, ...matchesFrom(min, candidates) }));
  const good = results.filter(({ wrongShare }) => wrongShare <= WRONG_SHARE_MAX);
  const [best] =
    good.length > 0
      ? good.sort((a, b) => b.matched - a.matched)
      : results.sort((a, b) => a.wrongShare - b.wrongShare);
  return best?.min ?? { number: 1, name: 1 };
}

function matchesFrom(min: MatchMin, candidates: readonly MatchCandidate[]) {
  const sum = (some: readonly MatchCandidate[]) => some.reduce((all, { weight }) => all + weight, 0);
  const matches = candidates.filter(({ by, probability }) => probability >= min[by]);
  const matched = sum(matches);
  const wrong = sum(matches.filter(({ isRight }) => !isRight));
  // Half a match is added to the wrong ones: few matches without an error prove little.
  return { matched, wrongShare: (wrong + 0.5) / (matched + 0.5) };
}
