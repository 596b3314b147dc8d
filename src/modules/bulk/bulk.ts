export type BulkStatus = 'running' | 'paused' | 'cancelled' | 'completed';

/** What is asked about each row: the company behind a domain, or the website of a company. */
export type Direction = 'domain' | 'company';

/** An upload and its progress. */
export interface BulkJob {
  id: string;
  account_id: string;
  direction: Direction;
  file_name: string | null;
  /** The names of the uploaded columns, where there are several. */
  columns: string[] | null;
  /** The place in `columns` of the one that is read. */
  column_index: number;
  status: BulkStatus;
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
  /** All cells of the row as a JSON array, where the upload has several columns. */
  cells: string | null;
  isInvalid: boolean;
  /** Of a row that asks for a company; null when the input is not a domain, and `reason` then says why. */
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
  reason: string | null;
  /** Of a match: `complete`, or which particulars its website lacks. */
  disclosures: string | null;
}

export interface ResultRow extends Omit<RowOutcome, 'outcome' | 'website'> {
  row_number: number;
  input: string;
  cells: string[] | null;
  /** The domain that was asked about, or the website that was found. */
  domain: string | null;
  /** Null until the row is done. */
  outcome: string | null;
  /** Whether it was answered at once, because the result was known. */
  known: boolean;
  /** `confirmed 01234567` or `rejected`, as the account's people decided; null where they did not. */
  review: string | null;
}

export const ROWS_MAX = 50_000;
export const COLUMNS_MAX = 500;
/** Of all rows together, with empty ones between others. */
export const CELLS_MAX = 4_000_000;
/** What a cell of a spreadsheet can hold. Longer text is cut. */
export const CELL_CHARACTERS_MAX = 32_767;
