/**
 * Processor time that a website takes on the thread that reads and judges it, without the rest of the
 * service, and a digest of every verdict: two versions with equal digests answer alike. The sites are those
 * of the corpus, and synthetic ones of the weight that the speed bench has. Run with
 * `npx tsx bench/resolution/judge-speed.ts [--set corpus|synthetic] [--rounds 7] [--kept <file>]`; with
 * `--kept` later runs read the crawled sites from that file.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import type { CrawledSite } from '../../src/modules/resolution/crawl/crawled-site.ts';
import { judgePages } from '../../src/modules/resolution/judge-threads/judge-pages.ts';
import type { RegisteredCompany, RegisterQuery } from '../../src/modules/resolution/match/register-lookup.ts';
import { crawlSites } from './labelled/crawl-sites.ts';
import { readRegisterFile } from './labelled/register-file.ts';
import { readSiteFile } from './labelled/site-file.ts';
import { createMemoryRegister, planSites } from './sites/index.ts';
import { SITES, shuffled } from './speed/heavy-sites.ts';
import { threadSeconds } from './speed/process-figures.ts';

const SYNTHETIC = 250;

interface SiteSet {
  name: string;
  sites: CrawledSite[];
  companies: RegisteredCompany[];
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    kept: { type: 'string' },
    set: { type: 'string' },
  },
});
const { rounds, kept, set: wanted } = values;

for (const set of await siteSets())
  if (wanted === undefined || set.name === wanted) await measure(set, Number(rounds));

async function siteSets(): Promise<SiteSet[]> {
  if (kept !== undefined && existsSync(kept)) return deserialize(readFileSync(kept)) as SiteSet[];
  const { sites, companies } = planSites(SITES);
  const synthetic = shuffled(sites).slice(0, SYNTHETIC);
  const corpus = new URL('./corpus/', import.meta.url);
  const made = [
    {
      name: 'corpus',
      sites: await crawlSites(readSiteFile(new URL('sites.jsonl', corpus).pathname)),
      companies: readRegisterFile(new URL('register.csv', corpus).pathname),
    },
    { name: 'synthetic', sites: synthetic.map((one) => one.write().site), companies },
  ];
  if (kept !== undefined) writeFileSync(kept, serialize(made));
  return made;
}

/**
 * The register answers from memory, and its time does not count: each question is answered once, before the
 * rounds.
 */
async function measure({ name, sites, companies }: SiteSet, roundCount: number): Promise<void> {
  const register = createMemoryRegister(companies);
  /** The answers of every site, in the order of its questions. */
  const answers: RegisteredCompany[][][] = [];
  const digest = createHash('sha256');
  for (const [i, site] of sites.entries()) {
    const { verdict } = await judge(site, async (query) => {
      const answer = await register.lookUp(query as RegisterQuery);
      answers[i] = [...(answers[i] ?? []), answer];
      return answer;
    });
    digest.update(JSON.stringify(verdict));
  }
  const pages = sites.reduce((sum, site) => sum + site.pages.length, 0) / sites.length;
  const thread: number[] = [];
  const together: number[] = [];
  for (let round = 0; round < roundCount; round++) {
    // As after the way between two threads, no object is known from an earlier round.
    const fresh = structuredClone(answers);
    const before = { thread: threadMs(), all: processMs() };
    for (const [i, site] of sites.entries()) await judge(site, async () => fresh[i]?.shift());
    thread.push((threadMs() - before.thread) / sites.length);
    together.push((processMs() - before.all) / sites.length);
  }
  console.log(
    `${name}: ${sites.length} sites, ${pages.toFixed(1)} pages each, digest ${digest.digest('hex').slice(0, 16)}\n` +
      `  thread ${median(thread).toFixed(2)} ms a site (${thread.map((ms) => ms.toFixed(2)).join(' ')}); with compiler and garbage collector ${median(together).toFixed(2)}`,
  );
}

async function judge(site: CrawledSite, ask: (query: unknown) => Promise<unknown>) {
  return judgePages(site, { step: () => {}, ask });
}

function threadMs(): number {
  return 1000 * (threadSeconds(process.pid).get(process.pid) ?? 0);
}

function processMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function median(values_: readonly number[]): number {
  return [...values_].sort((a, b) => a - b)[values_.length >> 1] ?? 0;
}
