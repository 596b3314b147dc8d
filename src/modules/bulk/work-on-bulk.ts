import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { Problem } from '../../shared/problem.ts';
import type { Resolution } from '../resolution/index.ts';
import type { RowEnd } from './bulk.ts';
import type { BulkStore, OpenRow } from './bulk-store.ts';

export interface BulkWorkDeps {
  db: Database;
  store: BulkStore;
  resolution: Pick<Resolution, 'resolve' | 'readJob'>;
  clock: Clock;
}

/** How many rows of one upload are in the works at once: few, so that others' questions find workers free. */
const IN_FLIGHT_MAX = 8;
const KNOWN_AT_ONCE = 200;
const LOOK_EVERY_MS = 300;
/** How long one turn lasts. Then the upload stands in the queue again, behind what came meanwhile. */
const TURN_MS = 5_000;

/** Works on an upload for a while, alone: the queue lets one upload's turns come one by one. True when there is more to do. */
export async function workOnBulk(deps: BulkWorkDeps, id: string, signal: AbortSignal): Promise<boolean> {
  const end = performance.now() + TURN_MS;
  // A turn that was cut off may have taken rows that it never asked for.
  await deps.store.putBackUnasked(deps.db, id);
  while (performance.now() < end && !signal.aborted) {
    const state = await deps.store.readState(deps.db, id);
    if (!state || state.status === 'paused' || state.status === 'completed') return false;
    await collect(deps, id);
    // Rows that were put back after the owner had cancelled.
    if (state.status === 'cancelled') await deps.store.cancelWaiting(deps.db, id);
    const isFed = state.status === 'cancelled' || (await feed(deps, id, state.account_id));
    const { waiting, running } = await deps.store.countOpen(deps.db, id);
    if (running === 0 && (waiting === 0 || state.status === 'cancelled')) {
      await deps.store.setStatus(deps.db, id, { from: ['running'], to: 'completed', at: deps.clock.now() });
      return false;
    }
    if (running === 0 && !isFed) {
      const reason = 'There are no credits left. Add some, then resume.';
      await deps.store.setStatus(deps.db, id, {
        from: ['running'],
        to: 'paused',
        reason,
        at: deps.clock.now(),
      });
      return false;
    }
    if (running > 0) await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
  return true;
}

/** Writes down the rows whose jobs have ended. */
async function collect({ db, store, resolution }: BulkWorkDeps, id: string): Promise<void> {
  const ends = new Map<string, RowEnd | undefined>();
  for (const row of await store.listOpen(db, id, 'running', IN_FLIGHT_MAX)) {
    const jobId = row.job_id ?? '';
    // Rows of one domain share a job. It is read once for all of them: should it end meanwhile, the first of them must not
    // be left out while a later one is told that it was paid for.
    if (!ends.has(jobId)) {
      const answer = await resolution.readJob(jobId).catch(asForgotten);
      ends.set(jobId, answer && endOf(answer as Answered));
    }
    const end = ends.get(jobId);
    if (end) await store.markDone(db, id, row.row_number, end);
  }
}

/** A job that is not there any more can only be asked for anew; that is told, not hidden. */
function asForgotten(error: unknown): Answered {
  if (!(error instanceof Problem) || error.code !== 'job_not_found') throw error;
  return {
    status: 'failed',
    charged: false,
    charge_reason: 'job_failed_free',
    error_message: 'Its job is gone; ask again.',
  };
}

/** Asks for the next rows. False when there was no credit for one. */
async function feed(deps: BulkWorkDeps, id: string, accountId: string): Promise<boolean> {
  const { db, store } = deps;
  let { running } = await store.countOpen(db, id);
  if (running >= IN_FLIGHT_MAX) return true;
  for (const row of await store.listOpen(db, id, 'waiting', KNOWN_AT_ONCE)) {
    if (!(await store.takeWaiting(db, id, row.row_number))) return true;
    const asked = await ask(deps, accountId, row);
    if (asked === 'no_credits') {
      await store.putBackUnasked(db, id);
      return false;
    }
    if ('end' in asked) await store.markDone(db, id, row.row_number, asked.end);
    else {
      await store.setJob(db, id, row.row_number, asked.jobId);
      running++;
      if (running >= IN_FLIGHT_MAX) return true;
    }
  }
  return true;
}

async function ask(
  { resolution }: BulkWorkDeps,
  accountId: string,
  { domain }: OpenRow,
): Promise<'no_credits' | { end: RowEnd } | { jobId: string }> {
  try {
    const { body } = await resolution.resolve({ accountId, domain, shape: 'resolve' });
    const answer = JSON.parse(body) as Answered;
    const end = endOf(answer);
    return end ? { end } : { jobId: answer.job_id ?? '' };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'no_credits') return 'no_credits';
    if (error.status >= 500) throw error;
    return { end: { ...NOTHING, outcome: 'invalid', reason: error.message } };
  }
}

/** The part of a resolution's answer that a row keeps. */
interface Answered {
  status: string;
  job_id?: string | null;
  match_status?: string;
  match_confidence?: number | null;
  company?: { company_number: string; company_name: string } | null;
  explanation?: string;
  charged: boolean;
  charge_reason?: string | undefined;
  error_message?: string | null | undefined;
}

const NOTHING = {
  company_number: null,
  company_name: null,
  match_confidence: null,
  charged: false,
  charge_reason: null,
  reason: null,
};

/** Undefined while there is no end to tell of. */
function endOf(answer: Answered): RowEnd | undefined {
  if (answer.status !== 'completed' && answer.status !== 'failed') return undefined;
  return {
    outcome: answer.match_status ?? 'failed',
    company_number: answer.company?.company_number ?? null,
    company_name: answer.company?.company_name ?? null,
    match_confidence: answer.match_confidence ?? null,
    charged: answer.charged,
    charge_reason: answer.charge_reason ?? null,
    reason: answer.explanation ?? answer.error_message ?? null,
  };
}
