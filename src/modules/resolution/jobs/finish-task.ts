import type { Database, Transaction } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Credits } from '../../credits/index.ts';
import type { OnNeedsReview } from '../ask/resolve-domain.ts';
import { ALREADY_CHARGED, CHARGED, type ChargeNote, FAILED_FREE, freeNote } from '../charge-reason.ts';
import type { Verdict } from '../decide/verdict.ts';
import type { TaskRef } from '../resolution-job.ts';
import type { ResolutionStore, WaitingJob } from '../resolution-store.ts';
import type { WebsiteLinkStore } from '../website-links.ts';
import { recordVerdict } from './record-verdict.ts';

export interface FinishDeps {
  db: Database;
  store: ResolutionStore;
  links: WebsiteLinkStore;
  credits: Credits;
  clock: Clock;
  onNeedsReview?: OnNeedsReview | undefined;
}

/**
 * The result, what it costs each account that waits, and the end of their jobs: one transaction. False when somebody
 * else has finished the task, which a worker that was thought dead may find.
 */
export async function completeTask(
  deps: FinishDeps,
  task: TaskRef,
  { verdict, pagesRead }: { verdict: Verdict; pagesRead: number },
): Promise<boolean> {
  const { db, store, clock } = deps;
  return db.transaction(async (tx) => {
    if (!(await store.lockTask(tx, task))) return false;
    const at = clock.now();
    const found = { domain: task.domain, verdict, pagesRead, at, source: 'forward' as const };
    const resultId = await recordVerdict(deps, tx, found);
    const jobs = await store.listWaitingJobs(tx, task.domain);
    for (const job of jobs) {
      await store.completeJob(tx, job.id, { at, resultId, ...(await settle(deps, tx, job, verdict)) });
    }
    if (verdict.match_status === 'needs_review') {
      const askers = jobs.map(({ account_id }) => account_id);
      await deps.onNeedsReview?.(tx, task.domain, askers);
    }
    await store.deleteTask(tx, task);
    return true;
  });
}

/** Nothing came of it: everybody gets their credit back and is told why. */
export async function failTask(deps: FinishDeps, task: TaskRef, message: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    if (!(await deps.store.lockTask(tx, task))) return false;
    await failWaitingJobs(deps, tx, task.domain, message);
    await deps.store.deleteTask(tx, task);
    return true;
  });
}

export async function failWaitingJobs(
  { store, credits, clock }: FinishDeps,
  tx: Transaction,
  domain: string,
  message: string,
): Promise<number> {
  const jobs = await store.listWaitingJobs(tx, domain);
  for (const { id, held } of jobs) {
    if (held) await credits.settle(tx, { holdId: id, outcome: 'release', reason: FAILED_FREE.charge_reason });
    await store.failJob(tx, id, { at: clock.now(), message, ...FAILED_FREE });
  }
  return jobs.length;
}

async function settle(
  { credits }: FinishDeps,
  tx: Transaction,
  { id, held }: WaitingJob,
  { match_status: status }: Verdict,
): Promise<ChargeNote> {
  const free = freeNote(status);
  if (!held) return free ?? ALREADY_CHARGED;
  if (free) {
    await credits.settle(tx, { holdId: id, outcome: 'release', reason: free.charge_reason });
    return free;
  }
  const { charged } = await credits.settle(tx, { holdId: id, outcome: 'charge', reason: 'matched' });
  return charged ? CHARGED : ALREADY_CHARGED;
}
