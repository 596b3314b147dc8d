import type { Logger } from '../../../platform/logger.ts';
import type { Database } from '../../../platform/postgres/index.ts';
import { createLookupBatcher } from '../../../shared/batching.ts';
import { type Clock, HOUR_MS } from '../../../shared/clock.ts';
import type { DeliveredResult, DeliveredResultStore } from '../delivered-results.store.ts';

interface DeliveryRecorderDeps {
  db: Database;
  store: DeliveredResultStore;
  clock: Clock;
  log: Logger;
}

/** Records that an account received a known result. */
export type RecordDelivered = (note: Omit<DeliveredResult, 'at'>) => Promise<void>;

/** Repeated calls of an account for the same result are recorded once in this time. */
const RECORDED_EVERY_MS = HOUR_MS;
const REMEMBERED_MAX = 50_000;

/** An error here does not fail the call: the account only gets no receipt for the result. */
export function createDeliveryRecorder({ db, store, clock, log }: DeliveryRecorderDeps): RecordDelivered {
  const recordedAt = new Map<string, number>();
  const save = createLookupBatcher<DeliveredResult, void>(async (notes) => {
    await store.save(db, notes);
    return notes.map(() => undefined);
  });
  return async (note) => {
    const at = clock.now();
    const key = `${note.accountId} ${note.domain} ${note.resultId}`;
    if (at.getTime() - (recordedAt.get(key) ?? 0) < RECORDED_EVERY_MS) return;
    try {
      await save({ ...note, at });
      if (recordedAt.size >= REMEMBERED_MAX) recordedAt.clear();
      recordedAt.set(key, at.getTime());
    } catch (error) {
      log.warn({ err: error, domain: note.domain }, 'a delivered result could not be recorded');
    }
  };
}
