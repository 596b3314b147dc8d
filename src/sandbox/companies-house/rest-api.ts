import type { Clock } from '../../shared/clock.ts';
import type { SandboxStore } from '../store/sandbox-store.ts';
import { dayOf } from '../world/days.ts';
import type { SandboxCompany } from '../world/sandbox-company.ts';
import { type Answer, refusal } from './answer.ts';
import {
  appointmentList,
  chargeList,
  filingHistory,
  insolvency,
  officerList,
  type PageRequest,
  pscList,
  searchPageSize,
  searchResults,
} from './lists.ts';
import { servedProfile } from './resources.ts';

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
  // The real service is case-sensitive too.
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
