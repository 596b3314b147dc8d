import {
  type CompaniesHouseClient,
  CompaniesHouseUnavailable,
} from '../../../platform/companies-house/index.ts';
import { type Clock, MINUTE_MS } from '../../../shared/clock.ts';
import type { CompanyNumber } from '../../../shared/companies/company-number.ts';
import { dayOf, flagOf, idOf, listOf, objectOf, textOf, wholeNumberOf } from './official-values.ts';

/**
 * Lists that are read page by page on request. They are not stored: pages are kept in memory for a while, so
 * that going back and forth does not use up the request budget.
 */
export interface PageRequest {
  start: number;
  limit: number;
}

export interface Page<T> {
  items: T[];
  total: number;
}

/** An entry of the filing history as Companies House sends it: a code, and the values that its text needs. */
export interface FilingEntry {
  id: string | null;
  filed_on: string;
  form: string;
  category: string;
  /** Such as `accounts-with-accounts-type-micro-entity`. */
  description: string;
  values: Record<string, string>;
}

interface Appointment {
  company_number: string;
  company_name: string | null;
  company_status: string | null;
  officer_role: string;
  appointed_on: string | null;
  /** For appointments before 1992, whose date is not known. */
  appointed_before: string | null;
  resigned_on: string | null;
  occupation: string | null;
}

export interface AppointmentPage extends Page<Appointment> {
  name: string | null;
}

const KEPT_MS = 10 * MINUTE_MS;
const KEPT_MAX = 500;

export function createPageReader({ client, clock }: { client: CompaniesHouseClient; clock: Clock }) {
  const kept = new Map<string, { at: number; page: Promise<unknown> }>();

  /** The body of a page; undefined when there is no such list. Failures are not kept. */
  function read(path: string, { start, limit }: PageRequest): Promise<unknown> {
    const key = `${path} ${start} ${limit}`;
    const now = clock.now().getTime();
    const found = kept.get(key);
    if (found && now - found.at < KEPT_MS) return found.page;
    const query = { items_per_page: String(limit), start_index: String(start) };
    const page = client.get(path, { urgency: 'interactive', query }).then((answer) => answer?.body);
    // A map keeps the order of insertion, so its first entry is the oldest.
    kept.delete(key);
    if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, { at: now, page });
    page.catch(() => {
      if (kept.get(key)?.page === page) kept.delete(key);
    });
    return page;
  }

  return {
    /** Newest first. A company without a filing history has an empty one. */
    async filings(number: CompanyNumber, request: PageRequest): Promise<Page<FilingEntry>> {
      const body = objectOf(await read(`/company/${encodeURIComponent(number)}/filing-history`, request));
      return pageOf(body, normaliseFilingEntry);
    },
    /** Undefined when no officer has this id. */
    async appointments(officerId: string, request: PageRequest): Promise<AppointmentPage | undefined> {
      const found = await read(`/officers/${encodeURIComponent(officerId)}/appointments`, request);
      if (found === undefined) return undefined;
      const body = objectOf(found);
      return { ...pageOf(body, normaliseAppointment), name: textOf(body.name) };
    },
  };
}

/** Why a live list cannot be read: there is no live source, or it does not respond. */
export function unavailabilityOf(error: unknown): 'no_live_source' | 'live_source_unavailable' {
  if (!(error instanceof CompaniesHouseUnavailable)) throw error;
  return error.reason === 'off' ? 'no_live_source' : 'live_source_unavailable';
}

function pageOf<T>(body: Record<string, unknown>, normalise: (item: unknown) => T | undefined): Page<T> {
  const items = listOf(body.items);
  const total = wholeNumberOf(body.total_count) ?? wholeNumberOf(body.total_results) ?? items.length;
  return { items: items.map(normalise).filter((item) => item !== undefined), total };
}

function normaliseFilingEntry(data: unknown): FilingEntry | undefined {
  const official = objectOf(data);
  const filedOn = dayOf(official.date);
  const form = textOf(official.type);
  if (filedOn === null || form === null) return undefined;
  const values = Object.entries(objectOf(official.description_values)).flatMap(([name, value]) => {
    const text = textOf(value);
    return text === null ? [] : [[name, text] as const];
  });
  return {
    id: textOf(official.transaction_id) ?? idOf(official),
    filed_on: filedOn,
    form,
    category: textOf(official.category) ?? '',
    description: textOf(official.description) ?? '',
    values: Object.fromEntries(values),
  };
}

function normaliseAppointment(data: unknown): Appointment | undefined {
  const official = objectOf(data);
  const to = objectOf(official.appointed_to);
  const number = textOf(to.company_number);
  const role = textOf(official.officer_role);
  if (number === null || role === null) return undefined;
  const appointedOn = dayOf(official.appointed_on);
  const isPre1992 = flagOf(official.is_pre_1992_appointment) === true;
  return {
    company_number: number,
    company_name: textOf(to.company_name),
    company_status: textOf(to.company_status),
    officer_role: role,
    appointed_on: isPre1992 ? null : appointedOn,
    appointed_before: dayOf(official.appointed_before) ?? (isPre1992 ? appointedOn : null),
    resigned_on: dayOf(official.resigned_on),
    occupation: textOf(official.occupation),
  };
}
