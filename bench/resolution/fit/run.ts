/**
 * Fits the weights of the resolution model on the labelled sites of the `fit` split, calibrates them, and writes the model's
 * source file. Run by `npm run fit:resolution`; the same sites give the same file.
 */
import { writeFileSync } from 'node:fs';
import { FEATURES } from '../../../src/modules/resolution/score/index.ts';
import { createMemoryRegister, labelledSites } from '../sites/index.ts';
import { fitModel } from './fit-model.ts';
import { observe } from './observe.ts';
import { modelSource } from './write-model.ts';

const VERSION = 'v1';
const FILE = new URL(`../../../src/modules/resolution/score/models/${VERSION}.ts`, import.meta.url);

const { sites, companies } = labelledSites({ split: 'fit' });
const register = createMemoryRegister(companies);
const observed = await Promise.all(sites.map((site) => observe(site, register)));
const observations = observed.filter((one) => one !== undefined);
const { model, heldOut } = fitModel(VERSION, observations);

for (const { name, prior } of FEATURES) {
  console.log(
    `${name.padEnd(30)} ${prior.toFixed(2).padStart(6)} → ${(model.weights[name] ?? 0).toFixed(2).padStart(6)}`,
  );
}
const right = heldOut.outcomes.filter(({ isRight }) => isRight).length;
console.log(`${observations.length} of ${sites.length} sites teach something.`);
console.log(`Held out by template: ${right} of ${heldOut.outcomes.length} best candidates right.`);
console.log(`Calibration error there: ${(100 * heldOut.calibrationError).toFixed(1)}%.`);
console.log(
  `Calibration: slope ${model.calibration.slope.toFixed(2)}, intercept ${model.calibration.intercept.toFixed(2)}.`,
);
writeFileSync(FILE, modelSource(model, `Fitted on ${observations.length} labelled sites.`));
