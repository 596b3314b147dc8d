import type { ResolutionModel } from '../score-site.ts';
import { CALIBRATION, CHOICE_WEIGHTS, MATCH_MIN, MODEL_VERSION } from './choice-weights.ts';
import { ROLE_CLASSES, ROLE_WEIGHTS } from './role-weights.ts';

/** The fitted model. `npm run fit:resolution` writes its weights. */
export const MODEL: ResolutionModel = {
  version: MODEL_VERSION,
  roles: { classes: ROLE_CLASSES, weights: parseWeights(ROLE_WEIGHTS) },
  choice: CHOICE_WEIGHTS,
  calibration: CALIBRATION,
  matchMin: MATCH_MIN,
};

function parseWeights(table: string): Map<string, number[]> {
  const rows = table.split('\n').map((line) => line.split('\t'));
  return new Map(rows.map(([name = '', ...values]) => [name, values.map(Number)]));
}
