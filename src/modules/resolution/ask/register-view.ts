import type { Queryable } from '../../../platform/postgres/index.ts';
import type { CompanyNumber } from '../../../shared/companies/company-number.ts';
import type { GroupParent, Groups } from '../../groups/index.ts';
import type { KnownCompany, LiveSource, Registration } from '../../register/index.ts';
import type { WebsiteListing } from '../../sources/index.ts';
import type { NamedRecord, ResolutionStore } from '../resolution.store.ts';
import { numbersInSlots } from '../verdict/name-slots.ts';
import type { StoredResult } from '../verdict/stored-verdict.ts';
import type { Verdict } from '../verdict/verdict.ts';

/** The data of the register at one moment about the companies that an answer speaks of. */
export interface RegisterView {
  /** The company that was matched. Undefined for other outcomes, and when it has left the register. */
  company: KnownCompany | undefined;
  /** Its owners, nearest first. */
  parents: readonly GroupParent[];
  /** The named companies that own it, that it owns, or that share an owner with it. */
  relatives: ReadonlySet<string>;
  formerOffices: readonly string[];
  registrations: readonly Registration[];
  /** The entries of other public registers that name the website. */
  listings: readonly WebsiteListing[];
  /** The other companies that the verdict names. */
  named: ReadonlyMap<string, NamedRecord>;
}

export interface RegisterViewDeps {
  db: Queryable;
  store: Pick<ResolutionStore, 'listNamed' | 'listFormerOffices'>;
  live: Pick<LiveSource, 'findCompany'>;
  groups: Pick<Groups, 'findParents' | 'findRelatives'>;
  /** Entries of other public registers about a company. */
  listRegistrations: (companyNumber: string) => Promise<Registration[]>;
  /** The entries of other public registers that name a website. */
  listWebsiteListings: (domain: string) => Promise<WebsiteListing[]>;
}

/** The current name of a company that the verdict names. */
export const nameIn =
  ({ named }: Pick<RegisterView, 'named'>) =>
  (companyNumber: string): string | undefined =>
    named.get(companyNumber)?.company_name;

/** The numbers of all companies that an answer from this verdict shows, but for the matched one. */
export function namedIn(verdict: Verdict): string[] {
  const numbers = [
    ...verdict.review_candidates.map(({ company_number }) => company_number),
    ...verdict.entities_on_site.flatMap(({ company_number }) => company_number ?? []),
    ...verdict.parents_on_site.flatMap(({ company_number }) => company_number ?? []),
    ...verdict.evidence.flatMap(({ supports }) => supports ?? []),
    ...numbersInSlots(verdict.explanation),
  ];
  return [...new Set(numbers)].filter((number) => number !== verdict.company_number);
}

export async function readRegisterView(
  { db, store, live, groups, listRegistrations, listWebsiteListings }: RegisterViewDeps,
  { domain, verdict }: Pick<StoredResult, 'domain' | 'verdict'>,
): Promise<RegisterView> {
  const { company_number: number } = verdict;
  const others = namedIn(verdict);
  const named = others.length > 0 ? await store.listNamed(db, others) : [];
  const listings = await listWebsiteListings(domain);
  const view = { listings, named: new Map(named.map((record) => [record.company_number, record])) };
  const company = number === null ? undefined : await live.findCompany(number as CompanyNumber);
  if (!company || number === null)
    return { ...view, company, parents: [], relatives: new Set(), formerOffices: [], registrations: [] };
  const [parents, relatives, formerOffices, registrations] = await Promise.all([
    groups.findParents(number),
    others.length > 0 ? groups.findRelatives(number, others) : new Set<string>(),
    store.listFormerOffices(db, number),
    listRegistrations(number),
  ]);
  return { ...view, company, parents, relatives, formerOffices, registrations };
}
