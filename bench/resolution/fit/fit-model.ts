import { FEATURES, type Model } from '../../../src/modules/resolution/score/index.ts';
import { calibrationError, fitCalibration, type Outcome } from './calibration.ts';
import { fitChoices, probabilities } from './conditional-logit.ts';
import type { Observation } from './observe.ts';

/** A few labelled sites that contradict the belief outweigh it; many settle it. */
const FIRMNESS = 2;
const FOLDS = 5;
/** Less is never shown, so it need not be calibrated. */
const SHOWN_MIN = 0.1;

export interface Fitted {
  model: Model;
  /** On sites of templates that the weights had not seen. */
  heldOut: { outcomes: Outcome[]; calibrationError: number };
}

/** The weights of all sites, and the calibration of weights that had not seen the template they judged. */
export function fitModel(version: string, observations: readonly Observation[]): Fitted {
  const outcomes = foldsOf(observations).flatMap((fold) => {
    const weights = weigh(observations.filter((one) => !fold.includes(one)));
    return fold.flatMap((one) => judge(one, weights));
  });
  const weights = weigh(observations);
  return {
    model: {
      version,
      weights: Object.fromEntries(FEATURES.map(({ name }, i) => [name, weights[i] ?? 0])),
      calibration: fitCalibration(outcomes),
    },
    heldOut: { outcomes, calibrationError: calibrationError(outcomes) },
  };
}

const PRIOR = FEATURES.map((feature) => feature.prior);

/**
 * A feature whose weight turns against what we know of the world has met too few sites, or odd ones: it is left out, and
 * the others are fitted again without it.
 */
function weigh(observations: readonly Observation[]): number[] {
  const leftOut = new Set<number>();
  for (;;) {
    const prior = PRIOR.map((weight, i) => (leftOut.has(i) ? 0 : weight));
    const choices = observations.map(({ candidates, chosen }) => ({
      candidates: candidates.map((features) => features.map((value, i) => (leftOut.has(i) ? 0 : value))),
      chosen,
    }));
    const weights = fitChoices(choices, { prior, firmness: FIRMNESS });
    const turned = weights.flatMap((weight, i) => (weight * (PRIOR[i] ?? 0) < 0 ? [i] : []));
    if (turned.length === 0) return weights;
    for (const i of turned) leftOut.add(i);
  }
}

function judge(observation: Observation, weights: readonly number[]): Outcome[] {
  const shares = probabilities(observation, weights);
  const probability = Math.max(0, ...shares);
  if (probability < SHOWN_MIN) return [];
  return [{ probability, isRight: shares.indexOf(probability) === observation.chosen }];
}

/** Templates are dealt out in turn, so that no fold shares one with another. */
function foldsOf(observations: readonly Observation[]): Observation[][] {
  const templates = [...new Set(observations.map(({ template }) => template))].sort();
  return Array.from({ length: FOLDS }, (_, fold) =>
    observations.filter(({ template }) => templates.indexOf(template) % FOLDS === fold),
  );
}
