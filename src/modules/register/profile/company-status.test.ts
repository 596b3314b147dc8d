import { describe, expect, it } from 'vitest';
import { presentCompany } from './present-company.ts';
import { insolvencyCase, liveDetail, snapshotRecord } from './test-support/company-fixtures.ts';

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
  it('a dissolved company has a history, and none now', () => {
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
