/** A match by a model that was fitted without the site: its probability, and whether it is right. */
export interface MatchOutcome {
  probability: number;
  isRight: boolean;
}

/**
 * Few matches are wrong, so the line is kept near what was said, as if this many matches had confirmed it.
 */
const PRIOR_MATCHES = 6;
const STEPS = 400;
const RATE = 0.02;

/**
 * Platt scaling: a straight line on the log-odds of matches, fitted by gradient descent from the identity.
 */
export function fitCalibration(outcomes: readonly MatchOutcome[]): { slope: number; intercept: number } {
  let slope = 1;
  let intercept = 0;
  const points = outcomes.map(({ probability, isRight }) => ({
    x: logOdds(probability),
    y: Number(isRight),
  }));
  for (let step = 0; step < STEPS; step++) {
    let slopePull = PRIOR_MATCHES * (slope - 1);
    let interceptPull = (PRIOR_MATCHES / 4) * intercept;
    for (const { x, y } of points) {
      const error = 1 / (1 + Math.exp(-(slope * x + intercept))) - y;
      slopePull += error * x;
      interceptPull += error;
    }
    slope -= (RATE * slopePull) / Math.max(1, points.length / 20);
    intercept -= (RATE * interceptPull) / Math.max(1, points.length / 20);
  }
  return { slope, intercept };
}

function logOdds(probability: number): number {
  const bounded = Math.min(1 - 1e-4, Math.max(1e-4, probability));
  return Math.log(bounded / (1 - bounded));
}
