import { availableParallelism } from 'node:os';
import type { Logger } from '../../platform/logger.ts';
import { compiledLike, PoolBusyError, TaskLostError, ThreadPool } from '../../platform/threads/index.ts';
import { Problem } from '../../shared/problem.ts';
import { refused } from './decode-file.ts';
import type { ReadUpload, UploadAnswer, UploadRequest } from './read-upload.ts';
import { createUploadRoom, type UploadRoom } from './upload-room.ts';

export interface UploadReader {
  /** Throws `invalid_request` for what cannot be read, and `unavailable` while too many files wait. */
  read(request: UploadRequest): Promise<ReadUpload>;
  /** The room for all files that are received, read or wait for that; see `upload-room.ts`. */
  room: UploadRoom;
  close(): Promise<void>;
}

/**
 * The largest allowed takes about two seconds of a processor, which on a busy machine may be many times as
 * long.
 */
const UPLOAD_MS_MAX = 30_000;
/** Each of them takes up to 16 MiB. */
const WAITING_MAX = 16;
const MEMORY_MB_MAX = 768;

/** Reads uploads on threads of their own, so that no file can hold up the thread that serves requests. */
export function createUploadReader({ log }: { log: Logger }): UploadReader {
  const pool = new ThreadPool<UploadRequest, UploadAnswer>({
    module: compiledLike(import.meta.url, new URL('./upload-thread.ts', import.meta.url)),
    threads: Math.min(2, availableParallelism()),
    stepMs: UPLOAD_MS_MAX,
    waitingMax: WAITING_MAX,
    memoryMbMax: MEMORY_MB_MAX,
    runOnMainThread: async (request) => (await import('./read-upload.ts')).readUpload(request),
    onThreadLost: (why) => log.warn({ why }, 'a thread that read an upload was replaced'),
    onNoThreads: (err) => log.warn({ err }, 'uploads are read on the main thread: no other can be started'),
  });
  return {
    room: createUploadRoom(),
    async read(request) {
      const answer = await pool.run(request, async () => undefined).catch(explain);
      if ('read' in answer) return answer.read;
      const { code, message, details } = answer.refused;
      throw new Problem(code, message, details ? { details } : {});
    },
    close: () => pool.close(),
  };
}

function explain(error: unknown): never {
  if (error instanceof PoolBusyError)
    throw new Problem('unavailable', 'Too many files are being read; send yours again in a moment.', {
      headers: { 'retry-after': '5' },
    });
  if (error instanceof TaskLostError)
    throw refused(
      'The file takes too much time or memory to read.',
      'Save the list alone, with the columns that you need, as CSV.',
    );
  throw error;
}
