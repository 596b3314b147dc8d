import type { Direction, UploadedCell } from '../uploads/index.ts';

export type UploadStatus = 'running' | 'paused' | 'cancelled' | 'completed';

/** An upload and its progress. */
export interface UploadJob {
  id: string;
  account_id: string;
  direction: Direction;
  file_name: string | null;
  /**
   * The names of the uploaded columns; in a list of uploads, the beginnings of the first ones. Null for JSON,
   * and for a list of domains without a header.
   */
  columns: string[] | null;
  /** The one that is read. */
  column: string | null;
  status: UploadStatus;
  pause_reason: string | null;
  total: number;
  created_at: Date;
  finished_at: Date | null;
  done: number;
  running: number;
  charged: number;
  /** Rows that were answered at once, because their result was known. */
  known: number;
  /** Rows that were free, because the account had paid for the same answer. */
  already_charged: number;
  outcomes: Record<string, number>;
}

/** A row of an upload before it is resolved. */
export interface UploadedRow {
  input: string;
  /** All cells of the row as a JSON array, if the upload has `columns`. */
  cells: string | null;
  isInvalid: boolean;
  /** Null for a row that is a company, and if the input is not a domain; `reason` then says why. */
  domain: string | null;
  reason: string | null;
}

/** The result of a row. */
export interface RowOutcome {
  outcome: string;
  /** The website that was found for a company; null in the other direction. */
  website: string | null;
  company_number: string | null;
  company_name: string | null;
  match_confidence: number | null;
  charged: boolean;
  charge_reason: string | null;
  /** The strongest evidence, and the page that it is on. */
  evidence_quote: string | null;
  evidence_url: string | null;
  /** Why the website could not be read. */
  failure_code: string | null;
  /** One sentence. */
  reason: string | null;
  /** For a match: `complete`, or which particulars its website lacks. */
  disclosures: string | null;
}

/** A stored row, with what the account has decided about its domain since. */
export interface StoredRow extends Omit<RowOutcome, 'outcome' | 'website'> {
  row_number: number;
  input: string;
  cells: UploadedCell[] | null;
  /** The domain that was asked about, or the website that was found. */
  domain: string | null;
  /** Null until the row is done. */
  outcome: string | null;
  /** Whether it was answered at once, because the result was known. */
  known: boolean;
  /** `confirmed 01234567` or `rejected`, as the account's people decided; null if they did not. */
  review: string | null;
  is_decided: boolean;
  /** The company that they confirmed. */
  decided_number: string | null;
}

/** A row of the results: with the company's current record and figures. */
export interface ResultRow extends Omit<StoredRow, 'is_decided' | 'decided_number'> {
  company_status: string | null;
  company_type: string | null;
  incorporated_on: string | null;
  registered_address: string | null;
  registered_postcode: string | null;
  sic_codes: string[] | null;
  sic_descriptions: string[] | null;
  accounts_next_due: string | null;
  accounts_overdue: boolean | null;
  turnover: number | null;
  net_assets: number | null;
  employees: number | null;
  financials_period_end: string | null;
  /** Null if there is no answer. */
  answered_by: 'website' | 'your_decision' | null;
}
