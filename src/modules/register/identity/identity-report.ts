import { CompaniesHouseUnavailable } from '../../../platform/companies-house/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { CompanyNumber } from '../../../shared/companies/company-number.ts';
import { isClosed, shownStatus } from '../../../shared/companies/company-status.ts';
import { limitConcurrency } from '../../../shared/concurrency.ts';
import { readCsvColumn } from '../../../shared/csv-column.ts';
import { TooManyCells, TooManyColumns, TooManyRows } from '../../../shared/csv-rows.ts';
import { findExcess } from '../../../shared/json-limits.ts';
import { invalidRequest } from '../../../shared/problem.ts';
import { DETAIL_MAX_AGE_MS, type KnownCompany, type LiveSource } from '../live/live-source.ts';
import { readCompanyNumber } from '../profile/find-company.ts';
import {
  type IdentityVerification,
  type PersonInRole,
  presentIdentityVerification,
} from './identity-verification.ts';

export const COMPANIES_MAX = 1_000;
/** Above `COMPANIES_MAX`, because an upload may repeat numbers. */
const CSV_LIMITS = { rowsMax: 20_000, columnsMax: 500, cellsMax: 200_000 };
const JSON_LIMITS = { depthMax: 16, valuesMax: 100_000, isLines: false };
const COLUMN_NAMES = ['company_number', 'company number', 'companynumber', 'number', 'company no', 'crn'];

/** One person in one role. A company without such a person has one row with a note. */
export interface ReportRow extends Partial<PersonInRole> {
  company_number: string;
  company_name: string | null;
  company_status: string | null;
  as_of: string | null;
  note: string | null;
}

export interface IdentityReport {
  rows: ReportRow[];
  /** Number of different company numbers in the upload. */
  companies: number;
  /** Number of companies that could not be read from Companies House in time. */
  unread: number;
  /** When to ask for the unread companies again; null if there are none. */
  retryAfterSeconds: number | null;
}

/** The company numbers of an upload, as written, without repeats. */
export function readNumbers(text: string, format: 'csv' | 'json'): string[] {
  const written = format === 'csv' ? readColumn(text) : fromJson(text);
  const numbers = [...new Map(written.map((one) => [keyOf(one), one.trim()])).values()];
  if (numbers.length === 0) throw invalidRequest('The upload holds no company numbers.');
  if (numbers.length > COMPANIES_MAX) {
    throw invalidRequest(
      `The upload has ${numbers.length} company numbers; at most ${COMPANIES_MAX} are taken at once. Split it.`,
    );
  }
  return numbers;
}

function readColumn(text: string): string[] {
  try {
    return readCsvColumn(text, COLUMN_NAMES, CSV_LIMITS);
  } catch (error) {
    if (![TooManyRows, TooManyColumns, TooManyCells].some((known) => error instanceof known)) throw error;
    throw invalidRequest(
      `The upload has too many rows or columns; send the numbers of at most ${COMPANIES_MAX} companies alone.`,
    );
  }
}

function fromJson(text: string): string[] {
  const numbers = (parsed(text) as { company_numbers?: unknown } | null)?.company_numbers;
  if (!Array.isArray(numbers) || !numbers.every((number) => typeof number === 'string')) {
    const message = 'Send {"company_numbers": ["…"]} or CSV.';
    throw invalidRequest(message, { company_numbers: 'must be a list of texts' });
  }
  return numbers;
}

function parsed(text: string): unknown {
  if (findExcess(Buffer.from(text), JSON_LIMITS))
    throw invalidRequest(
      'The JSON has too many values, or too many in each other. Send {"company_numbers": ["…"]}.',
    );
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest('The body is not JSON.');
  }
}

function keyOf(written: string): string {
  return readCompanyNumber(written) ?? written.trim();
}

interface ReportDeps {
  live: LiveSource;
  clock: Clock;
  /** After this time, companies are no longer read from Companies House; stored data is returned. */
  patienceMs?: number;
}

const PATIENCE_MS = 20_000;
const CONCURRENCY = 6;
const RETRY_SECONDS = 5;
const RETRY_SECONDS_MAX = 300;

/**
 * The identity verification of many companies. Companies that were not read from Companies House within the
 * last day are read now, within the request budget for background work. When it is spent, stored data is
 * returned, and the next report reads the others.
 */
