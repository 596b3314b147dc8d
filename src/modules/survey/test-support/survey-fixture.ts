import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { sql } from '../../../platform/postgres/index.ts';
import { createIdSource } from '../../../shared/ids.ts';
import type { Scheduler } from '../../paid-jobs/index.ts';
import { createTestScheduler } from '../../paid-jobs/test-support/test-scheduler.ts';
import { useResolutionFixture } from '../../resolution/test-support/resolution-fixture.ts';
import { verdict } from '../../resolution/test-support/scripted-sites.ts';
import { createSignals } from '../../signals/index.ts';
import { createWebsiteSearch } from '../../website/index.ts';
import { websiteRoutes } from '../../website/website.routes.ts';
import { createSurvey, type Survey, type SurveyOptions, type SurveyRunner } from '../index.ts';

/** How long tests wait for a condition. */
export const WAIT = { timeout: 30_000 };
/** The slots of each process. */
export const SLOTS = 4;

/** Processes that survey scripted websites, and one of them that also works for customers. */
export function useSurveyFixture() {
  /** The scheduler of the process that also serves the tickets of customers. */
  let scheduler: Scheduler;
  const fixture = useResolutionFixture({
    working: false,
    limits: { workers: SLOTS },
    extend(parts) {
      scheduler = parts.scheduler;
      const websites = createWebsiteSearch({
        ...parts,
        limits: parts.resolution.limits,
        siteReader: parts.resolution.siteReader,
        companySignals: createSignals(parts).createCompanySignals(parts),
        findHost: () => Promise.reject(new Error('nothing is guessed')),
        readTlds: () => ({ withTest: false, mayRequest: () => true }),
      });
      return { routes: (app) => websiteRoutes(app, websites), tasks: [] };
    },
  });
  const { sites, clock } = fixture;
  const folder = mkdtempSync(join(tmpdir(), 'survey-'));
  const runners: SurveyRunner[] = [];
  const addresses = new Map<string, string>();

  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(async () => {
    sites.setDefault(verdict());
    sites.crawls.length = 0;
    addresses.clear();
    await fixture.db.execute(sql`truncate survey_domains, survey_lists, survey_judgements`);
    await fixture.db.execute(
      sql`update survey_state set paused_at = null, refresh_day = null, refreshed = 0`,
    );
  });
  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  });

  /** A process of its own, unless it is given the scheduler of the one with customers. */
  function createProcess(
    of: Scheduler = ownScheduler(),
    loopLoad = () => 0,
    siteReader: SurveyOptions['siteReader'] = fixture.resolution.siteReader,
  ): Survey {
    return createSurvey({
      db: fixture.db,
      clock,
      ids: createIdSource(),
      log: fixture.captured.log,
      scheduler: of,
      siteReader,
      crawler: sites.crawler,
      findAddress: async (domain) => addresses.get(domain),
      loopLoad,
      freshDays: 14,
      sitesPerAddress: 2,
    });
  }

  const ownScheduler = ({ workers }: { workers: number } = { workers: SLOTS }) =>
    createTestScheduler({ db: fixture.db, clock, ids: createIdSource() }, { workers });

  function start(process = createProcess()): SurveyRunner {
    const runner = process.startRunner({ pollMs: 100 });
    runners.push(runner);
    return runner;
  }

  let lists = 0;
  async function load(domains: readonly string[], survey = createProcess()) {
    const path = join(folder, `list-${++lists}`);
    writeFileSync(path, domains.join('\n'));
    return survey.load({
      path,
      readDomain: (text) => (text.endsWith('.co.uk') ? text : undefined),
      signal: new AbortController().signal,
      onProgress: () => {},
    });
  }

  let names = 0;
  const newDomains = (count: number) => Array.from({ length: count }, () => `survey-${++names}.co.uk`);

  const status = () => createProcess().readStatus();
  const untilFinished = () => expect.poll(async () => (await status()).state, WAIT).toBe('finished');

  async function rowOf(domain: string) {
    return fixture.db.first<{ outcome: string | null; attempts: number; runner: string | null }>(sql`
      select outcome, attempts, runner from survey_domains where domain = ${domain}`);
  }

  async function resultsOf(domains: readonly string[]): Promise<number[]> {
    const rows = await fixture.db.query<{ domain: string; results: number }>(sql`
      select domain, count(*) as results from domain_results where domain = any(${[...domains]}::text[]) group by domain`);
    const counts = new Map(rows.map(({ domain, results }) => [domain, results]));
    return domains.map((domain) => counts.get(domain) ?? 0);
  }

  return {
    fixture,
    addresses,
    /** The scheduler of the process that also works for customers. */
    customers: () => scheduler,
    createProcess,
    ownScheduler,
    start,
    stopAll: () => Promise.all(runners.splice(0).map((runner) => runner.stop())),
    load,
    newDomains,
    status,
    untilFinished,
    rowOf,
    resultsOf,
  };
}
