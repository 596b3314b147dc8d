import type { CompanyNumber } from '../../../shared/company-number.ts';
import { Problem } from '../../../shared/problem.ts';
import type { LiveSource } from '../live/live-source.ts';
import { type FilingEntry, type Page, unavailabilityOf } from '../live/read-pages.ts';
import { findStoredCompany } from '../profile/find-company.ts';
import { describeFiling } from './describe-filing.ts';

/** Lists that only the live source has, a page of them at a time. */
export interface PageQuery {
  page?: number;
  limit?: number;
}

const LIMIT = 25;
/** As Companies House writes them; anything else is no officer. */
const OFFICER_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Throws `company_not_found`. */
export async function readFilingHistory(live: LiveSource, companyNumber: string, query: PageQuery) {
  const { record } = await findStoredCompany(live, companyNumber);
  const { company_number, company_name } = record;
  // The register holds numbers in their official spelling only.
  const number = company_number as CompanyNumber;
  const { found, fields } = await readPage(query, (page) => live.readFilings(number, page));
  return { company_number, company_name, filings: found?.items.map(presentFiling) ?? [], ...fields };
}

/** Throws `not_found`. */
export async function readOfficerAppointments(live: LiveSource, officerId: string, query: PageQuery) {
  if (!OFFICER_ID.test(officerId)) throw officerNotFound();
  const { found, fields } = await readPage(query, (page) => live.readAppointments(officerId, page));
  if (fields.complete && !found) throw officerNotFound();
  return { officer_id: officerId, name: found?.name ?? null, appointments: found?.items ?? [], ...fields };
}

/** Reads a page; when the live source cannot be reached, the page is empty and says so. */
async function readPage<Found extends Page<unknown>>(
  { page = 1, limit = LIMIT }: PageQuery,
  read: (page: { start: number; limit: number }) => Promise<Found | undefined>,
) {
  const start = (page - 1) * limit;
  const known = { page, limit };
  try {
    const found = await read({ start, limit });
    const total = found?.total ?? 0;
    const fields = {
      ...known,
      total,
      has_more: start + limit < total,
      complete: true,
      incomplete_reason: null,
    };
    return { found, fields };
  } catch (error) {
    const reason = unavailabilityOf(error);
    const fields = { ...known, total: null, has_more: false, complete: false, incomplete_reason: reason };
    return { found: undefined, fields };
  }
}

function presentFiling(entry: FilingEntry) {
  const { id, filed_on, form, category } = entry;
  return { id, filed_on, form, category, description: describeFiling(entry) };
}

function officerNotFound(): Problem {
  return new Problem('not_found', 'There is no officer with this id.');
}
