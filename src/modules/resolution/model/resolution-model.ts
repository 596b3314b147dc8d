import type { ClassModel } from './linear-model.ts';

/** The weights of `resolution-model.json` and `role-weights.tsv`, which judge every site. */
export interface ResolutionModel {
  version: string;
  /** The role of each named organisation on the site. */
  roles: ClassModel;
  /** Weights of the options' features in the choice of the operator. */
  choice: Readonly<Record<string, number>>;
  /** From the log-odds of a matched company to the share of such matches that are right. */
  calibration: { slope: number; intercept: number };
  matchMin: MatchMin;
}

/** How likely a company must be to be matched, by its printed number or by its printed name. */
export type MatchMin = Readonly<Record<'number' | 'name', number>>;
