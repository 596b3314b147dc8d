import { expect, it } from 'vitest';
import { describeGroup, officerLines } from './company.ts';

const officer = (name: string, changes: object = {}) => ({
  id: null,
  name,
  officer_role: 'director',
  appointed_on: '2020-01-02',
  appointed_before: null,
  resigned_on: null,
  occupation: null,
  registration_number: null,
  identity_verification_details: null,
  ...changes,
});

it('current officers are listed, the others are counted', () => {
  const officers = [
    officer('ASHGILL, Rowan'),
    officer('OLD, Nan', {
      officer_role: 'corporate-secretary',
      appointed_on: null,
      appointed_before: '1991-05-06',
    }),
    officer('GONE, Sid', { resigned_on: '2024-01-01' }),
  ];
  expect(officerLines(officers)).toBe(
    [
      'Officers',
      '  ASHGILL, Rowan  director             since 2020-01-02',
      '  OLD, Nan        corporate secretary  since before 1991-05-06',
      '  and 1 former; --json has all',
    ].join('\n'),
  );
});

it('a long list is cut', () => {
  const lines = officerLines(Array.from({ length: 40 }, (_, at) => officer(`NUMBER, ${at}`)));
  expect(lines.split('\n')).toHaveLength(27);
  expect(lines).toContain('and 15 more current officers');
});

it('an unknown list says so', () => {
  expect(officerLines(null)).toContain('not known');
});

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
  const lines = describeGroup({
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
  });
  expect(lines.join('\n')).toBe(`MARROW FOODS LIMITED (70000003)
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
