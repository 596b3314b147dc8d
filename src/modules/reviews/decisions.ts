import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { csvRow } from '../../shared/csv-row.ts';
import { Problem } from '../../shared/problem.ts';
import type { Actor, Audit } from '../audit/index.ts';
import { findStoredCompany, type LiveSource } from '../register/index.ts';
import type { DecidedReview, Decision, Review, ReviewStore } from './reviews.store.ts';

interface DecideDeps {
  db: Database;
  store: ReviewStore;
  live: LiveSource;
  audit: Pick<Audit, 'record'>;
  clock: Clock;
}

export interface DecideRequest {
  /** In any spelling; null if none of the companies is right. */
  companyNumber: string | null;
  /** The e-mail address of the person, or of the account whose key was used. */
  decidedBy: string;
  /** If false, an earlier decision stays, and the call is refused with `review_decided`. */
  replace: boolean;
}

/** The company need not be one of the candidates, but it must be on the register. */
export async function decideReview(
  deps: DecideDeps,
  by: Actor,
  id: string,
  { companyNumber, decidedBy, replace }: DecideRequest,
): Promise<Review> {
  const { db, store, live, audit, clock } = deps;
  const { accountId } = by;
  // Checks the owner of the review first, because the company look-up may call Companies House.
  const found = await store.find(db, accountId, id);
  if (!found) throw reviewNotFound();
  const company = companyNumber === null ? undefined : await findStoredCompany(live, companyNumber);
  const decision: Decision = {
    company_number: company?.record.company_number ?? null,
    decided_at: clock.now(),
    decided_by: decidedBy,
  };
  const isStored = await db.transaction(async (tx) => {
    const stored = await store.decide(tx, accountId, id, { decision, replace });
    const detail = {
      domain: found.domain,
      company_number: decision.company_number,
      ...(company && { company_name: company.record.company_name }),
    };
    if (stored) await audit.record(tx, accountId, { ...by, kind: 'review_decided', detail });
    return stored;
  });
  const review = await store.find(db, accountId, id);
  if (!review) throw reviewNotFound();
  if (!isStored) throw reviewDecided(review);
  return review;
}

export async function withdrawDecision(
  { db, store, audit }: DecideDeps,
  by: Actor,
  id: string,
): Promise<Review> {
  const { accountId } = by;
  await db.transaction(async (tx) => {
    const domain = await store.withdraw(tx, accountId, id);
    if (domain !== undefined)
      await audit.record(tx, accountId, { ...by, kind: 'review_reopened', detail: { domain } });
  });
  const review = await store.find(db, accountId, id);
  if (!review) throw reviewNotFound();
  return review;
}

function reviewNotFound(): Problem {
  return new Problem('not_found', 'There is no such review, or it is not yours; check its id.');
}

function reviewDecided({ domain, company_number, company_name, decided_at, decided_by }: Review): Problem {
  const chosen =
    company_number === null ? 'none of the companies' : `${company_name ?? 'company'} (${company_number})`;
  const by = decided_by === null ? '' : ` by ${decided_by}`;
  return new Problem('review_decided', `${domain} was decided already${by}: ${chosen}.`, {
    details: {
      decision: { company_number, company_name, decided_at: decided_at?.toISOString() ?? null, decided_by },
    },
  });
}

const COLUMNS = [
  'id',
  'domain',
  'decision',
  'company_number',
  'company_name',
  'decided_by',
  'decided_at',
  'asked_at',
] as const;

const PAGE = 1_000;

/** Every decision once, ordered by when the account asked for the domain. Reads page by page. */
export async function* writeDecisions(
  readPage: (page: { after: string; limit: number }) => Promise<DecidedReview[]>,
): AsyncGenerator<string> {
  yield csvRow(COLUMNS);
  let after = '';
  for (;;) {
    const rows = await readPage({ after, limit: PAGE });
    if (rows.length === 0) return;
    yield rows.map(csvLine).join('');
    after = rows.at(-1)?.id ?? after;
  }
}

function csvLine(review: DecidedReview): string {
  return csvRow([
    review.id,
    review.domain,
    review.company_number === null ? 'rejected' : 'confirmed',
    review.company_number,
    review.company_name,
    review.decided_by,
    review.decided_at.toISOString(),
    review.asked_at.toISOString(),
  ]);
}
