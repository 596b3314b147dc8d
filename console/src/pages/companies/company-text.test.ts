import { describe, expect, it } from 'vitest';
import {
  curlFor,
  describeBusiness,
  describeCharges,
  describeCompanyLine,
  describeDue,
  describeIncomplete,
  describeOfficer,
  describeTerm,
  listOverdue,
  numberInUk,
  splitOfficers,
} from './company-text.ts';

describe('an officer', () => {
  const officer = { officer_role: 'llp-member', occupation: null };
  it.each([
    [{}, 'LLP member'],
    [
      { occupation: 'Joiner', nationality: 'British', month_of_birth: '1970-04' },
      'LLP member · Joiner · British · born Apr 1970',
    ],
    [{ nationality: null, month_of_birth: null }, 'LLP member'],
  ])('has for %j the text "%s"', (published, text) =>
    expect(describeOfficer({ ...officer, ...published })).toBe(text),
  );

  it.each([
    ['2020-01-02', null, null, 'since 2 Jan 2020'],
    ['2020-01-02', null, '2024-03-04', '2 Jan 2020 to 4 Mar 2024'],
    [null, '1991-05-06', null, 'since before 6 May 1991'],
    [null, null, '2024-03-04', 'until 4 Mar 2024'],
    [null, null, null, '–'],
  ])('appointed %j, before %j, resigned %j: %s', (appointed_on, appointed_before, resigned_on, text) =>
    expect(describeTerm({ appointed_on, appointed_before, resigned_on })).toBe(text),
  );
});

describe('the header of a company', () => {
  const LINE = {
    company_type: 'ltd',
    incorporated_on: '2012-03-14',
    dissolved_on: null,
    sic_codes: ['43320'],
  };
  const today = new Date('2026-03-13T12:00:00Z');

  it('says what it is, how old, and what it does', () => {
    expect(describeCompanyLine(LINE, today)).toEqual([
      'Private limited company',
      '13 years old',
      'Joinery installation',
    ]);
    expect(describeCompanyLine({ ...LINE, incorporated_on: '2025-02-14' }, today)[1]).toBe('12 months old');
    const gone = { ...LINE, dissolved_on: '2020-01-02', sic_codes: ['43320', '62012', '70229'] };
    expect(describeCompanyLine(gone, today)).toEqual([
      'Private limited company',
      '14 Mar 2012 to 2 Jan 2020',
      'Joinery installation',
      'and 2 other trades',
    ]);
  });

  it('names what is overdue', () => {
    const due = { accounts_next_due: '2026-01-31', confirmation_next_due: '2026-02-01' };
    expect(listOverdue({ ...due, accounts_overdue: true, confirmation_overdue: false })).toEqual([
      'Accounts overdue since 31 Jan 2026',
    ]);
    expect(listOverdue({ ...due, accounts_overdue: null, confirmation_overdue: null })).toEqual([]);
  });
});

describe('a corporate officer or owner', () => {
  it.each([
    [{ registration_number: '1234567' }, '01234567'],
    [{ registration_number: 'SC123456', place_registered: 'Companies House' }, 'SC123456'],
    [{ registration_number: '1234567', country_registered: 'Germany' }, undefined],
    [{ registration_number: 'HRB 12', place_registered: 'England' }, undefined],
    [{ registration_number: null }, undefined],
  ])('%o is linked to %s', (registration, number) => {
    expect(numberInUk(registration)).toBe(number);
  });
});

describe('a due date', () => {
  it.each([
    [{ day: null, isOverdue: null, days: null }, '–'],
    [{ day: '2026-11-05', isOverdue: true, days: -3 }, 'Overdue since 5 Nov 2026'],
    [{ day: '2026-11-05', isOverdue: false, days: 1 }, 'Due 5 Nov 2026 (in 1 day)'],
    [{ day: '2026-11-05', isOverdue: false, days: 30 }, 'Due 5 Nov 2026 (in 30 days)'],
    [{ day: '2026-11-05', isOverdue: null, days: null }, 'Due 5 Nov 2026'],
  ])('%j reads "%s"', (due, text) => {
    expect(describeDue(due)).toBe(text);
  });
});

describe('charges', () => {
  it.each([
    [null, null, 'Not known: this needs the live register.'],
    [false, '2026-11-05', 'No active charges.'],
    [true, null, 'There are active charges.'],
    [true, '2026-11-05', 'There are active charges, the latest from 5 Nov 2026.'],
  ])('%j, last on %j: "%s"', (has_active_charges, last_charge_date, text) => {
    expect(describeCharges({ has_active_charges, last_charge_date })).toBe(text);
  });
});

describe('officers', () => {
  it('are those in office and those who left, or unknown', () => {
    const officer = (resigned_on: string | null) => ({ name: 'X', resigned_on }) as never;
    expect(splitOfficers(null)).toEqual({ current: null, former: [] });
    expect(splitOfficers([officer(null), officer('2020-01-01')])).toEqual({
      current: [officer(null)],
      former: [officer('2020-01-01')],
    });
  });
});

it('a business is its code and its words, if there are any', () => {
  expect(describeBusiness('62012')).toBe('62012 Development of business software');
  expect(describeBusiness('00000')).toBe('00000');
});

it('a list that cannot be read says why', () => {
  expect(describeIncomplete('no_live_source')).toContain('needs the live register');
  expect(describeIncomplete('live_source_unavailable')).toContain('does not answer');
});

it('a call for a shell leaves the key to it', () => {
  expect(curlFor('73816452', 'https://domesday.test')).toBe(
    'curl -s -H "X-API-Key: $DOMESDAY_API_KEY" https://domesday.test/v1/companies/73816452',
  );
});
