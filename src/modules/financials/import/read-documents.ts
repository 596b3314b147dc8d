import type { Logger } from '../../../platform/logger.ts';
import { TaskLostError, ThreadPool } from '../../../platform/threads/index.ts';
import type { PackedDocument } from './archive.ts';
import { type Reading, readPacked, storable } from './read-packed.ts';

/** What reads documents: threads, or this one. */
export interface DocumentReader {
  pool: Pick<ThreadPool<PackedDocument[], Reading[]>, 'run'>;
  /** How many tasks it is given at once. */
  inFlightMax: number;
}

/** Documents that one thread reads in a task. */
const TASK_DOCUMENTS = 16;
const TASK_BYTES = 8_000_000;
const DOCUMENT_MS_MAX = 20_000;
const THREAD_MEMORY_MB = 192;

/** The threads that read documents, each with limits of time and memory. */
export function createReadingThreads(log: Logger, threads: number) {
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

/**
 * Up to this size an archive is read sooner than threads start. A larger one may hang, and a thread can be
 * ended.
 */
const MAIN_THREAD_DOCUMENTS_MAX = 100;
const MAIN_THREAD_BYTES_MAX = 2_000_000;
export const ON_MAIN_THREAD: DocumentReader = {
  pool: { run: (task) => readPacked(task, { step: () => undefined }) },
  inFlightMax: 1,
};

/** Whether an archive is read on the main thread. */
export function isSmallArchive({ documents, bytes }: { documents: number; bytes: number }): boolean {
  return documents <= MAIN_THREAD_DOCUMENTS_MAX && bytes <= MAIN_THREAD_BYTES_MAX;
}

/** The readings in the order of the documents, while threads work on the next ones. */
export async function* readInOrder(
  { pool, inFlightMax }: DocumentReader,
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
async function readTask(pool: DocumentReader['pool'], task: PackedDocument[]): Promise<Reading[]> {
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
      remark: 'skipped: it took too long to read, or too much memory',
    };
    return [...readings, reading].sort((a, b) => a.position - b.position);
  }
}
