import { expect, it } from 'vitest';
import type { IdentityReport } from '../../api/shapes.ts';
import { asCsv, numbersOfText, rowsToChase } from './identity-report.ts';

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
