import { describe, expect, it } from 'vitest';
import { presentCompany } from './present-company.ts';
import { charge, liveDetail, snapshotRecord } from './test-support/company-fixtures.ts';

const NOON = new Date('2026-11-15T12:00:00Z');

it('facts that only the live source knows are null with only a snapshot', () => {
  expect(presentCompany(snapshotRecord(), undefined, NOON)).toEqual({
    company_number: '07654321',
    company_name: 'FERNHOLLOW KITES LIMITED',
    company_status: 'active',
    company_type: 'ltd',
    registered_postcode: 'NN6 8SN',
    registered_address: '4 MILL LANE, THORNBY, NORTHAMPTON, NN6 8SN, ENGLAND',
    incorporated_on: '2011-06-07',
    accounts_type: 'micro-entity',
    accounts_next_due: '2027-03-31',
    accounts_overdue: false,
    accounts_days_until_due: 136,
    confirmation_next_due: '2027-06-21',
    confirmation_overdue: false,
    confirmation_days_until_due: 218,
    has_insolvency_history: null,
    current_insolvency_status: null,
    has_active_charges: false,
    last_charge_date: null,
    days_since_last_charge: null,
    recent_director_resignation: null,
    last_director_change_date: null,
    days_since_last_director_change: null,
    recent_resignations: [],
    sic_codes: ['32300'],
    previous_names: [{ name: 'FERNHOLLOW LIMITED', ceased_on: '2016-02-01' }],
    financials: null,
  });
});

it('a live source that knows of nothing says no rather than null', () => {
  expect(presentCompany(snapshotRecord(), liveDetail(), NOON)).toMatchObject({
    has_insolvency_history: false,
    current_insolvency_status: null,
    has_active_charges: false,
    last_charge_date: null,
    recent_director_resignation: false,
    last_director_change_date: null,
    recent_resignations: [],
  });
});

it('a company that left the register has the status removed, unless its status says how it ended', () => {
  const status = (changes: object) => presentCompany(snapshotRecord(changes), undefined, NOON).company_status;
  expect(status({ removed_on: '2026-10-01' })).toBe('removed');
  expect(status({ removed_on: '2026-10-01', company_status: 'dissolved' })).toBe('dissolved');
});

it('parts of the detail that could not be had stay null', () => {
  const detail = liveDetail({ officers: null, charges: null, insolvency: null, profile: null });
  const record = snapshotRecord({ charges_outstanding: null, charges_part_satisfied: null });
  expect(presentCompany(record, detail, NOON)).toMatchObject({
    has_insolvency_history: null,
    has_active_charges: null,
    last_charge_date: null,
    recent_director_resignation: null,
    recent_resignations: [],
  });
});

