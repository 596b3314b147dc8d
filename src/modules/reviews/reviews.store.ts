import { type Queryable, type Statement, sql } from '../../platform/postgres/index.ts';
import {
  listNamed,
  namedIn,
  postcodesIn,
  presentDoubt,
  presentEvidence,
  readVerdict,
  type Verdict,
} from '../resolution/index.ts';

export type ReviewStatus = 'open' | 'decided';

/** The decision of the people of an account about a domain. */
export interface Decision {
  /** Null if none of the companies is right. */
  company_number: string | null;
  decided_at: Date;
  /** An e-mail address; null in decisions older than this field. */
  decided_by: string | null;
}

/** A domain of the account that a person has to check. */
export interface Review {
  id: string;
  domain: string;
  asked_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  company_number: string | null;
  /** The current name on the register. Null if the company left the register, or no company was chosen. */
  company_name: string | null;
  /** The newest `needs_review` verdict. Null if it is no longer stored. */
  verdict: Verdict | null;
  resolved_at: Date | null;
}

/** A decided review without the verdict that it was about. */
export type DecidedReview = Omit<Review, 'verdict' | 'resolved_at' | 'decided_at'> & { decided_at: Date };

export interface ReviewFilter {
  /** `all`: open, decided, and those that a newer result has settled. */
  status: ReviewStatus | 'all';
  domain?: string | undefined;
  /** The company that was chosen. */
  companyNumber?: string | undefined;
}

interface PageOfList {
  offset: number;
  limit: number;
}

export type ReviewStore = typeof reviewStore;

/**
 * Reads the results of resolution and the names of the register; never writes them. Every call takes the
 * account.
 */
export const reviewStore = {
  /** Skips reviews that already exist. */
  async add(
    db: Queryable,
    {
      ids,
      accountIds,
      domain,
      at,
    }: { ids: readonly string[]; accountIds: readonly string[]; domain: string; at: Date },
  ): Promise<void> {
    await db.execute(sql`
      insert into reviews (id, account_id, domain, asked_at)
      select asked.id, asked.account_id, ${domain}, ${at}
      from unnest(${ids}::text[], ${accountIds}::text[]) as asked (id, account_id)
      on conflict (account_id, domain) do nothing`);
  },

  async list(db: Queryable, accountId: string, filter: ReviewFilter, page: PageOfList): Promise<Review[]> {
    const rows = await db.query<Review>(
      filter.status === 'open' ? open(accountId, filter, page) : anyState(accountId, filter, page),
    );
    return withNames(db, rows);
  },

  async count(db: Queryable, accountId: string, filter: ReviewFilter): Promise<number> {
    const row = await readCount(db, accountId, filter);
    return row?.reviews ?? 0;
  },

  /**
   * The number of open reviews whose website a public register lists for exactly one company, which is not a
   * candidate.
   */
  async countContradictions(db: Queryable, accountId: string): Promise<number> {
    const row = await db.first<{ reviews: number }>(sql`
      select count(*)::int as reviews from reviews review
      cross join lateral (
        select verdict, match_status from domain_results where domain = review.domain order by id desc limit 1
      ) newest
      where review.account_id = ${accountId} and review.decided_at is null and newest.match_status = 'needs_review'
        and exists (
          select from company_identifiers listing where listing.website = review.domain
            and not exists (
              select from company_identifiers other
              where other.website = listing.website and other.company_number <> listing.company_number)
            and not newest.verdict -> 'review_candidates'
              @> jsonb_build_array(jsonb_build_object('company_number', listing.company_number)))`);
    return row?.reviews ?? 0;
  },

  async find(db: Queryable, accountId: string, id: string): Promise<Review | undefined> {
    const row = await db.first<Review>(anyState(accountId, { status: 'all', id }, { limit: 1, offset: 0 }));
    return row && (await withNames(db, [row]))[0];
  },

  /**
   * Decided reviews ordered by id. Ids do not change, so a decision that changes during the reading is listed
   * once.
   */
  async listDecided(
    db: Queryable,
    accountId: string,
    { after, limit }: { after: string; limit: number },
  ): Promise<DecidedReview[]> {
    return db.query<DecidedReview>(sql`
      select review.id, review.domain, review.asked_at, review.decided_at, review.decided_by,
        review.company_number, company.company_name
      from reviews review
      left join companies company on company.company_number = review.company_number
      where review.account_id = ${accountId} and review.decided_at is not null and review.id > ${after}
      order by review.id limit ${limit}`);
  },

  /** Returns false if the account has no such review, or if it is decided and must not be replaced. */
  async decide(
    db: Queryable,
    accountId: string,
    id: string,
    { decision, replace }: { decision: Decision; replace: boolean },
  ): Promise<boolean> {
    const { decided_at: at, decided_by: by, company_number: number } = decision;
    const stored = await db.query(sql`
      update reviews set decided_at = ${at}, decided_by = ${by}, company_number = ${number}
      where account_id = ${accountId} and id = ${id} and (${replace}::boolean or decided_at is null)
      returning id`);
    return stored.length > 0;
  },

  /** Returns the domain; undefined if the account has no such review, or if it is not decided. */
  async withdraw(db: Queryable, accountId: string, id: string): Promise<string | undefined> {
    const row = await db.first<{ domain: string }>(sql`
      update reviews set decided_at = null, decided_by = null, company_number = null
      where account_id = ${accountId} and id = ${id} and decided_at is not null
      returning domain`);
    return row?.domain;
  },
};

