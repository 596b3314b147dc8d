import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { Problem } from '../../shared/problem.ts';
import { findHeldCompany, type LiveSource } from '../register/index.ts';
import type { Decision, Review, ReviewStore } from './reviews.store.ts';

export interface DecideDeps {
  db: Database;
  store: ReviewStore;
  live: LiveSource;
  clock: Clock;
}

/** The company need not be one of the candidates, but it must be on the register. A later decision replaces it. */
export async function decideReview(
  deps: DecideDeps,
  accountId: string,
  id: string,
  companyNumber: string | null,
): Promise<Review> {
  // Check the owner first: the company look-up may call Companies House.
  if (!(await deps.store.find(deps.db, accountId, id))) throw reviewNotFound();
  const company = companyNumber === null ? undefined : await findHeldCompany(deps.live, companyNumber);
  return write(deps, accountId, id, {
    company_number: company?.record.company_number ?? null,
    decided_at: deps.clock.now(),
  });
}

export async function withdrawDecision(deps: DecideDeps, accountId: string, id: string): Promise<Review> {
  return write(deps, accountId, id, undefined);
}

async function write(
  { db, store }: DecideDeps,
  accountId: string,
  id: string,
  decision: Decision | undefined,
): Promise<Review> {
  await store.decide(db, accountId, id, decision);
  const review = await store.find(db, accountId, id);
  if (!review) throw reviewNotFound();
  return review;
}

function reviewNotFound(): Problem {
  return new Problem('not_found', 'There is no such review, or it is not yours; check its id.');
}
