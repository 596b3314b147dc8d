import type { Requester } from '../../shared/caller.ts';
import { invalidRequest, Problem } from '../../shared/problem.ts';
import type { Credits } from '../credits/index.ts';
import type { OnPaid } from '../paid-jobs/index.ts';
import { findCompany, type KnownCompany, type LiveSource } from '../register/index.ts';
import { currentEvidence, type RegisterLookup } from '../resolution/index.ts';
import type { CompanySignals } from '../signals/index.ts';
import { chooseCompany, isNamed } from './choose-company.ts';
import {
  type CompanyAnswer,
  NOT_SEARCHED,
  noteOn,
  presentKnown,
  presentOwner,
  presentRunning,
  type ReverseDomain,
} from './present-website.ts';
import {
  type KnownWebsites,
  type ResolveCompanyDeps,
  resolveCompany,
  type WebsiteAnswer,
} from './resolve-company.ts';
import { type StatedEvidenceDeps, withStatedEvidence } from './stated-evidence.ts';
import { UNDECIDED } from './website-result.ts';

export interface AnswerCompanyDeps extends ResolveCompanyDeps, Omit<StatedEvidenceDeps, 'db'> {
  credits: Pick<Credits, 'readBalance'>;
  live: LiveSource;
  register: RegisterLookup;
  companySignals: CompanySignals;
  baseUrl: string;
}

/** As the caller sent it; blank text counts as missing. */
export interface CompanyRequest {
  accountId: string;
  requester: Requester;
  companyNumber?: string | undefined;
  companyName?: string | undefined;
  refresh?: boolean | undefined;
  onPaid?: OnPaid | undefined;
}

export interface CompanyResponse {
  answer: CompanyAnswer;
  creditsRemaining: number;
  creditsCharged: 0 | 1;
  /** For a call that waits for the job of the answer. */
  asker?: JobAsker | undefined;
}

/** What a job does not store of a call that waits for it. */
export interface JobAsker {
  /** Another call opened the job, and reports what it costs. */
  isJoined: boolean;
  /** The name that the call gave beside the number. */
  name?: string | undefined;
}

const SIGNALS_MAX = 20;
/** More than are shown, to see whether a name is one company's alone. */
const CANDIDATES_MAX = 20;

export async function answerCompany(
  deps: AnswerCompanyDeps,
  request: CompanyRequest,
): Promise<CompanyResponse> {
  const number = request.companyNumber?.trim() || undefined;
  const name = request.companyName?.trim() || undefined;
  if (number !== undefined) return answerByNumber(deps, request, { number, name });
  if (name === undefined) throw neither();
  const chosen = chooseCompany(name, await deps.register.findByName(name, { limit: CANDIDATES_MAX }));
  if (chosen.kind === 'one')
    return answerByNumber(deps, request, { number: chosen.companyNumber, name: undefined });
  if (chosen.kind === 'none')
    throw new Problem(
      'company_not_found',
      'No company on the register has a name like this; check its spelling.',
    );
  deps.history.note({
    accountId: request.accountId,
    requester: request.requester,
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
      review_candidates: chosen.candidates,
      ...UNDECIDED,
      note: 'The name fits more than one company, or none exactly: send the company_number of the one you mean. Nothing was searched for.',
    },
    creditsRemaining: (await deps.credits.readBalance(deps.db, request.accountId)).available,
    creditsCharged: 0,
  };
}

async function answerByNumber(
  deps: AnswerCompanyDeps,
  { accountId, requester, refresh = false, onPaid }: CompanyRequest,
  { number, name }: { number: string; name: string | undefined },
): Promise<CompanyResponse> {
  const company = await findCompany(deps.live, number);
  const companyNumber = company.record.company_number;
  const found = await resolveCompany(deps, { accountId, requester, companyNumber, refresh, onPaid });
  const reverseDomain = await presentFound(deps, company, found);
  return {
    answer: {
      ...(await presentCompanyPart(deps, company, { accountId, name, status: reverseDomain.status })),
      reverse_domain: reverseDomain,
      ...found.charge,
    },
    creditsRemaining: found.available,
    creditsCharged: found.charge.charged ? 1 : 0,
    asker: found.job && { isJoined: !found.isNew, name },
  };
}

async function presentFound(deps: AnswerCompanyDeps, company: KnownCompany, { known, job }: WebsiteAnswer) {
  if (!known) return presentRunning(job, { baseUrl: deps.baseUrl, now: deps.clock.now() });
  return presentKnown(await withBestEvidence(deps, company, known), null);
}

/** The current evidence of the first website is shown; the others are listed by name. */
export async function withBestEvidence(
  deps: AnswerCompanyDeps,
  { record: { company_number, postal_code: registered_postcode } }: KnownCompany,
  known: KnownWebsites,
): Promise<KnownWebsites> {
  const [best, ...others] = known.websites;
  if (!best) return known;
  const website = await withStatedEvidence(deps, company_number, best);
  const evidence = currentEvidence(website.evidence, { company_number, registered_postcode });
  return { ...known, websites: [{ ...website, evidence }, ...others] };
}

interface PartOptions {
  accountId: string;
  name: string | undefined;
  status: ReverseDomain['status'];
}

/** The company, with a note that depends on the status of the search alone. */
export async function presentCompanyPart(
  { companySignals, clock }: Pick<AnswerCompanyDeps, 'companySignals' | 'clock'>,
  company: KnownCompany,
  { accountId, name, status }: PartOptions,
): Promise<Pick<CompanyAnswer, 'company' | 'signals' | 'review_candidates' | 'note'>> {
  const presented = presentOwner(company, clock.now());
  const names = {
    company_name: presented.company_name,
    previous_names: presented.previous_names.map((one) => one.name),
  };
  const disagreeingName = name !== undefined && !isNamed(names, name) ? name : undefined;
  return {
    company: presented,
    signals: (await companySignals.list(accountId, company, SIGNALS_MAX)).signals,
    review_candidates: [],
    note: noteOn(presented, { disagreeingName, status }),
  };
}

function neither(): Problem {
  const message = 'Send a company_number or a company_name.';
  return invalidRequest(message, { company_number: message, company_name: message });
}
