import { describe, expect, it } from 'vitest';
import { presentCompany } from './present-company.ts';
import { insolvencyCase, liveDetail, officer, snapshotRecord } from './test-support/company-fixtures.ts';

const NOON = new Date('2026-11-15T12:00:00Z');

describe('insolvency', () => {
  it.each([
    'liquidation',
    'administration',
    'receivership',
    'voluntary-arrangement',
    'insolvency-proceedings',
  ])('a company with the status %s has it and its history, also by a snapshot alone', (company_status) => {
    expect(presentCompany(snapshotRecord({ company_status }), undefined, NOON)).toMatchObject({
      has_insolvency_history: true,
      current_insolvency_status: company_status,
    });
  });
  it('a dissolved company has a history of it, and no current one', () => {
    const insolvency = { statuses: [], cases: [insolvencyCase()] };
    const record = snapshotRecord({ company_status: 'dissolved' });
    expect(presentCompany(record, liveDetail({ insolvency }), NOON)).toMatchObject({
      has_insolvency_history: true,
      current_insolvency_status: null,
    });
  });
  it('the flag of the profile is enough for a history', () => {
    const { profile } = liveDetail();
    const detail = liveDetail({
      profile: profile && { ...profile, has_insolvency_history: true },
      insolvency: null,
    });
    expect(presentCompany(snapshotRecord(), detail, NOON).has_insolvency_history).toBe(true);
  });
  const person = { name: 'R', role: 'receiver', appointed_on: '2026-01-01' };
  it.each([
    [
      'a receiver who acts',
      insolvencyCase({ practitioners: [{ ...person, ceased_to_act_on: null }] }),
      'receivership',
    ],
    [
      'a receiver who will cease',
      insolvencyCase({ practitioners: [{ ...person, ceased_to_act_on: '2026-12-01' }] }),
      'receivership',
    ],
    [
      'a receiver who ceased',
      insolvencyCase({ practitioners: [{ ...person, ceased_to_act_on: '2026-11-15' }] }),
      null,
    ],
    ['an unnamed receiver', insolvencyCase({ type: 'administrative-receiver' }), 'receivership'],
    ['a receiver in Scotland', insolvencyCase({ type: 'scottish-administrative-receiver' }), 'receivership'],
    [
      'a receiver from tomorrow',
      insolvencyCase({ dates: [{ type: 'instrumented-on', date: '2026-11-16' }] }),
      null,
    ],
    ['a case without dates', insolvencyCase({ dates: [] }), null],
    [
      'a moratorium',
      insolvencyCase({ type: 'moratorium', dates: [{ type: 'moratorium-started-on', date: '2026-11-01' }] }),
      'moratorium',
    ],
    [
      'a moratorium that ended',
      insolvencyCase({
        type: 'moratorium',
        dates: [
          { type: 'moratorium-started-on', date: '2026-10-01' },
          { type: 'moratorium-ended-on', date: '2026-11-01' },
        ],
      }),
      null,
    ],
    [
      'an old arrangement without an end: it would be the status',
      insolvencyCase({
        type: 'corporate-voluntary-arrangement',
        dates: [{ type: 'voluntary-arrangement-started-on', date: '2009-10-01' }],
      }),
      null,
    ],
    ['a kind that nobody knows', insolvencyCase({ type: 'toString' }), null],
  ])('an active company with %s', (_, entry, status) => {
    const insolvency = { statuses: [], cases: [entry] };
    expect(presentCompany(snapshotRecord(), liveDetail({ insolvency }), NOON)).toMatchObject({
      has_insolvency_history: true,
      current_insolvency_status: status,
    });
  });
  it('the word of Companies House on an active company counts', () => {
    const insolvency = { statuses: ['live-receiver-manager-on-at-least-one-charge'], cases: [] };
    const company = presentCompany(snapshotRecord(), liveDetail({ insolvency }), NOON);
    expect(company.current_insolvency_status).toBe('receivership');
  });
});

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

  it('are listed newest first, in full, after they resigned', () => {
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
