import type { Database } from '../../../platform/postgres/index.ts';
import type { Requester } from '../../../shared/caller.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { DomainName } from '../../../shared/domain-name.ts';
import { Problem } from '../../../shared/problem.ts';
import { type AnsweredCall, type HistoryWriter, PENDING_CALL } from '../../history/index.ts';
import type { JobEngine } from '../../paid-jobs/index.ts';
import type { DomainCharge } from '../charge-reason.ts';
import { type DomainJobs, linksOf, type OnNeedsReview } from '../jobs/domain-jobs.ts';
import type { DomainAccountState, ResolutionStore } from '../resolution.store.ts';
import type { ResolutionJob } from '../resolution-job.ts';
import { accountStateIn, type FindAccountState, freeCharge, isKnown } from './domain-account-state.ts';
import type { NoteGiven } from './given-results.ts';
import type { AnswerShape, KnownAnswers, OpenJson } from './known-answers.ts';
import { type PresentedReview, presentReview } from './present-resolution.ts';

export interface ResolveDomainDeps {
  db: Database;
  store: ResolutionStore;
  jobs: JobEngine<DomainJobs>;
  answers: KnownAnswers;
  findAccountState: FindAccountState;
  clock: Clock;
  onNeedsReview?: OnNeedsReview | undefined;
  noteGiven: NoteGiven;
  history: Pick<HistoryWriter, 'note' | 'record'>;
}

export interface Question {
  accountId: string;
  /** Of the key that came with the call, when it is not verified yet that it is the account's. */
  keyHash?: Buffer | undefined;
  domain: DomainName;
  shape: AnswerShape;
  requester: Requester;
}

/** A known result, or the job that will have one; and what the account can spend after it. */
export type Answer = { available: number } & (
  | { known: { open: OpenJson; review: PresentedReview | null; note: DomainCharge }; job?: undefined }
  | { known?: undefined; job: ResolutionJob }
);

export async function resolveDomain(deps: ResolveDomainDeps, question: Question): Promise<Answer> {
  const state = await readState(deps, deps.findAccountState, question);
  return (await answerKnown(deps, question, state)) ?? openJob(deps, question, state);
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
  const { accountId, domain, shape } = question;
  // Before the charge: what cannot be shown is not paid for.
  const open = await deps.answers.read(state, shape);
  if (open === undefined) return undefined;
  if (state.match_status === 'needs_review') await deps.onNeedsReview?.(deps.db, domain, [accountId]);
  const review = presentReview(state);
  const given = () => deps.noteGiven({ accountId, domain, resultId: state.result_id ?? 0 });
  const callOf = (note: DomainCharge): AnsweredCall => ({
    ...inHistory(question),
    outcome: state.match_status,
    found: state.company_number,
    charged: note.charged,
    chargeReason: note.charge_reason,
  });
  const free = freeCharge(state);
  if (free) {
    deps.history.note(callOf(free));
    await given();
    return { known: { open, review, note: free }, available: state.available };
  }
  const { note, available } = await deps.jobs.chargeKnown({
    accountId,
    subject: domain,
    links: linksOf(domain, state.company_number),
    onCharged: (tx, charged) => deps.history.record(tx, callOf(charged)),
  });
  await given();
  return { known: { open, review, note }, available };
}

/** Who asked for what. */
function inHistory({ accountId, requester, domain }: Question) {
  return { accountId, requester, direction: 'domain_to_company', asked: domain } as const;
}

async function openJob(
  deps: ResolveDomainDeps,
  question: Question,
  state: DomainAccountState,
): Promise<Answer> {
  const { accountId, domain } = question;
  const answer = question.shape === 'resolve' ? 'resolve' : 'enrich';
  const opened = await deps.jobs.openOrJoin({
    accountId,
    subject: domain,
    account: state,
    jobColumns: { answer },
    async findNewer(tx) {
      const newer = await readState(deps, accountStateIn(tx, deps.store), question);
      return isKnown(newer) ? newer : undefined;
    },
    onOpened: (tx, jobId) => deps.history.record(tx, { ...inHistory(question), ...PENDING_CALL, jobId }),
    changeRunning: (job) => (answer === 'enrich' && job.answer !== 'enrich' ? { answer } : undefined),
  });
  if (opened.job) {
    if (!opened.isNew) deps.history.note({ ...inHistory(question), ...PENDING_CALL });
    return opened;
  }
  const known = await answerKnown(deps, question, opened.known);
  if (!known) throw new Error(`the result of ${domain} vanished as soon as it was stored`);
  return known;
}
