import type { Database, Queryable } from '../../platform/postgres/index.ts';
import type { Requester } from '../../shared/caller.ts';
import type { Clock } from '../../shared/clock.ts';
import { type AnsweredCall, type HistoryWriter, PENDING_CALL } from '../history/index.ts';
import { ALREADY_CHARGED, type JobEngine, type OnPaid, PENDING } from '../paid-jobs/index.ts';
import type { SiteReader } from '../resolution/index.ts';
import type { CompanyAccountState, WebsiteStore } from './website.store.ts';
import { linksOf, type WebsiteJobTypes } from './website-job-kind.ts';
import {
  freeNote,
  type SearchOutcome,
  VERIFIED,
  type VerifiedWebsite,
  type WebsiteCharge,
  type WebsiteJob,
} from './website-result.ts';

export interface ResolveCompanyDeps {
  db: Database;
  store: WebsiteStore;
  jobs: JobEngine<WebsiteJobTypes>;
  history: Pick<HistoryWriter, 'note' | 'record'>;
  siteReader: Pick<SiteReader, 'recordDelivered'>;
  clock: Clock;
}

interface WebsiteRequest {
  accountId: string;
  requester: Requester;
  companyNumber: string;
  /** Search again, whatever is known. */
  refresh: boolean;
  onPaid?: OnPaid | undefined;
}

/** The known state of a company's website: the outcome of a search, or of the other direction. */
export interface KnownWebsites {
  status: SearchOutcome;
  /** In an answer, without those that are locked for the account. */
  websites: VerifiedWebsite[];
  candidatesTried: number;
}

/** The known result or a job, the charge, and the credits that the account has left. */
export type WebsiteAnswer = { available: number; charge: WebsiteCharge } & (
  | { known: KnownWebsites; job?: undefined }
  | { known?: undefined; job: WebsiteJob; isNew: boolean }
);

export async function resolveCompany(
  deps: ResolveCompanyDeps,
  question: WebsiteRequest,
): Promise<WebsiteAnswer> {
  const running = await deps.jobs.findRunningJob(question.accountId, question.companyNumber);
  const state = await readState(deps, deps.db, question);
  const known = question.refresh ? undefined : knownFrom(state);
  // What would cost a credit waits for the job, which holds one for it.
  if (running && !(known && isFree(known, state))) {
    deps.history.note({ ...inHistory(question), ...PENDING_CALL, joinedJobId: running.id });
    return { job: running, isNew: false, charge: PENDING, available: state.available };
  }
  return known ? answerKnown(deps, question, { state, known }) : openJob(deps, question, state);
}

/** Whether the account is shown a website that it has paid for, or none. */
function isFree(
  { status, websites: [first] }: KnownWebsites,
  { paid_domains }: CompanyAccountState,
): boolean {
  return freeNote(status) !== undefined || (first !== undefined && paid_domains.includes(first.domain));
}

async function readState(
  { store, clock }: ResolveCompanyDeps,
  db: Queryable,
  { accountId, companyNumber }: WebsiteRequest,
): Promise<CompanyAccountState> {
  const state = await store.findAccountState(db, { accountId, companyNumber, now: clock.now() });
  if (!state) throw new Error(`account ${accountId} has no credit ledger: open it first`);
  return state;
}

/**
 * The links of both directions decide: a website whose link has ended is not shown, even if a search found
 * it.
 */
function knownFrom({ websites, paid_domains, search }: CompanyAccountState): KnownWebsites | undefined {
  const candidatesTried = search?.candidates_tried ?? 0;
  if (websites.length > 0) {
    const ordered = inOrderOf(search?.websites ?? [], websites);
    return { status: 'verified', websites: paidFirst(ordered, paid_domains), candidatesTried };
  }
  if (!search || search.status === 'verified') return undefined;
  return { status: search.status, websites: [], candidatesTried };
}

/** The order of the search shows the main website better than the confidence. */
function inOrderOf(searched: readonly VerifiedWebsite[], now: readonly VerifiedWebsite[]): VerifiedWebsite[] {
  const place = ({ domain }: VerifiedWebsite) => {
    const found = searched.findIndex((one) => one.domain === domain);
    return found === -1 ? searched.length : found;
  };
  return [...now].sort((a, b) => place(a) - place(b));
}

