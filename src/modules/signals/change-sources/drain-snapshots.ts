import type { Logger } from '../../../platform/logger.ts';
import { type Database, isUnavailable, type Transaction } from '../../../platform/postgres/index.ts';
import { type Clock, ukDay } from '../../../shared/clock.ts';
import type { Register, RegisterChange } from '../../register/index.ts';
import type { Observation, Recorder } from '../record-changes.ts';
import type { SignalStore } from '../signals.store.ts';

interface SnapshotDeps {
  db: Database;
  store: Pick<SignalStore, 'attempt'>;
  register: Pick<Register, 'takeChanges'>;
  recorder: Recorder;
  clock: Clock;
}

interface Drained {
  changes: number;
  signals: number;
}

const BATCH = 500;

/**
 * Takes the changes of imported snapshots and compares the watched companies. The register already has the
 * new rows. A change whose transaction fails stays in the table. If a batch fails, its changes are taken one
 * by one, and a change that cannot be stored is dropped, so that it does not block later ones.
 */
export async function drainSnapshots(
  { db, store, register, recorder, clock }: SnapshotDeps,
  { log, signal }: { log: Logger; signal: AbortSignal },
): Promise<Drained> {
  const done: Drained = { changes: 0, signals: 0 };
  while (!signal.aborted) {
    const taken = await takeBatch().catch((error) => {
      if (isUnavailable(error)) throw error;
      log.warn({ err: error }, 'a batch of snapshot changes failed; retrying one by one');
      return takeOneByOne();
    });
    done.changes += taken.changes;
    done.signals += taken.signals;
    if (taken.changes < BATCH) break;
  }
  return done;

  function takeBatch(): Promise<Drained> {
    return db.transaction(async (tx) => {
      const changes = await register.takeChanges(tx, BATCH);
      const ids = await recorder.record(tx, changes.map(observationOf));
      return { changes: changes.length, signals: ids.length };
    });
  }

  async function takeOneByOne(): Promise<Drained> {
    const taken: Drained = { changes: 0, signals: 0 };
    while (taken.changes < BATCH && !signal.aborted) {
      const signals = await db.transaction(takeOne);
      if (signals === undefined) break;
      taken.changes += 1;
      taken.signals += signals;
    }
    return taken;
  }

  /** Returns the number of new signals; undefined if no change is left. */
  async function takeOne(tx: Transaction): Promise<number | undefined> {
    const [change] = await register.takeChanges(tx, 1);
    if (!change) return undefined;
    try {
      const ids = await store.attempt(tx, () => recorder.record(tx, [observationOf(change)]));
      return ids.length;
    } catch (error) {
      if (isUnavailable(error)) throw error;
      log.error({ err: error, company: change.company_number }, 'a change of a snapshot could not be stored');
      return 0;
    }
  }

  function observationOf({ company_number: companyNumber, as_of: asOf }: RegisterChange): Observation {
    return { companyNumber, source: 'snapshot', day: asOf ?? ukDay(clock.now()) };
  }
}
