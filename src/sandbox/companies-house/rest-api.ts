import type { Clock } from '../../shared/clock.ts';
import type { SandboxStore } from '../store/sandbox-store.ts';
import { dayOf } from '../world/days.ts';
import { etagOf } from '../world/random.ts';
import type { CompanyProfile, SandboxCompany } from '../world/sandbox-company.ts';
import { type Answer, refusal } from './answer.ts';
import {
  chargePath,
  companyPath,
  servedAppointment,
  servedOfficer,
  servedProfile,
  shownCharge,
  shownFiling,
  shownInsolvency,
  shownPsc,
} from './resources.ts';

/** The resources below a company, with the code of their 404. */
const PARTS: Record<
  string,
  { missing: string; list(company: SandboxCompany, page: PageRequest): object | undefined }
> = {
  officers: { missing: 'company-officers-not-found', list: officerList },
  charges: { missing: 'company-charges-not-found', list: chargeList },
  insolvency: { missing: 'company-insolvencies-not-found', list: insolvency },
  'filing-history': { missing: 'company-filing-history-not-found', list: filingHistory },
  'persons-with-significant-control': { missing: 'company-psc-not-found', list: pscList },
};

/** Answers a REST request; undefined for unknown paths. */
export async function answerRest(
  { store, clock }: { store: SandboxStore; clock: Clock },
  url: URL,
): Promise<Answer | undefined> {
  const page = readPage(url.searchParams);
  if (url.pathname === '/search/companies') return search(store, url.searchParams.get('q'), page);
  const [, personId] = /^\/officers\/([^/]+)\/appointments$/.exec(url.pathname) ?? [];
  if (personId !== undefined) return appointments(store, decodeURIComponent(personId), page);
  const [, number, part] = /^\/company\/([^/]+)(?:\/([^/]+))?$/.exec(url.pathname) ?? [];
  if (number === undefined) return undefined;
  const described = part === undefined ? undefined : PARTS[part];
  if (part !== undefined && !described) return undefined;
  // The real service is also case-sensitive.
  const company = await store.find(decodeURIComponent(number));
  if (!described) {
    return company
      ? { status: 200, body: servedProfile(company, dayOf(clock.now())) }
      : refusal(404, 'company-profile-not-found');
  }
  if (!page) return refusal(400, 'invalid-page');
  const body = company && described.list(company, page);
  return body ? { status: 200, body } : refusal(404, described.missing);
}

async function appointments(
  store: SandboxStore,
  personId: string,
  page: PageRequest | undefined,
): Promise<Answer> {
  if (!page) return refusal(400, 'invalid-page');
  const body = appointmentList(personId, await store.listByOfficer(personId), page);
  return body ? { status: 200, body } : refusal(404, 'officer-appointments-not-found');
}

async function search(store: SandboxStore, q: string | null, page: PageRequest | undefined): Promise<Answer> {
  if (q === null || q.trim() === '' || !page) return refusal(400, 'invalid-query');
  const words = q.toUpperCase().split(/\s+/).filter(Boolean);
  const found = await store.search(words, { offset: page.startIndex, limit: searchPageSize(page) });
  return { status: 200, body: searchResults(found, page) };
}

function readPage(query: URLSearchParams): PageRequest | undefined {
  const startIndex = readCount(query.get('start_index'), 0);
  const itemsPerPage = readCount(query.get('items_per_page'), undefined);
  if (startIndex === 'wrong' || startIndex === undefined || itemsPerPage === 'wrong') return undefined;
  return { startIndex, itemsPerPage };
}

function readCount(text: string | null, standard: number | undefined): number | undefined | 'wrong' {
  if (text === null || text === '') return standard;
  return /^\d{1,7}$/.test(text) ? Number(text) : 'wrong';
}

/** The lists of the REST API. Each has its own page size and names of counts. Undefined: 404. */
interface PageRequest {
  startIndex: number;
  itemsPerPage: number | undefined;
}

const OFFICERS_PER_PAGE = 35;
const ITEMS_PER_PAGE = 25;
const SEARCH_PER_PAGE = 20;
const ITEMS_PER_PAGE_MAX = 100;

function pageOf<T>(items: readonly T[], { startIndex, itemsPerPage }: PageRequest, standard: number) {
  const perPage = Math.min(itemsPerPage ?? standard, ITEMS_PER_PAGE_MAX);
  return {
    items: items.slice(startIndex, startIndex + perPage),
    items_per_page: perPage,
    start_index: startIndex,
  };
}

function officerList({ profile, officers }: SandboxCompany, page: PageRequest) {
  if (officers.length === 0) return undefined;
  // Current officers first, then former ones, the latest first.
  const sorted = [...officers].sort((a, b) =>
    (b.resigned_on ?? '9999').localeCompare(a.resigned_on ?? '9999'),
  );
  const resigned = officers.filter(({ resigned_on }) => resigned_on !== undefined).length;
  return {
    ...pageOf(
      sorted.map((officer) => servedOfficer(profile, officer)),
      page,
      OFFICERS_PER_PAGE,
    ),
    active_count: officers.length - resigned,
    inactive_count: 0,
    resigned_count: resigned,
    total_results: officers.length,
    etag: etagOf(officers),
    kind: 'officer-list',
    links: { self: `${companyPath(profile)}/officers` },
  };
}

