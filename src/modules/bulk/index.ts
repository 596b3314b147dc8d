/**
 * Bulk: answers thousands of questions in one upload, each like a single request and at the same price. Rows
 * are domains, whose companies are wanted, or companies, whose websites are wanted.
 *
 * An upload becomes an upload job with its rows in order (`upload-jobs.ts`). The queue works on it in turns.
 * A turn is one job of the queue: for a few seconds it asks about rows, few at a time, and stores the answers
 * of those that have ended (`run-upload-turn.ts`). Then it sends the next turn to the end of the queue
 * (`upload-turns.ts`), so that a large upload blocks neither other uploads nor single requests. `write-results.ts` writes the results beside the uploaded columns, with the companies'
 * current facts (`add-company-facts.ts`). Files are read by the module uploads. Bulk does not crawl, judge or
 * charge.
 */
import type { Database, Transaction } from '../../platform/postgres/index.ts';
import { readColumns } from '../../shared/bulk-columns.ts';
import { type Clock, DAY_MS } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import type { Actor, Audit } from '../audit/index.ts';
import type { JobAnswers, Questions } from '../resolution/index.ts';
import type { ReadUpload, UploadReader } from '../uploads/index.ts';
import type { WebsiteSearch } from '../website/index.ts';
import { addCompanyFacts, type CompanyFacts } from './add-company-facts.ts';
import { type RowFilter, bulkStore as store } from './bulk.store.ts';
import { previewUpload } from './preview-upload.ts';
import { purgeUploads } from './purge-uploads.ts';
import type { StoredRow, UploadJob } from './upload-job.ts';
import {
  changeStatus,
  findUpload,
  resumePaused,
  resumeUploads as resumeStored,
  startUpload,
} from './upload-jobs.ts';
import { createUploadTurns, enqueueTurn } from './upload-turns.ts';
import { type ResultFormat, writeResults } from './write-results.ts';

export type { RowFilter } from './bulk.store.ts';
export type { UploadJob } from './upload-job.ts';
export { BULK_TASK } from './upload-turns.ts';
export type { ResultFormat } from './write-results.ts';

export interface BulkOptions {
  db: Database;
  questions: Questions;
  jobs: Pick<JobAnswers, 'readJob'>;
  websites: Pick<WebsiteSearch, 'answer' | 'readJob' | 'countKnown' | 'listChargeable'>;
  companies: CompanyFacts;
  audit: Pick<Audit, 'record'>;
  uploads: Pick<UploadReader, 'read' | 'room'>;
  clock: Clock;
  ids: IdSource;
  /** Uploads that one process works on at the same time. */
  turnsMax: number;
  /** How long an upload is kept after its end; 0: forever. */
  keptDays: number;
}

export type Bulk = ReturnType<typeof createBulk>;

const LISTED = 50;

export function createBulk(options: BulkOptions) {
  const { db, questions, websites, companies, clock, keptDays } = options;
  const deps = { ...options, store };
  const addFacts = (rows: StoredRow[]) => addCompanyFacts(companies, rows, clock.now());
  return {
    /** Reads the body of a request, on a thread. Throws `invalid_request`. */
    read: options.uploads.read,
    room: options.uploads.room,
    /** Free, and starts nothing. */
    preview: (accountId: string, upload: ReadUpload) =>
      previewUpload({ questions, websites, companies }, accountId, upload),
    start: (by: Actor, upload: ReadUpload) => startUpload(deps, by, upload),
    readCreditsRemaining: questions.readCreditsRemaining,
    find: (accountId: string, id: string) => findUpload(deps, accountId, id),
    list: (accountId: string) => store.list(db, accountId, LISTED),
    cancel: (by: Actor, id: string) => changeStatus(deps, by, { id, to: 'cancelled' }),
    resume: (by: Actor, id: string) => changeStatus(deps, by, { id, to: 'running' }),
    async listRows(
      accountId: string,
      id: string,
      page: { filter: RowFilter; offset: number; limit: number },
    ) {
      await findUpload(deps, accountId, id);
      const { rows, total } = await store.listFiltered(db, id, page);
      return { rows: await addFacts(rows), total };
    },
    /**
     * `columns`: names of answer columns, all of them if undefined. Throws `invalid_request`,
     * `job_not_found`.
     */
    async writeResults(
      accountId: string,
      id: string,
      { format, columns }: { format: ResultFormat; columns?: string | undefined },
    ) {
      const answer = readColumns(columns);
      const upload = await findUpload(deps, accountId, id);
      return writeResults(format, { columns: upload.columns, answer }, async (page) =>
        addFacts(await store.listResults(db, id, page)),
      );
    },
    /** When an upload and its rows are deleted. Null while it runs, and if uploads are never deleted. */
    expiryOf: ({ finished_at }: Pick<UploadJob, 'finished_at'>): Date | null =>
      keptDays > 0 && finished_at ? new Date(finished_at.getTime() + keptDays * DAY_MS) : null,
    /** Runs one turn, and enqueues the next one while there is more to do. */
    work: createUploadTurns(deps),
    /** Enqueues uploads that the queue lost. */
    async requeue(): Promise<void> {
      for (const id of await store.listUnfinished(db)) await enqueueTurn(db, id);
    },
    purge: () => purgeUploads(deps),
    resumePaused: () => resumePaused(deps),
  };
}

/** Resumes the account's uploads that wait for credits. For the transaction that grants some. */
export const resumeUploads = (tx: Transaction, accountId: string, at: Date): Promise<void> =>
  resumeStored(store, tx, { accountId, at });
