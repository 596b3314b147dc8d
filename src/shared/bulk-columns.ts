import { invalidRequest } from './problem.ts';

/** How a spreadsheet shows the cells of a column. Numbers and booleans are detected by type. */
export type ColumnKind = 'plain' | 'date' | 'list';

/** The columns that the results of an upload add to those of the file, in the order of the files. */
export const BULK_COLUMNS = {
  outcome: 'plain',
  company_number: 'plain',
  company_name: 'plain',
  company_status: 'plain',
  company_type: 'plain',
  incorporated_on: 'date',
  registered_address: 'plain',
  registered_postcode: 'plain',
  sic_codes: 'list',
  sic_descriptions: 'list',
  accounts_next_due: 'date',
  accounts_overdue: 'plain',
  turnover: 'plain',
  net_assets: 'plain',
  employees: 'plain',
  financials_period_end: 'date',
  match_confidence: 'plain',
  answered_by: 'plain',
  evidence_quote: 'plain',
  evidence_url: 'plain',
  failure_code: 'plain',
  reason: 'plain',
  disclosures: 'plain',
  review: 'plain',
  charged: 'plain',
  charge_reason: 'plain',
  row_number: 'plain',
  input: 'plain',
  domain: 'plain',
} as const satisfies Record<string, ColumnKind>;

export type AnswerColumn = keyof typeof BULK_COLUMNS;

export const ANSWER_COLUMNS = Object.keys(BULK_COLUMNS) as AnswerColumn[];

/** Before the name of a column of the answer, if the upload has a column of that name. */
export const TAKEN_PREFIX = 'domesday_';

/**
 * The columns that a caller chose, in that order and each once; all of them where none is named. Throws
 * `invalid_request`.
 */
export function readColumns(chosen: string | undefined): readonly AnswerColumn[] {
  const names = (chosen ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .map((name) => (name.startsWith(TAKEN_PREFIX) ? name.slice(TAKEN_PREFIX.length) : name));
  const wanted = [...new Set(names.filter((name) => name !== ''))];
  const unknown = wanted.filter((name) => !Object.hasOwn(BULK_COLUMNS, name));
  if (unknown.length > 0)
    throw invalidRequest(
      `The results have no column ${unknown.slice(0, 5).join(', ')}; choose from ${ANSWER_COLUMNS.join(', ')}.`,
      { columns: `must be some of ${ANSWER_COLUMNS.join(', ')}` },
    );
  return wanted.length === 0 ? ANSWER_COLUMNS : (wanted as AnswerColumn[]);
}
