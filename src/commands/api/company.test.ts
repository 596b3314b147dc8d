import { expect, it } from 'vitest';
import { officerLines } from './company.ts';

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
