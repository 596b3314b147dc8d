import type { ResolutionModel } from '../../../src/modules/resolution/score/score-site.ts';

const HEADER = '/** Written by `npm run fit:resolution`; edit nothing by hand.';

/** Features whose names would need escaping in a source file are left out: they are marks of single sites. */
export function isPrintable(name: string): boolean {
  return /^[ -[\]-_a-~©¶’]+$/.test(name) && !name.includes('$');
}

/** The weights of the roles: a line for each feature, tab-separated, in the order of the classes. */
export function roleWeightsSource({ roles }: ResolutionModel, note: string): string {
  const lines = [...roles.weights]
    .filter(([name]) => isPrintable(name))
    .map(([name, weights]) => [name, ...weights.map(format)].join('\t'));
  return [
    `${HEADER} ${note} */`,
    `export const ROLE_CLASSES = [${roles.classes.map((name) => `'${name}'`).join(', ')}];`,
    '',
    '/** A line for each feature: its name, then its weight for each class. */',
    `export const ROLE_WEIGHTS = \`${lines.join('\n')}\`;`,
    '',
  ].join('\n');
}

export function choiceWeightsSource(model: ResolutionModel, note: string): string {
  const { choice, calibration, matchMin, version } = model;
  const lines = Object.entries(choice)
    .filter(([, weight]) => weight !== 0)
    .map(([name, weight]) => `  '${name}': ${format(weight)},`);
  return [
    `${HEADER} ${note} */`,
    `export const MODEL_VERSION = '${version}';`,
    '',
    'export const CHOICE_WEIGHTS: Record<string, number> = {',
    ...lines,
    '};',
    '',
    `export const CALIBRATION = { slope: ${format(calibration.slope)}, intercept: ${format(calibration.intercept)} };`,
    '',
    `export const MATCH_MIN = { number: ${matchMin.number}, name: ${matchMin.name} };`,
    '',
  ].join('\n');
}

function format(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}
