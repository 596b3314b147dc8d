import { type Queryable, sql, type Writer } from '../../platform/postgres/index.ts';
import { storableText } from '../../shared/storable-text.ts';
import type { AnsweredCall, HistoryEntry, HistoryFilter, SettledJob, UsageOfDay } from './history-entry.ts';

const PURGED_AT_ONCE = 10_000;
/** What a joined call cost, if the job was charged. */
const ALREADY_CHARGED = 'already_charged';

/** A call as the JSON text of its row. */
export type HistoryRow = string & { readonly row: unique symbol };

/**
 * Calls that wait to be saved are kept as text, which costs the garbage collector less than objects. Text
 * that the database cannot store is replaced, because it would keep the complete batch from being saved.
 */
export function historyRow(call: AnsweredCall, at: Date): HistoryRow {
  return JSON.stringify({
    account_id: call.accountId,
    asked_at: at,
    direction: call.direction,
    asked: storableText(call.asked),
    found: call.found,
    outcome: call.outcome,
    charged: call.charged,
    charge_reason: call.chargeReason,
    failure_code: call.failureCode,
    source: call.requester.source,
    actor: storableText(call.requester.actor),
    job_id: call.jobId,
    joined_job_id: call.joinedJobId,
  }) as HistoryRow;
}

export const historyStore = {
  /**
   * Skips calls of accounts that were deleted in the meantime, and locks the others until the commit. A
   * foreign key would ensure the same, with one lock per row instead of one per account.
   */
  async insert(db: Writer, rows: readonly HistoryRow[]): Promise<void> {
    await db.execute(sql`
      with call as materialized (
        select * from rows from (json_to_recordset(${`[${rows.join(',')}]`}::json) as (
          account_id text, asked_at timestamptz, direction text, asked text, found text, outcome text, charged boolean,
          charge_reason text, failure_code text, source text, actor text, job_id text, joined_job_id text))
          with ordinality as call (
          account_id, asked_at, direction, asked, found, outcome, charged, charge_reason, failure_code, source, actor,
          job_id, joined_job_id, nth)
      ), account as materialized (
        select id from accounts where id in (select account_id from call) for key share
      )
      insert into resolution_history (account_id, asked_at, direction, asked, found, outcome, credits, charge_reason,
        failure_code, source, actor, job_id, joined_job_id)
      select account_id, asked_at, direction, asked, found, outcome, charged::int, charge_reason, failure_code, source,
        actor, job_id, joined_job_id
      from call where account_id in (select id from account)
      order by nth`);
  },

  /** The selected arrays hide their lengths from the planner, which would otherwise plan every call again. */
  async settle(db: Writer, jobs: readonly SettledJob[]): Promise<void> {
    await db.execute(sql`
      update resolution_history entry
      set outcome = ended.outcome, found = ended.found, credits = ended.charged::int,
        charge_reason = ended.charge_reason, failure_code = ended.failure_code
      from unnest((select ${jobs.map(({ jobId }) => jobId)}::text[]),
        (select ${jobs.map(({ outcome }) => outcome)}::text[]), (select ${jobs.map(({ found }) => found)}::text[]),
        (select ${jobs.map(({ charged }) => charged)}::boolean[]),
        (select ${jobs.map(({ chargeReason }) => chargeReason)}::text[]),
        (select ${jobs.map(({ failureCode = null }) => failureCode)}::text[]))
        as ended (job_id, outcome, found, charged, charge_reason, failure_code)
      where entry.job_id = ended.job_id`);
  },

  /** Newest first, after the entry `before`. A call that joined a job has the outcome of that job. */
  list(
    db: Queryable,
    accountId: string,
    { filter, before, limit }: { filter: HistoryFilter; before?: string | undefined; limit: number },
  ): Promise<HistoryEntry[]> {
    const text = filter.text === undefined ? null : `%${filter.text.replace(/[\\%_]/g, '\\$&')}%`;
    return db.query<HistoryEntry>(sql`
      select entry.id::text, entry.asked_at, entry.direction, entry.asked, ended.found, company.company_name,
        ended.outcome, entry.credits, ended.charge_reason, ended.failure_code, entry.source, entry.actor,
        coalesce(entry.job_id, entry.joined_job_id) as job_id
      from resolution_history entry
      left join resolution_history opened
        on opened.job_id = entry.joined_job_id and opened.account_id = entry.account_id
      cross join lateral (select coalesce(opened.outcome, entry.outcome) as outcome,
        coalesce(opened.found, entry.found) as found,
        case when opened.credits > 0 then ${ALREADY_CHARGED} else coalesce(opened.charge_reason, entry.charge_reason) end
          as charge_reason,
        coalesce(opened.failure_code, entry.failure_code) as failure_code) ended
      left join companies company on company.company_number =
        case entry.direction when 'domain_to_company' then ended.found else entry.asked end
      where entry.account_id = ${accountId}
        and (${before ?? null}::bigint is null or (entry.asked_at, entry.id) < (
          select asked_at, id from resolution_history where id = ${before ?? null} and account_id = ${accountId}))
        and (${filter.since ?? null}::timestamptz is null or entry.asked_at >= ${filter.since ?? null})
        and (${filter.until ?? null}::timestamptz is null or entry.asked_at <= ${filter.until ?? null})
        and (${filter.outcome ?? null}::text is null or ended.outcome = ${filter.outcome ?? null})
        and (${filter.direction ?? null}::text is null or entry.direction = ${filter.direction ?? null})
        and (${filter.source ?? null}::text is null or entry.source = ${filter.source ?? null})
        and (${text}::text is null or entry.asked ilike ${text} or ended.found ilike ${text}
          or company.company_name ilike ${text})
      order by entry.asked_at desc, entry.id desc
      limit ${limit}`);
  },

  /** One row per UK day and source with calls, oldest first. */
  listUsage: (db: Queryable, accountId: string, firstDay: string) =>
    db.query<UsageOfDay>(sql`
      select to_char(asked_at at time zone 'Europe/London', 'YYYY-MM-DD') as day, source, count(*)::int as calls,
        sum(credits)::int as credits
      from resolution_history where account_id = ${accountId} 
        and asked_at >= ${firstDay}::date::timestamp at time zone 'Europe/London'
      group by 1, 2 order by 1, 2`),

  /** Deletes a batch of rows from before then, oldest first. Returns true if there may be more. */
  async purge(db: Queryable, before: Date): Promise<boolean> {
    const deleted = await db.execute(sql`
      delete from resolution_history
      where asked_at < ${before} and id in (
        select id from resolution_history order by id limit ${PURGED_AT_ONCE})`);
    return deleted === PURGED_AT_ONCE;
  },
};
