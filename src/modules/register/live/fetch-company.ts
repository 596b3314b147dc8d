import {
  type CompaniesHouseClient,
  CompaniesHouseUnavailable,
  type FoundAnswer,
  type Urgency,
} from '../../../platform/companies-house/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import { MINUTE_MS } from '../../../shared/clock.ts';
import type { CompanyNumber } from '../../../shared/companies/company-number.ts';
import type { DetailParts } from './company-record.ts';
import {
  NO_INSOLVENCY,
  normaliseCharge,
  normaliseInsolvency,
  normaliseOfficer,
  normaliseSignificantPerson,
} from './normalise-lists.ts';
import { type LiveProfile, normaliseProfile } from './normalise-profile.ts';
import { dayOf, listOf, objectOf, textOf, wholeNumberOf } from './official-values.ts';

/** A company as the live source sends it. A part is null when its request failed. */
export interface FetchedCompany extends LiveProfile {
  parts: DetailParts;
  etag: string | null;
  complete: boolean;
}

interface FetchOptions {
  client: CompaniesHouseClient;
  log: Logger;
  urgency: Urgency;
  signal: AbortSignal;
}

/**
 * Fetches the profile, then the lists that it mentions. Undefined: no such company. Throws
 * `CompaniesHouseUnavailable` when the profile cannot be fetched.
 */
export async function fetchCompany(
  number: CompanyNumber,
  { client, log, urgency, signal }: FetchOptions,
): Promise<FetchedCompany | undefined> {
  const path = `/company/${encodeURIComponent(number)}`;
  const answer = await client.get(path, { urgency, signal });
  if (!answer) return undefined;
  const profile = normaliseProfile(number, answer.body);
  if (!profile) {
    throw new CompaniesHouseUnavailable('failing', {
      message: `Companies House sent no company profile for ${number}`,
      retryAfterMs: NO_PROFILE_RETRY_MS,
    });
  }
  // Finish with the reserve of the budget: an incomplete company is of little use, and a retry costs the same
  // again.
  const get = (place: string, query?: Record<string, string>) =>
    client.get(`${path}/${place}`, { urgency: 'interactive', signal, ...(query && { query }) });
  const listAll = <T>(place: string, normalise: (item: unknown) => T | undefined) =>
    fetchAllPages({
      getPage: (query) => get(place, query),
      normalise,
      log: log.child({ company: number, list: place }),
    });

  const { has_charges, has_insolvency_history, has_significant_persons } = profile.extras;
  const [officers, charges, insolvency, persons] = await Promise.all([
    unlessUnavailable(() => listAll('officers', normaliseOfficer)),
    has_charges === false ? [] : unlessUnavailable(() => listAll('charges', normaliseCharge)),
    has_insolvency_history === false
      ? NO_INSOLVENCY
      : unlessUnavailable(async () => normaliseInsolvency((await get('insolvency'))?.body)),
    has_significant_persons === false
      ? []
      : unlessUnavailable(() => listAll('persons-with-significant-control', normaliseSignificantPerson)),
  ]);
  const parts = { officers, charges, insolvency, persons_with_significant_control: persons };
  return {
    ...profile,
    parts,
    etag: answer.etag ?? null,
    complete: Object.values(parts).every((part) => part !== null),
  };
}

const NO_PROFILE_RETRY_MS = MINUTE_MS;

/** A list that fails must not fail the whole company. */
async function unlessUnavailable<T>(fetch: () => Promise<T>): Promise<T | null> {
  try {
    return await fetch();
  } catch (error) {
    if (error instanceof CompaniesHouseUnavailable) return null;
    throw error;
  }
}

/** The service may return fewer (35 officers); the next page begins after what it returned. */
const ITEMS_PER_PAGE = '100';
/** The largest partnerships have had thousands of members. Current and latest members come first. */
const PAGES_MAX = 40;

