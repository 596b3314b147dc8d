/** Fitted weights. A released version is never changed; the next one is a new file in `models/`. */
export interface Model {
  version: string;
  /** Log-odds for each feature's whole value, by the feature's name. */
  weights: Readonly<Record<string, number>>;
  /** A straight line on the log-odds that makes the probability come true as often as it says. */
  calibration: { slope: number; intercept: number };
}
