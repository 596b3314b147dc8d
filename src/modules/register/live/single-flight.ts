import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CompaniesHouseClient,
  CompaniesHouseUnavailable,
  type Urgency,
} from '../../../platform/companies-house/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { CompanyNumber } from '../../../shared/companies/company-number.ts';
import { type LimitedRun, limitConcurrency } from '../../../shared/concurrency.ts';
import { fetchCompany } from './fetch-company.ts';
import type { LiveStore, StoredCompany } from './live.store.ts';

/** Whether the stored data makes a queued fetch unnecessary when its turn comes. */
export type IsEnough = (held: StoredCompany) => boolean;

interface SingleFlightOptions {
  store: LiveStore;
  client: CompaniesHouseClient;
  clock: Clock;
  log: Logger;
}

interface RunningFetch {
  urgency: Urgency;
  result: Promise<StoredCompany>;
}

const FETCH_MS_MAX = 90_000;
/** Longer than any fetch, so that a claim expires only when its process died. */
const CLAIM_MS = 120_000;
const CLAIM_POLL_MS = 150;
const CLAIM_POLLS_MAX = FETCH_MS_MAX / CLAIM_POLL_MS;
const BUSY_RETRY_MS = 2_000;
/** One queue per urgency, so that requests never wait behind background work. */
const QUEUES: Record<Urgency, { concurrency: number; waitingMax: number }> = {
  interactive: { concurrency: 12, waitingMax: 300 },
  background: { concurrency: 4, waitingMax: 1_000 },
};

/**
 * Single flight: fetches a company once, regardless of how many callers ask for it at the same time, and
 * stores the result. Callers in one process share a promise; processes share a claim in the database.
 */
export function createSingleFlight({ store, client, clock, log }: SingleFlightOptions) {
  const running = new Map<CompanyNumber, RunningFetch>();
  const closing = new AbortController();
  const queues = { interactive: createQueue('interactive'), background: createQueue('background') };

  /** Joins a running fetch of this company, or starts one. Throws `CompaniesHouseUnavailable`. */
  async function fetch(number: CompanyNumber, urgency: Urgency, isEnough: IsEnough): Promise<StoredCompany> {
    const joined = running.get(number);
    if (joined) {
      try {
        return await joined.result;
      } catch (error) {
        // A background fetch has a smaller request budget. A request may use the rest of it.
        const hadLess = urgency === 'interactive' && joined.urgency === 'background';
        if (!hadLess || !(error instanceof CompaniesHouseUnavailable) || error.reason !== 'busy') throw error;
        return fetch(number, urgency, isEnough);
      }
    }
    const result = queues[urgency](() => fetchAndStore(number, urgency, isEnough)).finally(() =>
      running.delete(number),
    );
    running.set(number, { urgency, result });
    return result;
  }

  /** Runs with the claim on this company: other processes wait and read what it stored. */
  async function fetchAndStore(
    number: CompanyNumber,
    urgency: Urgency,
    isEnough: IsEnough,
  ): Promise<StoredCompany> {
    await takeClaim(number);
    try {
      const held = await store.find(number);
      if (isEnough(held)) {
        await store.release(number);
        return held;
      }
      const at = clock.now();
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(FETCH_MS_MAX)]);
      const fetched = await fetchCompany(number, { client, log, urgency, signal });
      if (fetched) await store.save(fetched, at);
      else await store.saveMissing(number, at);
    } catch (error) {
      // If this fails too, the claim expires by itself.
      await store.release(number).catch(() => undefined);
      throw error;
    }
    return store.find(number);
  }

  async function takeClaim(number: CompanyNumber): Promise<void> {
    for (let polls = 0; polls < CLAIM_POLLS_MAX && !closing.signal.aborted; polls++) {
      const now = clock.now();
      if (await store.claim(number, { now, until: new Date(now.getTime() + CLAIM_MS) })) return;
      await sleep(CLAIM_POLL_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
    throw busy(`another process is fetching ${number}`);
  }

  return {
    fetch,
    async close(): Promise<void> {
      closing.abort();
      await Promise.allSettled([...running.values()].map(({ result }) => result));
    },
  };
}

function createQueue(urgency: Urgency): LimitedRun {
  return limitConcurrency({
    ...QUEUES[urgency],
    onRefused: () => busy('too many companies are being fetched'),
  });
}

function busy(message: string): CompaniesHouseUnavailable {
  return new CompaniesHouseUnavailable('busy', { message, retryAfterMs: BUSY_RETRY_MS });
}
