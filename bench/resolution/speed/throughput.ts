import pg from 'pg';
import { Pool } from 'undici';
import type { Verdict } from '../../../src/modules/resolution/verdict/verdict.ts';
import { answerOf } from '../labelled/judge-crawled.ts';
import type { AnsweredSite } from '../labelled/report.ts';
import type { ServiceUnderTest } from '../service/service-under-test.ts';
import type { PlannedSite } from '../sites/index.ts';
import { cpuSeconds, cpuSecondsWithChildren, residentMegabytes } from './process-figures.ts';

export interface Throughput {
  sites: number;
  failed: number;
  seconds: number;
  pages: number;
  /** The processor time of the service's own process, and of it with its database. */
  cpuSeconds: number;
  cpuSecondsWithDatabase: number;
  memory: { done: number; megabytes: number }[];
  answered: AnsweredSite[];
}

const ASKERS = 16;
const LOOK_EVERY_MS = 500;
/** Ten minutes without a single site done: something hangs. */
const STALLED_MS = 600_000;

/** Asks for every site at once and waits until the last one is done. */
export async function measureThroughput(
  service: ServiceUnderTest,
  sites: readonly PlannedSite[],
): Promise<Throughput> {
  const db = new pg.Client({ connectionString: service.databaseUrl });
  await db.connect();
  try {
    const before = {
      own: cpuSeconds(service.pid),
      all: cpuSecondsWithChildren(service.pid),
      at: performance.now(),
    };
    const [memory] = await Promise.all([watch(db, service.pid, sites.length), askForAll(service, sites)]);
    const seconds = (performance.now() - before.at) / 1000;
    return {
      sites: sites.length,
      seconds,
      cpuSeconds: cpuSeconds(service.pid) - before.own,
      cpuSecondsWithDatabase: cpuSecondsWithChildren(service.pid) - before.all,
      memory,
      ...(await results(db, sites)),
    };
  } finally {
    await db.end();
  }
}

async function askForAll(service: ServiceUnderTest, sites: readonly PlannedSite[]): Promise<void> {
  const pool = new Pool(service.url, { connections: ASKERS });
  const waiting = [...sites];
  async function ask(): Promise<void> {
    for (let site = waiting.shift(); site; site = waiting.shift()) {
      const response = await pool.request({
        method: 'POST',
        path: '/v1/resolve/domain',
        headers: { 'content-type': 'application/json', 'x-api-key': service.key },
        body: JSON.stringify({ domain: site.domain }),
      });
      const text = await response.body.text();
      // On a machine that is busy with other things the database may be out of reach for a moment.
      if (response.statusCode === 503) {
        waiting.push(site);
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      } else if (response.statusCode !== 202)
        throw new Error(`${site.domain}: ${response.statusCode} ${text}`);
    }
  }
  await Promise.all(Array.from({ length: ASKERS }, ask));
  await pool.close();
}

async function watch(db: pg.Client, pid: number, wanted: number): Promise<Throughput['memory']> {
  const memory: Throughput['memory'] = [];
  let last = { done: 0, at: performance.now() };
  for (;;) {
    const { rows } = await db.query(
      'select count(*)::int as done from resolution_jobs where finished_at is not null',
    );
    const { done } = rows[0] as { done: number };
    memory.push({ done, megabytes: residentMegabytes(pid) });
    if (done >= wanted) return memory;
    if (done > last.done) last = { done, at: performance.now() };
    else if (performance.now() - last.at > STALLED_MS) throw new Error(`nothing happens after ${done} sites`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/**
 * Sites that cannot be served here, and companies that are in no snapshot (dissolved ones), are not scored.
 */
const NOT_SCORED = new Set(['certificate', 'unreachable', 'dissolved']);

async function results(db: pg.Client, sites: readonly PlannedSite[]) {
  const { rows } = await db.query('select domain, verdict, pages_read from domain_results');
  const found = new Map(
    (rows as { domain: string; verdict: Verdict; pages_read: number }[]).map((row) => [row.domain, row]),
  );
  const answered = sites
    .filter(({ category }) => !NOT_SCORED.has(category))
    .flatMap(({ domain, category, expected }): AnsweredSite[] => {
      const verdict = found.get(domain)?.verdict;
      return verdict ? [{ site: { domain, expected, shape: category }, answer: answerOf(verdict) }] : [];
    });
  const pages = [...found.values()].reduce((sum, { pages_read: read }) => sum + read, 0);
  return { answered, pages, failed: sites.filter(({ domain }) => !found.has(domain)).length };
}
