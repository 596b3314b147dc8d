/**
 * Financials: figures from the accounts that companies file. Companies House publishes the documents every
 * day and every month, and the operator imports those files (`import/`). `read/` reads a document: its facts,
 * which of them apply, and whether they add up. `merge-periods.ts` merges the statements of several
 * documents; answers about companies show the newest figures (`listNewestFigures`). New accounts of a watched
 * company make signals: `filed-changes.ts` finds what changed, `make-signals.ts` when that is news. The
 * websites that companies state in their accounts (`listStatedWebsites`) are candidates for the search of a
 * company's website.
 */
import type { Logger } from '../../platform/logger.ts';
import type { Database, Transaction } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { financialsStore as store } from './financials.store.ts';
import { memoryArchive, type PlainDocument } from './import/archive.ts';
import { type ImportOptions, importArchive, importArchives } from './import/import-archive.ts';
import { loadStore } from './import/load.store.ts';
import type { LoadedBatch } from './import/load-batch.ts';
import { type AddChanges, makeSignals, type NamedCompany } from './make-signals.ts';
import { mergePeriods, type Period } from './merge-periods.ts';

export { listNewestFigures } from './financials.store.ts';
export type { ImportedArchive, ImportProgress } from './import/import-archive.ts';
export type { Period } from './merge-periods.ts';
export { NEWEST_FIGURES_EXAMPLE, NewestFiguresOut } from './newest.schemas.ts';
export type { NewestFigures } from './period.ts';
export { deleteSandboxFinancials, hasImported } from './sandbox-figures.store.ts';
export { listStatedWebsites, type StatedWebsite } from './stated-websites.store.ts';

interface LoadDeps {
  db: Database;
  clock: Clock;
  log: Logger;
}

interface NamedDocuments {
  file: string;
  documents: readonly PlainDocument[];
}

/** Loads documents in memory as those of a file. The sandbox loads its first fictional accounts this way. */
export function importDocumentsWithoutSignals(deps: LoadDeps, named: NamedDocuments) {
  return loadDocuments(deps, named, async () => 0);
}

function loadDocuments(
  { db, clock, log }: LoadDeps,
  { file, documents }: NamedDocuments,
  onLoaded: (tx: Transaction, batch: LoadedBatch) => Promise<number>,
) {
  return importArchive({ db, store: loadStore, clock, log, onLoaded }, memoryArchive(file, documents), {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
}

interface FinancialsOptions {
  db: Database;
  clock: Clock;
  log: Logger;
  /** A company by its number in any spelling. Throws `company_not_found`. */
  findCompany(companyNumber: string): Promise<NamedCompany>;
  addChanges: AddChanges;
}

export type Financials = ReturnType<typeof createFinancials>;

/** The figures of a company, newest period first. */
export interface CompanyFinancials extends NamedCompany {
  periods: Period[];
  as_of: string | null;
}

const IMPORTS_SHOWN = 20;

export function createFinancials({ db, clock, log, findCompany, addChanges }: FinancialsOptions) {
  const onLoaded = (tx: Transaction, batch: LoadedBatch) =>
    makeSignals({ store, clock, addChanges }, tx, batch);
  return {
    /** Throws `company_not_found`. */
    async findFinancials(text: string): Promise<CompanyFinancials> {
      const { company_number, company_name } = await findCompany(text);
      const [rows, as_of] = await Promise.all([store.listPeriods(db, [company_number]), store.readAsOf(db)]);
      return { company_number, company_name, periods: mergePeriods(rows), as_of };
    },
    /**
     * Loads files of accounts, even while the service runs; an interrupted import continues where it stopped.
     */
    import: (options: ImportOptions) =>
      importArchives({ db, store: loadStore, clock, log, onLoaded }, options),
    /**
     * Loads documents in memory as those of a file, and makes signals. The sandbox files accounts this way.
     */
    importDocuments: (named: NamedDocuments) => loadDocuments({ db, clock, log }, named, onLoaded),
    async readStatus() {
      const [totals, imports, asOf] = await Promise.all([
        store.countAll(db),
        store.listImports(db, IMPORTS_SHOWN),
        store.readAsOf(db),
      ]);
      return { ...totals, as_of: asOf, imports };
    },
  };
}
