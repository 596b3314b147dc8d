import type { Clock } from '../../../shared/clock.ts';
import type { DeliveredResultStore } from '../delivered-results.store.ts';
import type { ResolutionStore } from '../resolution.store.ts';
import { presentEnrichment, presentReview } from './present-resolution.ts';
import { postcodesIn, presentEvidence } from './present-verdict.ts';
import { type RegisterViewDeps, readRegisterView } from './register-view.ts';

/** An answer that an account received, with the places of its quotes. */
export interface PastAnswer {
  /** With the full company record. */
  answer: ReturnType<typeof presentEnrichment>;
  quotes: ReturnType<typeof presentEvidence>;
  modelVersion: string;
  /** The account's own decision on the domain. */
  review: ReturnType<typeof presentReview>;
  givenAt: Date;
}

interface PastAnswersDeps extends RegisterViewDeps {
  store: Pick<ResolutionStore, 'findResult' | 'findReview' | 'listNamed' | 'listFormerOffices'>;
  delivered: Pick<DeliveredResultStore, 'find'>;
  clock: Clock;
}

export type PastAnswers = ReturnType<typeof createPastAnswers>;

/** Answers that accounts have received. */
export function createPastAnswers(deps: PastAnswersDeps) {
  const { db, store, delivered, clock } = deps;
  return {
    /**
     * The last result of the domain that the account received, if that was after `since`, as it is answered
     * now.
     */
    async findLast(accountId: string, domain: string, since: Date): Promise<PastAnswer | undefined> {
      const last = await delivered.find(db, accountId, domain, since);
      const result = last && (await store.findResult(db, last.result_id));
      if (!result) return undefined;
      const [view, review] = await Promise.all([
        readRegisterView(deps, result),
        store.findReview(db, accountId, domain),
      ]);
      const answer = presentEnrichment(result, view, clock.now());
      const quotes = presentEvidence(result.verdict, postcodesIn(view, answer.company ?? undefined));
      const { model_version: modelVersion } = result.verdict;
      return { answer, quotes, modelVersion, review: presentReview(review), givenAt: last.given_at };
    },
  };
}
