import type { Queryable, Transaction } from '../../platform/postgres/index.ts';
import type { BulkJob, BulkStatus, ResultRow, RowEnd, UploadedRow } from './bulk.ts';

export interface OpenRow {
  row_number: number;
  domain: string;
  job_id: string | null;
}

/** What bulk work keeps. `bulk.store.ts` answers with SQL. */
export interface BulkStore {
  insert(
    tx: Transaction,
    bulk: { id: string; accountId: string; rows: readonly UploadedRow[]; at: Date },
  ): Promise<void>;
  find(db: Queryable, accountId: string, id: string): Promise<BulkJob | undefined>;
  list(db: Queryable, accountId: string, limit: number): Promise<BulkJob[]>;
  /** Undefined when there is no such bulk any more. */
  readState(db: Queryable, id: string): Promise<{ account_id: string; status: BulkStatus } | undefined>;
  /** Waiting or running rows, in their order. */
  listOpen(db: Queryable, id: string, state: 'waiting' | 'running', limit: number): Promise<OpenRow[]>;
  countOpen(db: Queryable, id: string): Promise<{ waiting: number; running: number }>;
  /** Before it is asked for, so that nobody cancels it meanwhile. False when somebody has. */
  takeWaiting(db: Queryable, id: string, rowNumber: number): Promise<boolean>;
  /** Waiting again: rows that were taken and have no job. Only for whoever has the upload to itself. */
  putBackUnasked(db: Queryable, id: string): Promise<void>;
  setJob(db: Queryable, id: string, rowNumber: number, jobId: string): Promise<void>;
  markDone(db: Queryable, id: string, rowNumber: number, end: RowEnd): Promise<void>;
  /** True for the one that made it so. */
  setStatus(
    db: Queryable,
    id: string,
    change: { from: BulkStatus[]; to: BulkStatus; reason?: string; at: Date },
  ): Promise<boolean>;
  cancelWaiting(db: Queryable, id: string): Promise<void>;
  listResults(db: Queryable, id: string, page: { after: number; limit: number }): Promise<ResultRow[]>;
  /** Those that run, for when the queue has forgotten one. */
  listUnfinished(db: Queryable): Promise<string[]>;
}
