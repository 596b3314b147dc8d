import type { Database, Queryable } from '../../platform/postgres/index.ts';
import type { AuditKind } from '../../shared/audit-kinds.ts';
import { type Clock, MINUTE_MS } from '../../shared/clock.ts';
import { withShownStatus } from '../../shared/companies/company-status.ts';
import { Problem } from '../../shared/problem.ts';
import { storableText } from '../../shared/storable-text.ts';
import { requireTagLimit, type Tag } from '../../shared/watchlist.ts';
import type { Actor, Audit } from '../audit/index.ts';
import { findCompany, findStoredCompany, type LiveSource, readCompanyNumber } from '../register/index.ts';
import type { Signals } from '../signals/index.ts';
import type { WatchedCompany, WatchlistStore } from './watchlist.store.ts';

export interface WatchlistDeps {
  db: Database;
  store: WatchlistStore;
  live: LiveSource;
  tracking: Signals['tracking'];
  audit: Pick<Audit, 'record'>;
  clock: Clock;
}

/** Who changes the watchlist, and the limit of the watchlist. */
export interface Watcher extends Actor {
  limit: number;
}

interface WatchOptions {
  /** Added to the tags of the company. */
  tags?: readonly Tag[];
  /**
   * The company is one of an uploaded list: stored data of any age is enough, and the audit trail has one
   * event for the list instead of one per company.
   */
  isFromList?: boolean;
}

/** Older details are fetched again, so that the first change is compared with current data. */
const WATCH_DETAIL_MAX_AGE_MS = 10 * MINUTE_MS;

export async function watch(
  deps: WatchlistDeps,
  by: Watcher,
  text: string,
  { tags = [], isFromList = false }: WatchOptions = {},
): Promise<{ company: WatchedCompany; alreadyWatched: boolean }> {
  const { db, store } = deps;
  const { accountId, limit } = by;
  const known = readCompanyNumber(text);
  const [watched] = known ? await store.list(db, accountId, { companyNumber: known }) : [];
  if (watched && tags.length === 0) return { company: watched, alreadyWatched: true };
  if (known && !watched && (await store.countUsed(db, accountId)) >= limit) {
    // An unknown company is reported first. Stored data is enough, so that a full list rarely costs a request
    // to Companies House.
    await findStoredCompany(deps.live, text);
    throw limitReached(limit);
  }

  const lookUp = isFromList
    ? () => findStoredCompany(deps.live, text)
    : () => findCompany(deps.live, text, { maxAgeMs: WATCH_DETAIL_MAX_AGE_MS });
  const found = watched ?? withShownStatus((await lookUp()).record);
  const { company_number: companyNumber, company_name, company_status } = found;
  const at = deps.clock.now();
  const alreadyWatched = await db.transaction(async (tx) => {
    const used = await store.lockUsed(tx, accountId);
    const isWatched = await store.isWatched(tx, accountId, companyNumber);
    if (!isWatched) {
      if (used >= limit) throw limitReached(limit);
      await store.insert(tx, accountId, { companyNumber, at });
      await deps.tracking.begin(tx, companyNumber);
      if (!isFromList)
        await recordChange(deps, tx, by, {
          kind: 'company_watched',
          companyNumber,
          companyName: company_name,
        });
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
 * Also succeeds for companies that were not watched and for text that is not a company number. Deliveries of
 * signals that were already detected are still sent; only later changes are not.
 */
export async function unwatch(
  deps: WatchlistDeps,
  by: Actor,
  text: string,
): Promise<{ companyNumber: string; wasWatched: boolean }> {
  const { accountId } = by;
  const companyNumber = readCompanyNumber(text) ?? storableText(text);
  const wasWatched = await deps.db.transaction(async (tx) => {
    await deps.store.lockUsed(tx, accountId);
    const [entry] = await deps.store.list(tx, accountId, { companyNumber });
    const removed = await deps.store.remove(tx, accountId, companyNumber);
    if (removed) {
      await deps.store.removeUnusedTags(tx, accountId);
      await deps.tracking.end(tx, companyNumber);
      const companyName = entry?.company_name;
      await recordChange(deps, tx, by, { kind: 'company_unwatched', companyNumber, companyName });
    }
    return removed;
  });
  return { companyNumber, wasWatched };
}

/** Replaces the tags of a watched company. Throws `company_not_found` if the account does not watch it. */
export async function setTags(
  deps: Pick<WatchlistDeps, 'db' | 'store' | 'audit'>,
  by: Actor,
  { companyNumber: text, tags }: { companyNumber: string; tags: readonly Tag[] },
): Promise<WatchedCompany> {
  const { db, store } = deps;
  const { accountId } = by;
  const companyNumber = readCompanyNumber(text) ?? text;
  await db.transaction(async (tx) => {
    await store.lockUsed(tx, accountId);
    if (!(await store.isWatched(tx, accountId, companyNumber))) throw notWatched(companyNumber);
    await store.removeTagsExcept(tx, accountId, { companyNumber, keys: tags.map(({ key }) => key) });
    await store.removeUnusedTags(tx, accountId);
    await store.addTags(tx, accountId, { companyNumber, tags });
    const names = tags.map(({ tag }) => tag);
    await recordChange(deps, tx, by, { kind: 'tags_changed', companyNumber, tags: names });
  });
  const [company] = await store.list(db, accountId, { companyNumber });
  if (!company) throw notWatched(companyNumber);
  return company;
}

interface Change {
  kind: Extract<AuditKind, 'company_watched' | 'company_unwatched' | 'tags_changed'>;
  companyNumber: string;
  companyName?: string | undefined;
  tags?: string[];
}

function recordChange(
  { audit }: Pick<WatchlistDeps, 'audit'>,
  tx: Queryable,
  by: Actor,
  { kind, companyNumber, companyName, tags }: Change,
): Promise<void> {
  const detail = {
    company_number: companyNumber,
    ...(companyName && { company_name: companyName }),
    ...(tags && { tags }),
  };
  return audit.record(tx, by.accountId, { ...by, kind, detail });
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
