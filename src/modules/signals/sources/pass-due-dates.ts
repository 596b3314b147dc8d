import type { Database } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import { ukDay } from '../../../shared/uk-day.ts';
import type { Recorder } from '../record-changes.ts';
import type { SignalStore } from '../signal-store.ts';

export interface ClockDeps {
  db: Database;
  store: SignalStore;
  recorder: Recorder;
  clock: Clock;
}

const BATCH = 100;

/** Makes the signals of due dates that have passed: the day they were due is over in the United Kingdom. */
export async function passDueDates(
  { db, store, recorder, clock }: ClockDeps,
  { signal }: { signal: AbortSignal },
): Promise<number> {
  const today = ukDay(clock.now());
  let signals = 0;
  // Each round moves the next due date of its companies past today, so that the next round finds others.
  for (let before = ''; !signal.aborted; ) {
    const numbers = await store.listPastDue(db, today, BATCH);
    if (numbers.length === 0 || numbers.join() === before) break;
    before = numbers.join();
    const ids = await db.transaction((tx) =>
      recorder.record(
        tx,
        numbers.map((companyNumber) => ({ companyNumber, source: 'clock', day: today })),
      ),
    );
    signals += ids.length;
  }
  return signals;
}
