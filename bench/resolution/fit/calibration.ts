import type { Model } from '../../../src/modules/resolution/score/index.ts';
import { fitChoices } from './conditional-logit.ts';

/** What was said of a site never seen by the weights that said it, and whether it was right. */
export interface Outcome {
  probability: number;
  isRight: boolean;
}

/** A few hundred sites tell little about the line: it is held near "leave it as it is". */
const FIRMNESS = 8;
/** Sites of our own making are tidier than the world's: however right the fit was on them, it is not made surer. */
const SLOPE_MAX = 1.1;

/** Platt's straight line on the log-odds. */
export function fitCalibration(outcomes: readonly Outcome[]): Model['calibration'] {
  const choices = outcomes.map(({ probability, isRight }) => ({
    candidates: [[logOddsOf(probability), 1]],
    chosen: isRight ? 0 : null,
  }));
  const [slope = 1, intercept = 0] = fitChoices(choices, { prior: [1, 0], firmness: FIRMNESS });
  return { slope: Math.min(SLOPE_MAX, slope), intercept: Math.min(0, intercept) };
}

function logOddsOf(probability: number): number {
  const bounded = Math.min(1 - 1e-6, Math.max(1e-6, probability));
  return Math.log(bounded / (1 - bounded));
}

/** The expected calibration error: how far what was said is from what came true, over bins of equal width. */
export function calibrationError(outcomes: readonly Outcome[], bins = 10): number {
  let error = 0;
  for (let bin = 0; bin < bins; bin++) {
    const inBin = outcomes.filter(
      ({ probability }) => Math.min(bins - 1, Math.floor(probability * bins)) === bin,
    );
    const said = inBin.reduce((sum, { probability }) => sum + probability, 0);
    const right = inBin.filter(({ isRight }) => isRight).length;
    error += Math.abs(said - right);
  }
  return outcomes.length === 0 ? 0 : error / outcomes.length;
}
