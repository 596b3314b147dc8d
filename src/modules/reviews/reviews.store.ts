import { type Queryable, type Statement, sql } from '../../platform/postgres/index.ts';
import type { Review, ReviewStatus } from './review.ts';
import type { ReviewStore } from './review-store.ts';

/** It reads the results of resolution and the names of the register; it never writes them. */
export const reviewStore: ReviewStore = {
  async note(db, { ids, accountIds, domain, at }) {
    await db.execute(sql`
      insert into reviews (id, account_id, domain, asked_at)
      select asked.id, asked.account_id, ${domain}, ${at}
      from unnest(${ids}::text[], ${accountIds}::text[]) as asked (id, account_id)
      on conflict (account_id, domain) do nothing`);
  },

  list: (db, accountId, { status, offset, limit }) =>
    status === 'open'
      ? db.query<Review>(sql`
          select review.id, review.domain, review.asked_at, review.decided_at, review.company_number,
            null as company_name, newest.verdict, newest.resolved_at
          from reviews review
          cross join lateral (
            select verdict, match_status, resolved_at from domain_results
            where domain = review.domain order by id desc limit 1
          ) newest
          where review.account_id = ${accountId} and review.decided_at is null
            and newest.match_status = 'needs_review'
          order by review.asked_at desc, review.id desc limit ${limit} offset ${offset}`)
      : db.query<Review>(decided(accountId, null, { limit, offset })),

  async count(db, accountId, status) {
    const row = await readCount(db, accountId, status);
    return row?.reviews ?? 0;
  },

  find: (db, accountId, id) => db.first<Review>(decided(accountId, id, { limit: 1, offset: 0 })),

  async decide(db, accountId, id, decision) {
    await db.execute(sql`
      update reviews
      set decided_at = ${decision?.at ?? null}, company_number = ${decision?.companyNumber ?? null}
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

/**
 * Decided ones, or the one with the id in whichever state. They show the newest doubt and not the newest result: that
 * there is a match by now is what an answer costs.
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
