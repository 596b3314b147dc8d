/**
 * `npm run fit:resolution [-- --sites <jsonl> --register <csv> …]`: fits the resolution model on labelled sites and writes
 * its weights. Prints what models that had not seen a site say of it, by cross-validation. The same sites give the same
 * weights. Without options it takes the corpus in the repository.
 */
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { ResolutionModel } from '../../../src/modules/resolution/score/score-site.ts';
import { createMemoryRegister } from '../sites/index.ts';
import { fitCalibration } from './calibration.ts';
import { crossValidate, fitModel } from './cross-validate.ts';
import { heldOutReport, matchOutcomes } from './held-out-report.ts';
import { loadLabelled } from './load-labelled.ts';
import { countNamedBySites } from './named-by-sites.ts';
import { observe } from './observe.ts';
import { syntheticCrawls } from './synthetic.ts';
import { writeModel } from './write-model.ts';

const { values } = parseArgs({
  options: {
    sites: { type: 'string', multiple: true },
    register: { type: 'string', multiple: true },
    'no-write': { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
const VERSION = 'v7';
/** Sites of our own making teach forms that the labelled sites lack, but are not evidence of how sites speak. */
const SYNTHETIC_WEIGHTS = { weight: 0.25, roleWeight: 0.5 };
const RESULTS = new URL('../../results/resolution-held-out.md', import.meta.url);

const labelled = await loadLabelled(values);
const register = createMemoryRegister(labelled.companies);
const real = await Promise.all(labelled.crawls.map((crawl) => observe(crawl, register)));
countNamedBySites(real);
const synthetic = syntheticCrawls(SYNTHETIC_WEIGHTS);
const syntheticRegister = createMemoryRegister(synthetic.companies);
const made = await Promise.all(synthetic.crawls.map((crawl) => observe(crawl, syntheticRegister)));
countNamedBySites(made);
const observations = [...real, ...made];

const heldOut = crossValidate(observations).filter(({ observation }) => real.includes(observation));
const report = heldOutReport(heldOut);
console.log(report);
// The page on quality quotes the figures of the corpus; those of other files go where the caller wants them.
const isCorpus = values.sites === undefined;
const reportFile = values.out ?? (isCorpus ? RESULTS : undefined);
if (reportFile !== undefined) writeFileSync(reportFile, report);

if (!values['no-write']) {
  const model: ResolutionModel = {
    version: VERSION,
    ...fitModel(observations),
    calibration: fitCalibration(matchOutcomes(heldOut)),
  };
  writeModel(model, {
    command: 'npm run fit:resolution',
    labelled: real.length,
    synthetic: made.length,
    sets: values.sites?.map((file) => basename(file)) ?? ['bench/resolution/corpus'],
  });
}
