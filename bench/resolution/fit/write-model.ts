import { writeFileSync } from 'node:fs';
import type { ResolutionModel } from '../../../src/modules/resolution/score/score-site.ts';

const MODEL = new URL('../../../src/modules/resolution/model/', import.meta.url);

export interface FittedOn {
  command: string;
  labelled: number;
  synthetic: number;
  sets: string[];
}

/** Writes the two data files of the model. */
export function writeModel(model: ResolutionModel, fitted: FittedOn): void {
  const { version, roles, choice, calibration, matchMin } = model;
  const file = {
    version,
    fitted,
    calibration: { slope: round(calibration.slope), intercept: round(calibration.intercept) },
    matchMin,
    choice: Object.fromEntries(Object.entries(choice).map(([id, weight]) => [id, round(weight)])),
  };
  writeFileSync(new URL('resolution-model.json', MODEL), `${JSON.stringify(file, null, 2)}\n`);
  const lines = [...roles.weights]
    .filter(([name]) => isPrintable(name))
    .map(([name, weights]) => [name, ...weights.map(round)].join('\t'));
  const header = ['feature', ...roles.classes].join('\t');
  writeFileSync(new URL('role-weights.tsv', MODEL), `${[header, ...lines].join('\n')}\n`);
}

/** Features with signs that no keyboard has are left out: they are marks of single sites. */
function isPrintable(name: string): boolean {
  return /^[ -~©¶’]+$/.test(name);
}

function round(value: number): number {
  const rounded = Math.round(value * 1000) / 1000;
  return Object.is(rounded, -0) ? 0 : rounded;
}
