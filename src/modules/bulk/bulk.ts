export type BulkStatus = 'running' | 'paused' | 'cancelled' | 'completed';

/** An upload and its progress. */
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

/** A row of an upload before it is resolved. */
export interface UploadedRow {
  input: string;
  /** Null when the input is not a domain; `reason` then says why. */
  domain: string | null;
  reason: string | null;
}

/** The result of a row. */
export interface RowOutcome {
  outcome: string;
  company_number: string | null;
  company_name: string | null;
  match_confidence: number | null;
  charged: boolean;
  charge_reason: string | null;
  reason: string | null;
  /** Of a match: `complete`, or which particulars its website lacks. */
  disclosures: string | null;
}

export interface ResultRow extends Omit<RowOutcome, 'outcome'> {
  row_number: number;
  input: string;
  domain: string | null;
  /** Null until the row is done. */
  outcome: string | null;
  /** `confirmed 01234567` or `rejected`, as the account's people decided; null where they did not. */
  review: string | null;
}

export const ROWS_MAX = 50_000;
