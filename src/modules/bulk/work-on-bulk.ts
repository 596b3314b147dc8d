import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { MINUTE_MS, SECOND_MS } from '../../shared/durations.ts';
import { Problem } from '../../shared/problem.ts';
import type { Resolution } from '../resolution/index.ts';
import type { BulkStore, OpenRow } from './bulk.store.ts';
import type { RowOutcome } from './bulk.ts';

export interface BulkWorkDeps {
  db: Database;
  store: BulkStore;
  resolution: Pick<Resolution, 'resolve' | 'readJob'>;
  clock: Clock;
}

/** Rows of one upload that run at once. Few, so that other requests find free workers. */
const RUNNING_MAX = 8;
const WAITING_READ_MAX = 200;
const POLL_EVERY_MS = 300;
/** Length of one turn. After it the upload goes to the end of the queue. */
const TURN_MS = 5_000;
const RETRY_AFTER_MS_MAX = MINUTE_MS;

/** How soon there may be more to do; undefined when the upload has ended or is paused. */
export type NextTurn = { afterMs: number } | undefined;

/** Works on an upload for one turn. The queue runs one turn of an upload at a time. */
export async function workOnBulk(deps: BulkWorkDeps, id: string, signal: AbortSignal): Promise<NextTurn> {
  const end = performance.now() + TURN_MS;
  // A turn that crashed may have claimed rows without starting their jobs.
  await deps.store.releaseUnstarted(deps.db, id);
  while (performance.now() < end && !signal.aborted) {
    const state = await deps.store.readState(deps.db, id);
    if (!state || state.status === 'paused' || state.status === 'completed') return undefined;
    await collectResults(deps, id);
    // Rows that were released after the owner cancelled.
    if (state.status === 'cancelled') await deps.store.cancelWaiting(deps.db, id);
    const refusal = state.status === 'cancelled' ? undefined : await startRows(deps, id, state.account_id);
    const { waiting, running } = await deps.store.countOpen(deps.db, id);
    if (running === 0 && (waiting === 0 || state.status === 'cancelled')) {
      await deps.store.setStatus(deps.db, id, { from: ['running'], to: 'completed', at: deps.clock.now() });
      return undefined;
    }
    if (running === 0 && refusal?.code === 'rate_limited') return { afterMs: retryAfterMs(refusal) };
    if (running === 0 && refusal) {
      const reason = 'There are no credits left. Add some, then resume.';
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

/** Long waits are cut, because the limits may change. */
function retryAfterMs({ headers }: Problem): number {
  return Math.min(Number(headers['retry-after'] ?? 1) * SECOND_MS, RETRY_AFTER_MS_MAX);
}

/** Stores the results of rows whose jobs have ended. */
async function collectResults({ db, store, resolution }: BulkWorkDeps, id: string): Promise<void> {
  const outcomes = new Map<string, RowOutcome | undefined>();
  for (const row of await store.listOpen(db, id, 'running', RUNNING_MAX)) {
    const jobId = row.job_id ?? '';
    // Rows of one domain share a job. Read it once for all of them: if it ends between two reads, a later row would
    // get `already_charged` while the first is still open.
    if (!outcomes.has(jobId)) {
      const answer = await resolution.readJob(jobId).catch(asMissingJob);
      outcomes.set(jobId, answer && outcomeOf(answer as JobAnswer));
    }
    const outcome = outcomes.get(jobId);
    if (outcome) await store.markDone(db, id, row.row_number, outcome);
  }
}

/** A job that no longer exists ends its row as failed. */
function asMissingJob(error: unknown): JobAnswer {
  if (!(error instanceof Problem) || error.code !== 'job_not_found') throw error;
  return {
    status: 'failed',
    charged: false,
    charge_reason: 'job_failed_free',
    error_message: 'Its job is gone; ask again.',
  };
}

/** Starts the next rows. Returns why one cannot start now: no credit is left, or too many jobs are under way. */
async function startRows(deps: BulkWorkDeps, id: string, accountId: string): Promise<Problem | undefined> {
  const { db, store } = deps;
  let { running } = await store.countOpen(db, id);
  if (running >= RUNNING_MAX) return undefined;
  for (const row of await store.listOpen(db, id, 'waiting', WAITING_READ_MAX)) {
    if (!(await store.claimRow(db, id, row.row_number))) return undefined;
    const started = await startRow(deps, accountId, row);
    if (started instanceof Problem) {
      await store.releaseUnstarted(db, id);
      return started;
    }
    if ('outcome' in started) await store.markDone(db, id, row.row_number, started.outcome);
    else {
      await store.setJob(db, id, row.row_number, started.jobId);
      running++;
      if (running >= RUNNING_MAX) return undefined;
    }
  }
  return undefined;
}

async function startRow(
  { resolution }: BulkWorkDeps,
  accountId: string,
  { domain }: OpenRow,
): Promise<Problem | { outcome: RowOutcome } | { jobId: string }> {
  try {
    const { body } = await resolution.resolve({ accountId, domain, shape: 'resolve' });
    const answer = JSON.parse(body) as JobAnswer;
    const outcome = outcomeOf(answer);
    return outcome ? { outcome } : { jobId: answer.job_id ?? '' };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'no_credits' || error.code === 'rate_limited') return error;
    if (error.status >= 500) throw error;
    return { outcome: { ...NO_COMPANY, outcome: 'invalid', reason: error.message } };
  }
}

/** The part of a resolution's answer that a row stores. */
interface JobAnswer {
  status: string;
  job_id?: string | null;
  match_status?: string;
  match_confidence?: number | null;
  company?: { company_number: string; company_name: string } | null;
  explanation?: string;
  disclosures?: DisclosureStates | null;
  charged: boolean;
  charge_reason?: string | undefined;
  error_message?: string | null | undefined;
}

interface DisclosureStates {
  complete: boolean;
  items: { item: string; status: string }[];
}

/** `complete`, or what is wrong: `registered_number missing, registered_office outdated`. */
function summariseDisclosures({ complete, items }: DisclosureStates): string {
  if (complete) return 'complete';
  return items
    .filter(({ status }) => status !== 'present' && status !== 'not_applicable')
    .map(({ item, status }) => `${item} ${status}`)
    .join(', ');
}

const NO_COMPANY = {
  company_number: null,
  company_name: null,
  match_confidence: null,
  charged: false,
  charge_reason: null,
  reason: null,
  disclosures: null,
};

/** Undefined while the job runs. */
function outcomeOf(answer: JobAnswer): RowOutcome | undefined {
  if (answer.status !== 'completed' && answer.status !== 'failed') return undefined;
  return {
    outcome: answer.match_status ?? 'failed',
    company_number: answer.company?.company_number ?? null,
    company_name: answer.company?.company_name ?? null,
    match_confidence: answer.match_confidence ?? null,
    charged: answer.charged,
    charge_reason: answer.charge_reason ?? null,
    reason: answer.explanation ?? answer.error_message ?? null,
    disclosures: answer.disclosures ? summariseDisclosures(answer.disclosures) : null,
  };
}
