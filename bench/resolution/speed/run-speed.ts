import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { makeTempDir } from '../../../test/support/service-process.ts';
import { judge } from '../labelled/scoring.ts';
import { startServiceUnderTest } from '../service/service-under-test.ts';
import { type PlannedSite, planSites } from '../sites/index.ts';
import { SITES, shuffled } from './heavy-sites.ts';
import { compareKnownResult } from './known-result.ts';
import { renderSpeed, type SpeedFigures } from './report.ts';
import { importRegister, startSites } from './service.ts';
import { measureThroughput } from './throughput.ts';

export interface SpeedOptions {
  rows: number;
  sites: number;
  /** Keeps the imported register for later runs. */
  dataDir: string | undefined;
}

export async function runSpeed(
  { rows, sites: wanted, dataDir }: SpeedOptions,
  resultFile: URL,
): Promise<void> {
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
  const temporary = makeTempDir();
  const dir = dataDir ?? temporary.path;
  try {
    const { sites, companies } = planSites(SITES);
    console.log(`importing ${rows} companies`);
    await importRegister(dir, rows, companies);
    const figures = await measureAll(dir, rows, shuffled(sites).slice(0, wanted));
    writeFileSync(resultFile, renderSpeed(figures));
  } finally {
    temporary.remove();
  }
}

async function measureAll(dir: string, rows: number, sites: PlannedSite[]): Promise<SpeedFigures> {
  const websites = await startSites(SITES, sites);
  try {
    // A page in the browser takes a hundred times as long as a page without, and how many need it is the
    // sites' affair.
    const service = await startServiceUnderTest(dir, websites.port, { CHROMIUM_PATH: 'off' });
    try {
      console.log(`resolving ${sites.length} sites`);
      const throughput = await measureThroughput(service, sites);
      const known = throughput.answered.find(({ site, answer }) => judge(site.expected, answer).isCovered);
      const domain = known?.site.domain;
      if (!domain) throw new Error('no site was matched');
      console.log('asking for a known result');
      const knownFigures = await compareKnownResult(service, domain);
      return { rows, throughput, known: knownFigures, extraction: measureExtraction() };
    } finally {
      await service.stop();
    }
  } finally {
    websites.stop();
  }
}

function measureExtraction(): string {
  const script = new URL('../extract-speed.ts', import.meta.url).pathname;
  return execFileSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8' });
}
