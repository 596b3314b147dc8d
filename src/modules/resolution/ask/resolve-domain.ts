import { enqueueJob } from '../../../platform/job-queue/index.ts';
import type { Database, Queryable, Transaction } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { DomainName } from '../../../shared/domain-name.ts';
import type { IdSource } from '../../../shared/ids.ts';
import { Problem } from '../../../shared/problem.ts';
import type { Credits } from '../../credits/index.ts';
import { ALREADY_CHARGED, CHARGED, type ChargeNote, subjectOf } from '../charge-reason.ts';
import { PAID_LONG_ENOUGH_MS } from '../job-limits.ts';
import type { ResolutionJob, TaskRef } from '../resolution-job.ts';
import type { ResolutionStore, Standing } from '../resolution-store.ts';
import type { AnswerShape, KnownAnswers, OpenJson } from './known-answers.ts';
import { type FindStanding, isKnown, noteIfFree, standingIn } from './standings.ts';

export const RESOLVE_TASK = 'resolve_domain';

export interface ResolveDomainDeps {
  db: Database;
  store: ResolutionStore;
  credits: Credits;
  answers: KnownAnswers;
  findStanding: FindStanding;
  clock: Clock;
  ids: IdSource;
  onNeedsReview?: OnNeedsReview | undefined;
}

export type OnNeedsReview = (db: Queryable, domain: string, accountIds: readonly string[]) => Promise<void>;

export interface Question {
  accountId: string;
  /** Of the key that the account's owner sent, where nobody has looked yet whether it is theirs. */
  keyHash?: Buffer | undefined;
  domain: DomainName;
  shape: AnswerShape;
}

/** A known result, or the job that will have one; and what the account can spend after it. */
export type Answer = { available: number } & (
  | { known: { open: OpenJson; note: ChargeNote }; job?: undefined }
  | { known?: undefined; job: ResolutionJob }
);

export async function resolveDomain(deps: ResolveDomainDeps, question: Question): Promise<Answer> {
  const standing = await readStanding(deps, deps.findStanding, question);
  return (await answerKnown(deps, question, standing)) ?? openJob(deps, question, standing);
}

async function readStanding(
  { clock }: ResolveDomainDeps,
  find: FindStanding,
  { accountId, keyHash, domain }: Question,
): Promise<Standing> {
  const standing = await find({ accountId, keyHash, domain, now: clock.now() });
  if (standing) return standing;
  if (!keyHash) throw new Error(`account ${accountId} has no credit ledger: open it first`);
  throw new Problem(
    'invalid_credentials',
    'This API key is not valid any more; sign in to see the current one.',
  );
}

async function answerKnown(
  deps: ResolveDomainDeps,
  question: Question,
  standing: Standing,
): Promise<Answer | undefined> {
  if (!isKnown(standing)) return undefined;
  // Before the charge: what cannot be shown is not paid for.
  const open = await deps.answers.read(standing, question.shape);
  if (open === undefined) return undefined;
  if (standing.match_status === 'needs_review')
    await deps.onNeedsReview?.(deps.db, question.domain, [question.accountId]);
  const free = noteIfFree(standing);
  if (free) return { known: { open, note: free }, available: standing.available };
  const { charged, available } = await deps.db.transaction((tx) =>
    deps.credits.chargeNow(tx, {
      accountId: question.accountId,
      subject: subjectOf(question.domain),
      reason: 'matched',
    }),
  );
  return { known: { open, note: charged ? CHARGED : ALREADY_CHARGED }, available };
}

/** The job, its hold, the task and its place in the queue come to be together or not at all. */
async function openJob(deps: ResolveDomainDeps, question: Question, standing: Standing): Promise<Answer> {
  const { db, store, clock, ids } = deps;
  const { accountId, domain } = question;
  const at = clock.now();
  const opened = await db.transaction(async (tx) => {
    const task = await store.openTask(tx, { id: ids.sortable('task', at), domain, at });
    if (task.created) {
      // The task that was under way may have ended while we waited for its lock.
      const newer = await readStanding(deps, standingIn(tx, store), question);
      if (isKnown(newer)) {
        await store.deleteTask(tx, { id: task.id, domain });
        return { newer };
      }
    }
    const available = await joinTask(deps, tx, { question, standing, at });
    if (task.created) await enqueueTask(tx, { id: task.id, domain });
    const job = await store.findRunningJob(tx, accountId, domain);
    if (!job) throw new Error('a job that was just made is not there');
    return { job, available };
  });
  if (opened.newer === undefined) return { job: opened.job, available: opened.available };
  const known = await answerKnown(deps, question, opened.newer);
  if (!known) throw new Error(`the result of ${domain} was gone as soon as it came`);
  return known;
}

/** One job an account and domain at a time: who asks again is told of the one that runs, and nothing more is held. */
async function joinTask(
  { store, credits, ids }: ResolveDomainDeps,
  tx: Transaction,
  { question, standing, at }: { question: Question; standing: Standing; at: Date },
): Promise<number> {
  const { accountId, domain } = question;
  const answer = question.shape === 'resolve' ? 'resolve' : 'enrich';
  const running = await store.findRunningJob(tx, accountId, domain);
  if (running) {
    if (answer === 'enrich' && running.answer !== 'enrich') await store.widenAnswer(tx, running.id);
    return standing.available;
  }
  const paidMs = (standing.paid_until?.getTime() ?? 0) - at.getTime();
  const held = paidMs < PAID_LONG_ENOUGH_MS;
  const id = ids.capability('job');
  await store.insertJob(tx, { id, accountId, domain, answer, held, at });
  if (!held) return standing.available;
  return (await credits.hold(tx, { accountId, holdId: id, subject: subjectOf(domain) })).available;
}

/** Attempts are counted by the task itself; the queue's own tries only have to outlast them. */
export async function enqueueTask(tx: Transaction, { id, domain }: TaskRef): Promise<void> {
  await enqueueJob(tx, {
    task: RESOLVE_TASK,
    payload: { task_id: id, domain },
    key: `resolution:${id}`,
    keyMode: 'preserve_run_at',
  });
}
