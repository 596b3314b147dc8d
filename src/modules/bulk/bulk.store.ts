import { type Queryable, sql, type Transaction, type Writer } from '../../platform/postgres/index.ts';
import { shownStatusSql } from '../../shared/companies/company-status.ts';
import type { RowOutcome, StoredRow, UploadedRow, UploadJob, UploadStatus } from './upload-job.ts';

export interface OpenRow {
  row_number: number;
  /** As it was uploaded. */
  input: string;
  /** Null in uploads of companies. */
  domain: string | null;
  job_id: string | null;
  /** Whether another call opened the job; only that one reports what the job cost. */
  is_joined: boolean;
  /** Whether an ask for this row was charged whose answer was not stored, because the process ended. */
  is_paid: boolean;
  /** Whether the account's people decided which company the domain belongs to. */
  is_decided: boolean;
}

interface NewUpload extends Pick<UploadJob, 'direction' | 'file_name' | 'columns'> {
  id: string;
  /** The index in `columns` of the column that is read. */
  column_index: number;
  accountId: string;
  rows: readonly UploadedRow[];
  at: Date;
}

/** Which rows of an upload are wanted; undefined wants all. */
export interface RowFilter {
  /** `pending` for those that are not done. */
  outcome?: string | undefined;
  charged?: boolean | undefined;
  /** Of the row's company today: the one of the account's decision, or else the website's. */
  companyStatus?: string | undefined;
  /** Part of any cell or of the answer, case-insensitive. */
  text?: string | undefined;
}

/** The number of rows in one statement. Its parameters are written without a pause. */
const ROWS_PER_STATEMENT = 5_000;
const CHARACTERS_PER_STATEMENT = 1024 * 1024;

export type BulkStore = typeof bulkStore;

