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
  const isUsual = isSameState(before, read);
  const isAgreed = !isUsual && differing !== null && isSameState(differing, read);
  const seen = isAgreed || isUsual ? lastSeen(before, read) : before;
  return db.transaction(async (tx) => {
    const changes = isAgreed ? compareStates({ domain: due.domain, company, before, after: read, at }) : [];
    const isGone = changes.some(({ signal_type }) => signal_type === 'website_operator_changed');
    if (isGone) await store.forget(tx, due);
    else
      await store.save(
        tx,
        {
          ...due,
          seen: isUsual || isAgreed ? seen : due.seen,
          differing: isUsual || isAgreed ? null : read,
        },
        {
          checkedAt: at,
          nextCheckAt: new Date(at.getTime() + (isUsual || isAgreed ? intervalMs : repeatAfter(intervalMs))),
        },
      );
    // A single reading that differs changes no result.
    if ((isUsual && verdict.match_status === 'matched') || isGone)
      await siteReader.recordVerdict(tx, { domain: due.domain, verdict, pagesRead, at, source: 'forward' });
    return signals.addChanges(tx, { company, changes, source: 'website' });
  });
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