describe('due dates', () => {
  it.each([
    ['tomorrow', '2026-11-16', false, 1],
    ['today', '2026-11-15', false, 0],
    ['yesterday', '2026-11-14', true, -1],
    ['a year ago', '2025-11-15', true, -365],
    ['unknown', null, null, null],
  ])('count the days: %s', (_, due, overdue, days) => {
    const record = snapshotRecord({ accounts_next_due: due, confirmation_next_due: due });
    expect(presentCompany(record, undefined, NOON)).toMatchObject({
      accounts_next_due: due,
      accounts_overdue: overdue,
      accounts_days_until_due: days,
      confirmation_next_due: due,
      confirmation_overdue: overdue,
      confirmation_days_until_due: days,
    });
  });

  it.each([
    ['in winter, a second before midnight', '2026-11-15T23:59:59Z', 0],
    ['in winter, at midnight', '2026-11-16T00:00:00Z', -1],
  ])('%s in the UK', (_, now, days) => {
    const record = snapshotRecord({ accounts_next_due: '2026-11-15' });
    expect(presentCompany(record, undefined, new Date(now)).accounts_days_until_due).toBe(days);
  });
  it.each([
    ['in summer, a second before midnight', '2026-07-15T22:59:59Z', false],
    ['in summer, at midnight, while it is still yesterday in UTC', '2026-07-15T23:00:00Z', true],
  ])('%s in the UK', (_, now, overdue) => {
    const record = snapshotRecord({ confirmation_next_due: '2026-07-15' });
    expect(presentCompany(record, undefined, new Date(now)).confirmation_overdue).toBe(overdue);
  });
  it('count whole days over a change of the clocks', () => {
    const record = snapshotRecord({ accounts_next_due: '2026-10-26' });
    const daysAt = (now: string) => presentCompany(record, undefined, new Date(now)).accounts_days_until_due;
    expect(
      ['2026-10-24T22:59:00Z', '2026-10-24T23:01:00Z', '2026-10-25T23:59:00Z', '2026-10-26T00:01:00Z'].map(
        daysAt,
      ),
    ).toEqual([2, 1, 1, 0]);
  });

  it.each([
    ['dissolved', { company_status: 'dissolved' }],
    ['closed', { company_status: 'closed' }],
    ['converted', { company_status: 'converted-closed' }],
    ['removed', { company_status: 'removed' }],
    ['gone from the snapshot', { removed_on: '2026-10-01' }],
  ])('are null for a company that is %s: it owes none', (_, changes) => {
    const record = snapshotRecord({ accounts_next_due: '2020-01-01', ...changes });
    expect(presentCompany(record, undefined, NOON)).toMatchObject({
      accounts_next_due: null,
      accounts_overdue: null,
      accounts_days_until_due: null,
      confirmation_next_due: null,
      confirmation_overdue: null,
    });
  });

  it('are shown for a company in liquidation', () => {
    const record = snapshotRecord({ accounts_next_due: '2020-01-01', company_status: 'liquidation' });
    expect(presentCompany(record, undefined, NOON).accounts_overdue).toBe(true);
  });
});

describe('charges', () => {
  it.each([
    [{ charges_outstanding: 1 }, true],
    [{ charges_outstanding: 0, charges_part_satisfied: 1 }, true],
    [{ charges_outstanding: 0, charges_part_satisfied: 0 }, false],
    [{ charges_outstanding: 0, charges_part_satisfied: null }, false],
    [{ charges_outstanding: null, charges_part_satisfied: null }, null],
  ])('a snapshot that counts %j says active: %s', (counts, active) => {
    const company = presentCompany(snapshotRecord(counts), undefined, NOON);
    expect(company).toMatchObject({ has_active_charges: active, last_charge_date: null });
  });
  it('the list of the live source wins over the counts', () => {
    const record = snapshotRecord({ charges_outstanding: 3 });
    const detail = liveDetail({ charges: [charge({ status: 'fully-satisfied' })] });
    expect(presentCompany(record, detail, NOON).has_active_charges).toBe(false);
  });
  it('the last one is the newest by creation, or by delivery where creation is not known', () => {
    const charges = [
      charge({ created_on: '2019-05-06' }),
      charge({ created_on: null, delivered_on: '2026-11-05', status: 'satisfied' }),
      charge({ created_on: null, delivered_on: null }),
      charge({ created_on: '2027-01-01' }),
    ];
    expect(presentCompany(snapshotRecord(), liveDetail({ charges }), NOON)).toMatchObject({
      has_active_charges: true,
      last_charge_date: '2026-11-05',
      days_since_last_charge: 10,
    });
  });
});

it.each([
  [
    { care_of: 'A. Smith', po_box: '12' },
    'c/o A. Smith, PO Box 12, 4 MILL LANE, THORNBY, NORTHAMPTON, NN6 8SN, ENGLAND',
  ],
  [
    { care_of: 'C/O SMITH', po_box: 'PO BOX 12', address_line_1: null },
    'C/O SMITH, PO BOX 12, THORNBY, NORTHAMPTON, NN6 8SN, ENGLAND',
  ],
  [{ address_line_1: null, address_line_2: null, locality: null, postal_code: null, country: null }, null],
])('the address of %j is one line', (changes, line) => {
  expect(presentCompany(snapshotRecord(changes), undefined, NOON).registered_address).toBe(line);
});
