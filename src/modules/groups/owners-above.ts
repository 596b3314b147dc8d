import { nameOwnerKey } from '../register/index.ts';
import { namesAgree, sinceOf } from './filed-details.ts';
import { type GroupParent, LEVELS_MAX, PARENTS_MAX } from './group.ts';
import type { OwnerRow } from './groups.store.ts';

/** An owner of one company, with what identifies it in the group. */
export interface Owner {
  /** The company number, or the key of the name. */
  key: string;
  /** The names of the company that has the number, current and previous. */
  names: string[];
  row: OwnerRow;
  parent: Omit<GroupParent, 'level'>;
}

interface OwnersAbove {
  /** Nearest first. */
  parents: GroupParent[];
  ultimate: GroupParent | null;
  /** The direct owners. */
  direct: Owner[];
  truncated: boolean;
}

interface OwnersOptions {
  depth: number;
  today: string;
  listOwners(companyNumbers: string[]): Promise<OwnerRow[]>;
}

/** Every owner above a company, level by level. Each owner is listed once, so a circle of owners ends. */
export async function findOwnersAbove(companyNumber: string, options: OwnersOptions): Promise<OwnersAbove> {
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
  { today, listOwners }: Omit<OwnersOptions, 'depth'>,
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
