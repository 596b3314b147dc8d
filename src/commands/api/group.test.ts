import { expect, it } from 'vitest';
import { describeGroup, membersOf } from './group.ts';

const OWNED = { nature_of_control: [], source: 'psc' as const };

it('a group is the company, its owners by level, what it owns and its sisters', () => {
  const top = {
    ...OWNED,
    company_number: null,
    company_name: 'Marrow SARL',
    since: null,
    country: 'Luxembourg',
    level: 2,
    controls: '70000002',
  };
  const group: Parameters<typeof describeGroup>[0] = {
    company_number: '70000003',
    company_name: 'MARROW FOODS LIMITED',
    parents: [
      {
        ...OWNED,
        company_number: '70000002',
        company_name: 'MARROW UK LIMITED',
        since: '2018-01-02',
        country: null,
        level: 1,
        controls: '70000003',
      },
      top,
    ],
    ultimate_parent: top,
    children: [
      {
        ...OWNED,
        company_number: '70000005',
        company_name: 'SOUP LIMITED',
        since: null,
        children: [{ company_number: '70000006', company_name: 'LADLE LIMITED', since: null, children: [] }],
      },
    ],
    sisters: [
      {
        ...OWNED,
        company_number: '70000004',
        company_name: 'MARROW SHOPS LIMITED',
        since: null,
        children: [],
      },
    ],
    truncated: true,
    as_of: '2026-11-01',
  };
  expect(membersOf(group).map(({ relation, company_name: name }) => [relation, name])).toEqual([
    ['parent', 'MARROW UK LIMITED'],
    ['parent', 'Marrow SARL'],
    ['child', 'SOUP LIMITED'],
    ['child', 'LADLE LIMITED'],
    ['sister', 'MARROW SHOPS LIMITED'],
  ]);
  expect(describeGroup(group).join('\n')).toBe(`MARROW FOODS LIMITED (70000003)
  owned by
    MARROW UK LIMITED (70000002), since 2018-01-02
      Marrow SARL, Luxembourg, ultimate parent
  owns
    SOUP LIMITED (70000005)
      LADLE LIMITED (70000006)
  sister companies
    MARROW SHOPS LIMITED (70000004)
  there are more; --depth shows more levels
  as of 2026-11-01`);
});
