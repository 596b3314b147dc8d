import type { Client } from 'openapi-fetch';
import { dataOf, withId } from '../api-call.ts';
import type { paths } from '../api-types.ts';
import type { Answer, QueryOf } from '../shapes.ts';

/** Domains that a person decides about. */
export function reviewCalls(api: Client<paths>) {
  return {
    reviews: (query: QueryOf<'listReviews'> = {}) =>
      dataOf<Answer<'listReviews'>>(api.GET('/v1/reviews', { params: { query } })),
    /** Null: none of the companies is right. */
    decideReview: (id: string, companyNumber: string | null) =>
      dataOf<Answer<'decideReview'>>(
        api.POST('/v1/reviews/{id}', { ...withId(id), body: { company_number: companyNumber } }),
      ),
    /** The response itself: CSV, one row per decision. */
    exportReviewDecisions: async (): Promise<Response> =>
      (await api.GET('/v1/reviews/export', { parseAs: 'stream' })).response,
    undoReview: (id: string) =>
      dataOf<Answer<'takeBackReviewDecision'>>(api.DELETE('/v1/reviews/{id}/decision', withId(id))),
  };
}
