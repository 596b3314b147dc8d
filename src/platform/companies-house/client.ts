import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Clock, MINUTE_MS } from '../../shared/clock.ts';
import type { Logger } from '../logger.ts';
import type { Database } from '../postgres/index.ts';
import { type CompaniesHouseAccess, createApiRequester, type FoundAnswer } from './api-request.ts';
import { type BudgetLimits, createRequestBudget, type Urgency } from './request-budget.ts';

interface GetOptions {
  urgency: Urgency;
  query?: Record<string, string>;
  signal?: AbortSignal;
}

export interface CompaniesHouseClient {
  /** Whether a key is configured; says nothing about whether Companies House answers. */
  readonly enabled: boolean;
  /** Undefined when it does not exist. Throws `CompaniesHouseUnavailable`. */
  get(path: string, options: GetOptions): Promise<FoundAnswer | undefined>;
  /** Aborts running requests. */
  close(): Promise<void>;
}

export interface CompaniesHouseClientOptions {
  db: Database;
  clock: Clock;
  log: Logger;
  userAgent: string;
  /**
   * Called before every request, because the key may change while the process runs. Undefined: no live
   * source.
   */
  access: () => CompaniesHouseAccess | undefined;
  limits?: BudgetLimits;
  timeoutMs?: number;
  bodyBytesMax?: number;
  sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  random?: () => number;
}

const TRIES_MAX = 3;
const PAUSES_MAX = 3;
/**
 * Callers that would have to wait longer for the budget get an error instead, so that they do not block
 * others.
 */
const BUDGET_WAIT_MS_MAX: Record<Urgency, number> = { interactive: 5_000, background: 2_000 };
const BACKOFF_MS = 400;
const PAUSE_MS = 30_000;
const PAUSE_MS_MIN = 1_000;
const PAUSE_MS_MAX = 10 * MINUTE_MS;

export function createCompaniesHouseClient(options: CompaniesHouseClientOptions): CompaniesHouseClient {
  const { clock, log, access: findAccess } = options;
  const random = options.random ?? Math.random;
  const sleep = options.sleep ?? ((ms, signal) => delay(ms, undefined, { signal }));
  const budget = createPatientBudget(createRequestBudget(options), { log, random, sleep });
  const api = createApiRequester(options);
  const breaker = createCircuitBreaker(clock);
  const closing = new AbortController();

  async function get(path: string, { urgency, query, signal: ownSignal }: GetOptions) {
    const signal = ownSignal ? AbortSignal.any([ownSignal, closing.signal]) : closing.signal;
    const target = query ? `${path}?${new URLSearchParams(query)}` : path;
    let failures = 0;
    for (let pauses = 0; ; ) {
      const access = findAccess();
      if (!access) throw off();
      if (breaker.isOpen()) throw failing(new Error('the last requests all failed'));
      const account = accountOf(access);
      await budget.take(account, urgency, signal);
      const answer = await api.get(access, target, signal);
      if (answer.kind !== 'failed') breaker.recordAnswer();
      switch (answer.kind) {
        case 'found':
          return { body: answer.body, etag: answer.etag };
        case 'missing':
          return undefined;
        case 'refused':
          await budget.blockRefusedKey(account, { status: answer.status, url: access.apiUrl });
          throw refused(REFUSED_MS);
        case 'limited': {
          const pauseMs = await budget.pauseAll(account, answer.retryAfterMs);
          pauses += 1;
          if (pauses >= PAUSES_MAX) throw busy('paused', pauseMs);
          break;
        }
        case 'failed':
          breaker.recordFailure();
          failures += 1;
          if (failures >= TRIES_MAX || signal.aborted) {
            log.warn({ err: answer.cause, path, tries: failures }, 'requests to Companies House fail');
            throw failing(answer.cause);
          }
          await sleep(BACKOFF_MS * 2 ** (failures - 1) * (0.5 + random()), signal);
      }
    }
  }

  return {
    get enabled() {
      return findAccess() !== undefined;
    },
    async get(path, getOptions) {
      try {
        return await get(path, getOptions);
      } catch (error) {
        // An aborted wait: the caller's time is up, or the process stops.
        if (error instanceof Error && error.name === 'AbortError') throw failing(error);
        throw error;
      }
    },
    async close() {
      closing.abort();
      await api.close();
    },
  };
}

/**
 * The shared budget of requests: waits a little when it is spent, and stops all processes when Companies
 * House asks for it.
 */
