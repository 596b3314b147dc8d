/**
 * Website watch: reads the websites of watched companies again, a few at a time, and makes signals of what changed.
 *
 * A change counts when two readings agree on it, so that a site that is down for an hour, or read badly once, makes no signal.
 */
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import { type Clock, DAY_MS, HOUR_MS } from '../../shared/clock.ts';
import { type LiveSource, readCompanyNumber } from '../register/index.ts';
import type { Resolution } from '../resolution/index.ts';
import type { Signals } from '../signals/index.ts';
import {
  compareStates,
  expectedState,
  isSameState,
  stateOfReading,
  type WatchedCompany,
} from './website-state.ts';
import { websiteWatchStore as store, type WebsiteCheck } from './website-watch.store.ts';

interface WebsiteWatchOptions {
  db: Database;
  clock: Clock;
  live: Pick<LiveSource, 'findCompany'>;
  resolution: Pick<Resolution, 'examineSite' | 'recordVerdict'>;
  signals: Pick<Signals, 'addChanges'>;
  /** Days between two readings of a website; 0 turns the checks off. */
  intervalDays: number;
}

export type WebsiteWatch = ReturnType<typeof createWebsiteWatch>;

/** How many are read in one run of the job, one after another. */
const CHECKS_PER_RUN = 25;
const LEASE_MS = HOUR_MS;
/** A reading that differs is repeated soon. */
const REPEAT_MS_MAX = DAY_MS;

export function createWebsiteWatch(options: WebsiteWatchOptions) {
  const { db, clock, live, resolution, signals } = options;
  const intervalMs = options.intervalDays * DAY_MS;
  const repeatMs = Math.min(REPEAT_MS_MAX, intervalMs / 7);

  async function findWatched(number: string): Promise<WatchedCompany | undefined> {
    const known = readCompanyNumber(number);
    const company = known && (await live.findCompany(known));
    if (!company) return undefined;
    const { company_name, company_status, removed_on } = company.record;
    return {
      company_number: number,
      company_name,
      isDissolved: company_status === 'dissolved' || removed_on !== null,
    };
  }

  async function check(due: WebsiteCheck, signal: AbortSignal): Promise<number> {
    const company = await findWatched(due.company_number);
    if (!company) return 0;
    const { verdict, pagesRead } = await resolution.examineSite(due.domain, { signal });
    const at = clock.now();
    const read = stateOfReading(verdict, company);
    const before = due.seen ?? expectedState(due.company_number, read);
    const isUsual = isSameState(before, read);
    const isAgreed = !isUsual && due.differing !== null && isSameState(due.differing, read);
    // What the pages said before an outage is compared with what they say after it.
    const seen = isAgreed
      ? { ...read, details: read.details ?? before.details }
      : { ...before, ...(isUsual && read) };
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
            nextCheckAt: new Date(at.getTime() + (isUsual || isAgreed ? intervalMs : repeatMs)),
          },
        );
      // A single reading that differs changes no result.
      if ((isUsual && verdict.match_status === 'matched') || isGone)
        await resolution.recordVerdict(tx, { domain: due.domain, verdict, pagesRead, at, source: 'forward' });
      return signals.addChanges(tx, { company, changes, source: 'website' });
    });
  }

  return {
    /** Reads the websites that are due. Returns how many signals that made. */
    async checkDue({ log, signal }: { log: Logger; signal: AbortSignal }): Promise<number> {
      if (intervalMs === 0) return 0;
      const now = clock.now();
      await store.schedule(db, now, intervalMs / 1000);
      const due = await store.takeDue(db, {
        now,
        leaseUntil: new Date(now.getTime() + LEASE_MS),
        limit: CHECKS_PER_RUN,
      });
      let made = 0;
      for (const one of due) {
        if (signal.aborted) break;
        try {
          made += await check(one, signal);
        } catch (error) {
          // It comes again when its lease ends.
          log.warn({ err: error, domain: one.domain }, 'a website could not be checked');
        }
      }
      return made;
    },
  };
}
