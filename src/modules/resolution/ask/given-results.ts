import type { Logger } from '../../../platform/logger.ts';
import type { Database } from '../../../platform/postgres/index.ts';
import { createLookupBatcher } from '../../../shared/batching.ts';
import { type Clock, HOUR_MS } from '../../../shared/clock.ts';
import type { GivenResult, GivenResultStore } from '../given-results.store.ts';

export interface GivenResultsDeps {
  db: Database;
  given: GivenResultStore;
  clock: Clock;
  log: Logger;
}

/** Notes that an account was given a known result. */
export type NoteGiven = (note: Omit<GivenResult, 'at'>) => Promise<void>;

/** An account that asks for the same result again and again is noted once in this time. */
const NOTED_EVERY_MS = HOUR_MS;
const REMEMBERED_MAX = 50_000;

/** The answer does not fail when the note does: without it there is only no receipt. */
export function createNoteGiven({ db, given, clock, log }: GivenResultsDeps): NoteGiven {
  const notedAt = new Map<string, number>();
  const save = createLookupBatcher<GivenResult, void>(async (notes) => {
    await given.save(db, notes);
    return notes.map(() => undefined);
  });
  return async (note) => {
    const at = clock.now();
    const key = `${note.accountId} ${note.domain} ${note.resultId}`;
    if (at.getTime() - (notedAt.get(key) ?? 0) < NOTED_EVERY_MS) return;
    try {
      await save({ ...note, at });
      if (notedAt.size >= REMEMBERED_MAX) notedAt.clear();
      notedAt.set(key, at.getTime());
    } catch (error) {
      log.warn({ err: error, domain: note.domain }, 'a given result could not be noted');
    }
  };
}
