/**
 * The live source: the current data of Companies House about a company, cached for a day. All look-ups of the
 * service go through `getCompany`, with or without an API key.
 */
import {
  type CompaniesHouseClient,
  CompaniesHouseUnavailable,
  type Urgency,
} from '../../../platform/companies-house/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/clock.ts';
import { type CompanyNumber, parseCompanyNumber } from '../../../shared/companies/company-number.ts';
import { parsePostcode } from '../../../shared/companies/postcode.ts';
import { Problem } from '../../../shared/problem.ts';
import type { CompanyDetail, CompanyRecord } from './company-record.ts';
import { type FilingHistory, fetchFilings } from './fetch-company.ts';
import type { LiveStore, StoredCompany } from './live.store.ts';
import { dayOf, listOf, objectOf, textOf } from './official-values.ts';
import {
  type AppointmentPage,
  createPageReader,
  type FilingEntry,
  type Page,
  type PageRequest,
} from './read-pages.ts';
import { createSingleFlight, type IsEnough } from './single-flight.ts';

/** A known company, from any source. */
export interface KnownCompany {
  record: CompanyRecord;
  /**
   * The facts that only the live source knows. Undefined when it was never fetched, or does not know the
   * company.
   */
  detail: CompanyDetail | undefined;
  snapshotAsOf: string | null;
}

export interface LiveSource {
  /** Whether there is a live source now. Without one, only stored data is served. */
  readonly enabled: boolean;
  /**
   * The company, fetched again when the stored data is older than `maxAgeMs` (24 hours). When the live source
   * is unavailable, returns the stored data; throws `unavailable` when there is none. Undefined: no such
   * company.
   */
  getCompany(number: CompanyNumber, options?: { maxAgeMs?: number }): Promise<KnownCompany | undefined>;
  /** The stored data, without a request to Companies House. */
  findCompany(number: CompanyNumber): Promise<KnownCompany | undefined>;
  /**
   * Fetches the company again, with background urgency by default. Joins a fetch that is running. Throws
   * `CompaniesHouseUnavailable`, which says when to retry.
   */
  refreshDetail(number: CompanyNumber, options?: { urgency?: Urgency }): Promise<KnownCompany | undefined>;
  /**
   * The official search by name, at most 20; empty without a live source. Throws `CompaniesHouseUnavailable`.
   */
  search(name: string): Promise<LiveSearchHit[]>;
  /** The filings since a day; not stored. Throws `CompaniesHouseUnavailable`. */
  listFilings(number: CompanyNumber, since: string): Promise<FilingHistory>;
  /** A page of the filing history, newest first. Throws `CompaniesHouseUnavailable`. */
  readFilings(number: CompanyNumber, page: PageRequest): Promise<Page<FilingEntry>>;
  /** A page of an officer's appointments; undefined: no such officer. Throws `CompaniesHouseUnavailable`. */
  readAppointments(officerId: string, page: PageRequest): Promise<AppointmentPage | undefined>;
  /** Stops running fetches. */
  close(): Promise<void>;
}

interface LiveSourceOptions {
  store: LiveStore;
  client: CompaniesHouseClient | undefined;
  clock: Clock;
  log: Logger;
  /** How long a request waits before it gets the stored data. */
  waitMs?: number | undefined;
}

const WAIT_MS = 8_000;
const SEARCH_HITS_MAX = '20';

