import type { Owner } from './climb.ts';
import { CHILDREN_MAX, type GroupMember, SISTERS_MAX } from './group.ts';
import type { OwnedRow } from './groups.store.ts';
import { namesAgree } from './names-agree.ts';
import { sinceOf } from './since.ts';

type ListOwned = (ownerKeys: string[], limit: number) => Promise<OwnedRow[]>;

interface Options {
  today: string;
  listOwned: ListOwned;
}

interface Root {
  company_number: string;
  /** Current and previous. */
  names: string[];
}

/** Everything a company owns, level by level. A company with several owners is under the first of them. */
export async function descend(
  root: Root,
  { depth, today, listOwned }: Options & { depth: number },
): Promise<{ children: GroupMember[]; truncated: boolean }> {
  const children: GroupMember[] = [];
  const seen = new Set([root.company_number]);
  let truncated = false;
  let frontier = new Map([[root.company_number, { names: root.names, children }]]);
  for (let level = 1; level <= depth + 1 && frontier.size > 0; level++) {
    const isBelow = level > depth;
    const rows = await listOwned([...frontier.keys()], isBelow ? 1 : CHILDREN_MAX + 1);
    if (isBelow) return { children: sorted(children), truncated: rows.length > 0 };
    if (rows.length > CHILDREN_MAX) truncated = true;
    const next: typeof frontier = new Map();
    for (const row of rows) {
      const owner = frontier.get(row.owner_key);
      if (!owner || seen.has(row.company_number) || !namesAgree(row.owner_name, owner.names)) continue;
      if (seen.size > CHILDREN_MAX) return { children: sorted(children), truncated: true };
      seen.add(row.company_number);
      const member = memberOf(row, today);
      owner.children.push(member);
      next.set(row.company_number, {
        names: [row.company_name, ...row.previous_names],
        children: member.children,
      });
    }
    frontier = next;
  }
  return { children: sorted(children), truncated };
}

/** The other companies of the direct owners. */
export async function findSisters(
  companyNumber: string,
  owners: readonly Owner[],
  { today, listOwned }: Options,
): Promise<{ sisters: GroupMember[]; truncated: boolean }> {
  if (owners.length === 0) return { sisters: [], truncated: false };
  const byKey = new Map(owners.map((owner) => [owner.key, owner]));
  const rows = await listOwned([...byKey.keys()], SISTERS_MAX + byKey.size + 1);
  const sisters = new Map<string, GroupMember>();
  for (const row of rows) {
    const owner = byKey.get(row.owner_key);
    if (!owner || row.company_number === companyNumber || byKey.has(row.company_number)) continue;
    if (isSameOwner(owner, row)) sisters.set(row.company_number, memberOf(row, today));
  }
  const members = sorted([...sisters.values()]);
  return { sisters: members.slice(0, SISTERS_MAX), truncated: rows.length > SISTERS_MAX };
}

/** Names repeat across countries; owners without a UK number are the same only if nothing filed contradicts it. */
function isSameOwner({ parent, row: filed }: Owner, row: OwnedRow): boolean {
  if (parent.company_number !== null)
    return namesAgree(row.owner_name, [parent.company_name, filed.owner_name]);
  const agree = (one: string | null, other: string) =>
    one === null || other === '' || fold(one) === fold(other);
  return (
    agree(filed.registration_number, row.registration_number) &&
    agree(filed.country_registered, row.country_registered)
  );
}

function fold(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

function memberOf(row: OwnedRow, today: string): GroupMember {
  return {
    company_number: row.company_number,
    company_name: row.company_name,
    nature_of_control: row.natures_of_control,
    since: sinceOf(row.notified_on, today),
    source: 'psc',
    children: [],
  };
}

/** By name, at every level. */
function sorted(members: GroupMember[]): GroupMember[] {
  for (const { children } of members) if (children.length > 1) sorted(children);
  return members.sort((a, b) =>
    a.company_name < b.company_name ? -1 : a.company_name > b.company_name ? 1 : 0,
  );
}
