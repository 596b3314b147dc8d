/**
 * The register: the UK's companies as we hold them.
 *
 * `import/` brings in the snapshots of Companies House, `live/` asks its REST API about one company, `stream/` reads its
 * change streams, `search/` finds companies, and `profile/` says how a company looks on the day of the answer. Readers
 * see a whole register at any time: the old one until an import is done, then the new one.
 *
 * It does not say what a change means to somebody who watches (`signals` does). Other modules name a company by its
 * number; the ids of these tables are the module's own.
 */
import type { Database, Transaction } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { takeChanges } from './import/changes.store.ts';
import { withImportStore } from './import/import.store.ts';
import { type ImportOptions, importSnapshot } from './import/import-snapshot.ts';
import type { DerivedTable } from './import/import-store.ts';
import { readRegisterState } from './import/staging.store.ts';
import { searchWordsTable } from './search/index.ts';

export type { RegisterChange } from './import/changes.store.ts';
export type { ImportOptions, ImportProgress, ImportResult } from './import/import-snapshot.ts';
export {
  type Charge,
  type CompanyDetail,
  type CompanyRecord,
  createLiveSource,
  findHeld,
  type HeldCompany,
  type InsolvencyCase,
  type KnownCompany,
  type LiveSource,
  type Officer,
  type SignificantPerson,
} from './live/index.ts';
export { COMPANY_FIELDS } from './profile/company.schemas.ts';
export { isDirector } from './profile/director-changes.ts';
export { findCompany, findHeldCompany, readNumber as readCompanyNumber } from './profile/find-company.ts';
export { type PresentedCompany, presentCompany } from './profile/present-company.ts';
export { createSearch, refreshSearchTables, SEARCH_POOL, type Search } from './search/index.ts';

export {
  connectionsAt,
  type EventContent,
  readContent,
  readStreamKeys,
  type StreamAccess,
  type StreamBatch,
  type StreamEvent,
  type StreamName,
  type StreamPlace,
  type StreamStore,
  type Streams,
  type StreamTimings,
  startStreams,
  streamStore,
} from './stream/index.ts';

export type Register = ReturnType<typeof createRegister>;

/** Tables that are computed from the names; each import makes them anew, together with the register itself. */
const derived: DerivedTable[] = [searchWordsTable];

export function createRegister({ db, clock }: { db: Database; clock: Clock }) {
  return {
    state: () => readRegisterState(db),
    importSnapshot: (options: ImportOptions) =>
      importSnapshot(
        { clock, withStore: (work) => withImportStore({ db, derived, signal: options.signal }, work) },
        options,
      ),
    /** What snapshots changed, oldest first, taken out in the caller's transaction. */
    takeChanges: (tx: Transaction, limit: number) => takeChanges(tx, limit),
  };
}
