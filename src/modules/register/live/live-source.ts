import {
  type CompaniesHouseClient,
  CompaniesHouseUnavailable,
  type Urgency,
} from '../../../platform/companies-house/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { CompanyNumber } from '../../../shared/company-number.ts';
import type { CompanyDetail } from './company-detail.ts';
import type { CompanyRecord } from './company-record.ts';
import { createFlights, type IsEnough } from './flights.ts';
import { isFresh } from './freshness.ts';
import type { HeldCompany, LiveStore } from './live-store.ts';
import { type LiveSearchHit, normaliseSearchHit } from './normalise-search-hit.ts';
import { listOf, objectOf } from './official-values.ts';
import { unavailableProblem, withinTime } from './waiting.ts';

/** A company that is known, from whichever source. */
export interface KnownCompany {
  record: CompanyRecord;
  /** What only the live source knows; undefined: it was never asked, or does not know the company. */
  detail: CompanyDetail | undefined;
  snapshotAsOf: string | null;
}

export interface LiveSource {
  /** Whether there is a live source now; without one, what is held is all there is. */
  readonly enabled: boolean;
  /**
   * The company, asked for anew when what is held is older than `maxAgeMs` (24 hours). When the live source cannot be
   * had, what is held is served; with nothing held, `unavailable` is thrown. Undefined: there is no such company.
   */
  getCompany(number: CompanyNumber, options?: { maxAgeMs?: number }): Promise<KnownCompany | undefined>;
  /** What is held, without asking anybody. */
  findCompany(number: CompanyNumber): Promise<KnownCompany | undefined>;
  /**
   * Asks anew, in the background unless told; joins those who are asking already. Throws `CompaniesHouseUnavailable`,
   * which says when to come back.
   */
  refreshDetail(number: CompanyNumber, options?: { urgency?: Urgency }): Promise<KnownCompany | undefined>;
  /** The official search by name, at most 20; empty without a live source. Throws `CompaniesHouseUnavailable`. */
  search(name: string): Promise<LiveSearchHit[]>;
  /** Ends what is under way. */
  close(): Promise<void>;
}

export interface LiveSourceOptions {
  store: LiveStore;
  client: CompaniesHouseClient | undefined;
  clock: Clock;
  log: Logger;
  /** How long a request waits before it is answered with what is held. */
  patienceMs?: number;
}

const PATIENCE_MS = 8_000;
const SEARCH_HITS_MAX = '20';

export function createLiveSource(options: LiveSourceOptions): LiveSource {
  const { store, client, clock } = options;
  const flights = client && createFlights({ ...options, client });

  return {
    get enabled() {
      return client?.enabled ?? false;
    },

    async getCompany(number, { maxAgeMs } = {}) {
      const held = await store.find(number);
      const now = clock.now();
      if (!client?.enabled || !flights || isFresh(held, now, maxAgeMs)) return known(held);
      try {
        const flight = flights.send(number, 'interactive', (newer) => isFresh(newer, now, maxAgeMs));
        return known(await withinTime(flight, options.patienceMs ?? PATIENCE_MS));
      } catch (error) {
        if (!(error instanceof CompaniesHouseUnavailable)) throw error;
        if (held.record) return known(held);
        throw unavailableProblem(error);
      }
    },

    findCompany: async (number) => known(await store.find(number)),

    async refreshDetail(number, { urgency = 'background' } = {}) {
      if (!flights) throw noLiveSource();
      const before = (await store.find(number)).asked?.at.getTime();
      // What another process got while we waited for it is as new as what we would get.
      const isNewer: IsEnough = ({ asked }) => asked?.complete === true && asked.at.getTime() !== before;
      return known(await flights.send(number, urgency, isNewer));
    },

    async search(name) {
      if (!client?.enabled) return [];
      const answer = await client.get('/search/companies', {
        urgency: 'interactive',
        query: { q: name, items_per_page: SEARCH_HITS_MAX },
      });
      return listOf(objectOf(answer?.body).items)
        .map(normaliseSearchHit)
        .filter((hit) => hit !== undefined);
    },

    async close() {
      await flights?.close();
    },
  };
}

function noLiveSource(): CompaniesHouseUnavailable {
  return new CompaniesHouseUnavailable('off', { message: 'there is no live source', retryAfterMs: 0 });
}

function known({ record, detail, snapshotAsOf }: HeldCompany): KnownCompany | undefined {
  return record && { record, detail, snapshotAsOf };
}
