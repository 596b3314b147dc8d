import type { Logger } from '../../platform/logger.ts';
import { isUnavailable } from '../../platform/postgres/index.ts';
import { MINUTE_MS, SECOND_MS } from '../../shared/clock.ts';
import { unlessAborted } from '../../shared/concurrency.ts';
import type { Scheduler } from '../paid-jobs/index.ts';
import type { JudgedSite, SiteReader } from '../resolution/index.ts';
import type { AddressLimits } from './address-limits.ts';
import { ATTEMPTS_MAX, type ClaimsDeps, createClaims } from './claims.ts';
import { createLoadLimit } from './load-limit.ts';
import type { ClaimedDomain } from './survey.store.ts';
import { createVerdictWriter } from './verdict-writer.ts';
import { createWakeableSleep } from './wakeable-sleep.ts';

export interface SurveyRunnerDeps extends ClaimsDeps {
  useIdleSlot: Scheduler['useIdleSlot'];
  hasCustomers: () => boolean;
  loopLoad: () => number;
  /** Reads a website and judges it. */
  examineSite: (domain: string, signal: AbortSignal) => ReturnType<SiteReader['examineSite']>;
  /** Websites that were read and wait to be judged. */
  countUnjudged: () => number;
  siteReader: Pick<SiteReader, 'listFreshDomains' | 'recordVerdicts'>;
  /** Undefined where no limit applies. */
  findAddress: (domain: string) => Promise<string | undefined>;
  addresses: AddressLimits;
  /** For tests. */
  pollMs?: number | undefined;
}

export interface SurveyRunner {
  /** Aborts running work and releases its claims, so that other processes can take it at once. */
  stop(): Promise<void>;
}

/** The limits of the crawl are shorter than this. */
const ATTEMPT_MS_MAX = 3 * MINUTE_MS;
const RETRY_MS = MINUTE_MS;
const POLL_MS = SECOND_MS;
/** The interval while there is nothing to do. */
const IDLE_POLL_MS = 3 * SECOND_MS;
/** How long a verdict waits to be stored with others, and how many are stored together. */
const GATHER_MS = 200;
const STORED_AT_ONCE = 50;
/** With this many verdicts waiting to be stored, the database is the bottleneck. */
const UNSTORED_MAX = 4 * STORED_AT_ONCE;

/** An attempt ended for a reason other than the website. */
class Interruption extends Error {}

/**
 * Works on the survey in the slots that no account uses. It claims a few domains at a time for the length of
 * a lease and prolongs the lease while it works on them. The end of a domain, its verdict and its links are
 * one transaction, so each domain ends once even if a process dies. Websites that end within a moment share a
 * transaction; if the process dies before it commits, all of them are read again.
 */
export function startSurveyRunner(deps: SurveyRunnerDeps): SurveyRunner {
  let isStopping = false;
  const inProgress: InProgress = new Map();
  const loadLimit = createLoadLimit({ ...deps, unstoredMax: UNSTORED_MAX });
  const pause = createWakeableSleep();
  const claims = createClaims(deps, {
    isStopping: () => isStopping,
    inProgress,
    onLost: (domain) => inProgress.get(domain)?.abort.abort(new Interruption('the lease was lost')),
  });
  const verdicts = createVerdicts(deps);
  const attempts = createAttempts({ deps, claims, verdicts, loadLimit, onSlotFree: pause.wake }, inProgress);

  /** Begins a domain for each slot that nobody uses. False if no domain waits. */
  async function fillSlots(): Promise<boolean> {
    while (!isStopping) {
      const readingCount = attempts.countReading();
      if (loadLimit.isFull({ readingCount, unstored: inProgress.size - readingCount })) return true;
      const abort = new AbortController();
      const free = deps.useIdleSlot({ interrupt: () => abort.abort(new Interruption('others wait')) });
      if (!free) return true;
      const claimed = await claims.next().catch((error) => {
        free();
        throw error;
      });
      if (!claimed || abort.signal.aborted) {
        free();
        if (claimed) claims.putBack(claimed);
        return claimed !== undefined;
      }
      attempts.begin(claimed, abort, free);
    }
    return true;
  }

  async function work(): Promise<void> {
    const logOutage = createOutageLog(deps.log);
    while (!isStopping) {
      let waitMs = deps.pollMs ?? POLL_MS;
      await logOutage(async () => {
        await claims.releaseKept();
        await claims.renew();
        if (!(await fillSlots()) && inProgress.size === 0) waitMs = deps.pollMs ?? IDLE_POLL_MS;
      });
      if (!isStopping) await pause.sleep(waitMs);
    }
  }

  const working = work();
  return {
    async stop() {
      isStopping = true;
      pause.wake();
      await working;
      await attempts.abortAll('the process stops');
      await claims.releaseClaimed();
    },
  };
}

type Claims = ReturnType<typeof createClaims>;

interface Attempting {
  deps: SurveyRunnerDeps;
  claims: Claims;
  verdicts: ReturnType<typeof createVerdictWriter>;
}

/** The domains from the beginning of their reading until they are stored. */
type InProgress = Map<string, { abort: AbortController; ended: Promise<void> }>;

