import type { Clock } from '../../../shared/clock.ts';
import { type KnownCompany, presentCompany } from '../../register/index.ts';
import type { Disclosures } from '../disclosures/disclosures.ts';
import { judgeStatements } from '../disclosures/judge-statements.ts';
import type { SiteStatements } from '../disclosures/site-statements.ts';
import type { GivenResultStore, ResolutionStore } from '../resolution.store.ts';
import { presentEnrichment, presentReview } from './present-resolution.ts';
import { judgedRecord, presentEvidence } from './present-verdict.ts';
import { type RegisterViewDeps, readRegisterView } from './register-view.ts';

/** An answer that an account was given, with the places of its quotes. */
export interface GivenAnswer {
  /** With the company's whole record. */
  answer: ReturnType<typeof presentEnrichment>;
  quotes: ReturnType<typeof presentEvidence>;
  modelVersion: string;
  /** The account's own decision on the domain. */
  review: ReturnType<typeof presentReview>;
  givenAt: Date;
}

interface GivenAnswersDeps extends RegisterViewDeps {
  store: Pick<
    ResolutionStore,
    'findResult' | 'findReview' | 'findStatements' | 'listNamed' | 'listFormerOffices'
  >;
  given: Pick<GivenResultStore, 'find'>;
  clock: Clock;
}

export type GivenAnswers = ReturnType<typeof createGivenAnswers>;

/** Answers that were given before, and what websites state. */
export function createGivenAnswers(deps: GivenAnswersDeps) {
  const { db, store, given, clock } = deps;
  return {
    /** The last result of the domain that the account received, if that was after `since`, as it is answered now. */
    async findGiven(accountId: string, domain: string, since: Date): Promise<GivenAnswer | undefined> {
      const noted = await given.find(db, accountId, domain, since);
      const result = noted && (await store.findResult(db, noted.result_id));
      if (!result) return undefined;
      const [view, review] = await Promise.all([
        readRegisterView(deps, result),
        store.findReview(db, accountId, domain),
      ]);
      const answer = presentEnrichment(result, view, clock.now());
      const quotes = presentEvidence(result.verdict, answer.company ?? undefined);
      const { model_version: modelVersion } = result.verdict;
      return { answer, quotes, modelVersion, review: presentReview(review), givenAt: noted.given_at };
    },
    /** The statements of the newest reading of a domain about the company, if it found it to be the operator. */
    findStatements: (domain: string, companyNumber: string) =>
      store.findStatements(db, domain, companyNumber),
    /** Judges statements of a website against the company's record of today. */
    async judgeStatements(
      statements: SiteStatements,
      { record, detail }: KnownCompany,
    ): Promise<Disclosures> {
      const formerOffices = await store.listFormerOffices(db, record.company_number);
      const company = presentCompany(record, detail, clock.now());
      return judgeStatements(statements, judgedRecord(company, formerOffices));
    },
  };
}
