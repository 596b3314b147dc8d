import type { Database } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import { ukDay } from '../../../shared/uk-day.ts';
import type { Register } from '../../register/index.ts';
import type { Recorder } from '../record-changes.ts';

export interface SnapshotDeps {
  db: Database;
  register: Pick<Register, 'takeChanges'>;
  recorder: Recorder;
  clock: Clock;
}

const BATCH = 500;

/**
 * Takes out what imported snapshots changed, and compares the companies that somebody watches. The register holds the
 * new rows already; a change whose transaction fails is there again.
 */
export async function drainSnapshots(
  { db, register, recorder, clock }: SnapshotDeps,
  { signal }: { signal: AbortSignal },
): Promise<{ changes: number; signals: number }> {
  const done = { changes: 0, signals: 0 };
  while (!signal.aborted) {
    const taken = await db.transaction(async (tx) => {
      const changes = await register.takeChanges(tx, BATCH);
      const ids = await recorder.record(
        tx,
        changes.map(({ companyNumber, asOf }) => ({
          companyNumber,
          source: 'snapshot',
          day: asOf ?? ukDay(clock.now()),
        })),
      );
      return { changes: changes.length, signals: ids.length };
    });
    done.changes += taken.changes;
    done.signals += taken.signals;
    if (taken.changes < BATCH) break;
  }
  return done;
}
