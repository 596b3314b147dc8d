/**
 * The survey: resolves a list of domains in the background, for no account and without credits, so that later
 * requests in both directions find stored results and links.
 *
 * A list of any size becomes one row per domain (`load-list.ts`, `list-line.ts`). Every process that works on
 * jobs claims some of them whenever slots are idle (`run-survey.ts`), reads each website politely and stores
 * verdict, links and outcome together. Customers' work always goes first (ADR 0020); the number of websites
 * in progress depends on the threads (ADR 0026).
 *
 * Resolution reads and judges the websites. The survey has no queue entries: its rows are the queue.
 */
import type { Logger } from '../../platform/logger.ts';
import { type Database, openBulkSession } from '../../platform/postgres/index.ts';
import { type Clock, DAY_MS, ukDay } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import type { Scheduler } from '../paid-jobs/index.ts';
import type { SiteCrawler, SiteReader } from '../resolution/index.ts';
import { createAddressLimits } from './address-limits.ts';
import { createJudgeTurns } from './judge-turns.ts';
import { type DamagedLine, type LoadedList, type LoadListOptions, loadList } from './load-list.ts';
import { precisionOf, readJudgements, type SampledMatch } from './precision.ts';
import { type SurveyRunner, type SurveyRunnerDeps, startSurveyRunner } from './run-survey.ts';
import { openListLoader, surveyStore as store } from './survey.store.ts';
import { type JudgedSample, readStatus } from './survey-status.ts';

export type { DamagedLine, LoadedList } from './load-list.ts';
export { SHEET_COLUMNS } from './precision.ts';
export type { SurveyRunner } from './run-survey.ts';
export { renderStatusPage } from './status-page.ts';
export type { JudgedSample, SurveyStatus } from './survey-status.ts';

export interface SurveyOptions {
  db: Database;
  clock: Clock;
  ids: IdSource;
  log: Logger;
  scheduler: Pick<Scheduler, 'useIdleSlot' | 'hasAttempts'>;
  /** How busy this process is, from 0 to 1. */
  loopLoad: () => number;
  siteReader: Pick<SiteReader, 'examineSite' | 'listFreshDomains' | 'recordVerdicts'>;
  /** Reads websites slowly, one request at a time. */
  crawler: SiteCrawler;
  findAddress: SurveyRunnerDeps['findAddress'];
  /** Days for which a result is fresh enough. */
  freshDays: number;
  /** Websites that are read at the same time from one network address. */
  sitesPerAddress: number;
}

export type Survey = ReturnType<typeof createSurvey>;

export function createSurvey(options: SurveyOptions) {
  const { db, clock, log, siteReader, scheduler } = options;
  const turns = createJudgeTurns();
  return {
    load: (source: LoadListOptions) => loadDomains(options, source),
    /**
     * Queues surveyed domains that are due again, within the budget of the day. Processes that work on jobs
     * read them.
     */
    async refresh(budget: number): Promise<{ queued: number; due: number; isPaused: boolean }> {
      const now = clock.now();
      const session = await openBulkSession(db, 'domesday survey refresh');
      try {
        const done = await session.transaction((tx) => store.refresh(tx, { now, today: ukDay(now), budget }));
        return { ...done, isPaused: await store.isPaused(session) };
      } finally {
        await session.close();
      }
    },
    /** Matches for a person to judge. */
    async sample(size: number): Promise<SampledMatch[]> {
      const session = await openBulkSession(db, 'domesday survey sample');
      try {
        return await store.sample(session, { size, seed: clock.now().toISOString() });
      } finally {
        await session.close();
      }
    },
    /**
     * Stores the judgements of a sheet, and computes the precision of the matches. Throws `OperatorError`.
     */
    async judge(file: string, sheet: string): Promise<JudgedSample> {
      const judgement = { ...readJudgements(sheet), file, judged_at: clock.now() };
      await store.insertJudgement(db, judgement);
      return { ...judgement, precision: precisionOf(judgement) };
    },
    /** No process starts another website. */
    pause: () => store.setPausedAt(db, clock.now()),
    resume: () => store.setPausedAt(db, null),
    readCounts: () => store.readCounts(db, clock.now()),
    isPaused: () => store.isPaused(db),
    readStatus: () => readStatus({ db, clock, store }),
    /** Runs in processes that work on jobs. */
    startRunner: ({ pollMs }: Pick<SurveyRunnerDeps, 'pollMs'> = {}): SurveyRunner =>
      startSurveyRunner({
        db,
        store,
        clock,
        log,
        siteReader,
        freshDays: options.freshDays,
        loopLoad: options.loopLoad,
        findAddress: options.findAddress,
        pollMs,
        runner: options.ids.sortable('survey', clock.now()),
        useIdleSlot: scheduler.useIdleSlot,
        hasCustomers: scheduler.hasAttempts,
        examineSite: (domain, signal) =>
          siteReader.examineSite(domain, {
            signal,
            crawler: options.crawler,
            inTurn: turns.run,
            withDetail: false,
          }),
        countUnjudged: turns.countWaiting,
        addresses: createAddressLimits({ sitesMax: options.sitesPerAddress, now: () => performance.now() }),
      }),
  };
}

/**
 * Adds the domains of a list, even while the survey runs. Loading a list again adds nothing until results are
 * old.
 */
async function loadDomains(
  { db, clock, freshDays }: SurveyOptions,
  source: LoadListOptions,
): Promise<{ list: LoadedList; examples: DamagedLine[]; isPaused: boolean }> {
  const loader = await openListLoader(db, () => {
    const now = clock.now();
    return { now, renewBefore: new Date(now.getTime() - freshDays * DAY_MS) };
  });
  try {
    const { list, examples } = await loadList(loader.add, source);
    await store.insertList(db, list, clock.now());
    return { list, examples, isPaused: await store.isPaused(db) };
  } finally {
    await loader.close();
  }
}
