import type { ResolutionModel } from '../model/resolution-model.ts';
import type { Outcome } from './choose-outcome.ts';

/** Nothing that is read on a page is certain. */
const CONFIDENCE_MAX = 0.999;
/** Keeps the log-odds of a probability of 0 or 1 finite. */
const PROBABILITY_MIN = 1e-4;

/**
 * The confidence that answers show. Of a match, the probability of the company, calibrated on labelled sites:
 * of the matches at 0.97, 97 in 100 are right. Of a review, the probability of the likeliest company as the
 * model gives it. Other outcomes name no company, and have none.
 */
export function confidenceOf(
  outcome: Outcome,
  { calibration }: Pick<ResolutionModel, 'calibration'>,
): number | null {
  switch (outcome.status) {
    case 'matched':
      return Math.min(CONFIDENCE_MAX, roundConfidence(calibrated(outcome.best.probability, calibration)));
    case 'needs_review':
      return roundConfidence(outcome.best.probability);
    default:
      return null;
  }
}

function calibrated(probability: number, { slope, intercept }: ResolutionModel['calibration']): number {
  const bounded = Math.min(1 - PROBABILITY_MIN, Math.max(PROBABILITY_MIN, probability));
  const logOdds = slope * Math.log(bounded / (1 - bounded)) + intercept;
  return 1 / (1 + Math.exp(-logOdds));
}

/** To three places, as answers show it. */
export function roundConfidence(confidence: number): number {
  return Math.round(confidence * 1000) / 1000;
}
