/**
 * Bulk: answers thousands of questions in one upload, each like a single request and at the same price. Rows are domains,
 * whose companies are wanted, or companies, whose websites are.
 *
 * It reads tables (upload/), stores their rows in order, starts a few questions at a time, so that a large upload does not
 * block single requests, and writes the results beside the uploaded columns (write-results.ts). It does not crawl, judge or charge.
 */
import type { Database, Transaction } from '../../platform/postgres/index.ts';
import { type Clock, DAY_MS } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import { Problem } from '../../shared/problem.ts';
import type { Actor, Audit } from '../audit/index.ts';
import type { JobAnswers, Questions } from '../resolution/index.ts';
import type { WebsiteSearch } from '../website/index.ts';
import { readColumns } from './answer-columns.ts';
import { type RowFilter, bulkStore as store } from './bulk.store.ts';
import type { BulkJob, StoredRow } from './bulk.ts';
import { enqueueTurn } from './bulk-queue.ts';
import { type CompanyFacts, completeRows } from './complete-rows.ts';
import { previewUpload } from './preview-upload.ts';
import type { ReadUpload } from './upload/read-upload.ts';
import type { UploadReader } from './upload/upload-reader.ts';
import { readRows } from './uploaded-rows.ts';
import { type NextTurn, workOnBulk } from './work-on-bulk.ts';
import { type ResultFormat, writeResults } from './write-results.ts';

export { ANSWER_COLUMNS } from './answer-columns.ts';
export type { RowFilter } from './bulk.store.ts';
export type { BulkJob, Direction } from './bulk.ts';
export { BULK_TASK } from './bulk-queue.ts';
export { unpackTexts } from './upload/packed-texts.ts';
export type { ReadUpload } from './upload/read-upload.ts';
export { FORM_TYPE, UPLOAD_FORMATS } from './upload/read-upload.ts';
export { createUploadReader, type UploadReader } from './upload/upload-reader.ts';
export type { ResultFormat } from './write-results.ts';

export interface BulkOptions {
  db: Database;
  questions: Questions;
  jobs: Pick<JobAnswers, 'readJob'>;
  websites: Pick<WebsiteSearch, 'answer' | 'readJob' | 'countKnown' | 'countChargeable'>;
  companies: CompanyFacts;
  audit: Pick<Audit, 'record'>;
  uploads: Pick<UploadReader, 'read'>;
  clock: Clock;
  ids: IdSource;
  /** Uploads that one process works on at the same time. */
  turnsMax: number;
  /** How long an upload is kept after its end; 0 keeps it always. */
  keptDays: number;
}

export type Bulk = ReturnType<typeof createBulk>;

const LISTED = 50;
const PURGED_AT_ONCE = 5_000;
/** When an upload that found no place tries again. */
const TURN_RETRY_MS = 1_000;

export function createBulk(options: BulkOptions) {
  const { db, questions, websites, companies, clock, keptDays } = options;
  const complete = (rows: StoredRow[]) => completeRows(companies, rows, clock.now());
  return {
    /** Reads the body of a request, on a thread. Throws `invalid_request`. */
    read: options.uploads.read,
    /** Free, and starts nothing. */
    preview: (accountId: string, upload: ReadUpload) =>
      previewUpload({ questions, websites }, accountId, upload),
    start: (by: Actor, upload: ReadUpload) => startUpload(options, by, upload),
    readCreditsRemaining: questions.readCreditsRemaining,
    find: (accountId: string, id: string) => findUpload(db, accountId, id),
    list: (accountId: string) => store.list(db, accountId, LISTED),
    cancel: (by: Actor, id: string) => changeStatus(options, by, { id, to: 'cancelled' }),
    resume: (by: Actor, id: string) => changeStatus(options, by, { id, to: 'running' }),
    async listRows(
      accountId: string,
      id: string,
      page: { filter: RowFilter; offset: number; limit: number },
    ) {
      await findUpload(db, accountId, id);
      const { rows, total } = await store.listFiltered(db, id, page);
      return { rows: await complete(rows), total };
    },
    /** `columns` names some of those of the answer. Throws `invalid_request`, `job_not_found`. */
    async writeResults(
      accountId: string,
      id: string,
      { format, columns }: { format: ResultFormat; columns?: string | undefined },
    ) {
      const answer = readColumns(columns);
      const upload = await findUpload(db, accountId, id);
      return writeResults(format, { columns: upload.columns, answer }, async (page) =>
        complete(await store.listResults(db, id, page)),
      );
    },
    /** When an upload is deleted, with its rows. Null while it runs, and where uploads are kept always. */
    expiryOf: ({ finished_at }: Pick<BulkJob, 'finished_at'>): Date | null =>
      keptDays > 0 && finished_at ? new Date(finished_at.getTime() + keptDays * DAY_MS) : null,
    /** Runs one turn, and enqueues the next one while there is more to do. */
    work: createTurns(options),
    /** Enqueues uploads that the queue lost. */
    async requeue(): Promise<void> {
      for (const id of await store.listUnfinished(db)) await enqueueTurn(db, id);
    },
    purge: () => purgeUploads(options),
    resumePaused: () => resumePaused(options),
  };
}