/** Begins attempts, keeps `inProgress` up to date, and counts the websites that are being read. */
function createAttempts(
  parts: Attempting & { loadLimit: ReturnType<typeof createLoadLimit>; onSlotFree: () => void },
  inProgress: InProgress,
) {
  let readingCount = 0;
  return {
    countReading: () => readingCount,
    begin(claimed: ClaimedDomain, abort: AbortController, free: () => void): void {
      readingCount += 1;
      const leaveSlot = once(() => {
        free();
        parts.loadLimit.noteEnd(readingCount);
        readingCount -= 1;
        parts.onSlotFree();
      });
      const ended = attemptDomain(parts, claimed, { abort, leaveSlot }).finally(() => {
        if (inProgress.get(claimed.domain)?.abort === abort) inProgress.delete(claimed.domain);
      });
      inProgress.set(claimed.domain, { abort, ended });
    },
    async abortAll(reason: string): Promise<void> {
      for (const { abort } of inProgress.values()) abort.abort(new Interruption(reason));
      parts.verdicts.flush();
      await Promise.all([...inProgress.values()].map(({ ended }) => ended));
    },
  };
}

/** `leaveSlot` is called when the website has been read, or cannot be. Never throws. */
async function attemptDomain(
  { deps, claims, verdicts }: Attempting,
  { domain, attempts }: ClaimedDomain,
  { abort, leaveSlot }: { abort: AbortController; leaveSlot: () => void },
): Promise<void> {
  const { log } = deps;
  const { signal } = abort;
  const timer = setTimeout(() => abort.abort(new Error('the website takes too long')), ATTEMPT_MS_MAX);
  try {
    const judged = await examineUnlessAddressIsBusy(deps, claims, { domain, signal });
    clearTimeout(timer);
    leaveSlot();
    if (!judged) return;
    const isStored = await verdicts.add(judged);
    log.debug({ domain, match_status: judged.verdict.match_status, stored: isStored }, 'domain surveyed');
  } catch (error) {
    if (signal.reason instanceof Interruption || isUnavailable(error)) await claims.release([domain]);
    else if (attempts >= ATTEMPTS_MAX) {
      log.error({ err: error, domain }, 'the last attempt at a domain of the survey failed; giving it up');
      await claims.finish([domain], 'failed').catch(() => undefined);
    } else {
      log.warn({ err: error, domain }, 'a domain of the survey could not be examined; trying again later');
      await claims.release([domain], { counts: true, afterMs: attempts * RETRY_MS });
    }
  } finally {
    clearTimeout(timer);
    leaveSlot();
  }
}

/** Undefined if enough websites of its address are being read; the domain is then released. */
async function examineUnlessAddressIsBusy(
  deps: SurveyRunnerDeps,
  claims: Claims,
  { domain, signal }: { domain: string; signal: AbortSignal },
): Promise<JudgedSite | undefined> {
  signal.throwIfAborted();
  const address = await unlessAborted(signal, deps.findAddress(domain));
  if (address !== undefined && !deps.addresses.take(address)) {
    await claims.release([domain], { afterMs: deps.addresses.waitMs(address) });
    return undefined;
  }
  try {
    const { verdict, pagesRead } = await unlessAborted(signal, deps.examineSite(domain, signal));
    return { domain, verdict, pagesRead, at: deps.clock.now(), source: 'forward' };
  } finally {
    if (address !== undefined) deps.addresses.free(address);
  }
}

function createVerdicts(deps: SurveyRunnerDeps) {
  return createVerdictWriter({
    store: (judged) => storeVerdicts(deps, judged),
    gatherMs: GATHER_MS,
    batchMax: STORED_AT_ONCE,
  });
}

/** Stores the verdicts of the domains that had not ended, and returns these domains. */
function storeVerdicts(
  { db, store, runner, siteReader }: Pick<SurveyRunnerDeps, 'db' | 'store' | 'runner' | 'siteReader'>,
  judged: readonly JudgedSite[],
): Promise<ReadonlySet<string>> {
  // Always in the same order, so that two processes do not wait for each other in a circle.
  const ordered = [...judged].sort((left, right) => (left.domain < right.domain ? -1 : 1));
  return db.transaction(async (tx) => {
    const ended = await store.finishJudged(tx, {
      runner,
      ends: ordered.map(({ domain, verdict, at }) => ({
        domain,
        outcome: verdict.match_status,
        companyNumber: verdict.company_number,
        failureCode: verdict.failure?.code ?? null,
        at,
      })),
    });
    const stored = new Set(ended);
    await siteReader.recordVerdicts(
      tx,
      ordered.filter(({ domain }) => stored.has(domain)),
    );
    return stored;
  });
}

/** Logs the first failure, and the first success after it. */
function createOutageLog(log: Logger): (work: () => Promise<void>) => Promise<void> {
  let isCutOff = false;
  return async (work) => {
    try {
      await work();
      if (isCutOff) log.info('the survey continues');
      isCutOff = false;
    } catch (error) {
      if (!isCutOff) log.warn({ err: error }, 'the survey cannot continue now; trying again');
      isCutOff = true;
    }
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
