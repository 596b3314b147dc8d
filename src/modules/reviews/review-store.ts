import type { Queryable } from '../../platform/postgres/index.ts';
import type { Decision, Review, ReviewStatus } from './review.ts';

/** What the review queue keeps. `reviews.store.ts` answers with SQL; every call takes the account. */
export interface ReviewStore {
  /** Does nothing for those that are there already. */
  note(
    db: Queryable,
    asked: { ids: readonly string[]; accountIds: readonly string[]; domain: string; at: Date },
  ): Promise<void>;
  list(
    db: Queryable,
    accountId: string,
    page: { status: ReviewStatus; offset: number; limit: number },
  ): Promise<Review[]>;
  count(db: Queryable, accountId: string, status: ReviewStatus): Promise<number>;
  find(db: Queryable, accountId: string, id: string): Promise<Review | undefined>;
  /** Undefined takes the decision back. Does nothing where the account has no such review. */
  decide(db: Queryable, accountId: string, id: string, decision: Decision | undefined): Promise<void>;
}