async function findUpload(db: Database, accountId: string, id: string): Promise<BulkJob> {
  const bulk = await store.find(db, accountId, id);
  if (!bulk) throw new Problem('job_not_found', 'There is no such upload, or it is not yours; check its id.');
  return bulk;
}

async function startUpload(
  { db, questions, audit, clock, ids }: BulkOptions,
  by: Actor,
  upload: ReadUpload,
): Promise<BulkJob> {
  const { accountId } = by;
  const { table, fileName } = upload;
  const rows = await readRows(upload, questions.parseDomain);
  const id = ids.capability('bulk');
  await db.transaction(async (tx) => {
    await store.insert(tx, {
      id,
      accountId,
      direction: upload.direction,
      file_name: fileName,
      columns: table && table.columns.length > 1 ? table.columns : null,
      column_index: table?.column ?? 0,
      rows,
      at: clock.now(),
    });
    await enqueueTurn(tx, id);
    const detail = { upload: id, file_name: fileName, rows: rows.length };
    await audit.record(tx, accountId, { ...by, kind: 'upload_started', detail });
  });
  return findUpload(db, accountId, id);
}

async function changeStatus(
  { db, audit, clock }: BulkOptions,
  by: Actor,
  { id, to }: { id: string; to: 'running' | 'cancelled' },
): Promise<BulkJob> {
  const { file_name } = await findUpload(db, by.accountId, id);
  const kind = to === 'running' ? 'upload_resumed' : 'upload_cancelled';
  await db.transaction(async (tx) => {
    const from = to === 'running' ? (['paused'] as const) : (['running', 'paused'] as const);
    if (!(await store.setStatus(tx, id, { from: [...from], to, at: clock.now() }))) return;
    if (to === 'cancelled') await store.cancelWaiting(tx, id);
    await enqueueTurn(tx, id);
    await audit.record(tx, by.accountId, { ...by, kind, detail: { upload: id, file_name } });
  });
  return findUpload(db, by.accountId, id);
}

/** At most `turnsMax` uploads are worked on at once in this process; others try again a little later. */
function createTurns({ db, questions, jobs, websites, clock, turnsMax }: BulkOptions) {
  let turns = 0;

  async function takeTurn(id: string, signal: AbortSignal): Promise<NextTurn> {
    turns += 1;
    try {
      return await workOnBulk({ db, store, questions, jobs, websites, clock }, id, signal);
    } finally {
      turns -= 1;
    }
  }

  return async (id: string, signal: AbortSignal): Promise<void> => {
    const next = turns >= turnsMax ? { afterMs: TURN_RETRY_MS } : await takeTurn(id, signal);
    if (next) await enqueueTurn(db, id, next.afterMs);
  };
}

/** Deletes uploads that ended long enough ago, their rows in batches. */
async function purgeUploads({ db, clock, keptDays }: BulkOptions): Promise<void> {
  if (keptDays === 0) return;
  const before = new Date(clock.now().getTime() - keptDays * DAY_MS);
  for (const id of await store.listFinished(db, before)) {
    while ((await store.deleteRows(db, id, PURGED_AT_ONCE)) === PURGED_AT_ONCE);
    await store.deleteUpload(db, id);
  }
}

/** Resumes uploads that were paused for lack of credits and whose accounts have some now, for instance released ones. */
async function resumePaused({ db, questions, clock }: BulkOptions): Promise<void> {
  const accounts = new Set((await store.listPaused(db, null)).map(({ account_id }) => account_id));
  for (const accountId of accounts) {
    if ((await questions.readCreditsRemaining(accountId)) > 0)
      await db.transaction((tx) => resumeUploads(tx, accountId, clock.now()));
  }
}

/** Resumes the account's uploads that wait for credits. For the transaction that grants some. */
export async function resumeUploads(tx: Transaction, accountId: string, at: Date): Promise<void> {
  for (const { id } of await store.listPaused(tx, accountId)) {
    if (await store.setStatus(tx, id, { from: ['paused'], to: 'running', at })) await enqueueTurn(tx, id);
  }
}
