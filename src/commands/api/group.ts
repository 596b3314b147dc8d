import type { DomesdayClient } from '../../client/index.ts';
import { OperatorError } from '../../shared/problem.ts';
import { showPaged } from '../terminal/pager.ts';
import { type ApiOptions, printCsv, printJson, withApi } from './api-command.ts';

type Group = Awaited<ReturnType<DomesdayClient['companyGroup']>>;
/** The description of the API has no type for the children of children. */
interface Member {
  company_number: string | null;
  company_name: string;
  since: string | null;
  children: Member[];
}

/** `domesday group <number>` */
export async function groupCommand(number: string, options: ApiOptions & { depth?: string }): Promise<void> {
  const depth = options.depth === undefined ? undefined : Number(options.depth);
  if (depth !== undefined && !(Number.isInteger(depth) && depth >= 1 && depth <= 10)) {
    throw new OperatorError(`--depth must be a whole number from 1 to 10, not "${options.depth}".`);
  }
  await withApi(options, async (client) => {
    const group = await client.companyGroup(number, depth === undefined ? {} : { depth });
    if (options.json) printJson(group);
    else if (options.csv) printCsv(CSV_COLUMNS, membersOf(group));
    else showPaged(describeGroup(group).join('\n'));
  });
}

const CSV_COLUMNS = ['relation', 'company_number', 'company_name', 'country', 'since'] as const;

/** One row per company: parents from the nearest, then what it owns at any level, then its sisters. */
export function membersOf({ parents, children, sisters }: Group) {
  const below = (members: Member[]): Member[] => members.flatMap((one) => [one, ...below(one.children)]);
  return [
    ...parents.map((one) => ({ ...one, relation: 'parent' })),
    ...below(children as unknown as Member[]).map((one) => ({ ...one, relation: 'child', country: null })),
    ...sisters.map((one) => ({ ...one, relation: 'sister', country: null })),
  ];
}

/** The company, who owns it and what it owns, as indented lines. */
export function describeGroup(group: Group): string[] {
  const lines = [`${group.company_name} (${group.company_number})`];
  const { parents, ultimate_parent: top, sisters, children } = group;
  lines.push(parents.length === 0 ? '  no parent on record' : '  owned by');
  for (const parent of parents) {
    const place = parent.country === null ? '' : `, ${parent.country}`;
    const isTop = top !== null && top.company_name === parent.company_name && top.level === parent.level;
    lines.push(`${'  '.repeat(parent.level + 1)}${shown(parent)}${place}${isTop ? ', ultimate parent' : ''}`);
  }
  if (children.length > 0) lines.push('  owns', ...tree(children as unknown as Member[], '    '));
  if (sisters.length > 0) {
    lines.push('  sister companies', ...sisters.map((sister) => `    ${shown(sister)}`));
  }
  if (group.truncated) lines.push('  there are more; --depth shows more levels');
  lines.push(group.as_of === null ? '  no snapshot of owners was imported' : `  as of ${group.as_of}`);
  return lines;
}

function tree(members: Member[], indent: string): string[] {
  return members.flatMap((member) => [`${indent}${shown(member)}`, ...tree(member.children, `${indent}  `)]);
}

function shown({ company_number: number, company_name: name, since }: Omit<Member, 'children'>): string {
  return `${name}${number === null ? '' : ` (${number})`}${since === null ? '' : `, since ${since}`}`;
}
