import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../shared/clock.ts';
import { MINUTE_MS } from '../../shared/durations.ts';
import type { Logger } from '../logger.ts';
import type { Database } from '../postgres/index.ts';
import { type CompaniesHouseAccess, createExchange, type FoundAnswer } from './exchange.ts';
import { createOutageGuard } from './outage-guard.ts';
import { type BudgetLimits, createRequestBudget, type Urgency } from './request-budget.ts';
import { CompaniesHouseUnavailable } from './unavailable.ts';

export interface GetOptions {
  urgency: Urgency;
  query?: Record<string, string>;
  signal?: AbortSignal;
}

export interface CompaniesHouseClient {
  /** Whether there is a key; not whether Companies House answers. */
  readonly enabled: boolean;
  /** Undefined when there is no such thing. Throws `CompaniesHouseUnavailable`. */
  get(path: string, options: GetOptions): Promise<FoundAnswer | undefined>;
  /** Ends what is under way. */
  close(): Promise<void>;
}

export interface CompaniesHouseClientOptions {
  db: Database;
  clock: Clock;
  log: Logger;
  userAgent: string;
  /** Asked before every request, so that it may change while the process runs; undefined: no live source. */
  access: () => CompaniesHouseAccess | undefined;
  limits?: BudgetLimits;
  timeoutMs?: number;
  bodyBytesMax?: number;
  sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  random?: () => number;
}

const TRIES_MAX = 3;
const PAUSES_MAX = 3;
/** Longer than this nobody waits for the budget: whoever holds up others by waiting should come back instead. */
const PATIENCE_MS: Record<Urgency, number> = { interactive: 5_000, background: 2_000 };
const BACKOFF_MS = 400;
const PAUSE_MS = 30_000;
const PAUSE_MS_MIN = 1_000;
const PAUSE_MS_MAX = 10 * MINUTE_MS;
const REFUSED_MS = 5 * MINUTE_MS;
const FAILING_RETRY_MS = 15_000;

export function createCompaniesHouseClient(options: CompaniesHouseClientOptions): CompaniesHouseClient {
  const { clock, log, access: findAccess } = options;
  const random = options.random ?? Math.random;
  const sleep = options.sleep ?? ((ms, signal) => delay(ms, undefined, { signal }));
  const budget = createRequestBudget(options);
  const exchange = createExchange(options);
  const outage = createOutageGuard(clock);
  const closing = new AbortController();

  /** Takes a place in the budget, waiting a little if there is none. */
  async function admit(account: string, urgency: Urgency, signal: AbortSignal): Promise<void> {
    for (let waitedMs = 0; ; ) {
      const admission = await budget.take(account, urgency);
      if (admission.granted) return;
      const { because, waitMs } = admission;
      if (because === 'refused') throw refused(waitMs);
      if (waitedMs + waitMs > PATIENCE_MS[urgency]) throw busy(because, waitMs);
      // Those who wait for the same moment must not all come at once then.
      const ms = waitMs + Math.ceil(random() * 250);
      await sleep(ms, signal);
      waitedMs += ms;
    }
  }

  async function get(path: string, { urgency, query, signal: ownSignal }: GetOptions) {
    const signal = ownSignal ? AbortSignal.any([ownSignal, closing.signal]) : closing.signal;
    const target = query ? `${path}?${new URLSearchParams(query)}` : path;
    let failures = 0;
    for (let pauses = 0; ; ) {
      const access = findAccess();
      if (!access) throw off();
      if (outage.isOn()) throw failing(new Error('the last requests all failed'));
      const account = accountOf(access);
      await admit(account, urgency, signal);
      const answer = await exchange.get(access, target, signal);
      if (answer.kind !== 'failed') outage.noteAnswer();
      switch (answer.kind) {
        case 'found':
          return { body: answer.body, etag: answer.etag };
        case 'missing':
          return undefined;
        case 'refused':
          if (await budget.refuse(account, REFUSED_MS)) {
            log.error(
              { status: answer.status, url: access.apiUrl },
              'Companies House refuses the key: check COMPANIES_HOUSE_API_KEY. Until it is accepted, only what is stored is served',
            );
          }
          throw refused(REFUSED_MS);
        case 'limited': {
          const pauseMs = Math.min(Math.max(answer.retryAfterMs ?? PAUSE_MS, PAUSE_MS_MIN), PAUSE_MS_MAX);
          log.warn({ pause_ms: pauseMs }, 'Companies House says there are too many requests; all pause');
          await budget.pause(account, pauseMs);
          pauses += 1;
          if (pauses >= PAUSES_MAX) throw busy('paused', pauseMs);
          break;
        }
        case 'failed':
          outage.noteFailure();
          failures += 1;
          if (failures >= TRIES_MAX || signal.aborted) {
            log.warn(
              { err: answer.cause, path, tries: failures },
              'Companies House does not answer sensibly',
            );
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
        // A wait that was cut short: the caller's time is up, or the process stops.
        if (error instanceof Error && error.name === 'AbortError') throw failing(error);
        throw error;
      }
    },
    async close() {
      closing.abort();
      await exchange.close();
    },
  };
}

/** The budget belongs to the key; the table of budgets need not know it. */
function accountOf({ apiUrl, apiKey }: CompaniesHouseAccess): string {
  return createHash('sha256').update(`${apiUrl}\0${apiKey}`).digest('base64url').slice(0, 22);
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
      : 'Companies House asked for a pause';
  return new CompaniesHouseUnavailable('busy', { message, retryAfterMs });
}

function failing(cause: Error): CompaniesHouseUnavailable {
  const message = 'Companies House does not answer';
  return new CompaniesHouseUnavailable('failing', { message, retryAfterMs: FAILING_RETRY_MS, cause });
}
