import { type Static, Type } from '@sinclair/typebox';
import { Nullable, OneOf, Timestamp } from '../../platform/http/index.ts';
import { ANSWER_COLUMNS } from '../../shared/bulk-columns.ts';
import { CELL_CHARACTERS_MAX, type Direction, ROWS_MAX } from '../uploads/index.ts';
import type { ResultFormat, UploadJob } from './index.ts';
import type { ResultRow } from './upload-job.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const MEDIA: Record<ResultFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: XLSX,
  jsonl: 'application/x-ndjson; charset=utf-8',
};

const Whole = (description: string, format?: 'binary') => ({
  schema: Type.Unsafe<unknown>({ type: 'string', description, ...(format && { format }) }),
});

const DirectionIn = Type.Unsafe<Direction>({
  type: 'string',
  enum: ['domain', 'company'],
  default: 'domain',
  description:
    '`domain`: rows are domains, web or e-mail addresses, and Domesday finds their companies. `company`: rows are company numbers or names, and Domesday finds their websites, with the rules and price of `/v1/resolve/company`.',
});
const options = {
  direction: Type.Optional(DirectionIn),
  column: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'The column to read: its name in the first row, or its number from 1. If missing, it is guessed from the names and the cells.',
      examples: ['website'],
    }),
  ),
  header: Type.Optional(
    Type.Boolean({
      description: 'Whether the first row contains the names of the columns. Guessed if missing.',
    }),
  ),
  preview: Type.Optional(Type.Boolean({ default: false })),
  sample: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 50,
      default: 0,
      description:
        'Also show the columns of the file and this number of its first rows; only with `preview`.',
    }),
  ),
};
export const StartIn = Type.Object({
  ...options,
  file_name: Type.Optional(Type.String({ maxLength: 200, description: 'Shown in the list of uploads.' })),
});

/** Only for the description: `uploads/parse-upload.ts` reads the body, so that errors name the line. */
export const UploadBody = {
  content: {
    'text/csv': Whole(
      'CSV with commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1252. The results contain all columns.',
    ),
    'text/tab-separated-values': Whole('As `text/csv`, with tabs.'),
    [XLSX]: Whole('A workbook. Its first visible sheet is read.', 'binary'),
    'multipart/form-data': {
      schema: Type.Object(
        { file: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }), ...options },
        { title: 'BulkForm', description: 'A file and the options of the query.' },
      ),
    },
    'application/x-ndjson': Whole('One value per line: a string, or an object with a `domain` or `company`.'),
    'application/json': {
      schema: Type.Object(
        {
          domains: Type.Optional(Type.Array(Type.String())),
          companies: Type.Optional(
            Type.Array(Type.String(), { description: 'Company numbers or names, with `direction=company`.' }),
          ),
        },
        { title: 'BulkRequest', examples: [{ domains: ['tarnwickjoinery.test', 'glenmarrow.test'] }] },
      ),
    },
  },
};

export const BulkOut = Type.Object(
  {
    id: Type.String(),
    status: OneOf<UploadJob['status']>(['running', 'paused', 'cancelled', 'completed']),
    pause_reason: Nullable(Type.String()),
    direction: OneOf<Direction>(['domain', 'company']),
    file_name: Nullable(Type.String()),
    columns: Nullable(
      Type.Array(Type.String(), {
        description:
          'The uploaded columns, which come first in the results. Null for JSON, and for a list of one column without a header. A list of uploads has the first 50 of each, cut at 100 characters.',
      }),
    ),
    column: Nullable(Type.String({ description: 'The column of `columns` that is read.' })),
    total: Type.Integer(),
    done: Type.Integer(),
    running: Type.Integer(),
    charged: Type.Integer({ description: 'The credits that the rows have cost so far.' }),
    known: Type.Integer({ description: 'Rows that were answered at once, because the result was known.' }),
    already_charged: Type.Integer({
      description: 'Rows that cost nothing, because you paid for the same answer in the last 30 days.',
    }),
    outcomes: Type.Record(Type.String(), Type.Integer(), {
      description:
        'Number of rows by outcome: the match statuses, or for companies `verified`, `not_found`, `needs_review` and `company_not_found`; and `invalid`, `failed`, `cancelled`.',
    }),
    created_at: Timestamp(),
    finished_at: Nullable(Timestamp()),
    expires_at: Nullable(
      Timestamp(
        'When the upload and its rows are deleted. Null while it runs, and if they are never deleted.',
      ),
    ),
    results_url: Type.String(),
  },
  { title: 'BulkJob' },
);

