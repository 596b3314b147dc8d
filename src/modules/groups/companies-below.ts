import { namesAgree, sinceOf } from './filed-details.ts';
import { CHILDREN_MAX, type GroupMember, SISTERS_MAX } from './group.ts';
import type { OwnedCompanies, OwnedCompany } from './groups.store.ts';
import type { Owner } from './owners-above.ts';

interface OwnedOptions {
  today: string;
  listOwned(ownerKeys: string[], limit: number): Promise<OwnedCompanies[]>;
}

interface OwnedByLevelOptions extends OwnedOptions {
  depth: number;
  listPreviousNames(companyNumbers: string[]): Promise<Map<string, string[]>>;
}

interface Parent {
  name: string;
  children: GroupMember[];
}

/**
 * All companies that a company owns, level by level. A company with several owners is listed under the first.
 */
export async function findOwnedCompanies(
  root: { company_number: string; company_name: string },
  options: OwnedByLevelOptions,
): Promise<{ children: GroupMember[]; truncated: boolean }> {
  const { depth, today, listOwned } = options;
  const children: GroupMember[] = [];
  const seen = new Set([root.company_number]);
  let truncated = false;
  let parents = new Map<string, Parent>([[root.company_number, { name: root.company_name, children }]]);
  for (let level = 1; parents.size > 0 && !truncated; level++) {
    const isBelow = level > depth;
    const found = await listOwned([...parents.keys()], isBelow ? 1 : CHILDREN_MAX + 1);
    if (isBelow) {
      truncated = found.length > 0;
      break;
    }
    const next = new Map<string, Parent>();
    for (const filing of await keepFilingsThatName(found, parents, options)) {
      const owned = parents.get(filing.owner_key)?.children ?? [];
      for (const company of filing.companies) {
        if (seen.has(company.company_number)) continue;
        if (seen.size > CHILDREN_MAX) {
          truncated = true;
          break;
        }
        seen.add(company.company_number);
        const member = memberOf(company, filing, today);
        owned.push(member);
        next.set(company.company_number, { name: company.company_name, children: member.children });
      }
    }
    parents = next;
  }
  return { children: sorted(children), truncated };
}

/** Keeps the filings that name the parent by its current or a former name. */
async function keepFilingsThatName(
  filings: OwnedCompanies[],
  parents: ReadonlyMap<string, Parent>,
  { listPreviousNames }: OwnedByLevelOptions,
): Promise<OwnedCompanies[]> {
  const isCurrent = ({ owner_key, owner_name }: OwnedCompanies) =>
    namesAgree(owner_name, [parents.get(owner_key)?.name ?? '']);
  const others = filings.filter((filing) => !isCurrent(filing));
  if (others.length === 0) return filings;
  const former = await listPreviousNames([...new Set(others.map(({ owner_key }) => owner_key))]);
  const wrong = new Set(
    others.filter(({ owner_key, owner_name }) => !namesAgree(owner_name, former.get(owner_key) ?? [])),
  );
  return filings.filter((filing) => !wrong.has(filing));
}

/** The other companies that the direct owners own. */
export async function findSisters(
  companyNumber: string,
  owners: readonly Owner[],
  { today, listOwned }: OwnedOptions,
): Promise<{ sisters: GroupMember[]; truncated: boolean }> {
  if (owners.length === 0) return { sisters: [], truncated: false };
  const byKey = new Map(owners.map((owner) => [owner.key, owner]));
  const found = await listOwned([...byKey.keys()], SISTERS_MAX + byKey.size + 1);
  const sisters = new Map<string, GroupMember>();
  for (const filing of found) {
    const owner = byKey.get(filing.owner_key);
    if (!owner || !isSameOwner(owner, filing)) continue;
    for (const company of filing.companies) {
      if (company.company_number === companyNumber || byKey.has(company.company_number)) continue;
      sisters.set(company.company_number, memberOf(company, filing, today));
    }
  }
  const members = sorted([...sisters.values()]);
  return { sisters: members.slice(0, SISTERS_MAX), truncated: members.length > SISTERS_MAX };
}

/**
 * Names repeat across countries: owners without a UK number are the same only if no filed detail contradicts
 * it.
 */
function isSameOwner({ parent, names, row: filed }: Owner, filing: OwnedCompanies): boolean {
  if (parent.company_number !== null) return namesAgree(filing.owner_name, names);
  return (
    mayBeSame(filed.registration_number, filing.registration_number) &&
    mayBeSame(filed.country_registered, filing.country_registered)
  );
}

function mayBeSame(one: string | null, other: string | null): boolean {
  return one === null || other === null || fold(one) === fold(other);
}

function fold(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

function memberOf(company: OwnedCompany, { natures_of_control }: OwnedCompanies, today: string): GroupMember {
  return {
    company_number: company.company_number,
    company_name: company.company_name,
    nature_of_control: natures_of_control,
    since: sinceOf(company.notified_on, today),
    source: 'psc',
    children: [],
  };
}

/** Sorted by name, at every level. */
function sorted(members: GroupMember[]): GroupMember[] {
  for (const { children } of members) if (children.length > 1) sorted(children);
  return members.sort((a, b) =>
    a.company_name < b.company_name ? -1 : a.company_name > b.company_name ? 1 : 0,
  );
}
