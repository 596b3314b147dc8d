export type BulkStatus = 'running' | 'paused' | 'cancelled' | 'completed';

/** How an upload stands. */
export interface BulkJob {
  id: string;
  account_id: string;
  status: BulkStatus;
  pause_reason: string | null;
  total: number;
  created_at: Date;
  finished_at: Date | null;
  done: number;
  running: number;
  charged: number;
  outcomes: Record<string, number>;
}

/** A row of an upload, before anything is done for it. */
export interface UploadedRow {
  input: string;
  /** Null when it is no domain; then `reason` says why. */
  domain: string | null;
  reason: string | null;
}

/** What came of a row. */
export interface RowEnd {
  outcome: string;
  company_number: string | null;
  company_name: string | null;
  match_confidence: number | null;
  charged: boolean;
  charge_reason: string | null;
  reason: string | null;
}

export interface ResultRow extends Omit<RowEnd, 'outcome'> {
  row_number: number;
  input: string;
  domain: string | null;
  /** Null while it is not done. */
  outcome: string | null;
}

export const ROWS_MAX = 50_000;
