import { expect, it } from 'vitest';
import { describeControl, figureLines, filingLines, officerLines, ownerLines } from './company.ts';

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
  const lines = officerLines(Array.from({ length: 40 }, (_, index) => officer(`NUMBER, ${index}`)));
  expect(lines.split('\n')).toHaveLength(27);
  expect(lines).toContain('and 15 more current officers');
});

it('an unknown list says so', () => {
  expect(officerLines(null)).toContain('not known');
});

const owner = (name: string, changes: object = {}) => ({
  id: null,
  kind: 'individual-person-with-significant-control',
  name,
  natures_of_control: ['ownership-of-shares-75-to-100-percent'],
  notified_on: '2016-04-06',
  ceased_on: null,
  ceased: false,
  registration_number: null,
  country_registered: null,
  place_registered: null,
  identity_verification_details: null,
  ...changes,
});

it('current owners are listed with what they hold, the others are counted', () => {
  const owners = [
    owner('Ms Rowan Ashgill'),
    owner('MARROW UK LIMITED', {
      registration_number: '70000002',
      natures_of_control: [],
      notified_on: null,
    }),
    owner('Mr Sid Gone', { ceased: true, ceased_on: '2024-01-01' }),
  ];
  expect(ownerLines(owners)).toBe(
    [
      'Owners',
      '  Ms Rowan Ashgill              shares 75 to 100%  since 2016-04-06',
      '  MARROW UK LIMITED (70000002)  –                  –',
      '  and 1 former; --json has all',
    ].join('\n'),
  );
  expect(ownerLines([])).toContain('no person with significant control');
  expect(ownerLines(null)).toBeNull();
});

it.each([
  ['ownership-of-shares-25-to-50-percent', 'shares 25 to 50%'],
  ['voting-rights-75-to-100-percent-as-trust', 'voting rights 75 to 100% as trust'],
  ['right-to-appoint-and-remove-directors', 'right to appoint and remove directors'],
  ['significant-influence-or-control', 'significant influence or control'],
])('the control %s is “%s”', (code, words) => {
  expect(describeControl(code)).toBe(words);
});

it('figures are those that the newest accounts state', () => {
  const figures = { turnover: 1_250_000, profit_loss: -7_500, net_assets: null, cash: 12, employees: 9 };
  expect(figureLines({ period_end: '2025-08-31', currency: 'GBP', dormant: false, ...figures })).toBe(
    [
      'Figures of 2025-08-31, in GBP',
      '  Turnover        1,250,000',
      '  Profit or loss     -7,500',
      '  Cash                   12',
      '  Employees               9',
    ].join('\n'),
  );
  expect(figureLines(null)).toBeNull();
});

it('filings are the newest, with how many more there are', () => {
  const filings = [
    { id: null, filed_on: '2026-03-19', form: 'AA', category: 'accounts', description: 'Accounts' },
    {
      id: null,
      filed_on: '2026-01-26',
      form: 'CS01',
      category: 'confirmation-statement',
      description: 'Statement',
    },
  ];
  const answer = { company_number: '73816452', company_name: 'X', page: 1, limit: 5, has_more: true };
  const known = { ...answer, filings, total: 12, complete: true, incomplete_reason: null };
  expect(filingLines(known)).toBe(
    'Filings\n  2026-03-19  AA    Accounts\n  2026-01-26  CS01  Statement\n  and 10 more',
  );
  expect(filingLines({ ...known, filings: [], total: 0 })).toBeNull();
  expect(filingLines(null)).toBeNull();
});
