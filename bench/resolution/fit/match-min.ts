import { isAhead } from '../../../src/modules/resolution/decide/choose-outcome.ts';
import { objectionsTo } from '../../../src/modules/resolution/decide/objections/index.ts';
import { isByNumber } from '../../../src/modules/resolution/score/evidence-class.ts';
import type { MatchMin, ScoredSite } from '../../../src/modules/resolution/score/score-site.ts';
import type { Observation } from './observe.ts';

/** A company that would be matched, were it likely enough, by a model that had not seen the site. */
export interface MatchCandidate {
  by: keyof MatchMin;
  probability: number;
  isRight: boolean;
  weight: number;
}

/**
 * 1 in 200 is wanted; the models that are asked here have seen fewer sites than the one that is kept, and err
 * more.
 */
const WRONG_SHARE_MAX = 0.0075;
/** A printed name is weaker evidence than a number, whatever few sites say. */
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
 * The pair of steps that matches the most sites while few enough matches are wrong; where no pair is that
 * good, the one with the fewest wrong matches.
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
