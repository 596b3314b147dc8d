import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../../platform/logger.ts';
import {
  ADVISORY_LOCKS,
  type BulkSession,
  type Database,
  openBulkSession,
} from '../../../platform/postgres/index.ts';
import { type Clock, ukDay } from '../../../shared/clock.ts';
import { OperatorError } from '../../../shared/problem.ts';
import { type Archive, findArchives, openArchive } from './archive.ts';
import type { ImportState, LoadedBefore, LoadStore } from './load.store.ts';
import { loadStorable, type OnLoaded } from './load-batch.ts';
import {
  createReadingThreads,
  type DocumentReader,
  isSmallArchive,
  ON_MAIN_THREAD,
  readInOrder,
} from './read-documents.ts';
import { type Reading, refuseDayToCome } from './read-packed.ts';

export interface ImportDeps {
  db: Database;
  store: LoadStore;
  clock: Clock;
  log: Logger;
  onLoaded: OnLoaded;
}

export interface ImportOptions {
  paths: readonly string[];
  signal: AbortSignal;
  onProgress(progress: ImportProgress): void;
  /** By default one per processor. */
  threads?: number;
}

export interface ImportProgress {
  file: string;
  documents: number;
  documentsTotal: number;
  bytes: number;
  bytesTotal: number;
}

/** The result of an archive. */
export interface ImportedArchive {
  path: string;
  /** Undefined when the archive cannot be read; `problem` says why. */
  state: ImportState | undefined;
  problem?: string;
  /** It was loaded to its end before. */
  wasLoaded: boolean;
  signals: number;
  remarks: { name: string; remark: string }[];
}

/** Documents that one transaction loads. */
const BATCH_DOCUMENTS = 1_000;
const REMARKS_SHOWN = 100;

/** Loads archives one after another. One that cannot be read is reported, and the others are loaded. */
export async function importArchives(deps: ImportDeps, options: ImportOptions): Promise<ImportedArchive[]> {
  const paths = await findArchives(options.paths);
  const threads = options.threads ?? availableParallelism();
  const keys: string[] = [];
  const pool = createReadingThreads(deps.log, threads);
  try {
    return await withSession(deps, async (session) => {
      const imported: ImportedArchive[] = [];
      for (const path of paths) {
        const running = { deps, options, session, pool, inFlightMax: threads * 3, keys };
        imported.push(await importOne(running, path, () => openArchive(path)));
        if (options.signal.aborted) break;
      }
      return imported;
    });
  } finally {
    await pool.close();
  }
}

/** Loads one archive, on this thread. */
export function importArchive(
  deps: ImportDeps,
  archive: Archive,
  options: Pick<ImportOptions, 'signal' | 'onProgress'>,
): Promise<ImportedArchive> {
  return withSession(deps, (session) =>
    importOne({ deps, options, session, ...ON_MAIN_THREAD, keys: [] }, archive.file, async () => archive),
  );
}

async function withSession<T>(
  { db, store }: ImportDeps,
  work: (session: BulkSession) => Promise<T>,
): Promise<T> {
  const session = await openBulkSession(db, 'domesday financials import');
  try {
    if (!(await takeLock(session)))
      throw new OperatorError(
        'Another import of accounts is running. Run this command again when it has ended.',
      );
    await store.prepare(session);
    return await work(session);
  } finally {
    await session.close();
  }
}

/** The server may take a second to notice that an import was killed. */
const LOCK_ATTEMPTS = 12;
const LOCK_EVERY_MS = 250;

async function takeLock(session: BulkSession): Promise<boolean> {
  for (let attempt = 1; attempt < LOCK_ATTEMPTS; attempt += 1) {
    if (await session.tryLock(ADVISORY_LOCKS.accountsImport)) return true;
    await sleep(LOCK_EVERY_MS);
  }
  return session.tryLock(ADVISORY_LOCKS.accountsImport);
}

/** The dependencies of the import of one archive. */
interface Running extends DocumentReader {
  deps: ImportDeps;
  options: Pick<ImportOptions, 'signal' | 'onProgress'>;
  session: BulkSession;
  /** The archives of this import so far. */
  keys: string[];
}

async function importOne(
  running: Running,
  path: string,
  open: () => Promise<Archive>,
): Promise<ImportedArchive> {
  let archive: Archive | undefined;
  const { db, clock, store } = running.deps;
  try {
    archive = await open();
    const listing = await archive.list();
    if (listing.documents === 0)
      throw new OperatorError(`${path} has no documents of accounts (html, xhtml or xml).`);
    const { file, publishedOn } = archive;
    running.keys.push(listing.key);
    const loadedBefore = await store.loadedBefore(db, running.keys);
    const begun = await store.begin(db, { ...listing, file, publishedOn, at: clock.now() });
    const wasLoaded = begun.finished_at !== null;
    const signals = wasLoaded
      ? 0
      : await loadDocuments(running, archive, { ...listing, begun, loadedBefore });
    if (!running.options.signal.aborted) await store.finish(db, listing.key, clock.now());
    const state = await store.begin(db, { ...listing, file, publishedOn, at: clock.now() });
    const remarks = await store.listRemarks(db, listing.key, REMARKS_SHOWN);
    return { path, state, wasLoaded, signals, remarks };
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return { path, state: undefined, problem: error.message, wasLoaded: false, signals: 0, remarks: [] };
  } finally {
    await archive?.close();
  }
}

interface Loading {
  key: string;
  documents: number;
  bytes: number;
  begun: ImportState;
  loadedBefore: LoadedBefore | undefined;
}

async function loadDocuments(running: Running, archive: Archive, loading: Loading): Promise<number> {
  const { signal, onProgress } = running.options;
  let bytes = 0;
  let documents = loading.begun.next_document;
  let signals = 0;
  let batch: Reading[] = [];
  const deps = { ...running.deps, session: running.session };
  const source = { ...loading, publishedOn: archive.publishedOn };
  const today = ukDay(running.deps.clock.now());
  const lastDay = archive.publishedOn !== null && archive.publishedOn > today ? archive.publishedOn : today;
  const load = async () => {
    signals += await loadStorable(deps, source, batch);
    batch = [];
  };
  const reader = isSmallArchive(loading) ? ON_MAIN_THREAD : running;
  for await (const readings of readInOrder(reader, archive.documents(loading.begun.next_document))) {
    batch.push(...readings.map((reading) => refuseDayToCome(reading, lastDay)));
    documents += readings.length;
    for (const reading of readings) bytes += reading.bytes;
    const totals = { documentsTotal: loading.documents, bytesTotal: loading.bytes };
    onProgress({ file: archive.file, documents, bytes, ...totals });
    if (batch.length >= BATCH_DOCUMENTS) await load();
    if (signal.aborted) break;
  }
  if (batch.length > 0) await load();
  return signals;
}