export const bulkStore = {
  async insert(tx: Transaction, upload: NewUpload): Promise<void> {
    const { id, rows } = upload;
    await tx.execute(sql`
      insert into bulk_jobs (id, account_id, direction, file_name, columns, column_index, total, created_at)
      values (${id}, ${upload.accountId}, ${upload.direction}, ${upload.file_name}, ${upload.columns}::text[],
        ${upload.column_index}, ${rows.length}, ${upload.at})`);
    for (const { start, part } of partsOf(rows)) {
      await tx.execute(sql`
        insert into bulk_rows (bulk_id, row_number, input, domain, cells, state, outcome, charge_reason, reason)
        select ${id}, ${start} + row.ordinal, row.input, row.domain, row.cells::jsonb,
          case when row.invalid then 'done' else 'waiting' end, case when row.invalid then 'invalid' end, null,
          row.reason
        from unnest(${part.map(({ input }) => input)}::text[], ${part.map(({ domain }) => domain)}::text[],
          ${part.map(({ cells }) => cells)}::text[],
          ${part.map(({ isInvalid }) => isInvalid)}::boolean[], ${part.map(({ reason }) => reason)}::text[])
          with ordinality as row (input, domain, cells, invalid, reason, ordinal)`);
    }
  },

  find: async (db: Queryable, accountId: string, id: string): Promise<UploadJob | undefined> =>
    (await findJobs(db, { accountId, id, limit: 1 }))[0],
  list: (db: Queryable, accountId: string, limit: number) => findJobs(db, { accountId, id: null, limit }),

  /** Undefined when the upload no longer exists. */
  readState: (db: Queryable, id: string) =>
    db.first<Pick<UploadJob, 'account_id' | 'direction' | 'file_name' | 'status'>>(
      sql`select account_id, direction, file_name, status from bulk_jobs where id = ${id}`,
    ),

  /** That ended before then; those that are paused have not ended. */
  async listFinished(db: Queryable, before: Date): Promise<string[]> {
    const found = await db.query<{ id: string }>(sql`select id from bulk_jobs where finished_at < ${before}`);
    return found.map(({ id }) => id);
  },

  /** At most `limit`; returns how many. */
  deleteRows: (db: Queryable, id: string, limit: number): Promise<number> =>
    db.execute(sql`
      delete from bulk_rows where bulk_id = ${id} and row_number in (
        select row_number from bulk_rows where bulk_id = ${id} limit ${limit})`),

  deleteUpload: (db: Queryable, id: string): Promise<number> =>
    db.execute(sql`delete from bulk_jobs where id = ${id}`),

  /** Waiting or running rows, in their order. */
  listOpen: (
    db: Queryable,
    id: string,
    { state, after = 0, limit }: { state: 'waiting' | 'running'; after?: number; limit: number },
  ) =>
    db.query<OpenRow>(sql`
      select row.row_number, row.input, row.domain, row.job_id, row.is_joined, row.is_paid, exists (
        select from reviews review where review.account_id = job.account_id and review.domain = row.domain
          and review.decided_at is not null) as is_decided
      from bulk_rows row join bulk_jobs job on job.id = row.bulk_id
      where row.bulk_id = ${id} and row.state <> 'done' and row.state = ${state} and row.row_number > ${after}
      order by row.row_number limit ${limit}`),

  async countOpen(db: Queryable, id: string): Promise<{ waiting: number; running: number }> {
    const row = await db.first<{ waiting: number; running: number }>(sql`
      select count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where state = 'running')::int as running
      from bulk_rows where bulk_id = ${id} and state <> 'done'`);
    return row ?? { waiting: 0, running: 0 };
  },

  /** Marks the row as running before its job starts. False if the row was cancelled in the meantime. */
  claimRow: async (db: Queryable, id: string, rowNumber: number): Promise<boolean> =>
    (await db.execute(sql`
      update bulk_rows set state = 'running'
      where bulk_id = ${id} and row_number = ${rowNumber} and state = 'waiting'`)) > 0,

  /** Rows that were claimed and have no job wait again. Only for the worker that owns the upload. */
  async releaseUnstarted(db: Queryable, id: string): Promise<void> {
    await db.execute(sql`
      update bulk_rows set state = 'waiting' where bulk_id = ${id} and state = 'running' and job_id is null`);
  },

  /** For the transaction that opens a job for the row, or charges for its known answer. */
  async markPaid(tx: Writer, id: string, rowNumber: number, jobId: string | undefined): Promise<void> {
    await tx.execute(sql`
      update bulk_rows set job_id = ${jobId ?? null}, is_paid = is_paid or ${jobId === undefined}
      where bulk_id = ${id} and row_number = ${rowNumber} and state = 'running'`);
  },

  async setJob(
    db: Queryable,
    id: string,
    rowNumber: number,
    { jobId, isJoined }: { jobId: string; isJoined: boolean },
  ): Promise<void> {
    await db.execute(sql`
      update bulk_rows set job_id = ${jobId}, is_joined = ${isJoined}
      where bulk_id = ${id} and row_number = ${rowNumber} and state = 'running'`);
  },

  async markDone(
    db: Queryable,
    id: string,
    rowNumber: number,
    row: RowOutcome & { known: boolean },
  ): Promise<void> {
    // Several rows may ask about one subject, by one job or one after another. It is charged once, to the
    // first row that ends; to none if another call opened the job.
    await db.execute(sql`
      update bulk_rows done set state = 'done', outcome = ${row.outcome}, company_number = ${row.company_number},
        company_name = ${row.company_name}, match_confidence = ${row.match_confidence},
        domain = coalesce(${row.website}, done.domain), known = ${row.known},
        charged = ${row.charged} and not first.paid,
        charge_reason = case when ${row.charged} and first.paid then 'already_charged' else ${row.charge_reason} end,
        reason = ${row.reason}, disclosures = ${row.disclosures}, evidence_quote = ${row.evidence_quote},
        evidence_url = ${row.evidence_url}, failure_code = ${row.failure_code}
      from (
        select ${row.charged} and (
          this.is_joined
          or exists (select from bulk_rows paid
            where paid.bulk_id = ${id} and paid.charged and paid.job_id = this.job_id)
          or exists (select from bulk_rows paid
            where paid.bulk_id = ${id} and paid.charged and paid.domain = this.domain)
          or (${row.website !== null} and exists (select from bulk_rows paid
            where paid.bulk_id = ${id} and paid.charged and paid.company_number = ${row.company_number}))
        ) as paid
        from bulk_rows this where this.bulk_id = ${id} and this.row_number = ${rowNumber}
      ) first
      where done.bulk_id = ${id} and done.row_number = ${rowNumber} and done.state <> 'done'`);
  },

  /** True for the caller that made the change. */
  setStatus: async (
    db: Queryable,
    id: string,
    { from, to, reason, at }: { from: UploadStatus[]; to: UploadStatus; reason?: string; at: Date },
  ): Promise<boolean> =>
    (await db.execute(sql`
      update bulk_jobs set status = ${to}, pause_reason = ${reason ?? null},
        finished_at = case when ${to} in ('completed', 'cancelled') then ${at}::timestamptz end
      where id = ${id} and status = any(${from}::text[])`)) > 0,

  async cancelWaiting(db: Queryable, id: string): Promise<void> {
    await db.execute(sql`
      update bulk_rows set state = 'done', outcome = 'cancelled', reason = 'The upload was cancelled before its turn came.'
      where bulk_id = ${id} and state = 'waiting'`);
  },

  /** Every row, page by page; fewer than `limit` where the rows are long. */
  listResults: (db: Queryable, id: string, { after, limit }: { after: number; limit: number }) =>
    db.query<StoredRow>({
      name: 'bulk results',
      text: `${resultRows('row.cells')} and row.row_number > $2 and row.row_number <= (${LAST_OF_PAGE})
        order by row.row_number`,
      values: [id, after, limit, PAGE_BYTES_MAX],
    }),

  /**
   * A page of the rows that pass the filter, in their order, and how many pass it. The cells of long rows are
   * cut, so that a page has no more than some megabytes.
   */
  async listFiltered(
    db: Queryable,
    id: string,
    { filter, offset, limit }: { filter: RowFilter; offset: number; limit: number },
  ): Promise<{ rows: StoredRow[]; total: number }> {
    const { outcome = null, charged = null, companyStatus = null } = filter;
    const text = filter.text?.trim() ? `%${filter.text.trim().replace(/[\\%_]/g, '\\$&')}%` : null;
    const found = await db.first<{ total: number; numbers: number[] }>({
      name: 'numbers of bulk rows',
      text: PASSING_ROWS,
      values: [id, outcome, charged, text, companyStatus, offset, limit],
    });
    const { total, numbers } = found ?? { total: 0, numbers: [] };
    const rows = await db.query<StoredRow>({
      name: 'bulk rows',
      text: `${resultRows(CUT_CELLS)} and row.row_number = any($2::int[]) order by row.row_number`,
      values: [id, numbers, Math.max(ROW_BYTES_MIN, Math.floor(PAGE_BYTES_MAX / limit))],
    });
    return { rows, total };
  },

  /** Uploads with work left, for when the queue lost one. */
  async listUnfinished(db: Queryable): Promise<string[]> {
    const rows = await db.query<{ id: string }>(sql`
      select id from bulk_jobs job
      where status = 'running' or (status = 'cancelled'
        and exists (select from bulk_rows open where open.bulk_id = job.id and open.state <> 'done'))`);
    return rows.map(({ id }) => id);
  },

  /** The paused uploads of one account, or of all. */
  listPaused: (db: Queryable, accountId: string | null) =>
    db.query<{ id: string; account_id: string }>(sql`
      select id, account_id from bulk_jobs
      where status = 'paused' and (${accountId}::text is null or account_id = ${accountId})
      order by account_id, created_at`),
};

