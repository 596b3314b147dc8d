import { expect, it } from 'vitest';
import type { CompanyGroup } from '../../api/shapes.ts';
import { type TreeNode, treeOf } from './group-tree.ts';

const member = (company_number: string, children: object[] = []) => ({
  company_number,
  company_name: `C${company_number}`,
  nature_of_control: ['voting-rights-75-to-100-percent'],
  since: null,
  source: 'psc' as const,
  children: children as Record<string, unknown>[],
});
const parent = (name: string, controls: string, number: string | null = name) => ({
  company_number: number,
  company_name: `C${name}`,
  nature_of_control: [],
  since: '2020-01-02',
  source: 'psc' as const,
  country: number === null ? 'Germany' : null,
  level: 1,
  controls,
});
const group = (changes: Partial<CompanyGroup>): CompanyGroup => ({
  company_number: '1',
  company_name: 'C1',
  parents: [],
  ultimate_parent: null,
  children: [],
  sisters: [],
  truncated: false,
  as_of: '2026-11-01',
  ...changes,
});

const outline = (nodes: TreeNode[]): unknown[] =>
  nodes.map(({ name, children }) => (children.length === 0 ? name : [name, outline(children)]));

it('goes from the top over the company to what it owns, with its sisters', () => {
  const tree = treeOf(
    group({
      parents: [parent('2', '1'), parent('3', '2')],
      sisters: [member('5')],
      children: [member('6', [member('7')])],
    }),
  );
  expect(outline(tree)).toEqual([['C3', [['C2', [['C1', [['C6', ['C7']]]], 'C5']]]]]);
  expect(tree[0]).toMatchObject({ isOpen: true, isSubject: false });
});

it('shows joint owners beside each other, and an owner abroad with its country', () => {
  const tree = treeOf(group({ parents: [parent('2', '1'), parent('X', '1', null)] }));
  expect(outline(tree)).toEqual([['C2', ['C1']], 'CX']);
  expect(tree[1]).toMatchObject({ number: null, note: 'Germany · since 2 Jan 2020' });
});

it('ends in a circle', () => {
  const tree = treeOf(group({ parents: [parent('2', '1'), parent('3', '2')], children: [member('3')] }));
  expect(outline(tree)).toEqual([['C3', [['C2', [['C1', ['C3']]]]]]]);
});