export function buildLiveSource({
  store,
  client,
  clock,
  log,
  waitMs = WAIT_MS,
}: LiveSourceOptions): LiveSource {
  const fetches = client && createSingleFlight({ store, client, clock, log });
  const pages = client && createPageReader({ client, clock });

  return {
    get enabled() {
      return client?.enabled ?? false;
    },

    async getCompany(number, { maxAgeMs } = {}) {
      const held = await store.find(number);
      const now = clock.now();
      if (!client?.enabled || !fetches || isFresh(held, now, maxAgeMs)) return known(held);
      try {
        const fetching = fetches.fetch(number, 'interactive', (newer) => isFresh(newer, now, maxAgeMs));
        return known(await withTimeout(fetching, waitMs));
      } catch (error) {
        if (!(error instanceof CompaniesHouseUnavailable)) throw error;
        if (held.record) return known(held);
        throw unavailableProblem(error);
      }
    },

    findCompany: async (number) => known(await store.find(number)),

    async refreshDetail(number, { urgency = 'background' } = {}) {
      if (!fetches) throw noLiveSource();
      const before = (await store.find(number)).lastFetch?.at.getTime();
      // A record that another process fetched while we waited is as new as what we would fetch.
      const isNewer: IsEnough = ({ lastFetch }) =>
        lastFetch?.complete === true && lastFetch.at.getTime() !== before;
      return known(await fetches.fetch(number, urgency, isNewer));
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

    async listFilings(number, since) {
      if (!client?.enabled) throw noLiveSource();
      return fetchFilings(client, number, since);
    },

    async readFilings(number, page) {
      if (!client?.enabled || !pages) throw noLiveSource();
      return withTimeout(pages.filings(number, page), waitMs);
    },

    async readAppointments(officerId, page) {
      if (!client?.enabled || !pages) throw noLiveSource();
      return withTimeout(pages.appointments(officerId, page), waitMs);
    },

    async close() {
      await fetches?.close();
    },
  };
}

function noLiveSource(): CompaniesHouseUnavailable {
  return new CompaniesHouseUnavailable('off', { message: 'there is no live source', retryAfterMs: 0 });
}

function known({ record, detail, snapshotAsOf }: StoredCompany): KnownCompany | undefined {
  return record && { record, detail, snapshotAsOf };
}

/** A result of the official search by name. */
interface LiveSearchHit {
  company_number: string;
  company_name: string;
  company_status: string | null;
  company_type: string | null;
  registered_postcode: string | null;
  incorporated_on: string | null;
}

export function normaliseSearchHit(data: unknown): LiveSearchHit | undefined {
  const item = objectOf(data);
  const number = parseCompanyNumber(textOf(item.company_number) ?? '');
  const name = textOf(item.title) ?? textOf(item.company_name);
  if (number === undefined || name === null) return undefined;
  const postcode = textOf(objectOf(item.address ?? item.registered_office_address).postal_code);
  return {
    company_number: number,
    company_name: name,
    company_status: textOf(item.company_status),
    company_type: textOf(item.company_type),
    registered_postcode: postcode === null ? null : (parsePostcode(postcode)?.whole ?? postcode),
    incorporated_on: dayOf(item.date_of_creation),
  };
}

/** Companies House itself is up to a day behind in places. */
export const DETAIL_MAX_AGE_MS = DAY_MS;
/** A missing number may be given to a new company today. */
export const MISSING_MAX_AGE_MS = HOUR_MS;
const INCOMPLETE_MAX_AGE_MS = 15 * MINUTE_MS;

/** Whether the stored data is new enough, or the company should be fetched. */
function isFresh(held: StoredCompany, now: Date, maxAgeMs = DETAIL_MAX_AGE_MS): boolean {
  const { lastFetch, record } = held;
  if (!lastFetch) return false;
  // The first import replaces all rows, including those of companies that the snapshot lacks.
  if (lastFetch.found && !record) return false;
  const own = lastFetch.found
    ? lastFetch.complete
      ? DETAIL_MAX_AGE_MS
      : INCOMPLETE_MAX_AGE_MS
    : MISSING_MAX_AGE_MS;
  const limit = lastFetch.found && lastFetch.complete ? maxAgeMs : Math.min(own, maxAgeMs);
  return now.getTime() - lastFetch.at.getTime() < limit;
}

/** Stops waiting after the timeout. The work continues and its result is stored for the next request. */
async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const message = 'the live source is slow';
      reject(new CompaniesHouseUnavailable('busy', { message, retryAfterMs: 2_000 }));
    }, timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function unavailableProblem(error: CompaniesHouseUnavailable): Problem {
  const seconds = Math.max(1, Math.ceil(error.retryAfterMs / 1000));
  return new Problem(
    'unavailable',
    `This company is not in our copy of the register, and Companies House cannot be reached now; try again in ${seconds} seconds.`,
    { headers: { 'retry-after': String(seconds) }, cause: error },
  );
}
