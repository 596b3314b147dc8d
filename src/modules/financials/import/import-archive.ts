import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../../platform/logger.ts';
import {
  ADVISORY_LOCKS,
  type BulkSession,
  type Database,
  isDataException,
  openBulkSession,
  type Transaction,
} from '../../../platform/postgres/index.ts';
import { TaskLostError, ThreadPool } from '../../../platform/threads/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import { OperatorError } from '../../../shared/problem.ts';
import { type Archive, findArchives, openArchive, type PackedDocument } from './archive.ts';
import { copyRows } from './copy-rows.ts';
import type { ImportState, LoadedBefore, LoadStore, NewDocument } from './load.store.ts';
import { type Reading, readPacked, storable } from './read-packed.ts';

export interface ImportDeps {
  db: Database;
  store: LoadStore;
  clock: Clock;
  log: Logger;
  /**
   * Called in the transaction that loads documents, with those that are new. Returns how many signals that
   * made.
   */
  onLoaded(tx: Transaction, loaded: LoadedBatch): Promise<number>;
}

export interface LoadedBatch {
  documents: readonly NewDocument[];
  /** The newest period of each company before this batch; companies without figures are absent. */
  newestBefore: ReadonlyMap<string, string>;
  publishedOn: string | null;
  /** The archives that were loaded before this import; undefined at the first. */
  loadedBefore: LoadedBefore | undefined;
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

/** Documents that one thread reads in a task, and that one transaction loads. */
const TASK_DOCUMENTS = 16;
const TASK_BYTES = 8_000_000;
const BATCH_DOCUMENTS = 1_000;
const DOCUMENT_MS_MAX = 20_000;
const THREAD_MEMORY_MB = 192;
const REMARKS_SHOWN = 100;

/** Loads archives one after another. One that cannot be read is reported, and the others are loaded. */
export async function importArchives(deps: ImportDeps, options: ImportOptions): Promise<ImportedArchive[]> {
  const paths = await findArchives(options.paths);
  const threads = options.threads ?? availableParallelism();
  const keys: string[] = [];
  const pool = createPool(deps.log, threads);
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

function createPool(log: Logger, threads: number) {
  return new ThreadPool<PackedDocument[], Reading[]>({
    module: compiledLikeThis(new URL('./read-thread.ts', import.meta.url)),
    threads,
    stepMs: DOCUMENT_MS_MAX,
    waitingMax: 10_000,
    memoryMbMax: THREAD_MEMORY_MB,
    runOnMainThread: readPacked,
    onThreadLost: (why) => log.warn({ why }, 'a thread that read accounts was replaced'),
    onNoThreads: (err) => log.warn({ err }, 'accounts are read on the main thread: no other can be started'),
  });
}

/** The build renames imports but not URLs: if this file is compiled, so is the one beside it. */
function compiledLikeThis(module: URL): URL {
  return import.meta.url.endsWith('.ts') ? module : new URL(module.href.replace(/\.ts$/, '.js'));
}

/** The dependencies of the import of one archive. */
interface Running {
  deps: ImportDeps;
  options: Pick<ImportOptions, 'signal' | 'onProgress'>;
  session: BulkSession;
  pool: Pick<ThreadPool<PackedDocument[], Reading[]>, 'run'>;
  inFlightMax: number;
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

/** A few small documents are read sooner than threads start. Larger ones may hang; a thread can be ended. */
const MAIN_THREAD_DOCUMENTS_MAX = 100;
const MAIN_THREAD_BYTES_MAX = 2_000_000;
const ON_MAIN_THREAD: Pick<Running, 'pool' | 'inFlightMax'> = {
  pool: { run: (task) => readPacked(task, { step: () => undefined }) },
  inFlightMax: 1,
};

async function loadDocuments(running: Running, archive: Archive, loading: Loading): Promise<number> {
  const { signal, onProgress } = running.options;
  let bytes = 0;
  let documents = loading.begun.next_document;
  let signals = 0;
  let batch: Reading[] = [];
  const load = async () => {
    signals += await loadStorable(running, archive, loading, batch);
    batch = [];
  };
  const isSmall = loading.documents <= MAIN_THREAD_DOCUMENTS_MAX && loading.bytes <= MAIN_THREAD_BYTES_MAX;
  const reader = isSmall ? ON_MAIN_THREAD : running;
  for await (const readings of readInOrder(reader, archive.documents(loading.begun.next_document))) {
    batch.push(...readings);
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

/** The readings in the order of the documents, while threads work on the next ones. */
async function* readInOrder(
  { pool, inFlightMax }: Pick<Running, 'pool' | 'inFlightMax'>,
  documents: AsyncGenerator<PackedDocument>,
): AsyncGenerator<Reading[]> {
  const inFlight: Promise<Reading[]>[] = [];
  for await (const task of tasksOf(documents)) {
    const reading = readTask(pool, task);
    // A failure is thrown where the readings are awaited.
    reading.catch(() => undefined);
    inFlight.push(reading);
    if (inFlight.length >= inFlightMax) yield (await inFlight.shift()) ?? [];
  }
  for (const reading of inFlight) yield await reading;
}

async function* tasksOf(documents: AsyncGenerator<PackedDocument>): AsyncGenerator<PackedDocument[]> {
  let task: PackedDocument[] = [];
  let bytes = 0;
  for await (const document of documents) {
    task.push(document);
    bytes += document.bytes;
    if (task.length < TASK_DOCUMENTS && bytes < TASK_BYTES) continue;
    yield task;
    task = [];
    bytes = 0;
  }
  if (task.length > 0) yield task;
}

/**
 * A document that hangs or kills its thread is left out, and the others of its task are read again without
 * it.
 */
async function readTask(pool: Running['pool'], task: PackedDocument[]): Promise<Reading[]> {
  try {
    return await pool.run(task, async () => undefined);
  } catch (error) {
    if (!(error instanceof TaskLostError) || error.step >= task.length) throw error;
    const lost = task[error.step];
    if (!lost) throw error;
    const { position, bytes } = lost;
    const name = storable(lost.name);
    const others = task.filter((document) => document !== lost);
    const readings = others.length > 0 ? await readTask(pool, others) : [];
    const reading = {
      position,
      name,
      bytes,
      accounts: undefined,
      remark: 'skipped: it took too long to read',
    };
    return [...readings, reading].sort((a, b) => a.position - b.position);
  }
}

/** A document that the database cannot store is left out; the others of the batch are loaded without it. */
async function loadStorable(
  running: Running,
  archive: Archive,
  loading: Loading,
  batch: readonly Reading[],
): Promise<number> {
  try {
    return await loadBatch(running, archive, loading, batch);
  } catch (error) {
    const [only] = batch;
    if (!only || !isDataException(error)) throw error;
    if (batch.length === 1) {
      const remark = `skipped: the database cannot store it: ${(error as Error).message}`;
      return loadBatch(running, archive, loading, [{ ...only, accounts: undefined, remark }]);
    }
    const half = Math.ceil(batch.length / 2);
    const before = await loadStorable(running, archive, loading, batch.slice(0, half));
    return before + (await loadStorable(running, archive, loading, batch.slice(half)));
  }
}

async function loadBatch(
  { session, deps: { store, clock, onLoaded } }: Running,
  archive: Archive,
  { key, loadedBefore }: Loading,
  batch: readonly Reading[],
): Promise<number> {
  const read = batch.flatMap(({ accounts }) => accounts ?? []);
  const rows = copyRows(batch);
  const { publishedOn } = archive;
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
