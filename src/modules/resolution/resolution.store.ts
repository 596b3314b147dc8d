import { sql } from '../../platform/postgres/index.ts';
import { stillAnswers } from './ask/still-answers.store.ts';
import type { ResolutionJob, StoredResult } from './resolution-job.ts';
import type { ResolutionStore, Standing } from './resolution-store.ts';

/**
 * One round trip for all that a known result's answer needs, of which the row versions say whether the process has the
 * rest in memory already. It reads the ledger's, the register's and the accounts' tables; it never writes them. For any
 * number of look-ups at once; fenced, so that each goes by its keys, however many they are.
 */
const FIND_STANDINGS = `
  select look.nth::int, standing.*
  from unnest($1::text[], $2::text[], $3::timestamptz[], $4::bytea[])
    with ordinality as look (account_id, domain, now, key_hash, nth)
  cross join lateral (
    select account.balance - account.held as available, purchase.paid_until,
      result.id as result_id, result.match_status, result.company_number,
      company.xmin::text || ' ' || coalesce(detail.xmin::text, '') as company_version,
      detail.fetched_at as detail_at
    from credit_accounts account
    left join credit_purchases purchase on purchase.account_id = account.account_id
      and purchase.subject = 'domain:' || look.domain and purchase.paid_until > look.now
    left join lateral (
      select id, match_status, company_number, resolved_at, expires_at from domain_results
      where domain = look.domain order by id desc limit 1
    ) result on ${stillAnswers('result', 'look.now')}
    left join companies company on company.company_number = result.company_number
    left join company_details detail on detail.company_number = result.company_number
    where account.account_id = look.account_id and (look.key_hash is null or exists (
      select from api_keys key where key.account_id = account.account_id and key.key_hash = look.key_hash))
    offset 0
  ) standing`;