export const BulkListOut = Type.Object({ bulk: Type.Array(BulkOut) }, { title: 'BulkJobList' });

/** A list of two domains, of which the first is done. */
export const RUNNING_EXAMPLE: Static<typeof BulkOut> = {
  id: 'bulk_8d5t3h6q0w7r2y5b8n1a4f0c7m1x9e2k',
  status: 'running',
  pause_reason: null,
  direction: 'domain',
  file_name: 'customers.csv',
  columns: ['customer', 'website'],
  column: 'website',
  total: 2,
  done: 1,
  running: 1,
  charged: 1,
  known: 0,
  already_charged: 0,
  outcomes: { matched: 1 },
  created_at: '2026-03-03T08:19:50.000Z',
  finished_at: null,
  expires_at: null,
  results_url: 'http://127.0.0.1:3000/v1/bulk/bulk_8d5t3h6q0w7r2y5b8n1a4f0c7m1x9e2k/results',
};
export const CANCELLED_EXAMPLE: Static<typeof BulkOut> = {
  ...RUNNING_EXAMPLE,
  status: 'cancelled',
  done: 2,
  running: 0,
  outcomes: { matched: 1, cancelled: 1 },
  finished_at: '2026-03-03T08:20:00.000Z',
};

export const PreviewOut = Type.Object(
  {
    rows: Type.Integer(),
    invalid: Type.Integer({ description: 'Rows that are not domains.' }),
    duplicates: Type.Integer({
      description: 'Rows that repeat the domain of an earlier row; they cost nothing more.',
    }),
    known: Type.Integer({ description: 'Domains that will be answered at once.' }),
    new: Type.Integer({ description: 'Domains whose website will be read.' }),
    credits_at_most: Type.Integer({
      description:
        'The highest possible cost: rows that you paid for, that are known to be free, that you decided yourself, or whose company is not on the register cost nothing.',
    }),
    table: Type.Optional(
      Nullable(
        Type.Object(
          {
            file_type: OneOf(['csv', 'xlsx']),
            columns: Type.Array(Type.String()),
            column: Type.String({ description: 'The column that will be read.' }),
            column_number: Type.Integer({ minimum: 1 }),
            chosen_by: OneOf(['caller', 'header', 'content', 'position'], {
              description:
                'Why this column was chosen; `position`: no column fits, so the first one is read.',
            }),
            header: Type.Boolean({ description: 'Whether the first row contains the names of the columns.' }),
            rows: Type.Array(Type.Array(Type.String({ maxLength: CELL_CHARACTERS_MAX })), {
              description: 'The first rows of the file.',
            }),
          },
          {
            title: 'BulkTable',
            description: 'The columns and first rows of the file, with `sample`; null if the upload is JSON.',
          },
        ),
      ),
    ),
  },
  { title: 'BulkPreview' },
);

export const PREVIEW_EXAMPLE: Static<typeof PreviewOut> = {
  rows: 2,
  invalid: 0,
  duplicates: 0,
  known: 1,
  new: 1,
  credits_at_most: 2,
};

export const BulkParams = Type.Object({ id: Type.String() });

export const ResultsIn = Type.Object({
  format: Type.Optional(
    Type.Unsafe<ResultFormat>({ type: 'string', enum: ['csv', 'xlsx', 'jsonl'], default: 'csv' }),
  ),
  columns: Type.Optional(
    Type.String({
      maxLength: 1_000,
      description: `Columns of the answer, separated by commas, in the desired order; if missing, all of them: ${ANSWER_COLUMNS.join(', ')}. Your own columns always come first. A column that is called \`domesday_…\` because its name is taken is selected by either name.`,
      examples: ['company_number,company_name,outcome'],
    }),
  ),
});
export const Results = {
  description: 'The rows, each with its outcome.',
  content: {
    'text/csv': Whole('With a header. Cells that a spreadsheet would run as a formula begin with a quote.'),
    [XLSX]: Whole(
      'The same rows as a workbook. Cells are text, numbers, dates or booleans, never formulas.',
      'binary',
    ),
    'application/x-ndjson': Whole('One JSON object per line; the uploaded columns are in `columns`.'),
  },
};

