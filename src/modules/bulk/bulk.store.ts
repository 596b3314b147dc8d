import { type Queryable, sql, type Transaction } from '../../platform/postgres/index.ts';
import type { BulkJob, BulkStatus, ResultRow, RowOutcome, UploadedRow } from './bulk.ts';

export interface OpenRow {
  row_number: number;
  domain: string;
  job_id: string | null;
}

const ROWS_PER_STATEMENT = 5_000;

export type BulkStore = typeof bulkStore;

export const bulkStore = {
  async insert(
    tx: Transaction,
    { id, accountId, rows, at }: { id: string; accountId: string; rows: readonly UploadedRow[]; at: Date },
  ): Promise<void> {
    await tx.execute(sql`
      insert into bulk_jobs (id, account_id, total, created_at) values (${id}, ${accountId}, ${rows.length}, ${at})`);
    for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
      const part = rows.slice(start, start + ROWS_PER_STATEMENT);
      await tx.execute(sql`
        insert into bulk_rows (bulk_id, row_number, input, domain, state, outcome, charge_reason, reason)
        select ${id}, ${start} + row.ordinal, row.input, row.domain,
          case when row.domain is null then 'done' else 'waiting' end,
          case when row.domain is null then 'invalid' end, null, row.reason
        from unnest(${part.map(({ input }) => input)}::text[], ${part.map(({ domain }) => domain)}::text[],
          ${part.map(({ reason }) => reason)}::text[]) with ordinality as row (input, domain, reason, ordinal)`);
    }
  },

  find: async (db: Queryable, accountId: string, id: string): Promise<BulkJob | undefined> =>
    (await findJobs(db, { accountId, id, limit: 1 }))[0],
  list: (db: Queryable, accountId: string, limit: number) => findJobs(db, { accountId, id: null, limit }),

  /** Undefined when the upload no longer exists. */
  readState: (db: Queryable, id: string) =>
    db.first<{ account_id: string; status: BulkStatus }>(
      sql`select account_id, status from bulk_jobs where id = ${id}`,
    ),

  /** Waiting or running rows, in their order. */
  listOpen: (db: Queryable, id: string, state: 'waiting' | 'running', limit: number) =>
    db.query<OpenRow>(sql`
      select row_number, domain, job_id from bulk_rows
      where bulk_id = ${id} and state <> 'done' and state = ${state} order by row_number limit ${limit}`),

  async countOpen(db: Queryable, id: string): Promise<{ waiting: number; running: number }> {
    const row = await db.first<{ waiting: number; running: number }>(sql`
      select count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where state = 'running')::int as running
      from bulk_rows where bulk_id = ${id} and state <> 'done'`);
    return row ?? { waiting: 0, running: 0 };
  },

  /** Marks the row as running before its job starts. False when the row was cancelled meanwhile. */
  claimRow: async (db: Queryable, id: string, rowNumber: number): Promise<boolean> =>
    (await db.execute(sql`
      update bulk_rows set state = 'running'
      where bulk_id = ${id} and row_number = ${rowNumber} and state = 'waiting'`)) > 0,

  /** Rows that were claimed and have no job wait again. Only for the worker that owns the upload. */
  async releaseUnstarted(db: Queryable, id: string): Promise<void> {
    await db.execute(sql`
      update bulk_rows set state = 'waiting' where bulk_id = ${id} and state = 'running' and job_id is null`);
  },

  async setJob(db: Queryable, id: string, rowNumber: number, jobId: string): Promise<void> {
    await db.execute(sql`
      update bulk_rows set job_id = ${jobId} where bulk_id = ${id} and row_number = ${rowNumber} and state = 'running'`);
  },

  async markDone(db: Queryable, id: string, rowNumber: number, row: RowOutcome): Promise<void> {
    // Two rows of one domain may share a job. The job is charged once, to the first row that ends.
    await db.execute(sql`
      update bulk_rows done set state = 'done', outcome = ${row.outcome}, company_number = ${row.company_number},
        company_name = ${row.company_name}, match_confidence = ${row.match_confidence},
        charged = ${row.charged} and not first.paid,
        charge_reason = case when ${row.charged} and first.paid then 'already_charged' else ${row.charge_reason} end,
        reason = ${row.reason}, disclosures = ${row.disclosures}
      from (
        select exists (
          select from bulk_rows paid join bulk_rows this on this.bulk_id = paid.bulk_id and this.job_id = paid.job_id
          where this.bulk_id = ${id} and this.row_number = ${rowNumber} and paid.row_number <> ${rowNumber}
            and paid.charged
        ) as paid
      ) first
      where done.bulk_id = ${id} and done.row_number = ${rowNumber} and done.state <> 'done'`);
  },

  /** True for the caller that made the change. */
  setStatus: async (
    db: Queryable,
    id: string,
    { from, to, reason, at }: { from: BulkStatus[]; to: BulkStatus; reason?: string; at: Date },
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

  listResults: (db: Queryable, id: string, { after, limit }: { after: number; limit: number }) =>
    db.query<ResultRow>(sql`
      select row.row_number, row.input, row.domain, row.outcome, row.company_number, row.company_name,
        row.match_confidence, row.charged, row.charge_reason, row.reason, row.disclosures,
        case when review.decided_at is not null
          then coalesce('confirmed ' || review.company_number, 'rejected') end as review
      from bulk_rows row
      join bulk_jobs job on job.id = row.bulk_id
      left join reviews review on review.account_id = job.account_id and review.domain = row.domain
      where row.bulk_id = ${id} and row.row_number > ${after} order by row.row_number limit ${limit}`),

  /** Uploads with work left, for when the queue lost one. */
  async listUnfinished(db: Queryable): Promise<string[]> {
    const rows = await db.query<{ id: string }>(sql`
      select id from bulk_jobs job
      where status = 'running' or (status = 'cancelled'
        and exists (select from bulk_rows open where open.bulk_id = job.id and open.state <> 'done'))`);
    return rows.map(({ id }) => id);
  },
};

function findJobs(
  db: Queryable,
  { accountId, id, limit }: { accountId: string; id: string | null; limit: number },
): Promise<BulkJob[]> {
  return db.query<BulkJob>(sql`
    select job.id, job.account_id, job.status, job.pause_reason, job.total, job.created_at, job.finished_at,
      coalesce(count.done, 0)::int as done, coalesce(count.running, 0)::int as running,
      coalesce(count.charged, 0)::int as charged, coalesce(count.outcomes, '{}') as outcomes
    from bulk_jobs job
    left join lateral (
      select sum(rows) filter (where state = 'done') as done, sum(rows) filter (where state = 'running') as running,
        sum(charged) as charged, jsonb_object_agg(outcome, rows) filter (where outcome is not null) as outcomes
      from (
        select state, outcome, count(*)::int as rows, count(*) filter (where row.charged)::int as charged
        from bulk_rows row where row.bulk_id = job.id group by state, outcome
      ) grouped
    ) count on true
    where job.account_id = ${accountId} and (${id}::text is null or job.id = ${id})
    order by job.created_at desc, job.id limit ${limit}`);
}
