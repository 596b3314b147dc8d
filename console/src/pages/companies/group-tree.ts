import type { CompanyGroup } from '../../api/shapes.ts';
import { formatDay, words } from '../../lib/format.ts';

/** One company in the tree that the page shows. */
export interface TreeNode {
  key: string;
  /** Null for owners without a page of their own. */
  number: string | null;
  name: string;
  note: string;
  /** The company that the page is about. */
  isSubject: boolean;
  /** Shown open at first: the way from the top to the subject. */
  isOpen: boolean;
  children: TreeNode[];
}

type Member = CompanyGroup['sisters'][number];
type Parent = CompanyGroup['parents'][number];

/**
 * From the owners at the top down to what the company owns. Each company is below the first of its owners;
 * joint owners are beside it at the top, because a tree has only one place for a company.
 */
export function treeOf(group: CompanyGroup): TreeNode[] {
  const sisters = group.sisters.map((sister) => memberNode(sister, 'sister'));
  let node: TreeNode = {
    key: group.company_number,
    number: group.company_number,
    name: group.company_name,
    note: '',
    isSubject: true,
    isOpen: true,
    children: membersOf(group.children),
  };
  const joint: TreeNode[] = [];
  const seen = new Set<string>();
  let controlled: string | null = group.company_number;
  let beside = sisters;
  while (controlled !== null && !seen.has(controlled)) {
    seen.add(controlled);
    const [first, ...others]: Parent[] = group.parents.filter(({ controls }) => controls === controlled);
    if (!first) break;
    joint.push(...others.map((parent) => parentNode(parent, [])));
    node = parentNode(first, [node, ...beside]);
    beside = [];
    controlled = first.company_number;
  }
  return [node, ...joint];
}

function parentNode(parent: Parent, children: TreeNode[]): TreeNode {
  const country = parent.country ?? '';
  return {
    key: `parent ${parent.company_number ?? parent.company_name} ${parent.controls}`,
    number: parent.company_number,
    name: parent.company_name,
    note: [country, noteOf(parent)].filter(Boolean).join(' · '),
    isSubject: false,
    isOpen: children.length > 0,
    children,
  };
}

function membersOf(members: readonly unknown[]): TreeNode[] {
  return members.map((member) => memberNode(member as Member, 'child'));
}

function memberNode(member: Member, kind: 'child' | 'sister'): TreeNode {
  return {
    key: `${kind} ${member.company_number} ${member.company_name}`,
    number: member.company_number,
    name: member.company_name,
    note: noteOf(member),
    isSubject: false,
    isOpen: false,
    children: membersOf(member.children),
  };
}

function noteOf({ nature_of_control: natures, since }: Pick<Member, 'nature_of_control' | 'since'>): string {
  const [first] = natures;
  return [first && words(first), since && `since ${formatDay(since)}`].filter(Boolean).join(' · ');
}
