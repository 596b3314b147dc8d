import type { Requester } from '../../shared/caller.ts';
import { findNamesakes, isSameName } from '../../shared/companies/company-name.ts';
import type { CompanyNumber } from '../../shared/companies/company-number.ts';
import { invalidRequest, Problem } from '../../shared/problem.ts';
import type { Credits } from '../credits/index.ts';
import { ALREADY_CHARGED, FAILED_FREE, PENDING } from '../paid-jobs/index.ts';
import { findCompany, type KnownCompany, type LiveSource } from '../register/index.ts';
import {
  currentEvidence,
  type NamedCompany,
  type RegisteredCompany,
  type RegisterLookup,
  type ReviewCandidate,
} from '../resolution/index.ts';
import type { CompanySignals } from '../signals/index.ts';
import {
  type CompanyAnswer,
  NOT_SEARCHED,
  noteOn,
  presentKnown,
  presentOwner,
  presentRunning,
  type ReverseDomain,
  statusUrlOf,
} from './present-website.ts';
import {
  type KnownWebsites,
  paidFirst,
  type ResolveCompanyDeps,
  resolveCompany,
  type WebsiteAnswer,
} from './resolve-company.ts';
import { type StatedEvidenceDeps, withStatedEvidence } from './stated-evidence.ts';
import { type StoredSearch, UNDECIDED, type WebsiteCharge, type WebsiteJob } from './website-result.ts';

