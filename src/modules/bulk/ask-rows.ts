import type { Requester } from '../../shared/caller.ts';
import { parseCompanyNumber } from '../../shared/companies/company-number.ts';
import { Problem } from '../../shared/problem.ts';
import type { Ask, JobAnswers, Questions } from '../resolution/index.ts';
import type { Direction } from '../uploads/index.ts';
import { jobIdOf, type WebsiteSearch } from '../website/index.ts';
import type { CompanyFacts } from './add-company-facts.ts';
import type { OpenRow } from './bulk.store.ts';
import { DECIDED, type DomainAnswer, NO_ANSWER, outcomeOfCompany, outcomeOfDomain } from './row-outcome.ts';
import type { RowOutcome } from './upload-job.ts';

export interface AskDeps {
  questions: Pick<Questions, 'resolve' | 'readKnown' | 'listChargeable'>;
  jobs: Pick<JobAnswers, 'readJob'>;
  websites: Pick<WebsiteSearch, 'answer' | 'readJob' | 'listChargeable'>;
  companies: Pick<CompanyFacts, 'listFindable'>;
}

/** `isJoined`: another call opened the job, and reports what it costs. */
type Asked = { outcome: RowOutcome; isKnown: boolean } | { jobId: string; isJoined: boolean };

/** The account that pays, and the upload as the history names it. */
interface RowOwner {
  accountId: string;
  requester: Requester;
  onPaid: Ask['onPaid'];
}

/** How the rows of an upload are asked about. */
export interface AskRows {
  /**
   * A `Problem` is returned when the row has to wait: for credits, or because the account has too many
   * unfinished jobs.
   */
  ask(owner: RowOwner, row: OpenRow): Promise<Asked | Problem>;
  /** Undefined while the job runs. A job that no longer exists ends its row as failed. */
  readJob(jobId: string, isJoined: boolean): Promise<RowOutcome | undefined>;
  /** The rows that can be answered without a credit. */
  listFree(accountId: string, rows: readonly OpenRow[]): Promise<OpenRow[]>;
  /** The reason of a charge. */
  charged: 'matched' | 'verified';
}

export function askRowsOf(deps: AskDeps, direction: Direction): AskRows {
  return direction === 'domain' ? askDomains(deps) : askCompanies(deps);
}

/** Refusals of the row itself end it; others concern the whole upload. */
async function endRefusedRow(ask: () => Promise<Asked>): Promise<Asked | Problem> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'no_credits' || error.code === 'rate_limited') return error;
    if (error.status >= 500) throw error;
    const outcome = error.code === 'company_not_found' ? 'company_not_found' : 'invalid';
    return { outcome: { ...NO_ANSWER, outcome, reason: error.message }, isKnown: false };
  }
}

async function unlessGone(read: () => Promise<RowOutcome | undefined>): Promise<RowOutcome | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'job_not_found') throw error;
    const reason = 'Its job is gone; ask again.';
    return { ...NO_ANSWER, outcome: 'failed', charge_reason: 'job_failed_free', reason };
  }
}

function askDomains({ questions, jobs }: AskDeps): AskRows {
  return {
    ask: (owner, { domain, input, is_decided }) =>
      endRefusedRow(async () => {
        if (is_decided)
          return { outcome: await answerDecided(owner.accountId, domain ?? input), isKnown: true };
        const question = { ...owner, domain: domain ?? input, form: 'resolve' } as const;
        const { body, isJoined = false } = await questions.resolve(question);
        const answer = JSON.parse(String(body)) as DomainAnswer;
        const outcome = outcomeOfDomain(answer);
        return outcome ? { outcome, isKnown: true } : { jobId: answer.job_id ?? '', isJoined };
      }),
    readJob: (jobId) => unlessGone(async () => outcomeOfDomain((await jobs.readJob(jobId)) as DomainAnswer)),
    async listFree(accountId, rows) {
      const domains = [...new Set(rows.map(({ domain, input }) => domain ?? input))];
      const chargeable = new Set(await questions.listChargeable(accountId, domains));
      return rows.filter(({ domain, input }) => !chargeable.has(domain ?? input));
    },
    charged: 'matched',
  };

  /** The account has the company already: its website is not read for that, and costs nothing. */
  async function answerDecided(accountId: string, domain: string): Promise<RowOutcome> {
    const known = (await questions.readKnown(accountId, domain)) as DomainAnswer | undefined;
    return (known && outcomeOfDomain(known)) ?? DECIDED;
  }
}

function askCompanies({ websites, companies }: AskDeps): AskRows {
  return {
    ask: (owner, { input }) =>
      endRefusedRow(async () => {
        const isNumber = parseCompanyNumber(input) !== undefined;
        const { answer, asker } = await websites.answer({
          ...owner,
          ...(isNumber ? { companyNumber: input } : { companyName: input }),
        });
        const outcome = outcomeOfCompany(answer);
        const jobId = jobIdOf(answer) ?? '';
        return outcome
          ? { outcome, isKnown: answer.company !== null }
          : { jobId, isJoined: asker?.isJoined ?? false };
      }),
    readJob: (jobId, isJoined) =>
      unlessGone(async () => {
        const asker = isJoined ? { isJoined } : undefined;
        return outcomeOfCompany(await websites.readJob(jobId, undefined, asker));
      }),
    /** Not those with a name, which may be that of any company. */
    async listFree(accountId, rows) {
      const numbers = [...new Set(rows.flatMap(({ input }) => parseCompanyNumber(input) ?? []))];
      const findable = await companies.listFindable(numbers);
      const chargeable = new Set<string>(await websites.listChargeable(accountId, findable));
      return rows.filter(({ input }) => {
        const number = parseCompanyNumber(input);
        return number !== undefined && !chargeable.has(number);
      });
    },
    charged: 'verified',
  };
}
