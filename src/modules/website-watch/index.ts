/**
 * Website watch: reads the websites of watched companies again, a few at a time, and makes signals of what changed.
 *
 * A change counts when two readings agree on it, so that a site that is down for an hour, or read badly once, makes no signal.
 * A company that changes its name makes the name on its website outdated at once: what the pages say is known, so nothing is
 * read for that.
 */
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import { type Clock, DAY_MS, HOUR_MS } from '../../shared/clock.ts';
import { type KnownCompany, type LiveSource, readCompanyNumber } from '../register/index.ts';
import type { GivenAnswers, SiteReading } from '../resolution/index.ts';
import type { Signals } from '../signals/index.ts';
import {
  compareNames,
  compareStates,
  detailsOf,
  expectedState,
  isSameState,
  stateOfReading,
  type WatchedCompany,
  type WebsiteState,
} from './website-state.ts';
import { websiteWatchStore as store, type WebsiteCheck } from './website-watch.store.ts';

interface WebsiteWatchOptions {
  db: Database;
  clock: Clock;
  live: Pick<LiveSource, 'findCompany'>;
  sites: Pick<SiteReading, 'examineSite' | 'recordVerdict'>;
  given: Pick<GivenAnswers, 'findStatements' | 'judgeStatements'>;
  signals: Pick<Signals, 'addChanges'>;
  /** Days between two readings of a website; 0 turns the checks off. */
  intervalDays: number;
}

export type WebsiteWatch = ReturnType<typeof createWebsiteWatch>;

/** How many are read in one run of the job, one after another. */
const CHECKS_PER_RUN = 25;
/** How many companies with a new name are compared at once. */
const RENAMED_AT_ONCE = 100;
const LEASE_MS = HOUR_MS;
const REPEAT_MS_MAX = DAY_MS;

export function createWebsiteWatch(options: WebsiteWatchOptions) {
  const { db, clock } = options;
  const intervalMs = options.intervalDays * DAY_MS;
  return {
    /** Compares the names of companies that have a new one with their websites. Returns how many signals that made. */
    async judgeNames(log: Logger): Promise<number> {
      const renamed = await store.takeRenamed(db, { now: clock.now(), limit: RENAMED_AT_ONCE });
      let made = 0;
      for (const one of renamed) {
        try {
          made += await judgeRenamed(options, one);
        } catch (error) {
          log.warn({ err: error, domain: one.domain }, 'the name on a website could not be compared');
        }
      }
      return renamed.length === RENAMED_AT_ONCE ? made + (await this.judgeNames(log)) : made;
    },
    /** Reads the websites that are due. Returns how many signals that made. */
    async checkDue({ log, signal }: { log: Logger; signal: AbortSignal }): Promise<number> {
      if (intervalMs === 0) return 0;
      const now = clock.now();
      await store.schedule(db, now, intervalMs / 1000);
      let made = await this.judgeNames(log);
      const due = await store.takeDue(db, {
        now,
        leaseUntil: new Date(now.getTime() + LEASE_MS),
        limit: CHECKS_PER_RUN,
      });
      for (const one of due) {
        if (signal.aborted) break;
        try {
          made += await checkWebsite(options, one, signal);
        } catch (error) {
          // It comes again when its lease ends.
          log.warn({ err: error, domain: one.domain }, 'a website could not be checked');
        }
      }
      return made;
    },
  };
}

/** Reads a website and compares it with the last reading. Returns how many signals that made. */
async function checkWebsite(
  options: WebsiteWatchOptions,
  due: WebsiteCheck,
  signal: AbortSignal,
): Promise<number> {
  const { db, clock, sites, given, signals } = options;
  const intervalMs = options.intervalDays * DAY_MS;
  const known = await findKnown(options, due.company_number);
  if (!known) return 0;
  const company = watchedOf(known);
  const { verdict, pagesRead } = await sites.examineSite(due.domain, { signal });
  const at = clock.now();
  const disclosures = verdict.statements && (await given.judgeStatements(verdict.statements, known));
  const read = stateOfReading(verdict, company, disclosures ?? undefined);
  // The register may have changed since then; only what the website changed counts.
  const before = due.seen
    ? await judgeAgain(options, due.seen, known)
    : expectedState(due.company_number, read);
  const differing = due.differing && (await judgeAgain(options, due.differing, known));
  const isUsual = isSameState(before, read);
  const isAgreed = !isUsual && differing !== null && isSameState(differing, read);
  // Statements from before an outage are compared with those after it.
  const lastSaid = { said: read.said ?? before.said, details: read.details ?? before.details };
  const seen = isAgreed || isUsual ? { ...before, ...read, ...lastSaid } : before;
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
      await sites.recordVerdict(tx, { domain: due.domain, verdict, pagesRead, at, source: 'forward' });
    return signals.addChanges(tx, { company, changes, source: 'website' });
  });
}

/** A reading that differs is repeated soon. */
function repeatAfter(intervalMs: number): number {
  return Math.min(REPEAT_MS_MAX, intervalMs / 7);
}

/** A company changed its name: what its website says is compared with the new record. */
async function judgeRenamed(options: WebsiteWatchOptions, renamed: WebsiteCheck): Promise<number> {
  const { db, clock, given, signals } = options;
  const { company_number: number, domain, seen } = renamed;
  const known = await findKnown(options, number);
  // The newest reading is the one that answers show.
  const said = (await given.findStatements(domain, number)) ?? seen?.said;
  if (!known || !said) return 0;
  const company = watchedOf(known);
  const details = detailsOf(await given.judgeStatements(said, known));
  const at = clock.now();
  const changes = compareNames({ domain, company, before: seen?.details ?? null, after: details, at });
  return db.transaction(async (tx) => {
    const expected = { isReachable: true, operator: number, isTradingDissolved: false };
    await store.saveSeen(tx, renamed, { ...(seen ?? expected), said, details });
    return signals.addChanges(tx, { company, changes, source: 'website' });
  });
}

async function findKnown(
  { live }: Pick<WebsiteWatchOptions, 'live'>,
  number: string,
): Promise<KnownCompany | undefined> {
  const known = readCompanyNumber(number);
  return known && (await live.findCompany(known));
}

/** A state with its particulars compared with the record of today. */
async function judgeAgain(
  { given }: Pick<WebsiteWatchOptions, 'given'>,
  state: WebsiteState,
  company: KnownCompany,
): Promise<WebsiteState> {
  if (!state.said) return state;
  return { ...state, details: detailsOf(await given.judgeStatements(state.said, company)) };
}

function watchedOf({ record }: KnownCompany): WatchedCompany {
  const { company_number, company_name, company_status, removed_on } = record;
  return {
    company_number,
    company_name,
    isDissolved: company_status === 'dissolved' || removed_on !== null,
  };
}
