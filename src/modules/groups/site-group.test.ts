import { expect, it } from 'vitest';
import type { GroupParent } from './group.ts';
import { type SiteFindings, siteGroupOf } from './site-group.ts';

const parent = (company_name: string, company_number: string | null = null): GroupParent => ({
  company_number,
  company_name,
  nature_of_control: ['voting-rights-75-to-100-percent'],
  since: '2020-01-01',
  source: 'psc',
  country: null,
  level: 1,
  controls: '70000003',
});
const FINDINGS: SiteFindings = {
  operator: { company_number: '70000003', company_name: 'MARROW FOODS LIMITED' },
  named: [{ name: 'MARROW FOODS LIMITED', company_number: '70000003' }],
  calledParent: [],
  printsNumber: true,
};

it('is null without a parent', () => {
  expect(siteGroupOf([], FINDINGS)).toBeNull();
});

it('says which parents the site names, and why the operator was chosen', () => {
  const named = [...FINDINGS.named, { name: 'Marrow Holdings Plc', company_number: null }];
  const parents = [parent('MARROW UK LIMITED', '70000002'), parent('MARROW HOLDINGS PLC', '70000001')];
  expect(siteGroupOf(parents, { ...FINDINGS, named })).toEqual({
    parents: [
      expect.objectContaining({ company_number: '70000002', source: 'psc', named_on_site: false }),
      {
        company_number: '70000001',
        company_name: 'MARROW HOLDINGS PLC',
        nature_of_control: ['voting-rights-75-to-100-percent'],
        since: '2020-01-01',
        source: 'psc',
        named_on_site: true,
      },
    ],
    reason:
      'The site prints the number 70000003 of MARROW FOODS LIMITED; MARROW HOLDINGS PLC is named only as a parent of it.',
  });
});

it('says so when the site names no parent', () => {
  expect(siteGroupOf([parent('Marrow SARL')], { ...FINDINGS, printsNumber: false })?.reason).toBe(
    'The site names MARROW FOODS LIMITED as the company that runs it, and does not name its parent.',
  );
});

it('adds parents that only the site names, after those on record', () => {
  const calledParent = [
    { name: 'Marrow UK Ltd', company_number: '70000002' },
    { name: 'Beet Group SE', company_number: null },
    { name: 'MARROW FOODS LIMITED', company_number: '70000003' },
  ];
  const group = siteGroupOf([parent('MARROW UK LIMITED', '70000002')], {
    ...FINDINGS,
    named: calledParent,
    calledParent,
  });
  expect(group?.parents.map(({ company_name, source }) => [company_name, source])).toEqual([
    ['MARROW UK LIMITED', 'psc'],
    ['Beet Group SE', 'site'],
  ]);
  expect(group?.reason).toContain('MARROW UK LIMITED and Beet Group SE are named only as parents of it.');
});