/** An answer is free for a website that the account has paid for, so it shows that one. */
export function paidFirst(websites: readonly VerifiedWebsite[], paid: readonly string[]): VerifiedWebsite[] {
  const isPaid = ({ domain }: VerifiedWebsite) => paid.includes(domain);
  return [...websites].sort((a, b) => Number(isPaid(b)) - Number(isPaid(a)));
}

/** The website of the answer, and those of the others that the account has paid for, too. */
export function unlocked(websites: readonly VerifiedWebsite[], paid: readonly string[]): VerifiedWebsite[] {
  return websites.filter(({ domain }, place) => place === 0 || paid.includes(domain));
}

/** How the history records the request. */
function inHistory({ accountId, requester, companyNumber }: WebsiteRequest) {
  return { accountId, requester, direction: 'company_to_website', asked: companyNumber } as const;
}

async function answerKnown(
  { db, store, jobs, history, siteReader, clock }: ResolveCompanyDeps,
  question: WebsiteRequest,
  { state, known }: { state: CompanyAccountState; known: KnownWebsites },
): Promise<WebsiteAnswer> {
  const { accountId, companyNumber } = question;
  const callOf = (charge: WebsiteCharge, found: string | undefined): AnsweredCall => ({
    ...inHistory(question),
    outcome: known.status,
    found: found ?? null,
    charged: charge.charged,
    chargeReason: charge.charge_reason,
  });
  const free = freeNote(known.status);
  if (free) {
    history.note(callOf(free, undefined));
    return { known, charge: free, available: state.available };
  }
  const links = linksOf(companyNumber, known.websites);
  if (isFree(known, state)) {
    // The cost of the search is in the history already, with the call that began it.
    history.note(callOf(ALREADY_CHARGED, links[0]?.domain));
    // A caller that repeats the call instead of polling learns here what the search cost.
    const isFirst = await store.markChargeNotified(db, { accountId, companyNumber, at: clock.now() });
    await siteReader.recordDelivered(db, [accountId], { links: links.slice(0, 1), at: clock.now() });
    const shown = { ...known, websites: unlocked(known.websites, state.paid_domains) };
    return { known: shown, charge: isFirst ? VERIFIED : ALREADY_CHARGED, available: state.available };
  }
  const { note, link, available } = await jobs.chargeKnown({
    accountId,
    subject: companyNumber,
    links,
    async onCharged(tx, charge) {
      await history.record(tx, callOf(charge.note, charge.link?.domain));
      // Otherwise a later answer would report the charge of an older search as its own.
      if (charge.note.charged)
        await Promise.all([
          store.markChargeNotified(tx, { accountId, companyNumber, at: clock.now() }),
          question.onPaid?.(tx),
        ]);
      const shown = charge.link ? [charge.link] : [];
      await siteReader.recordDelivered(tx, [accountId], { links: shown, at: clock.now() });
    },
  });
  const paid = link ? [link.domain] : [];
  const websites = unlocked(paidFirst(known.websites, paid), [...state.paid_domains, ...paid]);
  return { known: { ...known, websites }, charge: note, available };
}

async function openJob(
  deps: ResolveCompanyDeps,
  question: WebsiteRequest,
  state: CompanyAccountState,
): Promise<WebsiteAnswer> {
  const { accountId, companyNumber, refresh } = question;
  const opened = await deps.jobs.openOrJoin({
    accountId,
    subject: companyNumber,
    account: state,
    taskColumns: refresh ? { reads_since: deps.clock.now() } : undefined,
    async onOpened(tx, jobId) {
      const recording = deps.history.record(tx, { ...inHistory(question), ...PENDING_CALL, jobId });
      await Promise.all([recording, question.onPaid?.(tx, jobId)]);
    },
    async findNewer(tx) {
      const newer = await readState(deps, tx, question);
      const known = isNewer(newer, state) || !refresh ? knownFrom(newer) : undefined;
      return known && { state: newer, known };
    },
  });
  if (opened.job) {
    const { job, isNew, available } = opened;
    if (!isNew) deps.history.note({ ...inHistory(question), ...PENDING_CALL, joinedJobId: job.id });
    return { job, isNew, available, charge: PENDING };
  }
  return answerKnown(deps, question, opened.known);
}

/** A search that ended between the two reads counts as a refresh. */
function isNewer(newer: CompanyAccountState, state: CompanyAccountState): boolean {
  return newer.search !== null && newer.search.id !== state.search?.id;
}
