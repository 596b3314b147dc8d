import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRandom } from '../../../src/sandbox/world/random.ts';
import { makeTempDir } from '../../../test/support/service-process.ts';
import { startServiceUnderTest } from '../service/service-under-test.ts';
import { type PlannedSite, planSites, type SiteOptions } from '../sites/index.ts';
import { compareKnownResult } from './known-result.ts';
import { renderSpeed, type SpeedFigures } from './report.ts';
import { importRegister, startSites } from './service.ts';
import { measureThroughput, type Throughput } from './throughput.ts';

export interface SpeedOptions {
  rows: number;
  sites: number;
  /** Holds the imported register for runs to come. */
  dataDir: string | undefined;
}

/** Pages of the weight that pages have: a home page of some tens of kilobytes. */
export const SITES: SiteOptions = { times: 6, weight: 10, isFull: true };

export async function runSpeed(
  { rows, sites: wanted, dataDir }: SpeedOptions,
  resultFile: URL,
): Promise<Throughput> {
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
  const temporary = makeTempDir();
  const dir = dataDir ?? temporary.path;
  try {
    const { sites, companies } = planSites(SITES);
    console.log(`importing ${rows} companies`);
    await importRegister(dir, rows, companies);
    const figures = await measureAll(dir, rows, shuffled(sites).slice(0, wanted));
    writeFileSync(resultFile, renderSpeed(figures));
    return figures.throughput;
  } finally {
    temporary.remove();
  }
}

async function measureAll(dir: string, rows: number, sites: PlannedSite[]): Promise<SpeedFigures> {
  const websites = await startSites(SITES, sites);
  try {
    // A page in the browser takes a hundred times as long as a page without, and how many need it is the sites' affair.
    const service = await startServiceUnderTest(dir, websites.port, { CHROMIUM_PATH: 'off' });
    try {
      console.log(`resolving ${sites.length} sites`);
      const throughput = await measureThroughput(service, sites);
      const known = throughput.judged.find(({ isMatchedRightly }) => isMatchedRightly);
      const domain = sites.find(({ id }) => id === known?.labelled.id)?.domain;
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

/** Kinds of site come in any order, as they do in life. */
export function shuffled<T>(list: readonly T[]): T[] {
  const random = createRandom(1, 'order of sites');
  return list
    .map((item) => ({ item, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
