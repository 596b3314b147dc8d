import { Type } from '@sinclair/typebox';
import { defineTool, type Tool } from '../../platform/mcp.ts';
import type { CompanyGroup, GroupMember } from './group.ts';
import { GroupDepth, GroupOut, GroupPathIn } from './groups.routes.ts';
import type { Groups } from './index.ts';

const NAMED_IN_TEXT = 5;

export function groupTools(groups: Groups): Tool<{ id: string }>[] {
  return [
    defineTool({
      name: 'get_company_group',
      title: 'The group of a company',
      description:
        'Who owns the UK company with this number, up to the ultimate parent, and which companies it owns: from the persons with significant control that are companies. Owners abroad appear by name. Costs nothing. Use it to find the parent, the subsidiaries or the sister companies of a company.',
      input: Type.Object({ ...GroupPathIn.properties, depth: GroupDepth }),
      output: GroupOut,
      hints: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      async run({ company_number: number, depth }) {
        const data = await groups.findGroup(number, depth);
        return { data, text: describeGroup(data) };
      },
    }),
  ];
}

function describeGroup(group: CompanyGroup): string {
  const { company_name: name, parents, ultimate_parent: top, sisters, children } = group;
  const owned = countMembers(children);
  const sentences = [
    parents.length === 0
      ? `${name} (${group.company_number}) has no parent on record.`
      : `${name} (${group.company_number}) is owned by ${shortList(parents.filter(({ level }) => level === 1))}.`,
    top && top.level > 1 ? `The ultimate parent is ${named(top)}.` : '',
    owned === 0 ? 'It owns no company.' : `It owns ${owned} companies: ${shortList(children)}.`,
    sisters.length === 0 ? '' : `Sister companies: ${shortList(sisters)}.`,
    group.truncated ? 'There are more than this answer shows.' : '',
    group.as_of === null ? 'No snapshot of owners was imported, so more may be unknown.' : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

function countMembers(members: readonly GroupMember[]): number {
  return members.reduce((sum, { children }) => sum + 1 + countMembers(children), 0);
}

function shortList(companies: readonly { company_number: string | null; company_name: string }[]): string {
  const shown = companies.slice(0, NAMED_IN_TEXT).map(named).join(', ');
  return companies.length > NAMED_IN_TEXT ? `${shown}, …` : shown;
}

function named({ company_number: number, company_name: name }: GroupParentName): string {
  return number === null ? name : `${name} (${number})`;
}

type GroupParentName = { company_number: string | null; company_name: string };
