import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runSpeed, type SpeedOptions } from '../speed/run-speed.ts';
import { dropsBelow, readBaseline, writeBaseline } from './baseline.ts';
import { judgeSynthetic } from './judge-synthetic.ts';
import { renderReport } from './report.ts';

export interface SyntheticOptions {
  /** Makes today's figures the ones that later changes are compared with. */
  isBaseline: boolean;
  /** Measures speed too. */
  speed: SpeedOptions | undefined;
}

const RESULTS = new URL('../../results/', import.meta.url);

/** Judges the synthetic sites, prints the figures and writes them to `bench/results/`. */
export async function runSynthetic({ isBaseline, speed }: SyntheticOptions): Promise<void> {
  const { answered, companies } = await judgeSynthetic();
  const speedFile = new URL('resolution-speed.md', RESULTS);
  if (speed) await runSpeed(speed, speedFile);
  const report = renderReport({
    title: 'Synthetic sites',
    measured: `${answered.length} fictional sites of \`bench/resolution/sites\`, with a fictional register of ${companies} companies, judged without the rest
of the service. The model is fitted on them beside the corpus, and rules were mended where they showed an error: they tell what got worse
and are no estimate of quality, for which see docs/quality.md. Written by \`npm run bench:resolution\`; do not edit.`,
    answered,
  });
  console.log(report);
  const timed = existsSync(speedFile) ? `\n${readFileSync(speedFile, 'utf8')}` : '';
  writeFileSync(new URL('resolution.md', RESULTS), report + timed);
  for (const drop of dropsBelow(readBaseline(), answered)) console.log(`Worse than before: ${drop}.`);
  if (isBaseline) writeBaseline(answered);
}
