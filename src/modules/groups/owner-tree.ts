import { joinedKey, nameKey } from '../../shared/companies/company-name.ts';
import { editDistance } from '../../shared/edit-distance.ts';
import { nameOwnerKey } from '../register/index.ts';
import {
  CHILDREN_MAX,
  type GroupMember,
  type GroupParent,
  LEVELS_MAX,
  PARENTS_MAX,
  SISTERS_MAX,
} from './group.ts';
import type { OwnedCompanies, OwnedCompany, OwnerRow } from './groups.store.ts';

/** An owner of one company, with what identifies it in the group. */
interface Owner {
  /** The company number, or the key of the name. */
  key: string;
  /** The names of the company that has the number, current and previous. */
  names: string[];
  row: OwnerRow;
  parent: Omit<GroupParent, 'level'>;
}

interface Climb {
  parents: GroupParent[];
  ultimate: GroupParent | null;
  /** The direct owners. */
  direct: Owner[];
  truncated: boolean;
}

interface ClimbOptions {
  depth: number;
  today: string;
  listOwners(companyNumbers: string[]): Promise<OwnerRow[]>;
}

/** Every owner above a company, level by level. Each owner is listed once, so circles end. */
export async function climb(companyNumber: string, options: ClimbOptions): Promise<Climb> {
  const ownersOf = new Map<string, Owner[]>();
  const seen = new Set([companyNumber]);
  const parents: GroupParent[] = [];
  let truncated = false;
  let frontier = [companyNumber];
  for (let level = 1; frontier.length > 0 && level <= LEVELS_MAX; level++) {
    const owners = mergeOwners(
      (await options.listOwners(frontier)).map((row) => identify(row, options.today)),
    );
    frontier = [];
    for (const owner of owners) {
      const { controls } = owner.parent;
      ownersOf.set(controls, [...(ownersOf.get(controls) ?? []), owner]);
      if (seen.has(owner.key)) continue;
      seen.add(owner.key);
      if (level > options.depth || parents.length >= PARENTS_MAX) truncated = true;
      else parents.push({ ...owner.parent, level });
      if (owner.parent.company_number !== null && seen.size <= PARENTS_MAX) frontier.push(owner.key);
    }
  }
  if (frontier.length > 0) truncated = true;
  return {
    parents,
    ultimate: findUltimate(companyNumber, ownersOf),
    direct: ownersOf.get(companyNumber) ?? [],
    truncated,
  };
}

/** Which of the other companies own the company, are owned by it, or have an owner in common with it. */
export async function findRelatives(
  companyNumber: string,
  others: readonly string[],
  { today, listOwners }: Omit<ClimbOptions, 'depth'>,
): Promise<Set<string>> {
  const ownersOf = new Map<string, string[]>();
  let frontier = [...new Set([companyNumber, ...others])];
  for (let level = 1; frontier.length > 0 && level <= LEVELS_MAX; level++) {
    const owners = mergeOwners((await listOwners(frontier)).map((row) => identify(row, today)));
    for (const number of frontier) ownersOf.set(number, []);
    for (const { key, parent } of owners) ownersOf.get(parent.controls)?.push(key);
    const above = owners.flatMap(({ key, parent }) => (parent.company_number === null ? [] : key));
    const isRoom = ownersOf.size <= others.length + PARENTS_MAX;
    frontier = isRoom ? [...new Set(above)].filter((key) => !ownersOf.has(key)) : [];
  }
  const withOwners = (number: string) => {
    const all = new Set([number]);
    for (const member of all) for (const owner of ownersOf.get(member) ?? []) all.add(owner);
    return all;
  };
  const own = withOwners(companyNumber);
  return new Set(others.filter((other) => [...withOwners(other)].some((member) => own.has(member))));
}

