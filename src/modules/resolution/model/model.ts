import { readFileSync } from 'node:fs';
import type { ResolutionModel } from '../score/score-site.ts';
import { checkModel } from './check-model.ts';

/** What the model is and how it was made. `npm run fit:resolution` writes both files. */
interface ModelFile extends Omit<ResolutionModel, 'roles'> {
  fitted: {
    command: string;
    labelled: number;
    synthetic: number;
    sets: string[];
    /** Features that are newer than the fit: their weight is their prior. */
    addedSince?: string[];
  };
}

/** The fitted model, read once. In `dist/` the files are beside the bundle. */
export const MODEL: ResolutionModel = readModel();

function readModel(): ResolutionModel {
  const { version, choice, calibration, matchMin } = JSON.parse(read('./resolution-model.json')) as ModelFile;
  const model = { version, choice, calibration, matchMin, roles: parseRoles(read('./role-weights.tsv')) };
  checkModel(model);
  return model;
}

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

/** A line for each feature: its name, then its weight for each class of the first line. */
function parseRoles(table: string): ResolutionModel['roles'] {
  const [[, ...classes] = [], ...rows] = table
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return { classes, weights: new Map(rows.map(([name = '', ...values]) => [name, values.map(Number)])) };
}
