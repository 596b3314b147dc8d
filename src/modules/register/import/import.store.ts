import {
  ADVISORY_LOCKS,
  type BulkSession,
  cancelOnAbort,
  type Database,
  openBulkSession,
  sql,
} from '../../../platform/postgres/index.ts';
import { OperatorError } from '../../../shared/problem.ts';
import { replaceStore, type WithSession } from './first-import.store.ts';
import { refreshStore } from './later-import.store.ts';
import { previousStore } from './previous-register.store.ts';
import { stagingStore } from './staging.store.ts';
import type { DerivedTable } from './table-swap.store.ts';

/** The server may take a moment to release the locks of an import that was killed. */
const LOCK_TRIES_MAX = 10;
const LOCK_PAUSE_MS = 200;

export type ImportStore = ReturnType<typeof createImportStore>;

/**
 * The steps of an import. All rows are loaded into staging tables first (`staging.store.ts`). A first import
 * then builds the derived tables and the indexes, and swaps the staging tables with the live ones
 * (`first-import.store.ts`). A later one writes only the differences (`later-import.store.ts`). Both keep
 * what a rollback needs (`previous-register.store.ts`).
 */
function createImportStore(
  session: BulkSession,
  { derived, withSecond }: { derived: DerivedTable[]; withSecond: WithSession },
) {
  return {
    ...stagingStore(session),
    ...replaceStore(session, { derived, withSecond }),
    ...refreshStore(session, derived),
    ...previousStore(session, derived),
  };
}

interface ImportContext {
  db: Database;
  derived: DerivedTable[];
  signal?: AbortSignal | undefined;
}

/** Runs one import; only one runs at a time. The signal interrupts it, and a later call resumes it. */
export async function withImportStore<T>(
  { db, derived, signal }: ImportContext,
  work: (store: ImportStore) => Promise<T>,
): Promise<T> {
  const withSecond: WithSession = (build) =>
    withLockedSession({ db, signal, lock: ADVISORY_LOCKS.registerBuild }, build);
  try {
    return await withLockedSession({ db, signal, lock: ADVISORY_LOCKS.registerImport }, (session) =>
      work(createImportStore(session, { derived, withSecond })),
    );
  } catch (error) {
    throw signal?.aborted ? new OperatorError(INTERRUPTED) : error;
  }
}

async function withLockedSession<T>(
  { db, signal, lock }: Omit<ImportContext, 'derived'> & { lock: number },
  work: (session: BulkSession) => Promise<T>,
): Promise<T> {
  const session = await openBulkSession(db, 'domesday register import');
  let ignoreAbort: (() => void) | undefined;
  try {
    if (!(await lockWithin(() => session.tryLock(lock)))) {
      const other = (await isBackedUp(session)) ? 'A backup' : 'Another import';
      throw new OperatorError(`${other} is running; wait until it is done.`);
    }
    ignoreAbort = cancelOnAbort(session, signal);
    return await work(session);
  } finally {
    ignoreAbort?.();
    await session.close();
  }
}

async function isBackedUp(session: BulkSession): Promise<boolean> {
  const shared = await session.first(sql`
    select from pg_locks where locktype = 'advisory' and objsubid = 1 and granted and mode = 'ShareLock'
      and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32 | objid::bigint) = ${ADVISORY_LOCKS.registerImport}`);
  return shared !== undefined;
}

const INTERRUPTED = 'Interrupted; the register is as it was. The same command continues from here.';

async function lockWithin(tryLock: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < LOCK_TRIES_MAX; tries++) {
    if (await tryLock()) return true;
    await new Promise((resolve) => setTimeout(resolve, LOCK_PAUSE_MS));
  }
  return false;
}
