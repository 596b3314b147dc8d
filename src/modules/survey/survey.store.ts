import {
  type BulkSession,
  type Database,
  openBulkSession,
  type Queryable,
  sql,
  unprepared,
} from '../../platform/postgres/index.ts';
import { type EvidenceJson, readEvidence } from '../resolution/index.ts';
import type { AddDomains, LoadedList } from './load-list.ts';
import type { Judgements, SampledMatch } from './precision.ts';
import { AGE_DAYS, budgetLeft, READ_EVERY_DAYS } from './refresh-schedule.ts';

/** `known`: a fresh result was there. `failed`: all attempts failed for a reason on our side. */
const SURVEY_OUTCOMES = [
  'matched',
  'needs_review',
  'no_match',
  'non_uk_entity',
  'scrape_failed',
  'known',
  'failed',
] as const;
export type SurveyOutcome = (typeof SURVEY_OUTCOMES)[number];

export interface ClaimedDomain {
  domain: string;
  /** This one included. */
  attempts: number;
}

export interface SurveyCounts {
  waiting: number;
  /** Claimed by a process that is alive. */
  working: number;
  outcomes: Record<SurveyOutcome, number>;
}

export type StoredList = LoadedList & { loaded_at: Date };

/** Domains that a process has claimed. */
interface ClaimedDomains {
  runner: string;
  domains: readonly string[];
}

export interface DomainEnd {
  domain: string;
  outcome: SurveyOutcome;
  companyNumber: string | null;
  failureCode: string | null;
  at: Date;
}

/** Ages of the domains that ended. */
export interface SurveyAges {
  /** Results that were read within this many days. */
  within_days: Record<string, number>;
  due: number;
  failure_codes: Record<string, number>;
}

export interface StoredJudgement extends Judgements {
  file: string;
  judged_at: Date;
}

export type SurveyStore = typeof surveyStore;

/**
 * Tables of migrations/0044_survey.sql, and which domains a customer's job works on. A list of millions may
 * come at any moment, so statements are planned each time.
 */
