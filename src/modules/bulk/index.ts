/**
 * Bulk: resolves thousands of domains in one upload, each like a single request and at the same price.
 *
 * It stores the rows in their order and starts a few resolutions at a time, so that a large upload does not block single
 * requests. It does not crawl, judge or charge.
 */
import { enqueueJob } from '../../platform/job-queue/index.ts';
import type { Database, Queryable } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import { Problem } from '../../shared/problem.ts';
import type { Resolution } from '../resolution/index.ts';
import { bulkStore as store } from './bulk.store.ts';
import type { BulkJob, UploadedRow } from './bulk.ts';
import { parseUpload, type UploadFormat } from './parse-upload.ts';
import { type NextTurn, workOnBulk } from './work-on-bulk.ts';
import { type ResultFormat, writeResults } from './write-results.ts';

export type { BulkJob } from './bulk.ts';
export type { UploadFormat } from './parse-upload.ts';
export type { ResultFormat } from './write-results.ts';

export const BULK_TASK = 'work_on_bulk';

export interface BulkOptions {
  db: Database;
  resolution: Pick<Resolution, 'resolve' | 'readJob' | 'parseDomain' | 'countKnown' | 'readCreditsRemaining'>;
  clock: Clock;
  ids: IdSource;
  /** Uploads that one process works on at the same time. */
  turnsMax: number;
}

export type Bulk = ReturnType<typeof createBulk>;

const LISTED = 50;
/** For an upload that found no place. */
const TURN_RETRY_MS = 1_000;

export function createBulk({ db, resolution, clock, ids, turnsMax }: BulkOptions) {
  let turns = 0;

  async function takeTurn(id: string, signal: AbortSignal): Promise<NextTurn> {
    turns += 1;
    try {
      return await workOnBulk({ db, store, resolution, clock }, id, signal);
    } finally {
      turns -= 1;
    }
  }

  function readRows(text: string, format: UploadFormat): UploadedRow[] {
    return parseUpload(text, format).map((input) => {
      try {
        return { input, domain: resolution.parseDomain(input), reason: null };
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        return { input, domain: null, reason: error.message };
      }
    });
  }

  async function find(accountId: string, id: string): Promise<BulkJob> {
    const bulk = await store.find(db, accountId, id);
    if (!bulk)
      throw new Problem('job_not_found', 'There is no such upload, or it is not yours; check its id.');
    return bulk;
  }

  async function change(accountId: string, id: string, to: 'running' | 'cancelled'): Promise<BulkJob> {
    await find(accountId, id);
    await db.transaction(async (tx) => {
      const from = to === 'running' ? (['paused'] as const) : (['running', 'paused'] as const);
      if (!(await store.setStatus(tx, id, { from: [...from], to, at: clock.now() }))) return;
      if (to === 'cancelled') await store.cancelWaiting(tx, id);
      await enqueue(tx, id);
    });
    return find(accountId, id);
  }

  return {
    /** Free: counts the rows that are known, new or invalid, without starting anything. */
    async preview(text: string, format: UploadFormat) {
      const rows = readRows(text, format);
      const domains = new Set(rows.flatMap(({ domain }) => (domain === null ? [] : [domain])));
      const known = await resolution.countKnown([...domains]);
      const invalid = rows.filter(({ domain }) => domain === null).length;
      return {
        rows: rows.length,
        invalid,
        duplicates: rows.length - invalid - domains.size,
        known,
        new: domains.size - known,
        credits_at_most: domains.size,
      };
    },
    async start(accountId: string, text: string, format: UploadFormat): Promise<BulkJob> {
      const rows = readRows(text, format);
      const id = ids.capability('bulk');
      await db.transaction(async (tx) => {
        await store.insert(tx, { id, accountId, rows, at: clock.now() });
        await enqueue(tx, id);
      });
      return find(accountId, id);
    },
    readCreditsRemaining: resolution.readCreditsRemaining,
    find,
    list: (accountId: string) => store.list(db, accountId, LISTED),
    cancel: (accountId: string, id: string) => change(accountId, id, 'cancelled'),
    resume: (accountId: string, id: string) => change(accountId, id, 'running'),
    async writeResults(accountId: string, id: string, format: ResultFormat): Promise<AsyncGenerator<string>> {
      await find(accountId, id);
      return writeResults(format, (page) => store.listResults(db, id, page));
    },
    /** Runs one turn, and enqueues the next one while there is more to do. */
    async work(id: string, signal: AbortSignal): Promise<void> {
      const next = turns >= turnsMax ? { afterMs: TURN_RETRY_MS } : await takeTurn(id, signal);
      if (next) await enqueue(db, id, next.afterMs);
    },
    /** Enqueues uploads that the queue lost. */
    async requeue(): Promise<void> {
      for (const id of await store.listUnfinished(db)) await enqueue(db, id);
    },
  };
}

/** After jobs that a caller waits for. */
const PRIORITY = 10;

async function enqueue(db: Queryable, id: string, afterMs = 0): Promise<void> {
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
