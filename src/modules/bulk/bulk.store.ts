import { type Queryable, sql } from '../../platform/postgres/index.ts';
import type { BulkJob, ResultRow } from './bulk.ts';
import type { BulkStore, OpenRow } from './bulk-store.ts';

const ROWS_A_STATEMENT = 5_000;

export const bulkStore: BulkStore = {
  async insert(tx, { id, accountId, rows, at }) {
    await tx.execute(sql`
      insert into bulk_jobs (id, account_id, total, created_at) values (${id}, ${accountId}, ${rows.length}, ${at})`);
    for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
      const part = rows.slice(start, start + ROWS_A_STATEMENT);
      await tx.execute(sql`
        insert into bulk_rows (bulk_id, row_number, input, domain, state, outcome, charge_reason, reason)
        select ${id}, ${start} + row.ordinal, row.input, row.domain,
          case when row.domain is null then 'done' else 'waiting' end,
          case when row.domain is null then 'invalid' end, null, row.reason
        from unnest(${part.map(({ input }) => input)}::text[], ${part.map(({ domain }) => domain)}::text[],
          ${part.map(({ reason }) => reason)}::text[]) with ordinality as row (input, domain, reason, ordinal)`);
    }
  },

  find: async (db, accountId, id) => (await findJobs(db, { accountId, id, limit: 1 }))[0],
  list: (db, accountId, limit) => findJobs(db, { accountId, id: null, limit }),

  readState: (db, id) => db.first(sql`select account_id, status from bulk_jobs where id = ${id}`),

  listOpen: (db, id, state, limit) =>
    db.query<OpenRow>(sql`
      select row_number, domain, job_id from bulk_rows
      where bulk_id = ${id} and state <> 'done' and state = ${state} order by row_number limit ${limit}`),

  async countOpen(db, id) {
    const row = await db.first<{ waiting: number; running: number }>(sql`
      select count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where state = 'running')::int as running
      from bulk_rows where bulk_id = ${id} and state <> 'done'`);
    return row ?? { waiting: 0, running: 0 };
  },

  takeWaiting: async (db, id, rowNumber) =>
    (await db.execute(sql`
      update bulk_rows set state = 'running'
      where bulk_id = ${id} and row_number = ${rowNumber} and state = 'waiting'`)) > 0,

  async putBackUnasked(db, id) {
    await db.execute(sql`
      update bulk_rows set state = 'waiting' where bulk_id = ${id} and state = 'running' and job_id is null`);
  },

  async setJob(db, id, rowNumber, jobId) {
    await db.execute(sql`
      update bulk_rows set job_id = ${jobId} where bulk_id = ${id} and row_number = ${rowNumber} and state = 'running'`);
  },

  async markDone(db, id, rowNumber, end) {
    // Two rows of one domain may share a job; it was paid for once, and the first that ends says so.
    await db.execute(sql`
      update bulk_rows done set state = 'done', outcome = ${end.outcome}, company_number = ${end.company_number},
        company_name = ${end.company_name}, match_confidence = ${end.match_confidence},
        charged = ${end.charged} and not first.paid,
        charge_reason = case when ${end.charged} and first.paid then 'already_charged' else ${end.charge_reason} end,
        reason = ${end.reason}
      from (
        select exists (
          select from bulk_rows paid join bulk_rows this on this.bulk_id = paid.bulk_id and this.job_id = paid.job_id
          where this.bulk_id = ${id} and this.row_number = ${rowNumber} and paid.row_number <> ${rowNumber}
            and paid.charged
        ) as paid
      ) first
      where done.bulk_id = ${id} and done.row_number = ${rowNumber} and done.state <> 'done'`);
  },

  setStatus: async (db, id, { from, to, reason, at }) =>
    (await db.execute(sql`
      update bulk_jobs set status = ${to}, pause_reason = ${reason ?? null},
        finished_at = case when ${to} in ('completed', 'cancelled') then ${at}::timestamptz end
      where id = ${id} and status = any(${from}::text[])`)) > 0,

  async cancelWaiting(db, id) {
    await db.execute(sql`
      update bulk_rows set state = 'done', outcome = 'cancelled', reason = 'The upload was cancelled before its turn came.'
      where bulk_id = ${id} and state = 'waiting'`);
  },

  listResults: (db, id, { after, limit }) =>
    db.query<ResultRow>(sql`
      select row_number, input, domain, outcome, company_number, company_name, match_confidence, charged,
        charge_reason, reason
      from bulk_rows where bulk_id = ${id} and row_number > ${after} order by row_number limit ${limit}`),

  async listUnfinished(db) {
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
