import { beforeEach, describe, expect, it } from 'vitest';
import { webPage } from '../../platform/companies-house/test-support/scripted-companies-house.ts';
import { insertSnapshotRow } from './live/test-support/live-fixture.ts';
import {
  officialCharge,
  officialOfficer,
  officialProfileWithAll,
} from './live/test-support/official-fixtures.ts';
import { PROFILE_EXAMPLE } from './profile/company.schemas.ts';
import { useProfileServer } from './profile/test-support/profile-server.ts';

const fixture = useProfileServer();
const { clock, get } = fixture;

const insertCompany = (changes: Record<string, unknown> = {}) =>
  insertSnapshotRow(fixture.db, {
    company_number: 'SC089839',
    company_name: 'GLENFALLOCH PEATS LIMITED',
    company_status_detail: 'active-proposal-to-strike-off',
    country_of_origin: null,
    address_line_1: '1 HIGH STREET',
    postal_code: 'EH1 1AA',
    accounts_next_due: '2026-11-15',
    accounts_type: 'dormant',
    confirmation_next_due: '2026-11-01',
    charges_outstanding: 2,
    sic_codes: ['08920'],
    previous_names: [{ name: 'PEATS OF FALLOCH LIMITED', ceased_on: '2001-01-01' }],
    ...changes,
  });

describe('a company of the snapshot, without a key', () => {
  it.each(['SC089839', 'sc89839', 'SC 089 839', 'Sc-89839'])('is found as %s', async (spelling) => {
    await insertCompany();
    const response = await get(spelling);
    expect(response.statusCode).toBe(200);
    expect(response.json().company_number).toBe('SC089839');
  });

  it('is the same where only stored data is asked for', async () => {
    await insertCompany();
    const stored = (number: string, value = 'true') =>
      fixture.inject({ url: `/v1/companies/${number}?stored=${value}`, headers: { 'x-api-key': 'good' } });
    expect((await stored('SC089839')).json()).toEqual((await get('SC089839')).json());
    expect((await stored('SC089839', 'perhaps')).statusCode).toBe(400);
    expect((await stored('SC089830')).statusCode).toBe(404);
  });

  it('has the facts of a snapshot; the rest is null', async () => {
    await insertCompany();
    const unknown = Object.fromEntries(Object.keys(PROFILE_EXAMPLE).map((field) => [field, null]));
    expect((await get('SC089839')).json()).toEqual({
      ...unknown,
      company_number: 'SC089839',
      registrations: [],
      company_name: 'GLENFALLOCH PEATS LIMITED',
      company_status: 'active',
      company_type: 'ltd',
      registered_postcode: 'EH1 1AA',
      registered_address: '1 HIGH STREET, EH1 1AA',
      accounts_type: 'dormant',
      accounts_next_due: '2026-11-15',
      accounts_overdue: false,
      accounts_days_until_due: 0,
      confirmation_next_due: '2026-11-01',
      confirmation_overdue: true,
      confirmation_days_until_due: -14,
      has_active_charges: true,
      recent_resignations: [],
      sic_codes: ['08920'],
      previous_names: [{ name: 'PEATS OF FALLOCH LIMITED', ceased_on: '2001-01-01' }],
      company_status_detail: 'active-proposal-to-strike-off',
      registered_office_address: {
        care_of: null,
        po_box: null,
        address_line_1: '1 HIGH STREET',
        address_line_2: null,
        locality: null,
        region: null,
        postal_code: 'EH1 1AA',
        country: null,
      },
      source: 'snapshot',
      as_of: '2026-11-01',
    });
    expect(fixture.official.requests).toEqual([]);
  });

  it('is computed for the day of the answer', async () => {
    await insertCompany();
    clock.set('2026-11-16T00:00:30Z');
    expect((await get('SC089839')).json()).toMatchObject({
      accounts_overdue: true,
      accounts_days_until_due: -1,
    });
  });
});

describe('a look-up with a key', () => {
  beforeEach(() => {
    fixture.setKey();
    const path = '/company/07654321';
    fixture.official.answer(path, officialProfileWithAll('07654321'));
    fixture.official.answer(`${path}/officers`, {
      items: [officialOfficer(1), officialOfficer(2, { resigned_on: '2026-10-16' })],
      total_results: 2,
    });
    fixture.official.answer(`${path}/charges`, { items: [officialCharge(1)], total_count: 1 });
  });

  it('answers a complete company, from Companies House, and its days count on from there', async () => {
    const first = (await get('7654321')).json();
    expect(first).toMatchObject({
      source: 'live',
      as_of: '2026-11-15',
      detail_as_of: '2026-11-15T09:00:00.000Z',
      has_insolvency_history: true,
      has_active_charges: true,
      last_charge_date: '2019-05-06',
      recent_director_resignation: true,
      last_director_change_date: '2026-10-16',
      days_since_last_director_change: 30,
      recent_resignations: [
        { name: 'TESTER, Person 2', resigned_on: '2026-10-16', days_since_resignation: 30 },
      ],
      officers: [{ id: 'officer-1' }, { id: 'officer-2' }],
      charges: [{ id: 'charge-1', persons_entitled: ['Imaginary Bank PLC'] }],
      insolvency_cases: [],
      persons_with_significant_control: [],
      registered_office_address: { address_line_1: '4 Mill Lane' },
    });
    const asked = fixture.official.requests.length;
    clock.advance({ hours: 20 });
    expect((await get('07654321')).json()).toMatchObject({
      detail_as_of: '2026-11-15T09:00:00.000Z',
      days_since_last_director_change: 31,
    });
    expect(fixture.official.requests).toHaveLength(asked);
  });

  it('serves a company of the snapshot when Companies House fails, and answers 503 with a time to retry for another', async () => {
    await insertCompany();
    fixture.official.answer('/company/SC089839', webPage(502));
    fixture.official.answer('/company/00000009', webPage(502));
    expect((await get('SC089839')).json()).toMatchObject({ source: 'snapshot', officers: null });
    const response = await get('9');
    expect(response.statusCode).toBe(503);
    expect(response.json().error.code).toBe('unavailable');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('answers 404 for a number that no company has', async () => {
    const response = await get('00000001');
    expect(response.statusCode).toBe(404);
    expect(response.json().error).toMatchObject({ code: 'company_not_found' });
  });
});

describe('refused', () => {
  it.each(['00000001', '00000000', 'not-a-number', '123456789', "1' or '1'='1", 'SC\u0000', '🪁', 'XQ12'])(
    '%j is 404, and sends no request without a key',
    async (number) => {
      const response = await get(number);
      expect(response.statusCode).toBe(404);
      expect(response.json().error.code).toBe('company_not_found');
      expect(fixture.official.requests).toEqual([]);
    },
  );
  it('a caller without a credential, or with a wrong one, is 401', async () => {
    await insertCompany();
    expect((await get('SC089839', {})).json().error.code).toBe('missing_credentials');
    expect((await get('SC089839', { 'x-api-key': 'bad' })).statusCode).toBe(401);
  });
});

it('a number with a prefix that is new is found as it is', async () => {
  await insertCompany({ company_number: 'QX000123' });
  expect((await get('qx000123')).statusCode).toBe(200);
});
