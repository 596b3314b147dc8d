/**
 * The register: our copy of the UK companies register.
 *
 * It has three entries. `createRegister` replaces the copy from files: snapshots of the companies (`import/`)
 * and of their owners (`owners/`); readers see the old register until an import is done, then the new one.
 * `createLiveSource` asks the REST API of Companies House about one company at a time and stores the answers
 * (`live/`, and `live-lists/` for filings and appointments). `createSearch` finds companies by name, number
 * and filters (`search/`).
 *
 * The rest are functions without state: `profile/` presents a company as of today, `identity/` reports who
 * has verified their identity, and `stream/` reads the change streams for `signals`, which decides what
 * counts as a change. To look a company up, use `findCompany`, which asks Companies House if the stored data
 * is old, or `findStoredCompany`, which asks only if nothing is stored.
 *
 * Other modules refer to a company by its number; the ids of these tables are private to this module.
 */
import type { CompaniesHouseClient } from '../../platform/companies-house/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Database, Transaction } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { withImportStore } from './import/import.store.ts';
import { type ImportOptions, importSnapshot } from './import/import-snapshot.ts';
import { takeChanges } from './import/later-import.store.ts';
import { findPrevious } from './import/previous-register.store.ts';
import { type RollbackOptions, rollBack } from './import/roll-back.ts';
import { readRegisterState } from './import/staging.store.ts';
import type { DerivedTable } from './import/table-swap.store.ts';
import { createLiveStore, type OnSaved } from './live/live.store.ts';
import { buildLiveSource, type LiveSource } from './live/live-source.ts';
import { importOwners } from './owners/import-owners.ts';
import { readOwnersState, withOwnersImport } from './owners/owners.store.ts';
import { searchRowsTable } from './search/filters/company-search-table.store.ts';
import { searchWordsTable } from './search/search.store.ts';

export { identityStateOf } from './identity/identity-verification.ts';
export type { ImportOptions, ImportProgress, ImportResult } from './import/import-snapshot.ts';
export type { RegisterChange } from './import/later-import.store.ts';
export type { PreviousRegister, RestoredCompanies } from './import/previous-register.store.ts';
export type {
  Charge,
  CompanyDetail,
  CompanyRecord,
  InsolvencyCase,
  Officer,
  SignificantPerson,
} from './live/company-record.ts';
export type { Filing, FilingHistory } from './live/fetch-company.ts';
export {
  findStored,
  listMissingNumbers,
  listRecords,
  listStoredNumbers,
  type StoredCompany,
} from './live/live.store.ts';
export {
  DETAIL_MAX_AGE_MS,
  type KnownCompany,
  type LiveSource,
  MISSING_MAX_AGE_MS,
} from './live/live-source.ts';
export { normaliseSignificantPerson } from './live/normalise-lists.ts';
export { normaliseProfile } from './live/normalise-profile.ts';
export type { OwnersImportResult } from './owners/import-owners.ts';
export { nameOwnerKey } from './owners/owner.ts';
export { deleteSandboxOwners, type OwnersState, seedOwners } from './owners/owners.store.ts';
export {
  COMPANY_EXAMPLE,
  COMPANY_FIELDS,
  CompanyOut,
  CompanyProfileIn,
  type Registration,
  RegistrationsOut,
} from './profile/company.schemas.ts';
export { isDirector } from './profile/derived-facts.ts';
export { findCompany, findStoredCompany, readCompanyNumber } from './profile/find-company.ts';
export {
  type AddressColumns,
  type PresentedCompany,
  presentAddress,
  presentCompany,
} from './profile/present-company.ts';
export { SANDBOX_SOURCE } from './register-state.ts';
export {
  createSearch,
  parseSearchQuery,
  parseUnpagedQuery,
  pickUnpagedQuery,
  type RawSearchQuery,
  SEARCH_POOL,
  type Search,
} from './search/index.ts';
export { presentExported, SEARCH_COLUMNS, SearchExportIn } from './search/search.schemas.ts';
export { refreshSearchTables } from './search/search.store.ts';
export { connectionsAt, readStreamKeys, type StreamAccess, type StreamName } from './stream/plan-streams.ts';
export {
  type EventContent,
  isAccountsFiling,
  isStatementFiling,
  readContent,
  type StreamEvent,
} from './stream/read-event.ts';
export type { StreamBatch, StreamTimings } from './stream/read-stream.ts';
export { type Streams, startStreams } from './stream/start-streams.ts';
export { type StreamPosition, type StreamStore, streamStore } from './stream/stream.store.ts';

export type Register = ReturnType<typeof createRegister>;

/** Tables computed from the register; every import rebuilds them together with the register. */
const derived: DerivedTable[] = [searchRowsTable, searchWordsTable];

export function createRegister({ db, clock }: { db: Database; clock: Clock }) {
  return {
    state: () => readRegisterState(db),
    importSnapshot: (options: ImportOptions) =>
      importSnapshot(
        { clock, withStore: (work) => withImportStore({ db, derived, signal: options.signal }, work) },
        options,
      ),
    /**
     * Imports a snapshot of the owners of companies. Undefined if the file is not a snapshot of persons with
     * significant control.
     */
    importOwners: (options: Omit<ImportOptions, 'rejectDir'>) =>
      importOwners(
        { clock, withImport: (work) => withOwnersImport({ db, signal: options.signal }, work) },
        options,
      ),
    ownersState: () => readOwnersState(db),
    /** Deletes and returns the oldest changes of snapshots, in the caller's transaction. */
    takeChanges: (tx: Transaction, limit: number) => takeChanges(tx, { limit, now: clock.now() }),
    /** The register that `rollBack` returns to, if there is one. */
    previous: () => findPrevious(db),
    rollBack: (options: RollbackOptions = {}) =>
      rollBack(
        { clock, withStore: (work) => withImportStore({ db, derived, signal: options.signal }, work) },
        options,
      ),
  };
}

interface LiveSourceOptions {
  db: Database;
  clock: Clock;
  log: Logger;
  client: CompaniesHouseClient | undefined;
  waitMs?: number | undefined;
  onSaved?: OnSaved;
}

export function createLiveSource({ db, clock, log, client, waitMs, onSaved }: LiveSourceOptions): LiveSource {
  return buildLiveSource({ store: createLiveStore(db, onSaved), client, clock, log, waitMs });
}