export const surveyStore = {
  /**
   * Claims the domains that wait longest, until the lease ends; none while the survey is paused, and none
   * that a customer's job works on.
   */
  claim: (
    db: Queryable,
    { runner, limit, now, leaseUntil }: { runner: string; limit: number; now: Date; leaseUntil: Date },
  ) =>
    db.query<ClaimedDomain>(
      unprepared(sql`
      update survey_domains taken
      set available_at = ${leaseUntil}, runner = ${runner}, attempts = taken.attempts + 1
      from (
        select domain from survey_domains waiting
        where outcome is null and available_at <= ${now}
          and not exists (select from survey_state where paused_at is not null)
          and not exists (select from resolution_tasks task where task.domain = waiting.domain)
        order by available_at limit ${limit} for update of waiting skip locked
      ) due
      where taken.domain = due.domain
      returning taken.domain, taken.attempts`),
    ),

  /**
   * Prolongs the leases. Returns the domains that are still claimed by this process, and whether the survey
   * is paused.
   */
  async renew(db: Queryable, { runner, domains, leaseUntil }: ClaimedDomains & { leaseUntil: Date }) {
    const rows = await db.query<{ domain: string }>(
      unprepared(sql`
      update survey_domains set available_at = ${leaseUntil}
      where domain = any(${[...domains]}::text[]) and runner = ${runner} and outcome is null
      returning domain`),
    );
    return { renewed: rows.map(({ domain }) => domain), isPaused: await surveyStore.isPaused(db) };
  },

  /** Lets the domains be claimed again from `at` on. `counts` says whether the attempt counts. */
  async release(
    db: Queryable,
    { runner, domains, at, counts }: ClaimedDomains & { at: Date; counts: boolean },
  ): Promise<void> {
    await db.execute(
      unprepared(sql`
      update survey_domains
      set available_at = ${at}, runner = null, attempts = attempts - ${counts ? 0 : 1}::int
      where domain = any(${[...domains]}::text[]) and runner = ${runner} and outcome is null`),
    );
  },

  /**
   * Ends the domains. Returns how many had not ended: after a lost lease, another process may have been
   * quicker.
   */
  finish: (
    db: Queryable,
    { runner, domains, outcome, at }: ClaimedDomains & { outcome: SurveyOutcome; at: Date },
  ) =>
    db.execute(
      unprepared(sql`
      update survey_domains set outcome = ${outcome}, finished_at = ${at}, runner = null,
        due_at = ${at}::timestamptz + read_every_days * interval '1 day'
      where domain = any(${[...domains]}::text[]) and runner = ${runner} and outcome is null`),
    ),

  /**
   * Finishes domains that were read, each with its outcome. Returns those that had not ended. Locks them in
   * the given order.
   */
  async finishJudged(
    db: Queryable,
    { runner, ends }: { runner: string; ends: readonly DomainEnd[] },
  ): Promise<string[]> {
    const rows = await db.query<{ domain: string }>(
      unprepared(sql`
      with ours as (
        select held.domain, ended.outcome, ended.at, ended.company_number, ended.failure_code, case
            when held.previous_outcome is null or held.previous_outcome in ('known', 'failed') then held.read_every_days
            when (held.previous_outcome, held.previous_company_number) is distinct from (ended.outcome, ended.company_number)
              then greatest(${READ_EVERY_DAYS.min}::int, held.read_every_days / 2)
            else least(${READ_EVERY_DAYS.max}::int, ceil(held.read_every_days * ${READ_EVERY_DAYS.growth}::float8))
          end::smallint as read_every_days
        from unnest(${ends.map(({ domain }) => domain)}::text[], ${ends.map(({ outcome }) => outcome)}::text[],
          ${ends.map(({ at }) => at.toISOString())}::timestamptz[], ${ends.map(({ companyNumber }) => companyNumber)}::text[],
          ${ends.map(({ failureCode }) => failureCode)}::text[])
          with ordinality as ended (domain, outcome, at, company_number, failure_code, nth)
        join survey_domains held on held.domain = ended.domain and held.runner = ${runner} and held.outcome is null
        order by ended.nth for update of held
      )
      update survey_domains done set outcome = ours.outcome, finished_at = ours.at, runner = null,
        company_number = ours.company_number, failure_code = ours.failure_code, read_every_days = ours.read_every_days,
        due_at = ours.at + ours.read_every_days * interval '1 day'
      from ours where done.domain = ours.domain
      returning done.domain`),
    );
    return rows.map(({ domain }) => domain);
  },

  async isPaused(db: Queryable): Promise<boolean> {
    const row = await db.first<{ paused_at: Date | null }>(sql`select paused_at from survey_state`);
    return (row?.paused_at ?? null) !== null;
  },

  async setPausedAt(db: Queryable, at: Date | null): Promise<void> {
    await db.execute(sql`update survey_state set paused_at = ${at}`);
  },

  /** In one statement: a domain that ends between two would be in neither. */
  async readCounts(db: Queryable, now: Date): Promise<SurveyCounts> {
    const counted = await db.query<{ outcome: SurveyOutcome | null; domains: number; working: number }>(sql`
      select outcome, count(*) as domains, 0 as working
      from survey_domains where outcome is not null group by outcome
      union all
      select null, count(*), count(*) filter (where runner is not null and available_at > ${now})
      from survey_domains where outcome is null`);
    const outcomes = Object.fromEntries(SURVEY_OUTCOMES.map((outcome) => [outcome, 0]));
    let open = { domains: 0, working: 0 };
    for (const { outcome, ...count } of counted) {
      if (outcome === null) open = count;
      else outcomes[outcome] = count.domains;
    }
    const { domains, working } = open;
    return { waiting: domains - working, working, outcomes: outcomes as SurveyCounts['outcomes'] };
  },

  /** How many domains ended since then, and when the first of them did. */
  async readRate(db: Queryable, since: Date): Promise<{ ended: number; first: Date | null }> {
    const row = await db.first<{ ended: number; first: Date | null }>(sql`
      select count(*) as ended, min(finished_at) as first from survey_domains
      where outcome = any(${[...SURVEY_OUTCOMES]}::text[]) and finished_at > ${since}`);
    return row ?? { ended: 0, first: null };
  },

  /**
   * Queues domains that are due again, those that are due longest first, as far as the budget of the day
   * goes. Returns how many, and how many are still due.
   */
  async refresh(
    tx: Queryable,
    { now, today, budget }: { now: Date; today: string; budget: number },
  ): Promise<{ queued: number; due: number }> {
    const state = await tx.first<{ day: string | null; refreshed: number }>(
      sql`select refresh_day::text as day, refreshed from survey_state for update`,
    );
    const limit = budgetLeft(budget, state ?? { day: null, refreshed: 0 }, today);
    const queued = await tx.execute(
      unprepared(sql`
      update survey_domains again
      set available_at = ${now}::timestamptz - due.nth * interval '1 microsecond', outcome = null, finished_at = null,
        attempts = 0, previous_outcome = again.outcome, previous_company_number = again.company_number
      from (
        select domain, row_number() over (order by due_at desc) as nth from (
          select domain, due_at from survey_domains
          where outcome is not null and due_at <= ${now} order by due_at limit ${limit} for update skip locked
        ) oldest
      ) due
      where again.domain = due.domain`),
    );
    await tx.execute(sql`
      update survey_state set refresh_day = ${today},
        refreshed = case when refresh_day = ${today}::date then refreshed else 0 end + ${queued}::int`);
    const left = await tx.first<{ due: number }>(
      unprepared(
        sql`select count(*) as due from survey_domains where outcome is not null and due_at <= ${now}`,
      ),
    );
    return { queued, due: left?.due ?? 0 };
  },

  async readAges(db: Queryable, now: Date): Promise<SurveyAges> {
    const ages = await db.query<{ days: number; domains: number }>(sql`
      select days, (select count(*) from survey_domains
        where outcome is not null and finished_at > ${now}::timestamptz - days * interval '1 day') as domains
      from unnest(${[...AGE_DAYS]}::int[]) as days order by days`);
    const due = await db.first<{ due: number }>(
      sql`select count(*) as due from survey_domains where outcome is not null and due_at <= ${now}`,
    );
    const failures = await db.query<{ code: string; domains: number }>(sql`
      select coalesce(failure_code, 'unknown') as code, count(*) as domains from survey_domains
      where outcome = 'scrape_failed' group by 1 order by 2 desc, 1`);
    return {
      within_days: Object.fromEntries(ages.map(({ days, domains }) => [String(days), domains])),
      due: due?.due ?? 0,
      failure_codes: Object.fromEntries(failures.map(({ code, domains }) => [code, domains])),
    };
  },

  /** Matches of the survey by chance; the same seed gives the same ones. */
  async sample(db: Queryable, { size, seed }: { size: number; seed: string }): Promise<SampledMatch[]> {
    const rows = await db.query<Omit<SampledMatch, 'quote' | 'page_url'> & { evidence: EvidenceJson }>(sql`
      select surveyed.domain, link.company_number, company.company_name, link.confidence as match_confidence,
        link.evidence
      from survey_domains surveyed
      join website_links link on link.domain = surveyed.domain and link.status = 'verified'
      left join companies company on company.company_number = link.company_number
      where surveyed.outcome = 'matched'
      order by md5(surveyed.domain || ${seed}), link.company_number limit ${size}`);
    return rows.map(({ evidence, ...row }) => {
      const best = readEvidence(evidence).find(({ supports }) => supports === row.company_number);
      return { ...row, quote: best?.quote ?? null, page_url: best?.page_url ?? null };
    });
  },

  async insertJudgement(
    db: Queryable,
    { file, correct, wrong, unsure, judged_at }: StoredJudgement,
  ): Promise<void> {
    await db.execute(sql`
      insert into survey_judgements (file, correct, wrong, unsure, judged_at)
      values (${file}, ${correct}, ${wrong}, ${unsure}, ${judged_at})`);
  },

  /** The newest. */
  findJudgement: (db: Queryable) =>
    db.first<StoredJudgement>(sql`
      select file, correct, wrong, unsure, judged_at from survey_judgements order by id desc limit 1`),

  async insertList(db: Queryable, list: LoadedList, at: Date): Promise<void> {
    await db.execute(sql`
      insert into survey_lists (file, lines, named, damaged, added, renewed, loaded_at)
      values (${list.file}, ${list.lines}, ${list.named}, ${list.damaged}, ${list.added}, ${list.renewed}, ${at})`);
  },

  listLists: (db: Queryable, limit: number) =>
    db.query<StoredList>(sql`
      select file, lines, named, damaged, added, renewed, loaded_at from survey_lists
      order by id desc limit ${limit}`),
};

