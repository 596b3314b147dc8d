import type { Model } from '../../../src/modules/resolution/score/index.ts';

/** The model as a source file, so that the build and the type checker treat it like any other. */
export function modelSource({ version, weights, calibration }: Model, note: string): string {
  const lines = Object.entries(weights).map(([name, weight]) => `    ${name}: ${format(weight)},`);
  return [
    "import type { Model } from '../model.ts';",
    '',
    `/** Written by \`npm run fit:resolution\`; edit nothing by hand. ${note} */`,
    `export const MODEL_${version.toUpperCase()}: Model = {`,
    `  version: '${version}',`,
    '  weights: {',
    ...lines,
    '  },',
    `  calibration: { slope: ${format(calibration.slope)}, intercept: ${format(calibration.intercept)} },`,
    '};',
    '',
  ].join('\n');
}

function format(value: number): string {
  return String(Object.is(Math.round(value * 1000), -0) ? 0 : Math.round(value * 1000) / 1000);
}
