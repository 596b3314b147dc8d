import type { Database, Transaction } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Credits } from '../../credits/index.ts';
import {
  ALREADY_CHARGED,
  expiryOfSearch,
  freeOf,
  type SearchOutcome,
  type SearchRef,
  VERIFIED,
  type VerifiedWebsite,
  type WebsiteCharge,
} from './website-result.ts';
import type { WebsiteStore } from './website-store.ts';

export interface FinishSearchDeps {
  db: Database;
  store: WebsiteStore;
  credits: Credits;
  clock: Clock;
}

export interface SearchEnd {
  status: SearchOutcome;
  websites: VerifiedWebsite[];
  tried: number;
}

/**
 * The result, what it costs each account that waits, and the end of their jobs: one transaction. False when somebody
 * else has finished the search, which a worker that was thought dead may find.
 */
export async function finishSearch(
  deps: FinishSearchDeps,
  task: SearchRef,
  end: SearchEnd,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    if (!(await deps.store.lockTask(tx, task))) return false;
    await finishWaitingJobs(deps, tx, task.companyNumber, end);
    await deps.store.deleteTask(tx, task);
    return true;
  });
}

/** Nothing came of it: everybody gets their credit back, and for an hour nobody tries again unasked. */
export const FAILED: Omit<SearchEnd, 'tried'> = { status: 'failed', websites: [] };

/** Under the lock of the company's task. */
export async function finishWaitingJobs(
  deps: FinishSearchDeps,
  tx: Transaction,
  companyNumber: string,
  end: SearchEnd,
): Promise<number> {
  const { store, clock } = deps;
  const at = clock.now();
  const { status, websites } = await withKnown(deps, tx, companyNumber, end);
  const resultId = await store.insertSearch(tx, {
    company_number: companyNumber,
    status,
    websites,
    candidates_tried: end.tried,
    searched_at: at,
    expires_at: expiryOfSearch(status, at),
  });
  const jobs = await store.listWaitingJobs(tx, companyNumber);
  for (const job of jobs)
    await store.finishJob(tx, job.id, { at, resultId, ...(await settle(deps, tx, job, status)) });
  return jobs.length;
}

/**
 * A website that is known and could not be read this time is the company's still: whoever asks is told of it, and so is
 * whoever waited for the search.
 */
async function withKnown(
  { store, clock }: FinishSearchDeps,
  tx: Transaction,
  companyNumber: string,
  end: SearchEnd,
): Promise<Omit<SearchEnd, 'tried'>> {
  if (end.websites.length > 0) return end;
  const websites = await store.listVerified(tx, companyNumber, clock.now());
  return websites.length > 0 ? { status: 'verified', websites } : end;
}

async function settle(
  { credits }: FinishSearchDeps,
  tx: Transaction,
  { id, held }: { id: string; held: boolean },
  status: SearchOutcome,
): Promise<WebsiteCharge> {
  const free = freeOf(status);
  if (!held) return free ?? ALREADY_CHARGED;
  if (free) {
    await credits.settle(tx, { holdId: id, outcome: 'release', reason: free.charge_reason });
    return free;
  }
  const { charged } = await credits.settle(tx, { holdId: id, outcome: 'charge', reason: 'verified' });
  return charged ? VERIFIED : ALREADY_CHARGED;
}
