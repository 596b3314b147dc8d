import type { Database } from '../../platform/postgres/index.ts';
import { type Clock, MINUTE_MS } from '../../shared/clock.ts';
import { Problem } from '../../shared/problem.ts';
import { requireTagLimit, type Tag } from '../../shared/watchlist.ts';
import { findCompany, findStoredCompany, type LiveSource, readCompanyNumber } from '../register/index.ts';
import type { Signals } from '../signals/index.ts';
import type { WatchedCompany, WatchlistStore } from './watchlist.store.ts';

export interface WatchlistDeps {
  db: Database;
  store: WatchlistStore;
  live: LiveSource;
  tracking: Signals['tracking'];
  clock: Clock;
}

/** The owner of the watchlist, and its limit. */
export interface Watcher {
  accountId: string;
  limit: number;
}

export interface WatchOptions {
  /** Added to those that the company has. */
  tags?: readonly Tag[];
  /** Stored data of any age is enough; the company is asked for later. For many companies at once. */
  isStoredEnough?: boolean;
}

/** Older details are fetched again, so that the first change is compared with current data. */
const DETAIL_MAX_AGE_MS = 10 * MINUTE_MS;

export async function watch(
  deps: WatchlistDeps,
  { accountId, limit }: Watcher,
  text: string,
  { tags = [], isStoredEnough = false }: WatchOptions = {},
): Promise<{ company: WatchedCompany; alreadyWatched: boolean }> {
  const { db, store } = deps;
  const known = readCompanyNumber(text);
  const [watched] = known ? await store.list(db, accountId, { companyNumber: known }) : [];
  if (watched && tags.length === 0) return { company: watched, alreadyWatched: true };
  if (known && !watched && (await store.countUsed(db, accountId)) >= limit) {
    // An unknown company is reported first. Stored data is enough, so that a full list rarely costs a request to
    // Companies House.
    await findStoredCompany(deps.live, text);
    throw limitReached(limit);
  }

  const lookUp = isStoredEnough
    ? () => findStoredCompany(deps.live, text)
    : () => findCompany(deps.live, text, { maxAgeMs: DETAIL_MAX_AGE_MS });
  const { company_number: companyNumber, company_name, company_status } = watched ?? (await lookUp()).record;
  const at = deps.clock.now();
  const alreadyWatched = await db.transaction(async (tx) => {
    const used = await store.lockUsed(tx, accountId);
    const isWatched = await store.isWatched(tx, accountId, companyNumber);
    if (!isWatched) {
      if (used >= limit) throw limitReached(limit);
      await store.insert(tx, accountId, { companyNumber, at });
      await deps.tracking.begin(tx, companyNumber);
    }
    if (tags.length > 0) {
      await store.addTags(tx, accountId, { companyNumber, tags });
      requireTagLimit(await store.countTags(tx, accountId, companyNumber));
    }
    return isWatched;
  });
  const [company] = await store.list(db, accountId, { companyNumber });
  // Another request may have ended the watch in the meantime; answer with what was created.
  const made = {
    company_number: companyNumber,
    company_name,
    company_status,
    watched_at: at,
    last_signal_at: null,
    tags: tags.map(({ tag }) => tag),
  };
  return { company: company ?? made, alreadyWatched };
}

/**
 * Succeeds also for companies that were not watched and for text that is not a company number. Deliveries of signals that
 * were already made stay: only later changes are no longer sent.
 */
export async function unwatch(
  deps: WatchlistDeps,
  accountId: string,
  text: string,
): Promise<{ companyNumber: string; wasWatched: boolean }> {
  const companyNumber = readCompanyNumber(text) ?? text;
  const wasWatched = await deps.db.transaction(async (tx) => {
    await deps.store.lockUsed(tx, accountId);
    const removed = await deps.store.remove(tx, accountId, companyNumber);
    if (removed) {
      await deps.store.removeUnusedTags(tx, accountId);
      await deps.tracking.end(tx, companyNumber);
    }
    return removed;
  });
  return { companyNumber, wasWatched };
}

/** Replaces the tags of a watched company. Throws `company_not_found` when the account does not watch it. */
export async function setTags(
  deps: Pick<WatchlistDeps, 'db' | 'store'>,
  accountId: string,
  { companyNumber: text, tags }: { companyNumber: string; tags: readonly Tag[] },
): Promise<WatchedCompany> {
  const { db, store } = deps;
  const companyNumber = readCompanyNumber(text) ?? text;
  await db.transaction(async (tx) => {
    await store.lockUsed(tx, accountId);
    if (!(await store.isWatched(tx, accountId, companyNumber))) throw notWatched(companyNumber);
    await store.removeTagsExcept(tx, accountId, { companyNumber, keys: tags.map(({ key }) => key) });
    await store.removeUnusedTags(tx, accountId);
    await store.addTags(tx, accountId, { companyNumber, tags });
  });
  const [company] = await store.list(db, accountId, { companyNumber });
  if (!company) throw notWatched(companyNumber);
  return company;
}

function notWatched(companyNumber: string): Problem {
  return new Problem('company_not_found', `You do not watch company ${companyNumber}; watch it first.`);
}

function limitReached(limit: number): Problem {
  return new Problem(
    'watchlist_limit_reached',
    `Your plan lets you watch ${limit} ${limit === 1 ? 'company' : 'companies'}; stop watching one, or change the plan.`,
    { details: { limit } },
  );
}
