/**
 * Figures from the accounts that companies file. Companies House publishes the documents every day and every month, and the
 * operator imports those files (`import/`). `read/` reads a document: its facts, which of them are meant, and whether they add
 * up. `merge-periods.ts` puts the statements of several documents together, `filed-changes.ts` finds what new accounts changed.
 */
import type { Logger } from '../../platform/logger.ts';
import type { Database, Transaction } from '../../platform/postgres/index.ts';
import { type Clock, DAY_MS, ukDay } from '../../shared/clock.ts';
import { changesOfFiling, type FiledChange } from './filed-changes.ts';
import { financialsStore as store } from './financials.store.ts';
import { memoryArchive, type PlainDocument } from './import/archive.ts';
import {
  type ImportOptions,
  importArchive,
  importArchives,
  type LoadedBatch,
} from './import/import-archive.ts';
import { loadStore } from './import/load.store.ts';
import { mergePeriods, type Period } from './merge-periods.ts';

export type { ImportedArchive, ImportProgress } from './import/import-archive.ts';
export type { Period } from './merge-periods.ts';
export { NEWEST_FIGURES_EXAMPLE, NewestFiguresOut } from './newest.schemas.ts';
export { listNewestFigures } from './newest.store.ts';
export type { NewestFigures } from './period.ts';
export { deleteSandboxFinancials, hasImported } from './sandbox-figures.store.ts';
export { listStatedWebsites, type StatedWebsite } from './stated-websites.store.ts';

/** Loads documents that are at hand, as those of a file; for the fictional ones of the sandbox. Makes no signals. */
export function importDocuments(
  { db, clock, log }: { db: Database; clock: Clock; log: Logger },
  { file, documents }: { file: string; documents: readonly PlainDocument[] },
) {
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  return importArchive(
    { db, store: loadStore, clock, log, onLoaded: async () => 0 },
    memoryArchive(file, documents),
    options,
  );
}

interface NamedCompany {
  company_number: string;
  company_name: string;
}

interface FinancialsOptions {
  db: Database;
  clock: Clock;
  log: Logger;
  /** A company by its number in any spelling. Throws `company_not_found`. */
  findCompany(companyNumber: string): Promise<NamedCompany>;
  /** Stores the changes of a watched company as signals, in the transaction of the import. Returns how many. */
  addChanges(tx: Transaction, found: { company: NamedCompany; changes: FiledChange[] }): Promise<number>;
}

export type Financials = ReturnType<typeof createFinancials>;

/** The figures of a company, newest period first. */
export interface CompanyFinancials extends NamedCompany {
  periods: Period[];
  as_of: string | null;
}

export function createFinancials({ db, clock, log, findCompany, addChanges }: FinancialsOptions) {
  return {
    /** Throws `company_not_found`. */
    async findFinancials(text: string): Promise<CompanyFinancials> {
      const { company_number, company_name } = await findCompany(text);
      const [rows, as_of] = await Promise.all([store.listPeriods(db, [company_number]), store.readAsOf(db)]);
      return { company_number, company_name, periods: mergePeriods(rows), as_of };
    },
    /** Loads files of accounts, also while the service runs; an interrupted import continues where it stopped. */
    import: (options: ImportOptions) =>
      importArchives(
        { db, store: loadStore, clock, log, onLoaded: (tx, batch) => makeSignals(tx, batch) },
        options,
      ),
    /** Loads documents that are at hand, as a file of them; the sandbox files accounts this way. */
    importDocuments: ({ file, documents }: { file: string; documents: readonly PlainDocument[] }) =>
      importArchive(
        { db, store: loadStore, clock, log, onLoaded: (tx, batch) => makeSignals(tx, batch) },
        memoryArchive(file, documents),
        { signal: new AbortController().signal, onProgress: () => undefined },
      ),
    async readStatus() {
      const [totals, imports, asOf] = await Promise.all([
        store.countAll(db),
        store.listImports(db, IMPORTS_SHOWN),
        store.readAsOf(db),
      ]);
      return { ...totals, as_of: asOf, imports };
    },
  };

  /** For watched companies whose document is newer than those that were known. */
  async function makeSignals(tx: Transaction, batch: LoadedBatch): Promise<number> {
    const day = batch.publishedOn ?? ukDay(clock.now());
    const news = batch.documents.filter((document) => isNews(document, batch));
    if (news.length === 0) return 0;
    const watched = await store.listWatched(tx, [
      ...new Set(news.map(({ company_number }) => company_number)),
    ]);
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

  /**
   * Newer than what was known of the company. Of a company without figures, only if its file is newer than all before: the first
   * files that are loaded hold no news. Neither do historic archives.
   */
  function isNews(document: LoadedBatch['documents'][number], batch: LoadedBatch): boolean {
    const { newestBefore, publishedOn, lastPublishedOn } = batch;
    if (document.doubts.length > 0) return false;
    const published = Date.parse(publishedOn ?? document.period_end);
    if (clock.now().getTime() - published > HISTORIC_MS) return false;
    const known = newestBefore.get(document.company_number);
    if (known !== undefined) return document.period_end > known;
    return publishedOn !== null && lastPublishedOn !== null && publishedOn > lastPublishedOn;
  }
}

const IMPORTS_SHOWN = 20;
/** Companies House offers files of the last year; older ones are loaded for the figures of earlier years. */
const HISTORIC_MS = 2 * 366 * DAY_MS;
