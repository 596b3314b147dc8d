import { enqueueTurn } from './enqueue-turn.ts';
import { type NextTurn, runUploadTurn, type UploadTurnDeps } from './run-upload-turn.ts';

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