/** All appointments of a person or company; current ones first, then former ones, the latest first. */
function appointmentList(personId: string, companies: SandboxCompany[], page: PageRequest) {
  const found = companies
    .flatMap(({ profile, officers }) => officers.map((officer) => ({ profile, officer })))
    .filter(({ officer }) => officer.person_id === personId)
    .sort((a, b) => (b.officer.resigned_on ?? '9999').localeCompare(a.officer.resigned_on ?? '9999'));
  const [first] = found;
  if (!first) return undefined;
  return {
    ...pageOf(
      found.map(({ profile, officer }) => servedAppointment(profile, officer)),
      page,
      OFFICERS_PER_PAGE,
    ),
    etag: etagOf(found.map(({ officer }) => officer)),
    is_corporate_officer: first.officer.identification !== undefined,
    kind: 'personal-appointment',
    links: { self: `/officers/${personId}/appointments` },
    name: first.officer.name,
    ...(first.officer.date_of_birth === undefined ? {} : { date_of_birth: first.officer.date_of_birth }),
    total_results: found.length,
  };
}

function chargeList({ profile, charges }: SandboxCompany, page: PageRequest) {
  if (charges.length === 0) return undefined;
  const { items } = pageOf(charges, page, ITEMS_PER_PAGE);
  const count = (status: string) => charges.filter((charge) => charge.status === status).length;
  return {
    etag: etagOf(charges),
    items: items.map((charge) => ({ ...shownCharge(profile, charge), id: charge.id })),
    total_count: charges.length,
    unfiltered_count: charges.length,
    satisfied_count: count('fully-satisfied'),
    part_satisfied_count: count('part-satisfied'),
  };
}

function insolvency({ profile, charges, insolvency_cases: cases }: SandboxCompany) {
  if (cases.length === 0) return undefined;
  const [charge] = charges;
  return {
    ...shownInsolvency(
      cases.map((entry) =>
        entry.type === 'receiver-manager' && charge
          ? { ...entry, links: { charge: chargePath(profile, charge) } }
          : entry,
      ),
    ),
    ...(profile.company_status === 'active' ? {} : { status: [insolvencyStatus(profile)] }),
  };
}

/** The list uses other names of statuses. */
function insolvencyStatus({ company_status }: CompanyProfile): string {
  return company_status === 'administration' ? 'in-administration' : company_status;
}

function filingHistory({ profile, filings }: SandboxCompany, page: PageRequest) {
  return {
    ...pageOf(
      filings.map((filing) => shownFiling(profile, filing)),
      page,
      ITEMS_PER_PAGE,
    ),
    etag: etagOf(filings),
    filing_history_status: 'filing-history-available',
    kind: 'filing-history',
    total_count: filings.length,
  };
}

function pscList({ profile, pscs }: SandboxCompany, page: PageRequest) {
  if (pscs.length === 0) return undefined;
  const ceased = pscs.filter(({ ceased_on }) => ceased_on !== undefined).length;
  return {
    ...pageOf(
      pscs.map((psc) => shownPsc(profile, psc)),
      page,
      ITEMS_PER_PAGE,
    ),
    active_count: pscs.length - ceased,
    ceased_count: ceased,
    total_results: pscs.length,
    links: { self: `${companyPath(profile)}/persons-with-significant-control` },
  };
}

function searchResults(found: { items: SandboxCompany[]; total: number }, page: PageRequest) {
  return {
    etag: etagOf(found.items.map(({ profile }) => profile.company_number)),
    kind: 'search#companies',
    items: found.items.map(searchItem),
    items_per_page: searchPageSize(page),
    start_index: page.startIndex,
    total_results: found.total,
    page_number: Math.floor(page.startIndex / searchPageSize(page)) + 1,
  };
}

function searchPageSize({ itemsPerPage }: PageRequest): number {
  return Math.min(itemsPerPage ?? SEARCH_PER_PAGE, ITEMS_PER_PAGE_MAX);
}

function searchItem({ profile }: SandboxCompany) {
  const { registered_office_address: address, date_of_cessation: ended } = profile;
  const lines = [
    address.address_line_1,
    address.address_line_2,
    address.locality,
    address.region,
    address.country,
    address.postal_code,
  ];
  return {
    kind: 'searchresults#company',
    title: profile.company_name,
    company_number: profile.company_number,
    company_status: profile.company_status,
    company_type: profile.type,
    date_of_creation: profile.date_of_creation,
    ...(ended === undefined ? {} : { date_of_cessation: ended }),
    address,
    address_snippet: lines.filter(Boolean).join(', '),
    description: `${profile.company_number} - Incorporated on ${profile.date_of_creation}`,
    description_identifier: [ended === undefined ? 'incorporated-on' : 'dissolved-on'],
    matches: { title: [] },
    snippet: '',
    links: { self: companyPath(profile) },
  };
}
