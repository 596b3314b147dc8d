import { type Queryable, type Statement, sql } from '../../platform/postgres/index.ts';
import { readVerdict, type Verdict } from '../resolution/index.ts';

export type ReviewStatus = 'open' | 'decided';

/** What the people of an account decided about a domain. */
export interface Decision {
  /** Null: none of the companies is right. */
  company_number: string | null;
  decided_at: Date;
}

/** A domain of the account that a person has to check. */
export interface Review {
  id: string;
  domain: string;
  asked_at: Date;
  decided_at: Date | null;
  company_number: string | null;
  /** The current name on the register. Null when the company left the register, or no company was chosen. */
  company_name: string | null;
  /** The newest `needs_review` verdict. Null when it is no longer stored. */
  verdict: Verdict | null;
  resolved_at: Date | null;
}

export type ReviewStore = typeof reviewStore;

/** Reads the results of resolution and the names of the register; never writes them. Every call takes the account. */
export const reviewStore = {
  /** Does nothing for reviews that exist already. */
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

  async list(
    db: Queryable,
    accountId: string,
    { status, offset, limit }: { status: ReviewStatus; offset: number; limit: number },
  ): Promise<Review[]> {
    const page = { limit, offset };
    const rows = await db.query<Review>(
      status === 'open' ? open(accountId, page) : decided(accountId, null, page),
    );
    return rows.map(checkVerdict);
  },

  async count(db: Queryable, accountId: string, status: ReviewStatus): Promise<number> {
    const row = await readCount(db, accountId, status);
    return row?.reviews ?? 0;
  },

  async find(db: Queryable, accountId: string, id: string): Promise<Review | undefined> {
    const row = await db.first<Review>(decided(accountId, id, { limit: 1, offset: 0 }));
    return row && checkVerdict(row);
  },

  /** Undefined withdraws the decision. Does nothing where the account has no such review. */
  async decide(db: Queryable, accountId: string, id: string, decision: Decision | undefined): Promise<void> {
    await db.execute(sql`
      update reviews
      set decided_at = ${decision?.decided_at ?? null}, company_number = ${decision?.company_number ?? null}
      where account_id = ${accountId} and id = ${id}`);
  },
};

function readCount(db: Queryable, accountId: string, status: ReviewStatus) {
  return status === 'decided'
    ? db.first<{ reviews: number }>(sql`
        select count(*)::int as reviews from reviews where account_id = ${accountId} and decided_at is not null`)
    : db.first<{ reviews: number }>(sql`
        select count(*)::int as reviews from reviews review
        where account_id = ${accountId} and decided_at is null and 'needs_review' = (
          select match_status from domain_results where domain = review.domain order by id desc limit 1)`);
}

function checkVerdict(review: Review): Review {
  return { ...review, verdict: review.verdict && readVerdict(review.verdict) };
}

/** Reviews without a decision whose domain is still in doubt. */
function open(accountId: string, { limit, offset }: { limit: number; offset: number }): Statement {
  return sql`
    select review.id, review.domain, review.asked_at, review.decided_at, review.company_number,
      null as company_name, newest.verdict, newest.resolved_at
    from reviews review
    cross join lateral (
      select verdict, match_status, resolved_at from domain_results
      where domain = review.domain order by id desc limit 1
    ) newest
    where review.account_id = ${accountId} and review.decided_at is null
      and newest.match_status = 'needs_review'
    order by review.asked_at desc, review.id desc limit ${limit} offset ${offset}`;
}

/**
 * Decided reviews, or the one with the id in any state. They show the newest `needs_review` verdict, not the newest
 * result: a match found since then costs a credit to read.
 */
function decided(
  accountId: string,
  id: string | null,
  { limit, offset }: { limit: number; offset: number },
): Statement {
  return sql`
    select review.id, review.domain, review.asked_at, review.decided_at, review.company_number,
      company.company_name, newest.verdict, newest.resolved_at
    from reviews review
    left join lateral (
      select verdict, resolved_at from domain_results
      where domain = review.domain and match_status = 'needs_review' order by id desc limit 1
    ) newest on true
    left join companies company on company.company_number = review.company_number
    where review.account_id = ${accountId}
      and case when ${id}::text is null then review.decided_at is not null else review.id = ${id} end
    order by review.decided_at desc, review.id desc limit ${limit} offset ${offset}`;
}
