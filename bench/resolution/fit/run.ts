/**
 * `npm run fit:resolution`: fits the weights of features that are newer than the model's base, on the corpus
 * in the repository and synthetic sites, and writes the model's files. All other weights stay as they are.
 * The same sites give the same weights, so that the command writes the files that are there, unless a feature
 * was added or removed; then the model's version rises by one.
 *
 * `--check` writes nothing and fails where the files would change. `--whole <version>` fits all weights anew
 * (half an hour), prints what models that had not seen a site say of it, by cross-validation, and writes that
 * to `bench/results`. `--no-write` leaves the model's files alone. `--sites <jsonl> --register <csv>` takes
 * other labelled sites, and `--out` another file for the report.
 */
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { createMemoryRegister } from '../sites/index.ts';
import { fitCalibration } from './calibration.ts';
import { crossValidate, fitModel } from './cross-validate.ts';
import { extendModel } from './fit-added.ts';
import { heldOutReport, matchOutcomes } from './held-out-report.ts';
import { loadLabelled } from './load-labelled.ts';
import { countNamedBySites } from './named-by-sites.ts';
import { type Observation, observe } from './observe.ts';
import { syntheticCrawls } from './synthetic.ts';
import { type ModelTexts, modelTexts, shippedTexts, writeModel } from './write-model.ts';

const { values } = parseArgs({
  options: {
    sites: { type: 'string', multiple: true },
    register: { type: 'string', multiple: true },
    whole: { type: 'string' },
    check: { type: 'boolean', default: false },
    'no-write': { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
/**
 * Sites of our own making teach forms that the labelled sites lack, but are not evidence of how sites speak.
 */
const SYNTHETIC_WEIGHTS = { weight: 0.25, roleWeight: 0.5 };
const RESULTS = new URL('../../results/resolution-held-out.md', import.meta.url);

const labelled = await loadLabelled(values);
const real = await observeAll(labelled);
const made = await observeAll(syntheticCrawls(SYNTHETIC_WEIGHTS));
const fittedOn = {
  labelled: real.length,
  synthetic: made.length,
  sets: [...(values.sites?.map((file) => basename(file)) ?? ['bench/resolution/corpus']), 'synthetic'],
};
const texts =
  values.whole === undefined
    ? extendModel([...real, ...made], fittedOn)
    : fitWhole([...real, ...made], values.whole);
if (values.check) check(texts);
else if (!values['no-write']) writeModel(texts);

async function observeAll({ crawls, companies }: typeof labelled): Promise<Observation[]> {
  const register = createMemoryRegister(companies);
  const observations = await Promise.all(crawls.map((crawl) => observe(crawl, register)));
  countNamedBySites(observations);
  return observations;
}

function fitWhole(observations: readonly Observation[], version: string): ModelTexts {
  const heldOut = crossValidate(observations).filter(({ observation }) => real.includes(observation));
  const report = heldOutReport(heldOut);
  console.log(report);
  // The page on quality quotes the figures of the corpus; those of other files go where the caller wants
  // them.
  const reportFile = values.out ?? (values.sites === undefined ? RESULTS : undefined);
  if (reportFile !== undefined) writeFileSync(reportFile, report);
  const calibration = fitCalibration(matchOutcomes(heldOut));
  const command = `npm run fit:resolution -- --whole ${version}`;
  return modelTexts(
    { version, ...fitModel(observations), calibration },
    { command, ...fittedOn, base: null, added: [] },
  );
}

function check(made_: ModelTexts): void {
  const shipped = shippedTexts();
  const changed = (Object.keys(shipped) as (keyof ModelTexts)[]).filter(
    (name) => made_[name] !== shipped[name],
  );
  if (changed.length === 0) console.log('The model files are what the fit makes of the code.');
  else console.error(`The fit would change ${changed.join(' and ')}. Run npm run fit:resolution.`);
  process.exitCode = Math.min(1, changed.length);
}
