import type { Queryable } from '../../../platform/postgres/index.ts';
import { type AllowsReservedTld, parseDomainName } from '../../../shared/internet/domain-name.ts';
import type { WaitLimits } from '../../paid-jobs/index.ts';
import type { ResolutionStore } from '../resolution.store.ts';
import { type AwaitAnswerDeps, awaitAnswer } from './await-answer.ts';
import { readKnown } from './known-answers.ts';
import {
  type Question,
  type ResolveDomainDeps,
  resolveDomain,
  type WrittenAnswer,
  writeAnswer,
} from './resolve-domain.ts';

/** With the domain as the caller sent it. */
export type Ask = Omit<Question, 'domain'> & { domain: string };

interface QuestionsDeps {
  db: Queryable;
  store: Pick<ResolutionStore, 'listValidDomains' | 'listChargeable'>;
  resolveDeps: ResolveDomainDeps;
  awaitDeps: AwaitAnswerDeps;
  /** Which domains under .test and .example are served by something. */
  allowsReservedTld: AllowsReservedTld;
}

export type Questions = ReturnType<typeof createQuestions>;

/** Questions about domains, and what they would cost. */
export function createQuestions({ db, store, resolveDeps, awaitDeps, allowsReservedTld }: QuestionsDeps) {
  const { clock } = resolveDeps;
  /** Throws `invalid_domain`. */
  const parseDomain = (text: string) => parseDomainName(text, allowsReservedTld);
  return {
    /**
     * Accepts any spelling of the domain; charges, holds and queues. With limits, waits for a job that it
     * opened or joined. Throws `invalid_domain`, `no_credits`.
     */
    async resolve(ask: Ask, limits?: WaitLimits): Promise<WrittenAnswer> {
      const answer = await resolveDomain(resolveDeps, { ...ask, domain: parseDomain(ask.domain) });
      const route = ask.form === 'partner' ? 'partner' : 'enrich';
      const first = writeAnswer(answer, { route, baseUrl: awaitDeps.baseUrl, now: clock.now() });
      return limits ? awaitAnswer(awaitDeps, { ...ask, first, limits }) : first;
    },
    /** The domain as in `input_domain`. Throws `invalid_domain`. */
    parseDomain,
    /** How many of these domains have a valid result. */
    async countKnown(domains: readonly string[]): Promise<number> {
      return (await store.listValidDomains(db, domains, clock.now())).length;
    },
    /** Which of these domains can cost the account a credit. */
    listChargeable: (accountId: string, domains: readonly string[]) =>
      store.listChargeable(db, { accountId, domains, now: clock.now() }),
    readCreditsRemaining: awaitDeps.readCreditsRemaining,
    /** A known result that costs the account nothing. Throws `invalid_domain`. */
    async readKnown(accountId: string, domain: string): Promise<object | undefined> {
      return readKnown(resolveDeps, accountId, parseDomain(domain));
    },
  };
}
