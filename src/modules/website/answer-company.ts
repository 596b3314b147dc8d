import type { Asker } from '../../shared/asker.ts';
import { invalidRequest, Problem } from '../../shared/problem.ts';
import type { Credits } from '../credits/index.ts';
import { findCompany, type KnownCompany, type LiveSource } from '../register/index.ts';
import type { RegisterReader } from '../resolution/index.ts';
import type { CompanySignals } from '../signals/index.ts';
import {
  type CompanyAnswer,
  NOT_SEARCHED,
  noteOn,
  presentKnown,
  presentOwner,
  presentRunning,
} from './present-website.ts';
import { type ResolveCompanyDeps, resolveCompany, type WebsiteAnswer } from './resolve-company.ts';
import { UNDECIDED } from './website-result.ts';
import { isNamed, whichCompany } from './which-company.ts';

export interface AnswerCompanyDeps extends ResolveCompanyDeps {
  credits: Pick<Credits, 'readBalance'>;
  live: LiveSource;
  register: RegisterReader;
  companySignals: CompanySignals;
  baseUrl: string;
}

/** As the caller sent it; blank text counts as missing. */
export interface AskCompany {
  accountId: string;
  asker: Asker;
  companyNumber?: string | undefined;
  companyName?: string | undefined;
  refresh?: boolean | undefined;
}

export interface CompanyReply {
  answer: CompanyAnswer;
  creditsRemaining: number;
  creditsCharged: 0 | 1;
}

export const SIGNALS_MAX = 20;
/** More than are shown, to see whether a name is one company's alone. */
const CANDIDATES_MAX = 20;

export async function answerCompany(deps: AnswerCompanyDeps, ask: AskCompany): Promise<CompanyReply> {
  const number = ask.companyNumber?.trim() || undefined;
  const name = ask.companyName?.trim() || undefined;
  if (number !== undefined) return answerByNumber(deps, ask, { number, name });
  if (name === undefined) throw neither();
  const meant = whichCompany(name, await deps.register.findByName(name, { limit: CANDIDATES_MAX }));
  if (meant.kind === 'one')
    return answerByNumber(deps, ask, { number: meant.companyNumber, name: undefined });
  if (meant.kind === 'none')
    throw new Problem(
      'company_not_found',
      'No company on the register has a name like this; check its spelling.',
    );
  deps.history.note({
    accountId: ask.accountId,
    asker: ask.asker,
    direction: 'company_to_website',
    asked: name,
    outcome: 'needs_review',
    found: null,
    charged: UNDECIDED.charged,
    chargeReason: UNDECIDED.charge_reason,
  });
  return {
    answer: {
      company: null,
      signals: [],
      reverse_domain: NOT_SEARCHED,
      review_candidates: meant.candidates,
      ...UNDECIDED,
      note: 'The name fits more than one company, or none exactly: send the company_number of the one you mean. Nothing was searched for.',
    },
    creditsRemaining: (await deps.credits.readBalance(deps.db, ask.accountId)).available,
    creditsCharged: 0,
  };
}

async function answerByNumber(
  deps: AnswerCompanyDeps,
  { accountId, asker, refresh = false }: AskCompany,
  { number, name }: { number: string; name: string | undefined },
): Promise<CompanyReply> {
  const company = await findCompany(deps.live, number);
  const companyNumber = company.record.company_number;
  const found = await resolveCompany(deps, { accountId, asker, companyNumber, refresh });
  return {
    answer: {
      ...(await presentCompanyPart(deps, company, name)),
      reverse_domain: presentFound(deps, found),
      ...found.charge,
    },
    creditsRemaining: found.available,
    creditsCharged: found.charge.charged ? 1 : 0,
  };
}

function presentFound({ baseUrl, clock }: AnswerCompanyDeps, { known, job }: WebsiteAnswer) {
  return known ? presentKnown(known, null) : presentRunning(job, { baseUrl, now: clock.now() });
}

/** The part of the answer that does not depend on the search. */
export async function presentCompanyPart(
  { companySignals, clock }: Pick<AnswerCompanyDeps, 'companySignals' | 'clock'>,
  company: KnownCompany,
  name: string | undefined,
): Promise<Pick<CompanyAnswer, 'company' | 'signals' | 'review_candidates' | 'note'>> {
  const presented = presentOwner(company, clock.now());
  const names = {
    company_name: presented.company_name,
    previous_names: presented.previous_names.map((one) => one.name),
  };
  const disagreeingName = name !== undefined && !isNamed(names, name) ? name : undefined;
  return {
    company: presented,
    signals: (await companySignals.list(company, SIGNALS_MAX)).signals,
    review_candidates: [],
    note: noteOn(presented, { disagreeingName }),
  };
}

function neither(): Problem {
  const message = 'Send a company_number or a company_name.';
  return invalidRequest(message, { company_number: message, company_name: message });
}
