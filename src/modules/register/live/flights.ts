import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CompaniesHouseClient,
  CompaniesHouseUnavailable,
  type Urgency,
} from '../../../platform/companies-house/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { CompanyNumber } from '../../../shared/company-number.ts';
import { type LimitedRun, limitConcurrency } from '../../../shared/limit-concurrency.ts';
import { fetchCompanyDetail } from './fetch-detail.ts';
import type { HeldCompany, LiveStore } from './live-store.ts';

/** Whether what is held, once it is our turn to ask, makes asking needless. */
export type IsEnough = (held: HeldCompany) => boolean;

/** A flight asks for one company and stores the answer. */
export interface Flights {
  /** Throws `CompaniesHouseUnavailable`. */
  send(number: CompanyNumber, urgency: Urgency, isEnough: IsEnough): Promise<HeldCompany>;
  close(): Promise<void>;
}

export interface FlightOptions {
  store: LiveStore;
  client: CompaniesHouseClient;
  clock: Clock;
  log: Logger;
}

interface Flight {
  urgency: Urgency;
  landed: Promise<HeldCompany>;
}

const FLIGHT_MS_MAX = 90_000;
/** Longer than any flight, so that only a process that died leaves a claim to run out. */
const CLAIM_MS = 120_000;
const CLAIM_POLL_MS = 150;
const CLAIM_POLLS_MAX = FLIGHT_MS_MAX / CLAIM_POLL_MS;
const BUSY_RETRY_MS = 2_000;
/** Lanes of their own, so that nobody who waits stands behind work that nobody waits for. */
const LANES: Record<Urgency, { concurrency: number; waitingMax: number }> = {
  interactive: { concurrency: 12, waitingMax: 300 },
  background: { concurrency: 4, waitingMax: 1_000 },
};

export function createFlights({ store, client, clock, log }: FlightOptions): Flights {
  const underWay = new Map<CompanyNumber, Flight>();
  const closing = new AbortController();
  const lanes = { interactive: lane('interactive'), background: lane('background') };

  /** One flight a company and process; whoever comes later joins. */
  async function send(number: CompanyNumber, urgency: Urgency, isEnough: IsEnough): Promise<HeldCompany> {
    const joined = underWay.get(number);
    if (joined) {
      try {
        return await joined.landed;
      } catch (error) {
        // It had no budget because nobody was waiting; now somebody is.
        const hadLess = urgency === 'interactive' && joined.urgency === 'background';
        if (!hadLess || !(error instanceof CompaniesHouseUnavailable) || error.reason !== 'busy') throw error;
        return send(number, urgency, isEnough);
      }
    }
    const landed = lanes[urgency](() => fly(number, urgency, isEnough)).finally(() =>
      underWay.delete(number),
    );
    underWay.set(number, { urgency, landed });
    return landed;
  }

  /** One flight a company and deployment: the others wait for what it brings. */
  async function fly(number: CompanyNumber, urgency: Urgency, isEnough: IsEnough): Promise<HeldCompany> {
    await takeClaim(number);
    try {
      const held = await store.find(number);
      if (isEnough(held)) {
        await store.release(number);
        return held;
      }
      const at = clock.now();
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(FLIGHT_MS_MAX)]);
      const fetched = await fetchCompanyDetail(number, { client, log, urgency, signal });
      if (fetched) await store.save(fetched, at);
      else await store.saveMissing(number, at);
    } catch (error) {
      // Should this fail too, the claim runs out by itself.
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
    throw busy(`another process is asking for ${number}`);
  }

  return {
    send,
    async close() {
      closing.abort();
      await Promise.allSettled([...underWay.values()].map(({ landed }) => landed));
    },
  };
}

function lane(urgency: Urgency): LimitedRun {
  return limitConcurrency({
    ...LANES[urgency],
    onRefused: () => busy('too many companies are being asked for'),
  });
}

function busy(message: string): CompaniesHouseUnavailable {
  return new CompaniesHouseUnavailable('busy', { message, retryAfterMs: BUSY_RETRY_MS });
}
