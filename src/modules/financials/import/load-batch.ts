import { type BulkSession, isDataException, type Transaction } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import { copyRows } from './copy-rows.ts';
import type { LoadedBefore, LoadStore, NewDocument } from './load.store.ts';
import type { Reading } from './read-packed.ts';

export interface LoadedBatch {
  documents: readonly NewDocument[];
  /** The newest period of each company before this batch; companies without figures are absent. */
  newestBefore: ReadonlyMap<string, string>;
  publishedOn: string | null;
  /** The archives that were loaded before this import; undefined at the first. */
  loadedBefore: LoadedBefore | undefined;
}

/**
 * Called in the transaction that loads documents, with those that are new. Returns how many signals that
 * made.
 */
export type OnLoaded = (tx: Transaction, loaded: LoadedBatch) => Promise<number>;

export interface LoadBatchDeps {
  session: BulkSession;
  store: LoadStore;
  clock: Clock;
  onLoaded: OnLoaded;
}

/** The archive that a batch is from. */
export interface BatchSource extends Pick<LoadedBatch, 'publishedOn' | 'loadedBefore'> {
  key: string;
}

/** A document that the database cannot store is left out; the others of the batch are loaded without it. */
export async function loadStorable(
  deps: LoadBatchDeps,
  source: BatchSource,
  batch: readonly Reading[],
): Promise<number> {
  try {
    return await loadBatch(deps, source, batch);
  } catch (error) {
    const [only] = batch;
    if (!only || !isDataException(error)) throw error;
    if (batch.length === 1) {
      const remark = `skipped: the database cannot store it: ${(error as Error).message}`;
      return loadBatch(deps, source, [{ ...only, accounts: undefined, remark }]);
    }
    const half = Math.ceil(batch.length / 2);
    const before = await loadStorable(deps, source, batch.slice(0, half));
    return before + (await loadStorable(deps, source, batch.slice(half)));
  }
}

async function loadBatch(
  { session, store, clock, onLoaded }: LoadBatchDeps,
  { key, publishedOn, loadedBefore }: BatchSource,
  batch: readonly Reading[],
): Promise<number> {
  const read = batch.flatMap(({ accounts }) => accounts ?? []);
  const rows = copyRows(batch);
  return session.transaction(async (tx) => {
    let signals = 0;
    let added: NewDocument[] = [];
    if (read.length > 0) {
      await tx.copyIn('copy read_documents from stdin', [rows.documents]);
      await tx.copyIn('copy read_periods from stdin', [rows.periods]);
      added = await store.addDocuments(tx, { publishedOn, at: clock.now() });
    }
    if (added.length > 0) {
      const numbers = [...new Set(added.map(({ company_number }) => company_number))].sort();
      const newestBefore = await store.newestPeriods(tx, numbers);
      await store.addPeriods(tx, added);
      await store.refreshNewest(tx, numbers);
      signals = await onLoaded(tx, { documents: added, newestBefore, publishedOn, loadedBefore });
    }
    await store.addRemarks(tx, key, batch);
    await store.noteProgress(tx, key, {
      next_document: (batch.at(-1)?.position ?? -1) + 1,
      loaded: added.length,
      known: read.length - added.length,
      skipped: batch.length - read.length,
      doubtful: added.filter(({ doubts }) => doubts.length > 0).length,
      with_website: read.filter(({ website }) => website !== null).length,
    });
    return signals;
  });
}
