/**
 * Reviews: the domains whose result left room for doubt, for the people of an account to look at, and what they decided.
 *
 * Resolution tells it when an account was answered `needs_review`; it keeps that, shows the candidates, and remembers
 * the decision for the account. Nothing here costs a credit. It does not change a result: what one account decides is
 * no evidence for the others.
 */
import type { Database, Queryable } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import type { LiveSource } from '../register/index.ts';
import { decideReview, takeBackDecision } from './decide-review.ts';
import type { ReviewPage, ReviewStatus } from './review.ts';
import { reviewStore as store } from './reviews.store.ts';

export type { Review, ReviewStatus } from './review.ts';

export interface ReviewsOptions {
  db: Database;
  live: LiveSource;
  clock: Clock;
  ids: IdSource;
}

export type Reviews = ReturnType<typeof createReviews>;

export const PAGE_SIZE = 20;

export function createReviews({ db, live, clock, ids }: ReviewsOptions) {
  const deps = { db, store, live, clock };
  return {
    /** These accounts were answered that a person should look at the domain. Free of effect when it is known. */
    async note(queryable: Queryable, domain: string, accountIds: readonly string[]): Promise<void> {
      const at = clock.now();
      const made = accountIds.map(() => ids.sortable('review', at));
      await store.note(queryable, { ids: made, accountIds, domain, at });
    },
    async list(accountId: string, status: ReviewStatus, page: number): Promise<ReviewPage> {
      const [reviews, total] = await Promise.all([
        store.list(db, accountId, { status, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
        store.count(db, accountId, status),
      ]);
      return { reviews, total };
    },
    /** A company's number in any spelling, or null for none of them. Throws `not_found`, `company_not_found`. */
    decide: (accountId: string, id: string, companyNumber: string | null) =>
      decideReview(deps, accountId, id, companyNumber),
    /** Open again. Throws `not_found`. */
    takeBack: (accountId: string, id: string) => takeBackDecision(deps, accountId, id),
  };
}
