/**
 * Website watch: reads the websites of watched companies again, a few at a time, and makes signals of what
 * changed.
 *
 * The table keeps two states of a website: `seen`, the last one that counts, and `differing`, a later reading
 * that differs from it. A change counts when two readings agree on it (`check-website.ts`), so a site that is
 * down for an hour, or read badly once, makes no signal. When a company changes its name, the name on its
 * website is outdated at once (`judge-renamed.ts`). `website-state.ts` compares states.
 */
import type { Logger } from '../../platform/logger.ts';
import { DAY_MS, HOUR_MS } from '../../shared/clock.ts';
import { type CheckWebsiteDeps, checkWebsite } from './check-website.ts';
import { type JudgeRenamedDeps, judgeRenamed } from './judge-renamed.ts';
import { websiteWatchStore as store } from './website-watch.store.ts';

interface WebsiteWatchOptions
  extends Omit<CheckWebsiteDeps, 'intervalMs' | 'siteReader' | 'store'>,
    Omit<JudgeRenamedDeps, 'siteReader' | 'store'> {
  siteReader: CheckWebsiteDeps['siteReader'] & JudgeRenamedDeps['siteReader'];
  /** Days between two readings of a website; 0 turns the checks off. */
  intervalDays: number;
}

export type WebsiteWatch = ReturnType<typeof createWebsiteWatch>;

/** Websites that one run of the job reads, one after another. */
const CHECKS_PER_RUN = 25;
/** Renamed companies that are compared at once. */
const RENAMED_AT_ONCE = 100;
const LEASE_MS = HOUR_MS;

export function createWebsiteWatch(options: WebsiteWatchOptions) {
  const { db, clock } = options;
  const intervalMs = options.intervalDays * DAY_MS;
  const deps = { ...options, store, intervalMs };
  return {
    /** Compares the names on the websites of renamed companies. Returns how many signals that made. */
    async judgeNames(log: Logger): Promise<number> {
      const renamed = await store.takeRenamed(db, { now: clock.now(), limit: RENAMED_AT_ONCE });
      let made = 0;
      for (const one of renamed) {
        try {
          made += await judgeRenamed(deps, one);
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
          made += await checkWebsite(deps, one, signal);
        } catch (error) {
          // It comes again when its lease ends.
          log.warn({ err: error, domain: one.domain }, 'a website could not be checked');
        }
      }
      return made;
    },
  };
}
