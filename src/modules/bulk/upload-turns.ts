import { enqueueJob } from '../../platform/job-queue/index.ts';
import type { Queryable } from '../../platform/postgres/index.ts';
import { type NextTurn, runUploadTurn, type UploadTurnDeps } from './run-upload-turn.ts';

export const BULK_TASK = 'work_on_bulk';

/** After jobs that a caller waits for. */
const PRIORITY = 10;

/** Enqueues the next turn of an upload. */
export async function enqueueTurn(db: Queryable, id: string, afterMs = 0): Promise<void> {
  const name = `bulk:${id}`;
  await enqueueJob(db, {
    task: BULK_TASK,
    payload: { bulk_id: id },
    key: name,
    queue: name,
    priority: PRIORITY,
    // By the queue's own clock, which is the real one.
    ...(afterMs > 0 && { runAt: new Date(Date.now() + afterMs) }),
  });
}

interface UploadTurnsDeps extends UploadTurnDeps {
  /** Uploads that this process works on at the same time. */
  turnsMax: number;
}

/** When an upload that found no place tries again. */
const TURN_RETRY_MS = 1_000;

/**
 * Runs one turn of an upload and enqueues the next one. Beyond `turnsMax` turns in this process, an upload
 * tries again later.
 */
export function createUploadTurns({ turnsMax, ...deps }: UploadTurnsDeps) {
  let turns = 0;

  async function takeTurn(id: string, signal: AbortSignal): Promise<NextTurn> {
    turns += 1;
    try {
      return await runUploadTurn(deps, id, signal);
    } finally {
      turns -= 1;
    }
  }

  return async (id: string, signal: AbortSignal): Promise<void> => {
    const next = turns >= turnsMax ? { afterMs: TURN_RETRY_MS } : await takeTurn(id, signal);
    if (next) await enqueueTurn(deps.db, id, next.afterMs);
  };
}
