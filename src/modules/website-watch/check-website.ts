import type { Database } from '../../platform/postgres/index.ts';
import { type Clock, DAY_MS } from '../../shared/clock.ts';
import type { KnownCompany, LiveSource } from '../register/index.ts';
import type { SiteReader } from '../resolution/index.ts';
import type { Signals } from '../signals/index.ts';
import { findKnown, watchedOf } from './watched-company.ts';
import {
  compareStates,
  detailsOf,
  expectedState,
  isSameState,
  stateOfReading,
  type WebsiteState,
} from './website-state.ts';
import type { WebsiteCheck, WebsiteWatchStore } from './website-watch.store.ts';

export interface CheckWebsiteDeps {
  db: Database;
  store: WebsiteWatchStore;
  clock: Clock;
  live: Pick<LiveSource, 'findCompany'>;
  siteReader: Pick<SiteReader, 'examineSite' | 'recordVerdict' | 'judgeStatements'>;
  signals: Pick<Signals, 'addChanges'>;
  intervalMs: number;
}

const REPEAT_MS_MAX = DAY_MS;

/** Reads a website and compares it with the last reading. Returns how many signals that made. */
export async function checkWebsite(
  deps: CheckWebsiteDeps,
  due: WebsiteCheck,
  signal: AbortSignal,
): Promise<number> {
  const { db, store, clock, siteReader, signals, intervalMs } = deps;
  const known = await findKnown(deps.live, due.company_number);
  if (!known) return 0;
  const company = watchedOf(known);
  const { verdict, pagesRead } = await siteReader.examineSite(due.domain, { signal });
  const at = clock.now();
  const disclosures = verdict.statements && (await siteReader.judgeStatements(verdict.statements, known));
  const read = stateOfReading(verdict, company, disclosures ?? undefined);
  // The register may have changed since then; only what the website changed counts.
  const before = due.seen ? await judgeAgain(deps, due.seen, known) : expectedState(due.company_number, read);
  const differing = due.differing && (await judgeAgain(deps, due.differing, known));
  const news = newsOf(read, { before, differing });
  return db.transaction(async (tx) => {
    const changes =
      news === 'confirmed' ? compareStates({ domain: due.domain, company, before, after: read, at }) : [];
    const isGone = changes.some(({ signal_type }) => signal_type === 'website_operator_changed');
    if (isGone) await store.forget(tx, due);
    else if (news === 'unconfirmed') {
      const nextCheckAt = new Date(at.getTime() + repeatAfter(intervalMs));
      await store.save(tx, { ...due, differing: read }, { checkedAt: at, nextCheckAt });
    } else {
      const nextCheckAt = new Date(at.getTime() + intervalMs);
      const seen = lastSeen(before, read);
      await store.save(tx, { ...due, seen, differing: null }, { checkedAt: at, nextCheckAt });
    }
    // A single reading that differs changes no result.
    if ((news === 'none' && verdict.match_status === 'matched') || isGone)
      await siteReader.recordVerdict(tx, { domain: due.domain, verdict, pagesRead, at, source: 'forward' });
    return signals.addChanges(tx, { company, changes, source: 'website' });
  });
}

/**
 * `none`: the reading is as before. `unconfirmed`: it differs, which may be an accident. `confirmed`: it
 * differs as the reading before it did.
 */
function newsOf(
  read: WebsiteState,
  { before, differing }: { before: WebsiteState; differing: WebsiteState | null },
): 'none' | 'unconfirmed' | 'confirmed' {
  if (isSameState(before, read)) return 'none';
  return differing !== null && isSameState(differing, read) ? 'confirmed' : 'unconfirmed';
}

/** The time until a differing reading is repeated: sooner than the usual interval. */
function repeatAfter(intervalMs: number): number {
  return Math.min(REPEAT_MS_MAX, intervalMs / 7);
}

/** A state with its particulars compared with the current record. */
async function judgeAgain(
  { siteReader }: Pick<CheckWebsiteDeps, 'siteReader'>,
  state: WebsiteState,
  company: KnownCompany,
): Promise<WebsiteState> {
  if (!state.said) return state;
  return { ...state, details: detailsOf(await siteReader.judgeStatements(state.said, company)) };
}

/** What the pages said before an outage is compared with what they say after it. */
function lastSeen(before: WebsiteState, read: WebsiteState): WebsiteState {
  if (!read.isReachable) return { ...before, isReachable: false };
  return { ...read, said: read.said ?? before.said, details: read.details ?? before.details };
}