/** Reads a complete list, page by page. A missing list is empty. */
async function fetchAllPages<T>(options: {
  getPage: (query: Record<string, string>) => Promise<FoundAnswer | undefined>;
  normalise: (item: unknown) => T | undefined;
  log: Logger;
}): Promise<T[]> {
  const found: T[] = [];
  let start = 0;
  for (let page = 0; page < PAGES_MAX; page++) {
    const answer = await options.getPage({ items_per_page: ITEMS_PER_PAGE, start_index: String(start) });
    const body = objectOf(answer?.body);
    const items = listOf(body.items);
    for (const item of items) {
      const normal = options.normalise(item);
      if (normal !== undefined) found.push(normal);
    }
    start += items.length;
    if (items.length === 0 || start >= listEnd(body, start, items.length)) return withoutRepeats(found);
  }
  options.log.warn({ pages: PAGES_MAX, items: found.length }, 'a list of Companies House was cut off');
  return withoutRepeats(found);
}

/** Where the list ends: its stated total or, without one, the first page that is not full. */
function listEnd(body: Record<string, unknown>, start: number, items: number): number {
  const total = wholeNumberOf(body.total_results) ?? wholeNumberOf(body.total_count);
  if (total !== null) return total;
  const pageSize = wholeNumberOf(body.items_per_page);
  return pageSize !== null && items >= pageSize ? start + 1 : start;
}

/** The list may grow at its front between two pages; the last entry of a page then repeats on the next. */
function withoutRepeats<T>(items: T[]): T[] {
  const seen = new Set<unknown>();
  return items.filter((item) => {
    const { id } = item as { id?: string | null };
    if (!id) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** An entry of a company's filing history. */
export interface Filing {
  filed_on: string;
  /** The form: `AA`, `CS01`, `AD01`, `GAZ1` and many others. */
  form: string;
  category: string;
  made_up_to: string | null;
  /** The change to a new registered office. */
  address: { from: string | null; to: string; on: string | null } | null;
}

export interface FilingHistory {
  /** Newest first. */
  filings: Filing[];
  /** Whether all filings since the given day are included. */
  isWhole: boolean;
}

const PAGE_SIZE = 100;
const FILING_PAGES_MAX = 5;

/** The filings since a day. Throws `CompaniesHouseUnavailable`. */
export async function fetchFilings(
  client: CompaniesHouseClient,
  number: CompanyNumber,
  since: string,
): Promise<FilingHistory> {
  const filings: Filing[] = [];
  let start = 0;
  for (let page = 0; page < FILING_PAGES_MAX; page++) {
    const answer = await client.get(`/company/${encodeURIComponent(number)}/filing-history`, {
      urgency: 'interactive',
      query: { items_per_page: String(PAGE_SIZE), start_index: String(start) },
    });
    const body = objectOf(answer?.body);
    const items = listOf(body.items);
    const read = items.map(normaliseFiling).filter((filing) => filing !== undefined);
    filings.push(...read.filter(({ filed_on }) => filed_on >= since));
    start += items.length;
    const hasReachedDay = read.some(({ filed_on }) => filed_on < since);
    const total = wholeNumberOf(body.total_count);
    const isEnd = items.length === 0 || (total !== null ? start >= total : items.length < PAGE_SIZE);
    if (hasReachedDay || isEnd) return { filings, isWhole: true };
  }
  return { filings, isWhole: false };
}

function normaliseFiling(data: unknown): Filing | undefined {
  const official = objectOf(data);
  const filedOn = dayOf(official.date);
  const form = textOf(official.type);
  if (filedOn === null || form === null) return undefined;
  const values = objectOf(official.description_values);
  const newAddress = textOf(values.new_address);
  return {
    filed_on: filedOn,
    form,
    category: textOf(official.category) ?? '',
    made_up_to: dayOf(values.made_up_date),
    address:
      newAddress === null
        ? null
        : { from: textOf(values.old_address), to: newAddress, on: dayOf(values.change_date) },
  };
}