function readCount(db: Queryable, accountId: string, { status, ...filter }: ReviewFilter) {
  const { domain = null, companyNumber = null } = filter;
  return status === 'open'
    ? db.first<{ reviews: number }>(sql`
        select count(*)::int as reviews from reviews review
        where account_id = ${accountId} and decided_at is null
          and (${domain}::text is null or domain = ${domain})
          and ${companyNumber}::text is null
          and 'needs_review' = (
            select match_status from domain_results where domain = review.domain order by id desc limit 1)`)
    : db.first<{ reviews: number }>(sql`
        select count(*)::int as reviews from reviews
        where account_id = ${accountId} and (${status}::text = 'all' or decided_at is not null)
          and (${domain}::text is null or domain = ${domain})
          and (${companyNumber}::text is null or company_number = ${companyNumber})`);
}

/** The verdicts as of the current names and records. */
async function withNames(db: Queryable, rows: readonly Review[]): Promise<Review[]> {
  const reviews = rows.map((row) => ({ ...row, verdict: row.verdict && readVerdict(row.verdict) }));
  const numbers = reviews.flatMap(({ verdict }) => (verdict ? namedIn(verdict) : []));
  const records = numbers.length > 0 ? await listNamed(db, numbers) : [];
  const named = new Map(records.map((record) => [record.company_number, record]));
  return reviews.map((review) => {
    const { verdict } = review;
    return verdict ? { ...review, verdict: { ...verdict, ...shownOf(verdict, { named }) } } : review;
  });
}

function shownOf(verdict: Verdict, view: Parameters<typeof presentDoubt>[1]) {
  const shown = presentEvidence(verdict, postcodesIn(view));
  return {
    ...presentDoubt(verdict, view),
    evidence: shown.map(({ item }) => item),
    quote_offsets: shown.flatMap(({ offsets }) => (offsets ? [offsets] : [])),
  };
}

/** Reviews without a decision whose domain is still in doubt. */
function open(accountId: string, filter: ReviewFilter, { limit, offset }: PageOfList): Statement {
  const { domain = null, companyNumber = null } = filter;
  return sql`
    select review.id, review.domain, review.asked_at, review.decided_at, review.decided_by, review.company_number,
      null as company_name, newest.verdict, newest.resolved_at
    from reviews review
    cross join lateral (
      select verdict, match_status, resolved_at from domain_results
      where domain = review.domain order by id desc limit 1
    ) newest
    where review.account_id = ${accountId} and review.decided_at is null
      and (${domain}::text is null or review.domain = ${domain})
      and ${companyNumber}::text is null
      and newest.match_status = 'needs_review'
    order by review.asked_at desc, review.id desc limit ${limit} offset ${offset}`;
}

/**
 * Decided reviews, or those in any state. They contain the newest `needs_review` verdict, not the newest
 * result: reading a match that was found since then costs a credit.
 */
function anyState(
  accountId: string,
  { status, id = null, ...filter }: ReviewFilter & { id?: string | null },
  { limit, offset }: PageOfList,
): Statement {
  const { domain = null, companyNumber = null } = filter;
  return sql`
    select review.id, review.domain, review.asked_at, review.decided_at, review.decided_by, review.company_number,
      company.company_name, newest.verdict, newest.resolved_at
    from reviews review
    left join lateral (
      select verdict, resolved_at from domain_results
      where domain = review.domain and match_status = 'needs_review' order by id desc limit 1
    ) newest on true
    left join companies company on company.company_number = review.company_number
    where review.account_id = ${accountId} and (${status}::text = 'all' or review.decided_at is not null)
      and (${id}::text is null or review.id = ${id})
      and (${domain}::text is null or review.domain = ${domain})
      and (${companyNumber}::text is null or review.company_number = ${companyNumber})
    order by review.decided_at desc nulls first, review.id desc limit ${limit} offset ${offset}`;
}