/** The filed number counts only if the company with the number has the filed name. */
function identify(row: OwnerRow, today: string): Owner {
  const { holder_name: holder, holder_previous_names: previous } = row;
  const names = holder === null ? [] : [holder, ...(previous ?? []).map(({ name }) => name)];
  const isHolder = namesAgree(row.owner_name, names);
  return {
    key: isHolder ? row.owner_key : nameOwnerKey(row.owner_name),
    names,
    row,
    parent: {
      company_number: isHolder ? row.owner_key : null,
      company_name: isHolder && holder !== null ? holder : row.owner_name,
      nature_of_control: row.natures_of_control,
      since: sinceOf(row.notified_on, today),
      source: 'psc',
      country: isHolder ? null : (row.country_registered ?? row.place_registered),
      controls: row.company_number,
    },
  };
}

/**
 * One owner may have several entries, such as one for shares and one as a trustee. A company does not own
 * itself.
 */
function mergeOwners(owners: Owner[]): Owner[] {
  const merged = new Map<string, Owner>();
  for (const owner of owners) {
    if (owner.key === owner.parent.controls) continue;
    const place = `${owner.parent.controls} ${owner.key}`;
    const known = merged.get(place);
    if (!known) merged.set(place, owner);
    else {
      const natures = [...known.parent.nature_of_control, ...owner.parent.nature_of_control];
      merged.set(place, { ...known, parent: { ...known.parent, nature_of_control: [...new Set(natures)] } });
    }
  }
  return [...merged.values()];
}

const MAJORITY =
  /(?:50-to-75-percent|75-to-100-percent|more-than-50-percent|right-to-appoint-and-remove-(?:directors|members|person))/;

/** The owner at the top. Null if owners share control without a majority, or if the owners form a circle. */
function findUltimate(companyNumber: string, ownersOf: ReadonlyMap<string, Owner[]>): GroupParent | null {
  const seen = new Set([companyNumber]);
  let top: GroupParent | null = null;
  let current = companyNumber;
  for (let level = 1; ; level++) {
    const owners = ownersOf.get(current) ?? [];
    if (owners.length === 0) return top;
    const leading = owners.length === 1 ? owners : owners.filter(hasMajority);
    const [owner] = leading;
    if (!owner || leading.length > 1 || seen.has(owner.key)) return null;
    seen.add(owner.key);
    top = { ...owner.parent, level };
    current = owner.key;
  }
}

function hasMajority({ parent }: Owner): boolean {
  return parent.nature_of_control.some((nature) => MAJORITY.test(nature));
}

/** One typing error is allowed per this number of letters, and at most three in a name. */
const LETTERS_PER_ERROR = 8;
const ERRORS_MAX = 3;

/**
 * Whether a filed name is one of these names of a company. A number that was filed wrongly belongs to another
 * company, so it counts only together with the name.
 */
function namesAgree(filed: string, names: readonly string[]): boolean {
  const key = joinedKey(nameKey(filed));
  return names.some((name) => {
    if (name === filed) return true;
    const other = joinedKey(nameKey(name));
    if (other === key) return true;
    const shorter = Math.min(key.length, other.length);
    const allowed = Math.min(ERRORS_MAX, Math.floor(shorter / LETTERS_PER_ERROR));
    return allowed > 0 && editDistance(key, other, allowed) <= allowed;
  });
}

/** The register of persons with significant control began on this day; earlier dates are filing errors. */
const FIRST_DAY = '2016-04-06';

/** The filed date, if it is possible. */
function sinceOf(notifiedOn: string | null, today: string): string | null {
  return notifiedOn !== null && notifiedOn >= FIRST_DAY && notifiedOn <= today ? notifiedOn : null;
}

interface Options {
  today: string;
  listOwned(ownerKeys: string[], limit: number): Promise<OwnedCompanies[]>;
}

interface DescendOptions extends Options {
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
export async function descend(
  root: { company_number: string; company_name: string },
  options: DescendOptions,
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
    for (const filing of await agreeing(found, parents, options)) {
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

/** The filings that name the parent by its current or a former name. */
async function agreeing(
  filings: OwnedCompanies[],
  parents: ReadonlyMap<string, Parent>,
  { listPreviousNames }: DescendOptions,
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
  { today, listOwned }: Options,
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