function createPatientBudget(
  budget: ReturnType<typeof createRequestBudget>,
  { log, random, sleep }: Required<Pick<CompaniesHouseClientOptions, 'log' | 'random' | 'sleep'>>,
) {
  return {
    /** Takes one request from the budget. */
    async take(account: string, urgency: Urgency, signal: AbortSignal): Promise<void> {
      for (let waitedMs = 0; ; ) {
        const admission = await budget.take(account, urgency);
        if (admission.granted) return;
        const { because, waitMs } = admission;
        if (because === 'refused') throw refused(waitMs);
        if (waitedMs + waitMs > BUDGET_WAIT_MS_MAX[urgency]) throw busy(because, waitMs);
        // Jitter: callers that wait for the same moment must not all return at once.
        const ms = waitMs + Math.ceil(random() * 250);
        await sleep(ms, signal);
        waitedMs += ms;
      }
    },
    async blockRefusedKey(account: string, details: { status: number; url: string }): Promise<void> {
      if (!(await budget.refuse(account, REFUSED_MS))) return;
      log.error(
        details,
        'Companies House refuses the key: check COMPANIES_HOUSE_API_KEY. Until it is accepted, only what is stored is served',
      );
    },
    /** Makes all processes pause for the time that Companies House requested, within limits. */
    async pauseAll(account: string, retryAfterMs: number | undefined): Promise<number> {
      const pauseMs = Math.min(Math.max(retryAfterMs ?? PAUSE_MS, PAUSE_MS_MIN), PAUSE_MS_MAX);
      log.warn({ pause_ms: pauseMs }, 'Companies House says there are too many requests; all pause');
      await budget.pause(account, pauseMs);
      return pauseMs;
    },
  };
}

/** Budgets are counted by key. The key is hashed, so that the table does not contain it. */
function accountOf({ apiUrl, apiKey }: CompaniesHouseAccess): string {
  return createHash('sha256').update(`${apiUrl}\0${apiKey}`).digest('base64url').slice(0, 22);
}

/**
 * After many consecutive failures, requests fail immediately for a while, so that callers do not wait for
 * time-outs during an outage of Companies House.
 */
interface CircuitBreaker {
  isOpen(): boolean;
  recordFailure(): void;
  recordAnswer(): void;
}

/** Three look-ups with all their retries. */
const FAILURES_MAX = 9;
const REST_MS = 10_000;

function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let failures = 0;
  let restUntil = 0;
  return {
    isOpen: () => clock.now().getTime() < restUntil,
    recordFailure() {
      failures += 1;
      if (failures >= FAILURES_MAX) restUntil = clock.now().getTime() + REST_MS;
    },
    recordAnswer() {
      failures = 0;
      restUntil = 0;
    },
  };
}

/** How long a refused key is not tried again. */
const REFUSED_MS = 5 * MINUTE_MS;
const FAILING_RETRY_MS = 15_000;

/**
 * - `off`: no key is set;
 * - `refused`: the key is not accepted;
 * - `busy`: the budget is spent, or Companies House requested a pause;
 * - `failing`: it does not answer, or gives invalid answers.
 */
type UnavailableReason = 'off' | 'refused' | 'busy' | 'failing';

/** The request could not be answered: the resource may or may not exist. */
export class CompaniesHouseUnavailable extends Error {
  override readonly name = 'CompaniesHouseUnavailable';
  readonly reason: UnavailableReason;
  /** There is no use in retrying sooner. */
  readonly retryAfterMs: number;

  constructor(
    reason: UnavailableReason,
    options: { message: string; retryAfterMs: number; cause?: unknown },
  ) {
    super(options.message, options.cause === undefined ? undefined : { cause: options.cause });
    this.reason = reason;
    this.retryAfterMs = options.retryAfterMs;
  }
}

function off(): CompaniesHouseUnavailable {
  return new CompaniesHouseUnavailable('off', {
    message: 'no Companies House key is set',
    retryAfterMs: REFUSED_MS,
  });
}

function refused(retryAfterMs: number): CompaniesHouseUnavailable {
  return new CompaniesHouseUnavailable('refused', {
    message: 'Companies House refuses the key',
    retryAfterMs,
  });
}

function busy(because: 'spent' | 'paused', retryAfterMs: number): CompaniesHouseUnavailable {
  const message =
    because === 'spent'
      ? 'the budget of Companies House requests is spent'
      : 'Companies House requested a pause';
  return new CompaniesHouseUnavailable('busy', { message, retryAfterMs });
}

function failing(cause: Error): CompaniesHouseUnavailable {
  const message = 'Companies House does not answer';
  return new CompaniesHouseUnavailable('failing', { message, retryAfterMs: FAILING_RETRY_MS, cause });
}
