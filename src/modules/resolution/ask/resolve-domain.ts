import type { Database } from '../../../platform/postgres/index.ts';
import type { Requester } from '../../../shared/caller.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { DomainName } from '../../../shared/internet/domain-name.ts';
import { Problem } from '../../../shared/problem.ts';
import { type AnsweredCall, type EndedCall, type HistoryWriter, PENDING_CALL } from '../../history/index.ts';
import type { JobEngine, OnPaid } from '../../paid-jobs/index.ts';
import { type DomainCharge, linksOf } from '../domain-job/domain-charge.ts';
import type { DomainJob } from '../domain-job/domain-job.ts';
import type { DomainJobTypes, OnNeedsReview } from '../domain-job/domain-job-kind.ts';
import type { DomainAccountState, ResolutionStore } from '../resolution.store.ts';
import { accountStateIn, type FindAccountState, freeCharge, isKnown } from './account-state.ts';
import { type AnswerForm, closeJson, type KnownAnswers, type OpenJson } from './known-answers.ts';
import {
  type PresentedReview,
  presentPendingJob,
  presentReview,
  type StatusRoute,
} from './present-resolution.ts';
import type { RecordDelivered } from './record-delivered.ts';

export interface ResolveDomainDeps {
  db: Database;
  store: ResolutionStore;
  jobs: JobEngine<DomainJobTypes>;
  answers: KnownAnswers;
  findAccountState: FindAccountState;
  clock: Clock;
  onNeedsReview?: OnNeedsReview | undefined;
  recordDelivered: RecordDelivered;
  history: Pick<HistoryWriter, 'note' | 'record'>;
}

export interface Question {
  accountId: string;
  /** The hash of the request's API key, if the key has not been verified yet. */
  keyHash?: Buffer | undefined;
  domain: DomainName;
  form: AnswerForm;
  requester: Requester;
  /**
   * A website that could not be read is read again, although the result is still valid. Other results are
   * answered as usual.
   */
  refresh?: boolean | undefined;
  onPaid?: OnPaid | undefined;
}

/** A known result or a job, and the credits that the account has left. */
type Answer = { available: number } & (
  | { known: { open: OpenJson; review: PresentedReview | null; note: DomainCharge }; job?: undefined }
  | { known?: undefined; job: DomainJob; isNew: boolean }
);

export async function resolveDomain(deps: ResolveDomainDeps, question: Question): Promise<Answer> {
  const state = await readState(deps, deps.findAccountState, question);
  if (isToBeRefreshed(question, state)) return openJob(deps, question, state);
  return (await answerKnown(deps, question, state)) ?? openJob(deps, question, state);
}

function isToBeRefreshed({ refresh }: Question, { match_status: status }: DomainAccountState): boolean {
  return refresh === true && status === 'scrape_failed';
}

async function readState(
  { clock }: ResolveDomainDeps,
  find: FindAccountState,
  { accountId, keyHash, domain }: Question,
): Promise<DomainAccountState> {
  const state = await find({ accountId, keyHash, domain, now: clock.now() });
  if (state) return state;
  if (!keyHash) throw new Error(`account ${accountId} has no credit ledger: open it first`);
  throw new Problem(
    'invalid_credentials',
    'This API key is not valid any more; sign in to see the current one.',
  );
}

async function answerKnown(
  deps: ResolveDomainDeps,
  question: Question,
  state: DomainAccountState,
): Promise<Answer | undefined> {
  if (!isKnown(state)) return undefined;
  const { accountId, domain, form } = question;
  // Before the charge, so that an answer that cannot be read is not charged.
  const open = await deps.answers.read(state, form);
  if (open === undefined) return undefined;
  if (state.match_status === 'needs_review') await deps.onNeedsReview?.(deps.db, domain, [accountId]);
  const review = presentReview(state);
  const recordDelivered = () => deps.recordDelivered({ accountId, domain, resultId: state.result_id ?? 0 });
  const callOf = ({ charged, charge_reason: chargeReason }: DomainCharge): AnsweredCall =>
    inHistory(question, {
      outcome: state.match_status,
      found: state.company_number,
      charged,
      chargeReason,
      failureCode: state.failure_code,
    });
  const free = freeCharge(state);
  if (free) {
    deps.history.note(callOf(free));
    await recordDelivered();
    return { known: { open, review, note: free }, available: state.available };
  }
  const { note, available } = await deps.jobs.chargeKnown({
    accountId,
    subject: domain,
    links: linksOf(domain, state.company_number),
    async onCharged(tx, { note: made }) {
      await deps.history.record(tx, callOf(made));
      if (made.charged) await question.onPaid?.(tx);
    },
  });
  await recordDelivered();
  return { known: { open, review, note }, available };
}