/** A connection that adds domains by COPY, for a list of any size. */
export async function openListLoader(
  db: Database,
  times: () => { now: Date; renewBefore: Date },
): Promise<{ add: AddDomains; close(): Promise<void> }> {
  const session = await openBulkSession(db, 'domesday survey');
  await session.run('create temporary table listed (nth integer not null, domain text not null)');
  // A chunk is looked up by key, however large the survey is.
  await session.run('set enable_hashjoin = off');
  await session.run('set enable_mergejoin = off');
  return { add: (domains) => addDomains(session, domains, times()), close: () => session.close() };
}

/**
 * Adds new domains, and those that ended before `renewBefore`. They are claimed in the order of the list, but
 * inserted by name, so that two concurrent loads do not wait for each other in a circle.
 */
function addDomains(
  session: BulkSession,
  domains: readonly string[],
  { now, renewBefore }: { now: Date; renewBefore: Date },
) {
  const rows = domains.map((domain, index) => `${domains.length - index}\t${domain}\n`).join('');
  return session.transaction(async (tx) => {
    await tx.execute(sql`truncate listed`);
    await tx.copyIn('copy listed from stdin', [Buffer.from(rows)]);
    const counts = await tx.first<{ added: number; renewed: number }>(sql`
      with put as (
        insert into survey_domains as known (domain, available_at)
        select domain, ${now}::timestamptz - nth * interval '1 microsecond' from listed
        where not exists (select from survey_domains held where held.domain = listed.domain
          and (held.finished_at is null or held.finished_at >= ${renewBefore}))
        order by domain
        on conflict (domain) do update
          set available_at = excluded.available_at, outcome = null, finished_at = null, attempts = 0,
            previous_outcome = known.outcome, previous_company_number = known.company_number
          where known.finished_at < ${renewBefore}
        returning xmax = 0 as is_new
      )
      select count(*) filter (where is_new) as added, count(*) filter (where not is_new) as renewed from put`);
    return counts ?? { added: 0, renewed: 0 };
  });
}
