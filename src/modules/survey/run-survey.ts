import type { Logger } from '../../platform/logger.ts';
import { type Database, isUnavailable } from '../../platform/postgres/index.ts';
import { type Clock, DAY_MS, MINUTE_MS, SECOND_MS } from '../../shared/clock.ts';
import { unlessAborted } from '../../shared/concurrency.ts';
import type { Scheduler } from '../paid-jobs/index.ts';
import type { JudgedSite, Resolution } from '../resolution/index.ts';
import type { AddressLimits } from './address-limits.ts';
import type { ClaimedDomain, SurveyOutcome, SurveyStore } from './survey.store.ts';
import { createVerdictWriter } from './verdict-writer.ts';

export interface SurveyRunnerDeps {
  db: Database;
  store: SurveyStore;
  clock: Clock;
  log: Logger;
  /** The name of this process in the table. */
  runner: string;
  useIdleSlot: Scheduler['useIdleSlot'];
  hasCustomers: () => boolean;
  loopLoad: () => number;
  /** Reads a website and judges it. */
  examineSite: (domain: string, signal: AbortSignal) => ReturnType<Resolution['examineSite']>;
  /** Websites that were read and wait to be judged. */
  countUnjudged: () => number;
  resolution: Pick<Resolution, 'listFreshDomains' | 'recordVerdicts'>;
  /** Undefined where no limit applies. */
  findAddress: (domain: string) => Promise<string | undefined>;
  addresses: AddressLimits;
  /** A result that is younger is not replaced. */
  freshDays: number;
  /** For tests. */
  pollMs?: number | undefined;
}

export interface SurveyRunner {
  /** Aborts running work and releases its claims, so that other processes can take it at once. */
  stop(): Promise<void>;
}

const CLAIM_BATCH = 50;
/** How long the domains of a dead process stay claimed. */
const LEASE_MS = 30 * SECOND_MS;
const RENEW_EVERY_MS = 2 * SECOND_MS;
/** The limits of the crawl are shorter than this. */
const ATTEMPT_MS_MAX = 3 * MINUTE_MS;
/** After so many attempts that failed, or over which processes died, a domain is given up. */
const ATTEMPTS_MAX = 5;
const RETRY_MS = MINUTE_MS;
const POLL_MS = SECOND_MS;
/** While there is nothing to do. */
const IDLE_POLL_MS = 3 * SECOND_MS;
/** A process that works for customers, or has just done so, and is busier than this begins no website of the survey. */
const BUSY_LOAD = 0.6;
const AFTER_CUSTOMERS_MS = 2 * SECOND_MS;
/** If the processor is the bottleneck, more websites at once are not faster, and delay customers. */
const FULL_LOAD = 0.9;
const SITES_AT_FULL_LOAD = 3;
/** While so many wait to be judged, the threads have enough to do, and more would only delay customers. */
const UNJUDGED_MAX = 4;
/** How long a verdict waits to be stored with others, and how many are stored together. */
const GATHER_MS = 200;
const STORED_AT_ONCE = 50;
/** While so many verdicts wait to be stored, the database is the bottleneck. */
const UNSTORED_MAX = 4 * STORED_AT_ONCE;
/** Claimed domains that found no slot for so long are left to other processes. */
const UNUSED_MS_MAX = 5 * SECOND_MS;

/** An attempt ended for a reason other than the website. */
class Interruption extends Error {}

/**
 * Works on the survey in the slots that no account uses. It claims a few domains at a time for the length of a lease and
 * prolongs it while it works on them. The end of a domain, its verdict and its links are one transaction, so that whatever
 * dies, each domain ends once. Websites that end within a moment share a transaction; with a process that dies they are lost
 * together, and read again.
 */
