import { describe, expect, it } from 'vitest';
import {
  curlFor,
  describeBusiness,
  describeCharges,
  describeDue,
  describeIncomplete,
  splitOfficers,
} from './company-text.ts';

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