/** Field by field, because spreading an object would take longer than everything else here. */
function inHistory(
  { accountId, requester, domain }: Question,
  { outcome, found, charged, chargeReason, failureCode }: EndedCall,
  jobId?: string,
): AnsweredCall {
  const direction = 'domain_to_company';
  return {
    accountId,
    requester,
    direction,
    asked: domain,
    outcome,
    found,
    charged,
    chargeReason,
    failureCode,
    jobId,
  };
}

async function openJob(
  deps: ResolveDomainDeps,
  question: Question,
  state: DomainAccountState,
): Promise<Answer> {
  const { accountId, domain } = question;
  const answer = question.form === 'resolve' ? 'resolve' : 'enrich';
  const now = deps.clock.now();
  const opened = await deps.jobs.openOrJoin({
    accountId,
    subject: domain,
    account: { paid_until: await deps.store.findPaidUntil(deps.db, { accountId, domain, now }) },
    jobColumns: { answer },
    async findNewer(tx) {
      // Nearly always there is no newer result, and reading the whole state takes several times as long.
      if (!(await deps.store.hasValidResult(tx, domain, deps.clock.now()))) return undefined;
      const newer = await readState(deps, accountStateIn(tx, deps.store), question);
      // The failure that is to be refreshed is no newer result.
      const isSame = isToBeRefreshed(question, newer) && newer.result_id === state.result_id;
      return isKnown(newer) && !isSame ? newer : undefined;
    },
    async onOpened(tx, jobId) {
      const recording = deps.history.record(tx, inHistory(question, PENDING_CALL, jobId));
      await Promise.all([recording, question.onPaid?.(tx, jobId)]);
    },
    changeRunning: (job) => (answer === 'enrich' && job.answer !== 'enrich' ? { answer } : undefined),
  });
  if (opened.job) {
    if (!opened.isNew)
      deps.history.note({ ...inHistory(question, PENDING_CALL), joinedJobId: opened.job.id });
    return opened;
  }
  const known = await answerKnown(deps, question, opened.known);
  if (!known) throw new Error(`the result of ${domain} vanished as soon as it was stored`);
  return known;
}

/** A serialised answer, with its effect on the account's credits. */
export interface WrittenAnswer {
  /** 200: the result; 202: a job. */
  status: 200 | 202;
  /** JSON. */
  body: string | Buffer;
  creditsRemaining: number;
  creditsCharged: 0 | 1;
  /** The job that the answer names, if it is one. */
  jobId?: string | undefined;
  /** Another call opened that job, and reports what it costs. */
  isJoined?: boolean | undefined;
}

export function writeAnswer(
  answer: Answer,
  { route, baseUrl, now }: { route: StatusRoute; baseUrl: string; now: Date },
): WrittenAnswer {
  const creditsRemaining = answer.available;
  if (answer.known === undefined) {
    const { job, isNew } = answer;
    const body = JSON.stringify(presentPendingJob(job, { route, baseUrl, now }));
    return { status: 202, body, creditsRemaining, creditsCharged: 0, jobId: job.id, isJoined: !isNew };
  }
  // The partner's contract allows no further fields.
  const { open, review, note } = answer.known;
  const own = route === 'partner' ? note : { job_id: null, cached: true, review, ...note };
  return {
    status: 200,
    body: closeJson(open, own),
    creditsRemaining,
    creditsCharged: note.charged ? 1 : 0,
  };
}