export const RowsIn = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: ROWS_MAX, default: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 50 })),
  outcome: Type.Optional(
    Type.String({ maxLength: 40, description: 'An outcome; `pending` for unfinished rows.' }),
  ),
  charged: Type.Optional(Type.Boolean()),
  company_status: Type.Optional(
    Type.String({
      maxLength: 40,
      description:
        'Rows whose company currently has this status, such as `dissolved`. The company is the one that you confirmed, or else the website’s.',
      examples: ['dissolved'],
    }),
  ),
  q: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Part of any cell, of the domain, of the company name or number, or of the reason.',
    }),
  ),
});

const Day = () => Type.String({ format: 'date' });

const RowOut = Type.Object(
  {
    row_number: Type.Integer(),
    input: Type.String(),
    domain: Nullable(Type.String({ description: 'The domain of the row, or the website that was found.' })),
    outcome: Nullable(Type.String({ description: 'Null until the row is done.' })),
    company_number: Nullable(Type.String()),
    company_name: Nullable(
      Type.String({ description: 'The current name; the columns that follow are current too.' }),
    ),
    company_status: Nullable(Type.String()),
    company_type: Nullable(Type.String()),
    incorporated_on: Nullable(Day()),
    registered_address: Nullable(Type.String()),
    registered_postcode: Nullable(Type.String()),
    sic_codes: Nullable(
      Type.Array(Type.String(), { description: 'The SIC codes; in files separated by semicolons.' }),
    ),
    sic_descriptions: Nullable(Type.Array(Type.String())),
    accounts_next_due: Nullable(Day()),
    accounts_overdue: Nullable(Type.Boolean()),
    turnover: Nullable(
      Type.Integer({
        description:
          'The turnover of the newest accounts; the figures that follow are from the same accounts.',
      }),
    ),
    net_assets: Nullable(Type.Integer()),
    employees: Nullable(Type.Integer()),
    financials_period_end: Nullable(Day()),
    match_confidence: Nullable(Type.Number()),
    answered_by: Nullable(
      OneOf(['website', 'your_decision'], {
        description:
          '`your_decision`: you confirmed a company for the domain, or rejected all; the row then shows your decision, not the website’s answer. Null if there is no answer yet, and for a company name that several companies have.',
      }),
    ),
    evidence_quote: Nullable(Type.String({ description: 'The strongest evidence on the website.' })),
    evidence_url: Nullable(Type.String()),
    failure_code: Nullable(Type.String({ description: 'Why the website could not be read.' })),
    charged: Type.Boolean(),
    charge_reason: Nullable(Type.String()),
    known: Type.Boolean({ description: 'Answered at once, because the result was known.' }),
    reason: Nullable(Type.String()),
    disclosures: Nullable(Type.String()),
    review: Nullable(Type.String()),
    cells: Nullable(
      Type.Array(Type.String(), {
        description: 'The uploaded cells, in the order of `columns` of the upload.',
      }),
    ),
  },
  { title: 'BulkRow' },
);
export const RowsOut = Type.Object(
  {
    rows: Type.Array(RowOut),
    page: Type.Integer(),
    limit: Type.Integer(),
    has_more: Type.Boolean(),
    total: Type.Integer({ description: 'The number of rows that pass the filter.' }),
  },
  { title: 'BulkRowPage' },
);
export const ROWS_EXAMPLE: Static<typeof RowsOut> = {
  rows: [
    {
      row_number: 1,
      input: 'https://www.tarnwickjoinery.test/',
      domain: 'tarnwickjoinery.test',
      outcome: 'matched',
      company_number: '73816452',
      company_name: 'TARNWICK JOINERY LIMITED',
      company_status: 'active',
      company_type: 'ltd',
      incorporated_on: '2014-05-12',
      registered_address: '4 Quay Street, Tarnwick, LA1 1AA',
      registered_postcode: 'LA1 1AA',
      sic_codes: ['43320'],
      sic_descriptions: ['Joinery installation'],
      accounts_next_due: '2026-12-31',
      accounts_overdue: false,
      turnover: null,
      net_assets: 184_210,
      employees: 12,
      financials_period_end: '2025-03-31',
      match_confidence: 0.998,
      answered_by: 'website',
      evidence_quote: 'Tarnwick Joinery Limited, registered in England and Wales, company number 73816452.',
      evidence_url: 'https://tarnwickjoinery.test/contact',
      failure_code: null,
      charged: true,
      charge_reason: 'matched',
      known: false,
      reason: 'The site names the company and its number.',
      disclosures: 'complete',
      review: null,
      cells: ['Tarnwick', 'https://www.tarnwickjoinery.test/'],
    },
  ] satisfies (ResultRow & { cells: string[] })[],
  page: 1,
  limit: 50,
  has_more: false,
  total: 1,
};