/** Rows for one statement each. */
function* partsOf(rows: readonly UploadedRow[]): Generator<{ start: number; part: UploadedRow[] }> {
  let start = 0;
  let characters = 0;
  for (const [at, row] of rows.entries()) {
    characters += row.input.length + (row.cells?.length ?? 0);
    const isFull = at + 1 - start >= ROWS_PER_STATEMENT || characters >= CHARACTERS_PER_STATEMENT;
    if (!isFull && at + 1 < rows.length) continue;
    yield { start, part: rows.slice(start, at + 1) };
    start = at + 1;
    characters = 0;
  }
}

/** The cells of one page together: what is read and written at once must not take long. */
const PAGE_BYTES_MAX = 1024 * 1024;
/** Of a row in a list, before its cells are cut. */
const ROW_BYTES_MIN = 2_048;

/** The last row of a page of at most $3 rows after $2, which begins before $4 bytes. */
const LAST_OF_PAGE = `
  select max(row_number) filter (where bytes_before < $4) from (
    select row_number, sum(bytes) over (order by row_number) - bytes as bytes_before from (
      select row_number, coalesce(octet_length(cells::text), 0) as bytes from bulk_rows
      where bulk_id = $1 and row_number > $2 order by row_number limit $3
    ) page
  ) sized`;

