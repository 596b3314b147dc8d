import { CompaniesHouseUnavailable } from '../../../platform/companies-house/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import { type Database, isUnavailable } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/durations.ts';
import { type LiveSource, readCompanyNumber } from '../../register/index.ts';
import type { SignalStore } from '../signals.store.ts';

export interface PollDeps {
  db: Database;
  store: SignalStore;
  live: LiveSource;
  clock: Clock;
  /** Whether the streams tell of changes now; then a company is asked for once a day, for good measure. */
  isStreaming: () => Promise<boolean>;
}

/** A company takes about five requests, and all look-ups together may make 120 a minute. */
const COMPANIES_A_MINUTE = 15;

/**
 * Asks the live source for the watched companies it has not told of for longest, as many as a minute has room for.
 * What it says is stored and compared by the live source's own way of storing (`recordFetched`).
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
      // Also for a company that is not there any more, or it would be asked for again and again.
      await store.markPolled(db, text, clock.now());
      polled += 1;
    } catch (error) {
      if (isUnavailable(error)) throw error;
      if (error instanceof CompaniesHouseUnavailable) {
        log.debug({ err: error, polled }, 'the live source has no time for polls; the rest comes later');
        break;
      }
      // Its turn comes again like everybody's; until then it must not keep those behind it.
      log.error({ err: error, company: text }, 'a watched company could not be stored');
      await store.markPolled(db, text, clock.now());
    }
  }
  return polled;
}

/** Once an hour, or as often as the pace allows with so many companies. */
async function pollEveryMs(db: Database, store: SignalStore): Promise<number> {
  const companies = await store.countTracked(db);
  return Math.max(HOUR_MS, (companies / COMPANIES_A_MINUTE) * MINUTE_MS);
}