interface AnswerCompanyDeps extends ResolveCompanyDeps, Omit<StatedEvidenceDeps, 'db'> {
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
  { accountId, requester, refresh = false }: CompanyRequest,
  { number, name }: { number: string; name: string | undefined },
): Promise<CompanyResponse> {
  const company = await findCompany(deps.live, number);
  const companyNumber = company.record.company_number;
  const found = await resolveCompany(deps, { accountId, requester, companyNumber, refresh });
  const reverseDomain = await presentFound(deps, company, found);
  return {
    answer: {
      ...(await presentCompanyPart(deps, company, { name, status: reverseDomain.status })),
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
async function withBestEvidence(
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

/** The company, with a note that depends on the status of the search alone. */
async function presentCompanyPart(
  { companySignals, clock }: Pick<AnswerCompanyDeps, 'companySignals' | 'clock'>,
  company: KnownCompany,
  { name, status }: { name: string | undefined; status: ReverseDomain['status'] },
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
    note: noteOn(presented, { disagreeingName, status }),
  };
}

function neither(): Problem {
  const message = 'Send a company_number or a company_name.';
  return invalidRequest(message, { company_number: message, company_name: message });
}

/**
 * The answer of a job, in the form of the call that opened it; when the job has ended, with its result and
 * cost.
 */
export async function readWebsiteJob(
  deps: AnswerCompanyDeps,
  jobId: string,
  asker?: JobAsker,
): Promise<CompanyAnswer> {
  const { db, store, jobs, live, clock, baseUrl } = deps;
  const job = await jobs.findJob(jobId);
  const company = job && (await live.findCompany(job.company_number as CompanyNumber));
  if (!job || !company) throw jobNotFound();
  const partFor = ({ status }: ReverseDomain) =>
    presentCompanyPart(deps, company, { name: asker?.name, status });
  if (job.result_id === null) {
    const running = presentRunning(job, { baseUrl, now: clock.now() });
    return { ...(await partFor(running)), reverse_domain: running, ...PENDING };
  }
  const search = await store.findSearch(db, job.result_id);
  if (!search) throw jobNotFound();
  const isWithheld = search.status === 'verified' && job.charge_reason === FAILED_FREE.charge_reason;
  const known = isWithheld ? withhold(search) : await knownOf(deps, job, search);
  const found = presentKnown(await withBestEvidence(deps, company, known), statusUrlOf(baseUrl, job.id));
  const part = await partFor(found);
  return {
    ...part,
    note: isWithheld ? [part.note, WITHHELD].filter(Boolean).join(' ') : part.note,
    reverse_domain: found,
    ...(await reportCharge(deps, job, asker)),
  };
}

/**
 * Of the calls that get the answer, one reports the charge: the one that opened the job, or one that came
 * after its end. Whoever reads the job by its id is told what it cost.
 */
async function reportCharge(
  { db, store, clock }: AnswerCompanyDeps,
  job: WebsiteJob,
  asker: JobAsker | undefined,
): Promise<WebsiteCharge> {
  const { account_id: accountId, company_number: companyNumber, charged, charge_reason } = job;
  if (!charged) return { charged, charge_reason };
  if (asker?.isJoined) return ALREADY_CHARGED;
  const isFirst =
    job.charge_notified_at === null &&
    (await store.markChargeNotified(db, { accountId, companyNumber, at: clock.now() }));
  return asker && !isFirst ? ALREADY_CHARGED : { charged, charge_reason };
}

const WITHHELD =
  'Another website was found than the one that your account paid for. That costs one credit and the account has none; nothing was charged. Add credits and ask again.';

function withhold({ candidates_tried: candidatesTried }: StoredSearch): KnownWebsites {
  return { status: 'failed', websites: [], candidatesTried };
}

/** Accounts that wait for one search may have paid for different websites: each is shown its own. */
async function knownOf(
  { db, store }: AnswerCompanyDeps,
  { account_id: accountId, company_number: companyNumber, finished_at: finishedAt }: WebsiteJob,
  { status, websites, candidates_tried: candidatesTried, searched_at: searchedAt }: StoredSearch,
): Promise<KnownWebsites> {
  const domains = websites.map(({ domain }) => domain);
  const at = finishedAt ?? searchedAt;
  const paid = await store.listPaidDomains(db, { accountId, companyNumber, domains, at });
  return { status, websites: paidFirst(websites, paid), candidatesTried };
}

function jobNotFound(): Problem {
  return new Problem('job_not_found', 'There is no such job; check its id.');
}

/** The company that a name identifies, the candidates, or none. */
type ChosenCompany =
  | { kind: 'one'; companyNumber: string }
  | { kind: 'several'; candidates: ReviewCandidate[] }
  | { kind: 'none' };

const SHOWN_MAX = 5;
/** Companies that resemble the name less are not shown. */
const SIMILAR_MIN = 0.5;

/** Only a name that identifies one company decides; between similar names the caller has to choose. */
function chooseCompany(name: string, found: readonly NamedCompany[]): ChosenCompany {
  const worth = found.filter(({ score, company }) => score >= SIMILAR_MIN || isNamed(company, name));
  const { named, only } = findNamesakes(worth, name, {
    currentName: ({ company }) => company.company_name,
    formerNames: ({ company }) => company.previous_names,
  });
  if (only) return { kind: 'one', companyNumber: only.company.company_number };
  if (worth.length === 0) return { kind: 'none' };
  return { kind: 'several', candidates: presentCandidates(name, worth, named) };
}

/** By its current name or a previous one. */
function isNamed(company: Pick<RegisteredCompany, 'company_name' | 'previous_names'>, name: string): boolean {
  return [company.company_name, ...company.previous_names].some((one) => isSameName(one, name));
}

function presentCandidates(
  name: string,
  worth: readonly NamedCompany[],
  named: readonly NamedCompany[],
): ReviewCandidate[] {
  const isExact = named.length > 0;
  const ordered = [...named, ...worth.filter((one) => !named.includes(one))];
  const shown = isExact ? ordered.slice(0, Math.max(named.length, SHOWN_MAX)) : ordered;
  const mass = (one: NamedCompany) => (named.includes(one) ? 1 : one.score ** 8 / (isExact ? 50 : 1));
  const all = shown.reduce((sum, one) => sum + mass(one), isExact ? 0 : 0.25);
  return shown.slice(0, SHOWN_MAX).map((one) => ({
    company_number: one.company.company_number,
    company_name: one.company.company_name,
    company_status: one.company.company_status,
    registered_postcode: one.company.registered_postcode,
    incorporated_on: one.company.incorporated_on,
    match_confidence: Math.round((mass(one) / all) * 1000) / 1000,
    reasons: [reason(name, one, { isNamed: named.includes(one), others: named.length - 1 })],
    would_settle: 'Send its company_number, which no other company has.',
  }));
}

function reason(
  name: string,
  { company, matchedName }: NamedCompany,
  { isNamed: same, others }: { isNamed: boolean; others: number },
): string {
  const typed = name.trim();
  if (same && !isSameName(company.company_name, name)) return `It was called “${typed}” before.`;
  if (same)
    return others > 0
      ? `It is one of ${others + 1} or more companies called “${typed}”.`
      : `It is called “${typed}”.`;
  return matchedName === null
    ? `Its name resembles “${typed}”.`
    : `It was called “${matchedName}” before, which resembles “${typed}”.`;
}