/** Cells of a row of at most $3 bytes, or the beginning of each. */
const CUT_CELLS = `
  case when octet_length(row.cells::text) <= $3::int then row.cells else (
    select jsonb_agg(case when length(cell) <= share then cell else left(cell, share) || '…' end order by at)
    from jsonb_array_elements_text(row.cells) with ordinality as part (cell, at)
    cross join (select greatest(1, $3::int / jsonb_array_length(row.cells))) as shares (share)
  ) end`;

const resultRows = (cells: string) => `
  select row.row_number, row.input, ${cells} as cells, row.domain, row.outcome, row.company_number, row.company_name,
    row.match_confidence, row.charged, row.charge_reason, row.reason, row.disclosures, row.known,
    row.evidence_quote, row.evidence_url, row.failure_code,
    review.decided_at is not null as is_decided, review.company_number as decided_number,
    case when review.decided_at is not null
      then coalesce('confirmed ' || review.company_number, 'rejected') end as review
  from bulk_rows row
  join bulk_jobs job on job.id = row.bulk_id
  left join reviews review on job.direction = 'domain'
    and review.account_id = job.account_id and review.domain = row.domain
  where row.bulk_id = $1`;

/**
 * The rows that pass a filter. The company of a row is the one that it shows: that of the account's decision,
 * or else the website's; its name is the one on the register.
 */
const PASSING_ROWS = `
  with passing as (
    select row.row_number from bulk_rows row
    where row.bulk_id = $1
      and ($2::text is null or coalesce(row.outcome, 'pending') = $2)
      and ($3::boolean is null or row.charged = $3)
      and (($4::text is null and $5::text is null) or exists (
        select from bulk_jobs job
        left join reviews review on job.direction = 'domain' and review.account_id = job.account_id
          and review.domain = row.domain and review.decided_at is not null and row.outcome is not null
        cross join lateral (select case when review.decided_at is null
          then row.company_number else review.company_number end as number) shown
        left join companies company on company.company_number = shown.number
        where job.id = row.bulk_id
          and ($5::text is null or ${shownStatusSql('company')} = $5)
          and ($4::text is null or concat_ws(' ', row.input, row.domain, shown.number,
            coalesce(company.company_name, case when shown.number = row.company_number then row.company_name end),
            row.reason, row.cells) ilike $4)))
  )
  select (select count(*) from passing)::int as total,
    array(select row_number from passing order by row_number offset $6 limit $7) as numbers`;

/** Of an upload in a list of many: together, all names would be megabytes. */
const LISTED_COLUMNS_MAX = 50;
const LISTED_NAME_MAX = 100;

function findJobs(
  db: Queryable,
  { accountId, id, limit }: { accountId: string; id: string | null; limit: number },
): Promise<UploadJob[]> {
  return db.query<UploadJob>(sql`
    select job.id, job.account_id, job.direction, job.file_name, job.columns[job.column_index + 1] as column,
      case when ${id}::text is null then (
          select array_agg(left(name, ${LISTED_NAME_MAX}::int) order by at)
          from unnest(job.columns[1:${LISTED_COLUMNS_MAX}::int]) with ordinality as listed (name, at))
        else job.columns end as columns, job.status,
      job.pause_reason, job.total, job.created_at, job.finished_at,
      coalesce(count.done, 0)::int as done, coalesce(count.running, 0)::int as running,
      coalesce(count.charged, 0)::int as charged, coalesce(count.known, 0)::int as known,
      coalesce(count.already_charged, 0)::int as already_charged, coalesce(count.outcomes, '{}') as outcomes
    from bulk_jobs job
    left join lateral (
      select sum(rows) filter (where state = 'done') as done, sum(rows) filter (where state = 'running') as running,
        sum(charged) as charged, sum(known) as known, sum(already_charged) as already_charged,
        jsonb_object_agg(outcome, rows) filter (where outcome is not null) as outcomes
      from (
        select state, outcome, count(*)::int as rows, count(*) filter (where row.charged)::int as charged,
          count(*) filter (where row.known)::int as known,
          count(*) filter (where row.charge_reason = 'already_charged')::int as already_charged
        from bulk_rows row where row.bulk_id = job.id group by state, outcome
      ) grouped
    ) count on true
    where job.account_id = ${accountId} and (${id}::text is null or job.id = ${id})
    order by job.created_at desc, job.id limit ${limit}`);
}