export const resolutionStore: ResolutionStore = {
  async findStandings(db, looks) {
    const rows = await db.query<Standing & { nth: number }>({
      name: 'resolution standings',
      text: FIND_STANDINGS,
      values: [
        looks.map(({ accountId }) => accountId),
        looks.map(({ domain }) => domain),
        looks.map(({ now }) => now.toISOString()),
        looks.map(({ keyHash }) => keyHash),
      ],
    });
    const found: (Standing | undefined)[] = looks.map(() => undefined);
    for (const { nth, ...standing } of rows) found[nth - 1] = standing;
    return found;
  },

  findResult: (db, id) =>
    db.first<StoredResult>(sql`
      select id, domain, verdict, pages_read, resolved_at, expires_at from domain_results where id = ${id}`),

  async hasAnswer(db, domain, now) {
    const row = await db.first({
      name: 'domain has an answer',
      text: `
        select 1 from (
          select match_status, resolved_at, expires_at from domain_results
          where domain = $1 order by id desc limit 1
        ) newest
        where ${stillAnswers('newest', '$2')}`,
      values: [domain, now],
    });
    return row !== undefined;
  },

  async insertResult(tx, { domain, verdict, pagesRead, resolvedAt, expiresAt }) {
    const row = await tx.first<{ id: number }>(sql`
      insert into domain_results
        (domain, match_status, company_number, verdict, pages_read, resolved_at, expires_at)
      values (${domain}, ${verdict.match_status}, ${verdict.company_number}, ${JSON.stringify(verdict)}::jsonb,
        ${pagesRead}, ${resolvedAt}, ${expiresAt})
      returning id`);
    if (!row) throw new Error('a result was not stored');
    return row.id;
  },

  async openTask(tx, { id, domain, at }) {
    // The update changes nothing; it is there for the lock, and to be told the id that is there.
    const row = await tx.first<{ id: string }>(sql`
      insert into resolution_tasks as task (domain, id, queued_at, touched_at)
      values (${domain}, ${id}, ${at}, ${at})
      on conflict (domain) do update set id = task.id
      returning id`);
    if (!row) throw new Error('a task was neither made nor found');
    return { id: row.id, created: row.id === id };
  },

  async lockTask(tx, { id, domain }) {
    const row = await tx.first(sql`
      select 1 from resolution_tasks where domain = ${domain} and id = ${id} for update`);
    return row !== undefined;
  },

  async beginAttempt(db, { id, domain }, at) {
    const row = await db.first<{ attempts: number }>(sql`
      update resolution_tasks
      set attempts = attempts + 1, state = 'processing', stage = 'crawling', pages_read = 0,
        started_at = ${at}, touched_at = ${at}
      where domain = ${domain} and id = ${id}
      returning attempts`);
    return row?.attempts;
  },

  async noteStage(db, { id, domain }, { stage, pagesRead, at }) {
    await db.execute(sql`
      update resolution_tasks set stage = ${stage}, pages_read = ${pagesRead}, touched_at = ${at}
      where domain = ${domain} and id = ${id}`);
  },

  async endAttempt(db, { id, domain }, { counts, at }) {
    await db.execute(sql`
      update resolution_tasks
      set state = 'pending', stage = 'queued', touched_at = ${at},
        attempts = case when ${counts}::boolean then attempts else attempts - 1 end
      where domain = ${domain} and id = ${id}`);
  },

  async deleteTask(tx, { id, domain }) {
    await tx.execute(sql`delete from resolution_tasks where domain = ${domain} and id = ${id}`);
  },

  listSilentTasks: (db, before, limit) =>
    db.query(sql`
      select id, domain, queued_at from resolution_tasks where touched_at < ${before}
      order by touched_at limit ${limit}`),

  async touchTask(tx, { id, domain }, at) {
    await tx.execute(sql`
      update resolution_tasks set state = 'pending', stage = 'queued', touched_at = ${at}
      where domain = ${domain} and id = ${id}`);
  },

  findRunningJob: (db, accountId, domain) =>
    db.first<ResolutionJob>(sql`
      select * from resolution_job_states
      where account_id = ${accountId} and domain = ${domain} and finished_at is null`),

  async insertJob(tx, { id, accountId, domain, answer, held, at }) {
    await tx.execute(sql`
      insert into resolution_jobs (id, account_id, domain, answer, held, created_at)
      values (${id}, ${accountId}, ${domain}, ${answer}, ${held}, ${at})`);
  },

  async widenAnswer(tx, jobId) {
    await tx.execute(sql`update resolution_jobs set answer = 'enrich' where id = ${jobId}`);
  },

  findJob: (db, id) => db.first<ResolutionJob>(sql`select * from resolution_job_states where id = ${id}`),

  findJobOfAccount: (db, accountId, id) =>
    db.first<ResolutionJob>(sql`
      select * from resolution_job_states where id = ${id} and account_id = ${accountId}`),

  listWaitingJobs: (tx, domain) =>
    tx.query(sql`
      select id, account_id, held from resolution_jobs
      where domain = ${domain} and finished_at is null order by account_id for update`),

  async completeJob(tx, id, end) {
    await tx.execute(sql`
      update resolution_jobs set finished_at = ${end.at}, outcome = 'completed', result_id = ${end.resultId},
        charged = ${end.charged}, charge_reason = ${end.charge_reason}
      where id = ${id}`);
  },

  async failJob(tx, id, end) {
    await tx.execute(sql`
      update resolution_jobs set finished_at = ${end.at}, outcome = 'failed', error_message = ${end.message},
        charged = ${end.charged}, charge_reason = ${end.charge_reason}
      where id = ${id}`);
  },

  async listDomainsWithoutTask(db, limit) {
    const rows = await db.query<{ domain: string }>(sql`
      select distinct domain from resolution_jobs job
      where finished_at is null
        and not exists (select from resolution_tasks task where task.domain = job.domain)
      limit ${limit}`);
    return rows.map(({ domain }) => domain);
  },

  async isWaiting(db, jobId) {
    const row = await db.first(sql`
      select 1 from resolution_jobs where id = ${jobId} and finished_at is null`);
    return row !== undefined;
  },

  async purge(db, before) {
    const jobs = await db.execute(sql`delete from resolution_jobs where finished_at < ${before}`);
    await db.execute(sql`
      delete from domain_results result where expires_at < ${before}
        and not exists (select from resolution_jobs job where job.result_id = result.id)`);
    return jobs;
  },
};
