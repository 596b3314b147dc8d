import { readFileSync, writeFileSync } from 'node:fs';
import { type ModelFile, modelDigest } from '../../../src/modules/resolution/model/model-file.ts';
import type { ResolutionModel } from '../../../src/modules/resolution/model/resolution-model.ts';

const MODEL = new URL('../../../src/modules/resolution/model/', import.meta.url);

/** The two data files of the model. */
export interface ModelTexts {
  'resolution-model.json': string;
  'role-weights.tsv': string;
}

export function modelTexts(
  { version, roles, choice, calibration, matchMin }: ResolutionModel,
  fitted: Omit<ModelFile['fitted'], 'sha256'>,
): ModelTexts {
  const weights = {
    calibration: { slope: round(calibration.slope), intercept: round(calibration.intercept) },
    matchMin,
    choice: Object.fromEntries(byName(Object.entries(choice)).map(([id, weight]) => [id, round(weight)])),
  };
  const lines = byName([...roles.weights])
    .filter(([name]) => isPrintable(name))
    .map(([name, each]) => [name, ...each.map(round)].join('\t'));
  const table = `${[['feature', ...roles.classes].join('\t'), ...lines].join('\n')}\n`;
  const file: ModelFile = { version, fitted: { ...fitted, sha256: modelDigest(weights, table) }, ...weights };
  return { 'resolution-model.json': `${JSON.stringify(file, null, 2)}\n`, 'role-weights.tsv': table };
}

/** The files as they are. */
export function shippedTexts(): ModelTexts {
  const read = (name: keyof ModelTexts) => readFileSync(new URL(name, MODEL), 'utf8');
  return {
    'resolution-model.json': read('resolution-model.json'),
    'role-weights.tsv': read('role-weights.tsv'),
  };
}

export function writeModel(texts: ModelTexts): void {
  for (const [name, text] of Object.entries(texts)) writeFileSync(new URL(name, MODEL), text);
}

/** The bias first, the others in the order of their names. */
function byName<T>(entries: readonly (readonly [string, T])[]): (readonly [string, T])[] {
  const place = (name: string) => (name === 'bias' ? '' : name);
  return [...entries].sort(([a], [b]) => (place(a) < place(b) ? -1 : 1));
}

/** Features with signs that no keyboard has are left out: they are marks of single sites. */
function isPrintable(name: string): boolean {
  return /^[ -~©¶’]+$/.test(name);
}

function round(value: number): number {
  const rounded = Math.round(value * 1000) / 1000;
  return Object.is(rounded, -0) ? 0 : rounded;
}
