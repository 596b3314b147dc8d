import type { Logger } from '../../../platform/logger.ts';
import type { Database } from '../../../platform/postgres/index.ts';
import { type Clock, ukDay } from '../../../shared/clock.ts';
import type { Recorder } from '../record-changes.ts';
import type { SignalStore } from '../signals.store.ts';
import { storeAllOrEach } from './all-or-each.ts';

export interface ClockDeps {
  db: Database;
  store: SignalStore;
  recorder: Recorder;
  clock: Clock;
}

const BATCH = 100;

/**
 * Creates the signals for due dates that have passed in the United Kingdom. A company that cannot be stored is skipped in
 * this run and retried in the next.
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
