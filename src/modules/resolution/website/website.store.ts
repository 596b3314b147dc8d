import { sql } from '../../../platform/postgres/index.ts';
import { stillAnswers } from '../ask/still-answers.store.ts';
import type { StoredSearch, VerifiedWebsite, WebsiteJob } from './website-result.ts';
import type { DomainLookup, KnownVerdict, WebsiteStanding, WebsiteStore } from './website-store.ts';

const SEARCH = 'id, company_number, status, websites, candidates_tried, searched_at, expires_at';

/** The websites of the company $1 at the time $2, as they are stored with a search. */
const VERIFIED = `coalesce((
  select jsonb_agg(jsonb_build_object('domain', domain, 'match_confidence', confidence, 'evidence', evidence,
    'verified_at', to_char(verified_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by confidence desc, verified_at, domain)
  from website_links
  where company_number = $1::text and status = 'verified' and valid_until > $2::timestamptz
), '[]'::jsonb)`;

const JOB = `
  select job.id, job.account_id, job.company_number, job.created_at, job.finished_at, job.result_id, job.charged,
    job.charge_reason, job.told_at, task.state, task.candidates_tried, task.touched_at
  from website_jobs job
  left join website_tasks task on task.company_number = job.company_number and job.finished_at is null`;

export const websiteStore: WebsiteStore = {
  async findStanding(db, { accountId, companyNumber, now }) {
    const account = await db.first<Pick<WebsiteStanding, 'available' | 'paid_until' | 'websites'>>({
      name: 'website standing',
      text: `
        select account.balance - account.held as available, purchase.paid_until, ${VERIFIED} as websites
        from credit_accounts account
        left join credit_purchases purchase on purchase.account_id = account.account_id
          and purchase.subject = 'company:' || $1 and purchase.paid_until > $2
        where account.account_id = $3`,
      values: [companyNumber, now, accountId],
    });
    if (!account) return undefined;
    const newest = await db.first<StoredSearch>({
      text: `select ${SEARCH} from website_results where company_number = $1 order by id desc limit 1`,
      values: [companyNumber],
    });
    return { ...account, search: newest && newest.expires_at > now ? newest : null };
  },

  async listVerified(db, companyNumber, now) {
    const row = await db.first<{ websites: VerifiedWebsite[] }>({
      name: 'verified websites',
      text: `select ${VERIFIED} as websites`,
      values: [companyNumber, now],
    });
    return row?.websites ?? [];
  },

  findSearch: (db, id) =>
    db.first<StoredSearch>({ text: `select ${SEARCH} from website_results where id = $1`, values: [id] }),

  async insertSearch(tx, result) {
    const row = await tx.first<{ id: number }>(sql`
      insert into website_results
        (company_number, status, websites, candidates_tried, searched_at, expires_at)
      values (${result.company_number}, ${result.status}, ${JSON.stringify(result.websites)}::jsonb,
        ${result.candidates_tried}, ${result.searched_at}, ${result.expires_at})
      returning id`);
    if (!row) throw new Error('the result of a search was not stored');
    return row.id;
  },

  async openTask(tx, { id, companyNumber, readsSince, at }) {
    // The update changes nothing; it is there for the lock, and to be told the id that is there.
    const row = await tx.first<{ id: string }>(sql`
      insert into website_tasks as task (company_number, id, reads_since, queued_at, touched_at)
      values (${companyNumber}, ${id}, ${readsSince}, ${at}, ${at})
      on conflict (company_number) do update set id = task.id
      returning id`);
    if (!row) throw new Error('a search was neither made nor found');
    return { id: row.id, created: row.id === id };
  },

  async lockTask(tx, { id, companyNumber }) {
    const row = await tx.first(sql`
      select 1 from website_tasks where company_number = ${companyNumber} and id = ${id} for update`);
    return row !== undefined;
  },

  beginAttempt: (db, { id, companyNumber }, at) =>
    db.first(sql`
      update website_tasks
      set attempts = attempts + 1, state = 'processing', candidates_tried = 0, started_at = ${at}, touched_at = ${at}
      where company_number = ${companyNumber} and id = ${id}
      returning attempts, reads_since`),

  async noteTried(db, { id, companyNumber }, { tried, at }) {
    await db.execute(sql`
      update website_tasks set candidates_tried = ${tried}, touched_at = ${at}
      where company_number = ${companyNumber} and id = ${id}`);
  },

  async endAttempt(db, { id, companyNumber }, { counts, at }) {
    await db.execute(sql`
      update website_tasks
      set state = 'pending', touched_at = ${at},
        attempts = case when ${counts}::boolean then attempts else attempts - 1 end
      where company_number = ${companyNumber} and id = ${id}`);
  },

  async deleteTask(tx, { id, companyNumber }) {
    await tx.execute(sql`delete from website_tasks where company_number = ${companyNumber} and id = ${id}`);
  },

  listSilentTasks: (db, before, limit) =>
    db.query(sql`
      select id, company_number as "companyNumber", queued_at as "queuedAt" from website_tasks
      where touched_at < ${before} order by touched_at limit ${limit}`),

  async touchTask(tx, { id, companyNumber }, at) {
    await tx.execute(sql`
      update website_tasks set state = 'pending', touched_at = ${at}
      where company_number = ${companyNumber} and id = ${id}`);
  },

  findRunningJob: (db, accountId, companyNumber) =>
    db.first<WebsiteJob>({
      text: `${JOB} where job.account_id = $1 and job.company_number = $2 and job.finished_at is null`,
      values: [accountId, companyNumber],
    }),

  findJob: (db, id) => db.first<WebsiteJob>({ text: `${JOB} where job.id = $1`, values: [id] }),

  async insertJob(tx, { id, accountId, companyNumber, held, at }) {
    await tx.execute(sql`
      insert into website_jobs (id, account_id, company_number, held, created_at)
      values (${id}, ${accountId}, ${companyNumber}, ${held}, ${at})`);
  },

  listWaitingJobs: (tx, companyNumber) =>
    tx.query(sql`
      select id, held from website_jobs
      where company_number = ${companyNumber} and finished_at is null order by account_id for update`),

  async finishJob(tx, id, end) {
    await tx.execute(sql`
      update website_jobs set finished_at = ${end.at}, result_id = ${end.resultId}, charged = ${end.charged},
        charge_reason = ${end.charge_reason}
      where id = ${id}`);
  },

  async tellCharge(db, { accountId, companyNumber, at }) {
    const told = await db.execute(sql`
      update website_jobs set told_at = ${at}
      where account_id = ${accountId} and company_number = ${companyNumber} and charged and told_at is null`);
    return told > 0;
  },

  async listCompaniesWithoutTask(db, limit) {
    const rows = await db.query<{ company_number: string }>(sql`
      select distinct company_number from website_jobs job
      where finished_at is null
        and not exists (select from website_tasks task where task.company_number = job.company_number)
      limit ${limit}`);
    return rows.map((row) => row.company_number);
  },

  async isWaiting(db, jobId) {
    const row = await db.first(sql`select 1 from website_jobs where id = ${jobId} and finished_at is null`);
    return row !== undefined;
  },

  listVerdicts: (db, domains, now) =>
    db.query<KnownVerdict>({
      name: 'verdicts that still answer',
      text: `
        select result.domain, result.verdict, result.resolved_at
        from unnest($1::text[]) as asked (domain)
        cross join lateral (
          select domain, match_status, verdict, resolved_at, expires_at from domain_results
          where domain = asked.domain order by id desc limit 1
        ) result
        where ${stillAnswers('result', '$2')}`,
      values: [domains, now],
    }),

  listLookups: (db, domains, now) =>
    db.query<DomainLookup>(sql`
      select domain, found, expires_at as "expiresAt" from domain_lookups
      where domain = any(${[...domains]}::text[]) and expires_at > ${now}`),

  async saveLookup(db, { domain, found, expiresAt }) {
    await db.execute(sql`
      insert into domain_lookups (domain, found, expires_at) values (${domain}, ${found}, ${expiresAt})
      on conflict (domain) do update set found = excluded.found, expires_at = excluded.expires_at`);
  },

  async purge(db, before, now) {
    const jobs = await db.execute(sql`delete from website_jobs where finished_at < ${before}`);
    await db.execute(sql`
      delete from website_results result where expires_at < ${before}
        and not exists (select from website_jobs job where job.result_id = result.id)`);
    await db.execute(sql`delete from domain_lookups where expires_at < ${now}`);
    return jobs;
  },
};
