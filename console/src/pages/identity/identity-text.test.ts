import { describe, expect, it } from 'vitest';
import type { IdentityReport } from '../../api/shapes.ts';
import {
  asCsv,
  COMPANIES_MAX,
  describeIdentity,
  IDENTITY_COLORS,
  numbersOfText,
  rowsToChase,
  summariseIdentity,
  watchedNumbers,
} from './identity-text.ts';

const nothing = { due_on: null, verified_on: null, days: null, agent: null };

describe('the state of a person', () => {
  it.each([
    [{ ...nothing, status: 'verified' as const, verified_on: '2026-02-03' }, 'Since 3 Feb 2026'],
    [
      { ...nothing, status: 'verified' as const, verified_on: '2026-02-03', agent: 'AGENTS LTD' },
      'Since 3 Feb 2026, by AGENTS LTD',
    ],
    [
      { ...nothing, status: 'due' as const, due_on: '2026-11-18', days: 2 },
      'Until 18 Nov 2026 (2 days left)',
    ],
    [{ ...nothing, status: 'due' as const, due_on: '2026-11-18', days: 0 }, 'Until today, 18 Nov 2026'],
    [{ ...nothing, status: 'due' as const }, 'The day is not known'],
    [{ ...nothing, status: 'overdue' as const, due_on: '2026-11-14', days: -1 }, 'Since 14 Nov 2026 (1 day)'],
    [{ ...nothing, status: 'unknown' as const }, 'The register does not say'],
  ])('%j is “%s”', (person, text) => expect(describeIdentity(person)).toBe(text));

  it('is not shown as a failure while the verification is due', () => {
    expect(IDENTITY_COLORS.due).not.toBe(IDENTITY_COLORS.overdue);
    expect(IDENTITY_COLORS.due).toBe('blue');
  });
});

it('sums up what is there', () => {
  expect(summariseIdentity(null)).toContain('Not known');
  expect(summariseIdentity({ total: 0, verified: 0, due: 0, overdue: 0, unknown: 0 })).toContain('No one');
  expect(summariseIdentity({ total: 4, verified: 1, due: 2, overdue: 1, unknown: 0 })).toBe(
    '1 of 4 verified, 2 due, 1 overdue',
  );
});

it.each([
  ['68250913\nSC938142', '68250913\nSC938142'],
  ['68250913, SC938142;73816452', '68250913\nSC938142\n73816452'],
  ['68250913 73816452', '68250913\n73816452'],
  [' SC 938142 ', 'SC 938142'],
])('%j is %j', (text, numbers) => expect(numbersOfText(text)).toBe(numbers));

const row: IdentityReport['rows'][number] = {
  company_number: '68250913',
  company_name: 'A, B LIMITED',
  company_status: 'active',
  name: '=X',
  role: 'director',
  status: 'due',
  due_on: '2026-11-18',
  days: 2,
  verified_on: null,
  agent: null,
  as_of: '2026-11-16',
  note: null,
};

it('chases everybody who is not verified', () => {
  expect(rowsToChase({ rows: [row, { ...row, status: 'verified' }, { ...row, status: null }] })).toHaveLength(
    2,
  );
});

it('is a file that spreadsheets can open and do not run', () => {
  expect(asCsv({ rows: [row] })).toBe(
    `${Object.keys(row).join(',')}\r\n68250913,"A, B LIMITED",active,'=X,director,due,2026-11-18,2,,,2026-11-16,\r\n`,
  );
  expect(asCsv({ rows: [] })).toBe('');
});

it('a watchlist is sent as one number a line, and no more of them than a report takes', () => {
  const watched = Array.from({ length: COMPANIES_MAX + 1 }, (_, index) => ({
    company_number: String(10_000_000 + index),
  }));
  const lines = watchedNumbers(watched).split('\n');
  expect([lines[0], lines.length]).toEqual(['10000000', COMPANIES_MAX]);
  expect(watchedNumbers([])).toBe('');
});
