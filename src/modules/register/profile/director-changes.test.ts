import { describe, expect, it } from 'vitest';
import { presentCompany } from './present-company.ts';
import { liveDetail, officer, snapshotRecord } from './test-support/company-fixtures.ts';

const NOON = new Date('2026-11-15T12:00:00Z');

describe('directors', () => {
  const present = (...officers: ReturnType<typeof officer>[]) =>
    presentCompany(snapshotRecord(), liveDetail({ officers }), NOON);

  it.each([
    ['today', '2026-11-15', true],
    ['90 days ago', '2026-08-17', true],
    ['91 days ago', '2026-08-16', false],
    ['tomorrow', '2026-11-16', false],
    ['never', null, false],
  ])('one who resigned %s: recent is %s', (_, resigned_on, recent) => {
    const company = present(officer({ resigned_on }));
    expect(company.recent_director_resignation).toBe(recent);
    expect(company.recent_resignations).toHaveLength(recent ? 1 : 0);
  });

  it.each([
    ['director', true],
    ['corporate-director', true],
    ['nominee-director', true],
    ['corporate-nominee-director', true],
    ['llp-member', true],
    ['llp-designated-member', true],
    ['corporate-llp-member', true],
    ['corporate-llp-designated-member', true],
    ['member-of-an-administrative-organ', true],
    ['secretary', false],
    ['corporate-secretary', false],
    ['judicial-factor', false],
    ['general-partner-in-a-limited-partnership', false],
    ['person-authorised-to-represent', false],
  ])('a %s counts: %s', (officer_role, counts) => {
    const company = present(officer({ officer_role, resigned_on: '2026-11-01' }));
    expect(company.recent_director_resignation).toBe(counts);
    expect(company.last_director_change_date).toBe(counts ? '2026-11-01' : null);
  });

  it('who resigned are listed newest first, in full', () => {
    const company = present(
      officer({ name: 'EARLIER', resigned_on: '2026-09-01' }),
      officer({ name: 'LATER', officer_role: 'llp-member', appointed_on: null, resigned_on: '2026-11-10' }),
    );
    expect(company.recent_resignations).toEqual([
      {
        name: 'LATER',
        officer_role: 'llp-member',
        appointed_on: null,
        resigned_on: '2026-11-10',
        days_since_resignation: 5,
      },
      {
        name: 'EARLIER',
        officer_role: 'director',
        appointed_on: '2015-03-02',
        resigned_on: '2026-09-01',
        days_since_resignation: 75,
      },
    ]);
  });

  it.each([
    ['an appointment', [officer({ appointed_on: '2026-11-13' })], '2026-11-13', 2],
    ['a resignation', [officer({ resigned_on: '2020-01-01' })], '2020-01-01', 2510],
    ['today', [officer({ appointed_on: '2026-11-15' })], '2026-11-15', 0],
    ['an appointment to come', [officer({ appointed_on: '2026-12-01' })], null, null],
    ['a resignation to come', [officer({ resigned_on: '2026-12-01' })], '2015-03-02', 4276],
    [
      'an appointment before 1992',
      [officer({ appointed_on: null, appointed_before: '1991-10-31' })],
      null,
      null,
    ],
    ['nobody', [], null, null],
  ])('the last change is %s', (_, officers, date, days) => {
    expect(present(...officers)).toMatchObject({
      last_director_change_date: date,
      days_since_last_director_change: days,
    });
  });
});
