import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createMemoryRegister, labelledSites, type Split } from '../sites/index.ts';
import { runSpeed, type SpeedOptions } from '../speed/run-speed.ts';
import { dropsBelow, readBaseline, sampleForBaseline, writeBaseline } from './baseline.ts';
import { judgeSites } from './judge-sites.ts';
import { measure } from './measure.ts';
import { plotCalibration } from './plot.ts';
import { missedLine, renderQuality } from './report.ts';

export interface QualityOptions {
  /** Makes today's figures the ones that later changes are compared with. */
  isBaseline: boolean;
  showsMissed: boolean;
  /** Measures speed too. */
  speed: SpeedOptions | undefined;
}

const root = new URL('../../../', import.meta.url);
const OTHER_SEEDS = [7, 8];

/** Judges the synthetic sites, prints the figures and writes them to `bench/results/`. */
export async function runQuality({ isBaseline, showsMissed, speed }: QualityOptions): Promise<void> {
  const test = await judgeSplit('test');
  const fit = await judgeSplit('fit');
  const redrawn = [];
  for (const seed of OTHER_SEEDS) redrawn.push((await judgeSplit('test', seed)).figures);

  const speedFile = new URL('bench/results/resolution-speed.md', root);
  if (speed) {
    const { judged } = await runSpeed(speed, speedFile);
    if (showsMissed)
      for (const one of measure(judged).missed) console.log(`through the service: ${missedLine(one)}`);
  }
  const text = renderQuality({
    test: test.figures,
    fit: fit.figures,
    redrawn,
    companies: test.companies,
    modelVersion: test.judged[0]?.verdict.model_version ?? '',
    heldOut: readIfThere('bench/results/resolution-held-out.md'),
    firstScores: readIfThere('bench/results/resolution-first-scores.md'),
    speed: existsSync(speedFile) ? `${readFileSync(speedFile, 'utf8')}\n` : undefined,
  });
  writeFileSync(
    new URL('bench/results/resolution-calibration.svg', root),
    plotCalibration(test.figures.calibration),
  );
  const missed = test.figures.missed.map((one) => `- ${missedLine(one)}`).join('\n');
  writeFileSync(
    new URL('bench/results/resolution.md', root),
    `${text}\n## Not reached\n\n${missed || 'Nothing.'}\n`,
  );
  console.log(text);
  if (showsMissed)
    for (const one of [...test.figures.missed, ...fit.figures.missed]) console.log(missedLine(one));
  const sample = measure(sampleForBaseline(test.judged));
  for (const drop of dropsBelow(readBaseline(), sample)) console.log(`Worse than before: ${drop}.`);
  if (isBaseline) writeBaseline(sample);
}

function readIfThere(path: string): string {
  const file = new URL(path, root);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

async function judgeSplit(split: Split, seed?: number) {
  const { sites, companies } = labelledSites({ split, ...(seed !== undefined && { seed }) });
  const judged = await judgeSites(sites, createMemoryRegister(companies));
  return { judged, figures: measure(judged), companies: companies.length };
}