export function startSurveyRunner(deps: SurveyRunnerDeps): SurveyRunner {
  const { db, store, clock, log, runner } = deps;
  let isStopping = false;
  /** Claimed, but not begun. */
  let hand: ClaimedDomain[] = [];
  let handUsedAt = performance.now();
  /** From the beginning of their reading until they are stored. */
  const underWay = new Map<string, { abort: AbortController; ended: Promise<void> }>();
  let readingCount = 0;
  /** To be released when the database is back. */
  const kept: string[] = [];
  let renewedAt = performance.now();
  let customersAt = Number.NEGATIVE_INFINITY;
  let isCutOff = false;
  const alarm = createAlarm();

  const inMs = (ms: number) => new Date(clock.now().getTime() + ms);
  const finish = (domains: readonly string[], outcome: SurveyOutcome) =>
    store.finish(db, { runner, domains, outcome, at: clock.now() });

  const verdicts = createVerdictWriter({
    store: storeVerdicts,
    gatherMs: GATHER_MS,
    batchMax: STORED_AT_ONCE,
  });

  /** Those domains that had not ended. */
  function storeVerdicts(judged: readonly JudgedSite[]): Promise<ReadonlySet<string>> {
    // In one order, so that two processes do not wait for each other in a circle.
    const sites = [...judged].sort((left, right) => (left.domain < right.domain ? -1 : 1));
    return db.transaction(async (tx) => {
      const ended = await store.finishJudged(tx, {
        runner,
        ends: sites.map(({ domain, verdict, at }) => ({ domain, outcome: verdict.match_status, at })),
      });
      const stored = new Set(ended);
      await deps.resolution.recordVerdicts(
        tx,
        sites.filter(({ domain }) => stored.has(domain)),
      );
      return stored;
    });
  }

  /** They can be claimed again, later. While the database is away, they are kept for `releaseKept`. */
  async function release(domains: readonly string[], { counts = false, afterMs = 0 } = {}): Promise<void> {
    if (domains.length === 0) return;
    await store.release(db, { runner, domains, at: inMs(afterMs), counts }).catch((error) => {
      log.debug({ err: error }, 'domains of the survey could not be released; trying again');
      kept.push(...domains);
    });
  }

  async function releaseKept(): Promise<void> {
    const domains = kept.splice(0).filter((domain) => !underWay.has(domain));
    await release(domains);
  }

  async function releaseHand(): Promise<void> {
    const domains = hand.map(({ domain }) => domain);
    hand = [];
    await release(domains);
  }

  /** False when nothing can be claimed. */
  async function claim(): Promise<boolean> {
    const times = { now: clock.now(), leaseUntil: inMs(LEASE_MS) };
    const claimed = await store.claim(db, { runner, limit: CLAIM_BATCH, ...times });
    if (claimed.length === 0) return false;
    const done = await finishWithoutReading(claimed).catch(async (error) => {
      await release(claimed.map(({ domain }) => domain));
      throw error;
    });
    hand.push(...claimed.filter(({ domain }) => !done.has(domain)));
    handUsedAt = performance.now();
    return true;
  }

  /** Those that are known, and those over which processes died. */
  async function finishWithoutReading(claimed: readonly ClaimedDomain[]): Promise<Set<string>> {
    const domains = claimed.map(({ domain }) => domain);
    const known = await deps.resolution.listFreshDomains(domains, inMs(-deps.freshDays * DAY_MS));
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

  /** The next domain. Undefined when none waits. */
  async function next(): Promise<ClaimedDomain | undefined> {
    while (hand.length === 0 && !isStopping) {
      if (!(await claim())) return undefined;
      // A long list of known domains must not cost the others their lease.
      await renew();
    }
    handUsedAt = performance.now();
    return hand.shift();
  }

  /** Free slots do not help customers when the processor is busy. */
  function isCrowded(): boolean {
    const load = deps.loopLoad();
    if (deps.hasCustomers()) customersAt = performance.now();
    const areCustomersNear = performance.now() - customersAt < AFTER_CUSTOMERS_MS;
    return (
      (areCustomersNear && load > BUSY_LOAD) ||
      (load > FULL_LOAD && readingCount >= SITES_AT_FULL_LOAD) ||
      deps.countUnjudged() >= UNJUDGED_MAX ||
      underWay.size - readingCount >= UNSTORED_MAX
    );
  }

  /** Begins as many domains as there are slots that nobody uses. False when no domain waits. */
  async function fillSlots(): Promise<boolean> {
    while (!isStopping) {
      if (isCrowded()) return true;
      const abort = new AbortController();
      const free = deps.useIdleSlot({ interrupt: () => abort.abort(new Interruption('others wait')) });
      if (!free) return true;
      const claimed = await next().catch((error) => {
        free();
        throw error;
      });
      if (!claimed || abort.signal.aborted) {
        free();
        if (claimed) hand.unshift(claimed);
        return claimed !== undefined;
      }
      readingCount += 1;
      const ended = attempt(
        claimed,
        abort,
        once(() => {
          free();
          readingCount -= 1;
          alarm.ring();
        }),
      ).finally(() => {
        if (underWay.get(claimed.domain)?.abort === abort) underWay.delete(claimed.domain);
      });
      underWay.set(claimed.domain, { abort, ended });
    }
    return true;
  }

  /** `leaveSlot` is called when the website has been read, or cannot be. Never throws. */
  async function attempt(
    { domain, attempts }: ClaimedDomain,
    abort: AbortController,
    leaveSlot: () => void,
  ): Promise<void> {
    const { signal } = abort;
    const timer = setTimeout(() => abort.abort(new Error('the website takes too long')), ATTEMPT_MS_MAX);
    try {
      const judged = await read(domain, signal);
      clearTimeout(timer);
      leaveSlot();
      if (!judged) return;
      const isStored = await verdicts.add(judged);
      log.debug({ domain, match_status: judged.verdict.match_status, stored: isStored }, 'domain surveyed');
    } catch (error) {
      if (signal.reason instanceof Interruption || isUnavailable(error)) await release([domain]);
      else if (attempts >= ATTEMPTS_MAX) {
        log.error({ err: error, domain }, 'the last attempt at a domain of the survey failed; giving it up');
        await finish([domain], 'failed').catch(() => undefined);
      } else {
        log.warn({ err: error, domain }, 'a domain of the survey could not be examined; trying again later');
        await release([domain], { counts: true, afterMs: attempts * RETRY_MS });
      }
    } finally {
      clearTimeout(timer);
      leaveSlot();
    }
  }

  /** Undefined when enough websites of its address are being read: it is released. */
  async function read(domain: string, signal: AbortSignal): Promise<JudgedSite | undefined> {
    signal.throwIfAborted();
    const address = await unlessAborted(signal, deps.findAddress(domain));
    if (address !== undefined && !deps.addresses.take(address)) {
      await release([domain], { afterMs: deps.addresses.waitMs(address) });
      return undefined;
    }
    try {
      const { verdict, pagesRead } = await unlessAborted(signal, deps.examineSite(domain, signal));
      return { domain, verdict, pagesRead, at: clock.now(), source: 'forward' };
    } finally {
      if (address !== undefined) deps.addresses.free(address);
    }
  }

  /** Prolongs what this process has, and learns whether the survey is paused. */
  async function renew(): Promise<void> {
    const domains = [...hand.map(({ domain }) => domain), ...underWay.keys()];
    if (domains.length === 0 || performance.now() - renewedAt < RENEW_EVERY_MS) return;
    renewedAt = performance.now();
    const { held, isPaused } = await store.renew(db, { runner, domains, leaseUntil: inMs(LEASE_MS) });
    const ours = new Set(held);
    const lost = domains.filter((domain) => !ours.has(domain));
    hand = hand.filter(({ domain }) => ours.has(domain));
    for (const domain of lost) underWay.get(domain)?.abort.abort(new Interruption('the lease was lost'));
    // Nobody else should wait for domains that have no slot here.
    if (isPaused || performance.now() - handUsedAt > UNUSED_MS_MAX) await releaseHand();
  }

  async function work(): Promise<void> {
    while (!isStopping) {
      let waitMs = deps.pollMs ?? POLL_MS;
      try {
        await releaseKept();
        await renew();
        if (!(await fillSlots()) && underWay.size === 0) waitMs = deps.pollMs ?? IDLE_POLL_MS;
        if (isCutOff) log.info('the survey goes on');
        isCutOff = false;
      } catch (error) {
        if (!isCutOff) log.warn({ err: error }, 'the survey cannot go on now; trying again');
        isCutOff = true;
      }
      if (!isStopping) await alarm.wait(waitMs);
    }
  }

  const working = work();
  return {
    async stop() {
      isStopping = true;
      alarm.ring();
      await working;
      for (const { abort } of underWay.values()) abort.abort(new Interruption('the process stops'));
      verdicts.flush();
      await Promise.all([...underWay.values()].map(({ ended }) => ended));
      await releaseHand();
    },
  };
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}

/** A wait that can be cut short, also before it begins. */
function createAlarm() {
  let isRung = false;
  let wake = () => {};
  return {
    ring(): void {
      isRung = true;
      wake();
    },
    async wait(ms: number): Promise<void> {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isRung = false;
    },
  };
}
