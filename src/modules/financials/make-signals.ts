import type { Transaction } from '../../platform/postgres/index.ts';
import { type Clock, DAY_MS, ukDay } from '../../shared/clock.ts';
import { changesOfFiling, type FiledChange } from './filed-changes.ts';
import type { FinancialsStore } from './financials.store.ts';
import type { LoadedBatch } from './import/load-batch.ts';
import { mergePeriods, type Period } from './merge-periods.ts';

export interface NamedCompany {
  company_number: string;
  company_name: string;
}

/** Stores the changes of a watched company as signals, in the transaction of the import. Returns how many. */
export type AddChanges = (
  tx: Transaction,
  found: { company: NamedCompany; changes: FiledChange[] },
) => Promise<number>;

interface SignalDeps {
  store: Pick<FinancialsStore, 'listWatched' | 'listPeriods'>;
  clock: Clock;
  addChanges: AddChanges;
}

/** Companies House offers files of the last year; older ones are loaded for the figures of earlier years. */
const HISTORIC_MS = 2 * 366 * DAY_MS;

/**
 * Makes the signals of a loaded batch: for watched companies whose document is newer than those that were
 * known.
 */
export async function makeSignals(
  { store, clock, addChanges }: SignalDeps,
  tx: Transaction,
  batch: LoadedBatch,
): Promise<number> {
  const day = batch.publishedOn ?? ukDay(clock.now());
  const news = batch.documents.filter((document) => isNews(document, batch, clock));
  if (news.length === 0) return 0;
  const watched = await store.listWatched(tx, [...new Set(news.map(({ company_number }) => company_number))]);
  if (watched.length === 0) return 0;
  const rows = await store.listPeriods(
    tx,
    watched.map(({ company_number }) => company_number),
  );
  let made = 0;
  for (const company of watched) {
    const periods = mergePeriods(
      rows.filter(({ company_number }) => company_number === company.company_number),
    );
    const isOwn = ({ document }: Period) => news.some(({ sha256 }) => sha256 === document.sha256);
    // The newest one only: when several years arrive at once, the older ones are no news.
    const [after, before] = periods;
    if (!after || !isOwn(after)) continue;
    const changes = changesOfFiling({ companyName: company.company_name, after, before, day });
    made += await addChanges(tx, { company, changes });
  }
  return made;
}

/** Companies House offers the file of a day for 60 days. */
const RECENT_MS = 62 * DAY_MS;

/**
 * Newer than what was known of the company before. A first load of older months holds no news: nothing of the
 * first import, only what was recent when that was made, and of a company without figures only what is newer
 * than all files before. Neither do historic archives.
 */
function isNews(document: LoadedBatch['documents'][number], batch: LoadedBatch, clock: Clock): boolean {
  const { newestBefore, publishedOn, loadedBefore } = batch;
  if (document.doubts.length > 0 || loadedBefore === undefined) return false;
  const published = Date.parse(publishedOn ?? document.period_end);
  if (clock.now().getTime() - published > HISTORIC_MS) return false;
  const { lastPublishedOn, firstLoadedOn } = loadedBefore;
  if (publishedOn !== null && published < Date.parse(firstLoadedOn) - RECENT_MS) return false;
  const known = newestBefore.get(document.company_number);
  if (known !== undefined) return document.period_end > known;
  return publishedOn !== null && lastPublishedOn !== null && publishedOn > lastPublishedOn;
}
