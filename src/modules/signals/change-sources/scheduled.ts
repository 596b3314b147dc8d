import { CompaniesHouseUnavailable } from '../../../platform/companies-house/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import { type Database, isUnavailable } from '../../../platform/postgres/index.ts';
import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS, ukDay } from '../../../shared/clock.ts';
import { type LiveSource, readCompanyNumber } from '../../register/index.ts';
import type { Recorder } from '../record-changes.ts';
import type { SignalStore } from '../signals.store.ts';
import { storeAllOrEach } from '../store-all-or-each.ts';

interface ClockDeps {
  db: Database;
  store: SignalStore;
  recorder: Recorder;
  clock: Clock;
}

const BATCH = 100;

/**
 * Creates the signals for due dates that have passed in the United Kingdom. A company that cannot be stored
 * is skipped in this run and retried in the next.
 */
export async function passDueDates(
  { db, store, recorder, clock }: ClockDeps,
  { log, signal }: { log: Logger; signal: AbortSignal },
): Promise<number> {
  const today = ukDay(clock.now());
  const leftOut: string[] = [];
  let signals = 0;
  // Each round moves the next due date of its companies past today, so the next round finds others.
  for (let before = ''; !signal.aborted; ) {
    const numbers = await store.listPastDue(db, today, { limit: BATCH, except: leftOut });
    if (numbers.length === 0 || numbers.join() === before) break;
    before = numbers.join();
    await storeAllOrEach(numbers, {
      async store(some) {
        const observations = some.map((companyNumber) => ({
          companyNumber,
          source: 'clock' as const,
          day: today,
        }));
        signals += (await db.transaction((tx) => recorder.record(tx, observations))).length;
      },
      onFailure: (error) =>
        log.warn({ err: error }, 'due dates could not be passed together; taking the companies one by one'),
      async skip(number, error) {
        leftOut.push(number);
        log.error({ err: error, company: number }, 'a due date could not be passed');
      },
    });
  }
  return signals;
}

interface PollDeps {
  db: Database;
  store: SignalStore;
  live: LiveSource;
  clock: Clock;
  /** Whether the streams currently deliver changes. If so, one poll per day is enough. */
  isStreaming: () => Promise<boolean>;
}

/** A company takes about five requests, and the quota is 120 per minute. */
const COMPANIES_A_MINUTE = 15;

/**
 * Fetches the watched companies with the oldest poll, as many as fit into a minute. The live source stores
 * the answers and calls `recordFetched`, which compares them.
 */
export async function pollWatched(
  { db, store, live, clock, isStreaming }: PollDeps,
  { log, signal }: { log: Logger; signal: AbortSignal },
): Promise<number> {
  if (!live.enabled) return 0;
  const everyMs = (await isStreaming()) ? DAY_MS : await pollEveryMs(db, store);
  const since = new Date(clock.now().getTime() - everyMs);
  const numbers = await store.listUnpolledSince(db, since, COMPANIES_A_MINUTE);
  let polled = 0;
  for (const text of numbers) {
    const number = readCompanyNumber(text);
    if (signal.aborted) break;
    try {
      if (number) await live.refreshDetail(number);
      // Even if the company no longer exists: otherwise it would be polled every minute.
      await store.markPolled(db, text, clock.now());
      polled += 1;
    } catch (error) {
      if (isUnavailable(error)) throw error;
      if (error instanceof CompaniesHouseUnavailable) {
        log.debug({ err: error, polled }, 'the live source has no time for polls; the rest comes later');
        break;
      }
      // Marked as polled, so that it does not block other companies.
      log.error({ err: error, company: text }, 'a watched company could not be stored');
      await store.markPolled(db, text, clock.now());
    }
  }
  return polled;
}

/** Once per hour, or less often if there are too many companies. */
async function pollEveryMs(db: Database, store: SignalStore): Promise<number> {
  const companies = await store.countTracked(db);
  return Math.max(HOUR_MS, (companies / COMPANIES_A_MINUTE) * MINUTE_MS);
}
