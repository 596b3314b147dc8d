/**
 * Reviews: domains with an uncertain result, which the people of an account check and decide.
 *
 * Resolution calls `add` when an account gets `needs_review`. Reviews list the candidates and store the
 * decision for that account only. A review costs no credit and changes no result: one account's decision is
 * not evidence for others.
 */
import type { Database, Queryable } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import type { Actor, Audit } from '../audit/index.ts';
import type { LiveSource } from '../register/index.ts';
import type { WebsiteListing } from '../sources/index.ts';
import { type DecideRequest, decideReview, withdrawDecision, writeDecisions } from './decisions.ts';
import { type ReviewFilter, type Review as StoredReview, reviewStore as store } from './reviews.store.ts';

export type { ReviewFilter, ReviewStatus } from './reviews.store.ts';

/** A review with the entries of other public registers that name the website. */
export interface Review extends StoredReview {
  listings: WebsiteListing[];
}

interface ReviewsOptions {
  db: Database;
  live: LiveSource;
  audit: Pick<Audit, 'record'>;
  listWebsiteListings: (domain: string) => Promise<WebsiteListing[]>;
  clock: Clock;
  ids: IdSource;
}

export type Reviews = ReturnType<typeof createReviews>;

export const PAGE_SIZE = 20;

export function createReviews({ db, live, audit, listWebsiteListings, clock, ids }: ReviewsOptions) {
  const deps = { db, store, live, audit, clock };
  const withClaims = async (review: StoredReview): Promise<Review> => ({
    ...review,
    listings: await listWebsiteListings(review.domain),
  });
  return {
    /** Opens a review for each of these accounts, unless it already exists. */
    async add(queryable: Queryable, domain: string, accountIds: readonly string[]): Promise<void> {
      const at = clock.now();
      const made = accountIds.map(() => ids.sortable('review', at));
      await store.add(queryable, { ids: made, accountIds, domain, at });
    },
    async list(
      accountId: string,
      filter: ReviewFilter,
      page: number,
    ): Promise<{ reviews: Review[]; total: number; contradictions: number }> {
      const [reviews, total, contradictions] = await Promise.all([
        store.list(db, accountId, filter, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
        store.count(db, accountId, filter),
        store.countContradictions(db, accountId),
      ]);
      return { reviews: await Promise.all(reviews.map(withClaims)), total, contradictions };
    },
    /** Every decision, with the person and the time, as lines of CSV. */
    writeDecisions: (accountId: string) => writeDecisions((page) => store.listDecided(db, accountId, page)),
    /** Throws `not_found`, `company_not_found`, `review_decided`. */
    decide: async (by: Actor, id: string, request: DecideRequest): Promise<Review> =>
      withClaims(await decideReview(deps, by, id, request)),
    /** Opens the review again. Throws `not_found`. */
    withdraw: async (by: Actor, id: string): Promise<Review> =>
      withClaims(await withdrawDecision(deps, by, id)),
  };
}