export async function reportIdentities(numbers: string[], deps: ReportDeps): Promise<IdentityReport> {
  const reader = createReader(deps);
  const inTurn = limitConcurrency({
    concurrency: CONCURRENCY,
    waitingMax: COMPANIES_MAX,
    onRefused: () => new Error('more companies wait than a report may have'),
  });
  const read = await Promise.all(
    numbers.map((written) =>
      inTurn(async () => {
        const number = readCompanyNumber(written);
        return number
          ? { number, ...(await reader.read(number)) }
          : { number: written, company: undefined, outcome: 'invalid' as const };
      }),
    ),
  );
  const unread = read.filter(({ outcome }) => outcome === 'unread').length;
  return {
    rows: read.flatMap(({ number, company, outcome }) =>
      company
        ? rowsOf(company, { now: deps.clock.now(), isUnread: outcome === 'unread' })
        : [withoutCompany(number, outcome)],
    ),
    companies: numbers.length,
    unread,
    retryAfterSeconds: unread > 0 ? reader.retryAfterSeconds() : null,
  };
}

/**
 * `absent`: there is no such company. `unread`: it could not be read in time, and what is stored is older.
 */
type Outcome = 'read' | 'unread' | 'absent' | 'invalid';

function createReader({ live, clock, patienceMs = PATIENCE_MS }: ReportDeps) {
  const deadline = performance.now() + patienceMs;
  let isRefused = false;
  let retryMs = 0;

  return {
    async read(number: CompanyNumber): Promise<{ company: KnownCompany | undefined; outcome: Outcome }> {
      const held = await live.findCompany(number);
      if (!live.enabled) return { company: held, outcome: held ? 'read' : 'absent' };
      if (isFresh(held, clock.now())) return { company: held, outcome: 'read' };
      if (isRefused || performance.now() > deadline) return { company: held, outcome: 'unread' };
      try {
        const company = await live.refreshDetail(number);
        if (!company) return { company, outcome: 'absent' };
        return { company, outcome: isFresh(company, clock.now()) ? 'read' : 'unread' };
      } catch (error) {
        if (!(error instanceof CompaniesHouseUnavailable)) throw error;
        // The budget is spent or the source is unavailable: requests for the other companies would fail too.
        isRefused = true;
        retryMs = Math.max(retryMs, error.retryAfterMs);
        return { company: held, outcome: 'unread' };
      }
    },
    retryAfterSeconds: () => Math.min(RETRY_SECONDS_MAX, Math.max(RETRY_SECONDS, Math.ceil(retryMs / 1000))),
  };
}

const NOT_READ = 'not read from Companies House today';

/** Whether both lists of people are known and less than a day old. */
function isFresh(company: KnownCompany | undefined, now: Date): boolean {
  const detail = company?.detail;
  if (!detail?.officers || !detail.persons_with_significant_control) return false;
  return now.getTime() - detail.fetched_at.getTime() < DETAIL_MAX_AGE_MS;
}

function rowsOf(company: KnownCompany, { now, isUnread }: { now: Date; isUnread: boolean }): ReportRow[] {
  const { company_number, company_name } = company.record;
  const found = presentIdentityVerification(company, now);
  const company_status = shownStatus(company.record);
  const shared = { company_number, company_name, company_status, as_of: found.as_of };
  if (isClosed(company.record)) return [{ ...shared, note: 'the company is closed' }];
  const note = noteOn(found, isUnread);
  if (found.people.length === 0) return [{ ...shared, note: note ?? 'no one has to verify' }];
  return found.people.map((person) => ({ ...shared, ...person, note }));
}

function noteOn({ directors, psc }: IdentityVerification, isUnread: boolean): string | null {
  if (isUnread) return NOT_READ;
  if (directors && psc) return null;
  return directors || psc ? 'one of its lists of people is not known' : 'its people are not known';
}

function withoutCompany(number: string, outcome: Outcome): ReportRow {
  const note =
    outcome === 'invalid'
      ? 'not a company number'
      : outcome === 'unread'
        ? NOT_READ
        : 'no such company on the register';
  return { company_number: number, company_name: null, company_status: null, as_of: null, note };
}
