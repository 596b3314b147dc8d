import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import { type Clock, DAY_MS, SECOND_MS } from '../../shared/clock.ts';
import type { SiteReader } from '../resolution/index.ts';
import type { ClaimedDomain, SurveyOutcome, SurveyStore } from './survey.store.ts';

export interface ClaimsDeps {
  db: Database;
  store: SurveyStore;
  clock: Clock;
  log: Logger;
  /** The name of this process in the table. */
  runner: string;
  siteReader: Pick<SiteReader, 'listFreshDomains'>;
  /** Days; a younger result is not replaced. */
  freshDays: number;
}

/** The work of this process on the domains that it claims. */
interface ClaimedWork {
  isStopping: () => boolean;
  /** Domains from the beginning of their reading until they are stored. */
  inProgress: Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>;
  /** Called when another process has taken a domain that is in progress here. */
  onLost: (domain: string) => void;
}

const CLAIM_BATCH = 50;
/** How long the domains of a dead process stay claimed. */
const LEASE_MS = 30 * SECOND_MS;
const RENEW_EVERY_MS = 2 * SECOND_MS;
/** A domain is given up after this many attempts that failed or killed their process. */
export const ATTEMPTS_MAX = 5;
/** Claimed domains that found no slot for this long are left to other processes. */
const UNUSED_MS_MAX = 5 * SECOND_MS;

/** The domains that this process has claimed but not begun, and the leases of all its domains. */
export function createClaims(deps: ClaimsDeps, { isStopping, inProgress, onLost }: ClaimedWork) {
  const { db, store, clock, runner } = deps;
  /** Claimed, but not begun. */
  let claimed: ClaimedDomain[] = [];
  let lastUsedAt = performance.now();
  let renewedAt = performance.now();

  const inMs = (ms: number) => new Date(clock.now().getTime() + ms);
  const finish = (domains: readonly string[], outcome: SurveyOutcome) =>
    store.finish(db, { runner, domains, outcome, at: clock.now() });

  const { release, releaseKept } = createReleases(deps, inProgress);

  async function releaseClaimed(): Promise<void> {
    const domains = claimed.map(({ domain }) => domain);
    claimed = [];
    await release(domains);
  }

  /** False if nothing can be claimed. */
  async function claimMore(): Promise<boolean> {
    const times = { now: clock.now(), leaseUntil: inMs(LEASE_MS) };
    const added = await store.claim(db, { runner, limit: CLAIM_BATCH, ...times });
    if (added.length === 0) return false;
    const done = await finishWithoutReading(deps, added, finish).catch(async (error) => {
      await release(added.map(({ domain }) => domain));
      throw error;
    });
    claimed.push(...added.filter(({ domain }) => !done.has(domain)));
    lastUsedAt = performance.now();
    return true;
  }

  /** The next domain. Undefined if none waits. */
  async function next(): Promise<ClaimedDomain | undefined> {
    while (claimed.length === 0 && !isStopping()) {
      if (!(await claimMore())) return undefined;
      // Finishing a long list of known domains takes time, in which the other leases must not end.
      await renew();
    }
    lastUsedAt = performance.now();
    return claimed.shift();
  }

  /** Prolongs the leases of this process, and reads whether the survey is paused. */
  async function renew(): Promise<void> {
    const domains = [...claimed.map(({ domain }) => domain), ...inProgress.keys()];
    if (domains.length === 0 || performance.now() - renewedAt < RENEW_EVERY_MS) return;
    renewedAt = performance.now();
    const { renewed, isPaused } = await store.renew(db, { runner, domains, leaseUntil: inMs(LEASE_MS) });
    const ours = new Set(renewed);
    const lost = domains.filter((domain) => !ours.has(domain));
    claimed = claimed.filter(({ domain }) => ours.has(domain));
    for (const domain of lost) onLost(domain);
    // Nobody else should wait for domains that have no slot here.
    if (isPaused || performance.now() - lastUsedAt > UNUSED_MS_MAX) await releaseClaimed();
  }

  return {
    next,
    /** Puts back a domain that `next` returned and that was not begun. */
    putBack: (domain: ClaimedDomain): void => void claimed.unshift(domain),
    finish,
    release,
    releaseKept,
    releaseClaimed,
    renew,
  };
}

function createReleases(
  { db, store, clock, log, runner }: ClaimsDeps,
  inProgress: ClaimedWork['inProgress'],
) {
  /** To be released when the database is available again. */
  const kept: string[] = [];

  /**
   * Lets domains be claimed again, after a time. While the database is unavailable, they are kept for
   * `releaseKept`.
   */
  async function release(domains: readonly string[], { counts = false, afterMs = 0 } = {}): Promise<void> {
    if (domains.length === 0) return;
    const at = new Date(clock.now().getTime() + afterMs);
    await store.release(db, { runner, domains, at, counts }).catch((error) => {
      log.debug({ err: error }, 'domains of the survey could not be released; trying again');
      kept.push(...domains);
    });
  }

  async function releaseKept(): Promise<void> {
    const domains = kept.splice(0).filter((domain) => !inProgress.has(domain));
    await release(domains);
  }

  return { release, releaseKept };
}

/** Finishes the domains that are known, and those that killed too many processes. Returns them. */
async function finishWithoutReading(
  { siteReader, clock, freshDays, log }: ClaimsDeps,
  claimed: readonly ClaimedDomain[],
  finish: (domains: readonly string[], outcome: SurveyOutcome) => Promise<unknown>,
): Promise<Set<string>> {
  const domains = claimed.map(({ domain }) => domain);
  const known = await siteReader.listFreshDomains(
    domains,
    new Date(clock.now().getTime() - freshDays * DAY_MS),
  );
  if (known.length > 0) await finish(known, 'known');
  const isKnown = new Set(known);
  const givenUp = claimed.flatMap(({ domain, attempts }) =>
    attempts > ATTEMPTS_MAX && !isKnown.has(domain) ? domain : [],
  );
  if (givenUp.length > 0) {
    log.warn({ domains: givenUp }, 'processes died over these domains; giving them up');
    await finish(givenUp, 'failed');
  }
  return new Set([...known, ...givenUp]);
}
