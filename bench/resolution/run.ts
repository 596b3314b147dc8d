/**
 * `npm run bench:resolution [-- --baseline] [--missed] [--speed]`: how well, and how fast, websites are resolved.
 *
 * Judges the labelled sites, prints the figures and each wrong match, and writes `docs/quality.md` with its plot and
 * `bench/results/resolution.md`. `--baseline` makes today's figures the ones that the suite holds later changes to;
 * `--missed` lists what was not reached; `--speed` measures speed too (ten minutes, with a register of 570,000 companies,
 * which `--data-dir` keeps for the next time; `--rows` and `--sites` make it smaller).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dropsBelow, readBaseline, writeBaseline } from './quality/baseline.ts';
import { judgeSites } from './quality/judge-sites.ts';
import { measure } from './quality/measure.ts';
import { plotCalibration } from './quality/plot.ts';
import { missedLine, renderQuality } from './quality/report.ts';
import { createMemoryRegister, labelledSites, type Split } from './sites/index.ts';
import { runSpeed } from './speed/run-speed.ts';

const { values } = parseArgs({
  options: {
    baseline: { type: 'boolean', default: false },
    missed: { type: 'boolean', default: false },
    speed: { type: 'boolean', default: false },
    rows: { type: 'string', default: '570000' },
    sites: { type: 'string', default: '10000' },
    'data-dir': { type: 'string' },
  },
});
const root = new URL('../../', import.meta.url);
const OTHER_SEEDS = [7, 8];

async function judgeSplit(split: Split, seed?: number) {
  const { sites, companies } = labelledSites({ split, ...(seed !== undefined && { seed }) });
  const judged = await judgeSites(sites, createMemoryRegister(companies));
  return { judged, figures: measure(judged), companies: companies.length };
}

const test = await judgeSplit('test');
const fit = await judgeSplit('fit');
const redrawn = [];
for (const seed of OTHER_SEEDS) redrawn.push((await judgeSplit('test', seed)).figures);

const speedFile = new URL('bench/results/resolution-speed.md', root);
if (values.speed) {
  const size = { rows: Number(values.rows), sites: Number(values.sites), dataDir: values['data-dir'] };
  const { judged } = await runSpeed(size, speedFile);
  if (values.missed)
    for (const one of measure(judged).missed) console.log(`through the service: ${missedLine(one)}`);
}
const text = renderQuality({
  test: test.figures,
  fit: fit.figures,
  redrawn,
  companies: test.companies,
  modelVersion: test.judged[0]?.verdict.model_version ?? '',
  speed: existsSync(speedFile) ? `${readFileSync(speedFile, 'utf8')}\n` : undefined,
});
writeFileSync(new URL('docs/quality.md', root), text);
writeFileSync(new URL('docs/quality-calibration.svg', root), plotCalibration(test.figures.calibration));
const missed = test.figures.missed.map((one) => `- ${missedLine(one)}`).join('\n');
writeFileSync(
  new URL('bench/results/resolution.md', root),
  `${text}\n## Not reached\n\n${missed || 'Nothing.'}\n`,
);
console.log(text);
if (values.missed)
  for (const one of [...test.figures.missed, ...fit.figures.missed]) console.log(missedLine(one));
for (const drop of dropsBelow(readBaseline(), test.figures)) console.log(`Worse than before: ${drop}.`);
if (values.baseline) writeBaseline(test.figures);
