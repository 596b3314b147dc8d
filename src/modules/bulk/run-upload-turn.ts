import { setTimeout as sleep } from 'node:timers/promises';
import { type Clock, MINUTE_MS, SECOND_MS } from '../../shared/clock.ts';
import type { Problem } from '../../shared/problem.ts';
import { type AskDeps, type AskRows, askRowsOf } from './ask-rows.ts';
import { RUNNING_MAX, type StartDeps, startRows, withOwnCharge } from './start-rows.ts';
import type { RowOutcome } from './upload-job.ts';

export interface UploadTurnDeps extends AskDeps, StartDeps {
  clock: Clock;
}

const POLL_EVERY_MS = 300;
/** Length of one turn. After it the upload goes to the end of the queue. */
const TURN_MS = 5_000;
const RETRY_AFTER_MS_MAX = MINUTE_MS;

/** How soon there may be more to do; undefined when the upload has ended or is paused. */
export type NextTurn = { afterMs: number } | undefined;

/** Works on an upload for one turn. The queue runs one turn of an upload at a time. */
export async function runUploadTurn(
  deps: UploadTurnDeps,
  id: string,
  signal: AbortSignal,
): Promise<NextTurn> {
  const end = performance.now() + TURN_MS;
  const turn = { id, search: { after: 0 }, end, signal };
  // A turn that crashed may have claimed rows without starting their jobs.
  await deps.store.releaseUnstarted(deps.db, id);
  while (performance.now() < end && !signal.aborted) {
    const state = await deps.store.readState(deps.db, id);
    if (!state || state.status === 'paused' || state.status === 'completed') return undefined;
    const rows = askRowsOf(deps, state.direction);
    // What a row paid for may make others free.
    if ((await collectResults(deps, id, rows)) > 0) turn.search.after = 0;
    // Rows that were released after the owner cancelled.
    if (state.status === 'cancelled') await deps.store.cancelWaiting(deps.db, id);
    const refusal =
      state.status === 'cancelled'
        ? undefined
        : await startRows(deps, { ...turn, accountId: state.account_id, actor: nameOf(id, state), rows });
    const { waiting, running } = await deps.store.countOpen(deps.db, id);
    if (running === 0 && (waiting === 0 || state.status === 'cancelled')) {
      await deps.store.setStatus(deps.db, id, { from: ['running'], to: 'completed', at: deps.clock.now() });
      return undefined;
    }
    if (running === 0 && refusal?.code === 'rate_limited') return { afterMs: retryAfterMs(refusal) };
    if (running === 0 && refusal) {
      const reason = 'There are no credits left. The upload resumes by itself when there are credits again.';
      await deps.store.setStatus(deps.db, id, {
        from: ['running'],
        to: 'paused',
        reason,
        at: deps.clock.now(),
      });
      return undefined;
    }
    if (running > 0) await sleep(POLL_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
  return { afterMs: 0 };
}

/** The name of the upload in the history. */
function nameOf(id: string, { file_name }: { file_name: string | null }): string {
  return `Upload ${file_name ?? id}`;
}

/** Long waits are cut, because the limits may change. */
function retryAfterMs({ headers }: Problem): number {
  return Math.min(Number(headers['retry-after'] ?? 1) * SECOND_MS, RETRY_AFTER_MS_MAX);
}

/** Stores the results of rows whose jobs have ended. Returns how many. */
async function collectResults({ db, store }: UploadTurnDeps, id: string, rows: AskRows): Promise<number> {
  let ended = 0;
  const outcomes = new Map<string, RowOutcome | undefined>();
  const running = await store.listOpen(db, id, { state: 'running', limit: RUNNING_MAX });
  for (const row of running) {
    const jobId = row.job_id ?? '';
    // Rows that ask the same share a job. Read it once for all of them: if it ends between two reads, a later
    // row would get `already_charged` while the first is still open.
    if (!outcomes.has(jobId)) {
      const isJoined = running.every((other) => other.job_id !== row.job_id || other.is_joined);
      outcomes.set(jobId, await rows.readJob(jobId, isJoined));
    }
    const outcome = outcomes.get(jobId);
    if (!outcome) continue;
    await store.markDone(db, id, row.row_number, { ...withOwnCharge(row, outcome, rows), known: false });
    ended++;
  }
  return ended;
}
