import {
  type Charge,
  type CompanyDetail,
  type CompanyRecord,
  FACT_COLUMNS,
  type InsolvencyCase,
  type Officer,
  type RegisteredFacts,
} from '../../live/company-record.ts';

/** A row whose columns are all null. */
const NO_FACTS = Object.fromEntries(
  FACT_COLUMNS.map((column) => [column, null]),
) as unknown as RegisteredFacts;

/** A company of a snapshot, on 2026-11-15; columns that are not named are null. */
export function snapshotRecord(changes: Partial<CompanyRecord> = {}): CompanyRecord {
  return {
    ...NO_FACTS,
    company_number: '07654321',
    company_name: 'FERNHOLLOW KITES LIMITED',
    company_status: 'active',
    company_type: 'ltd',
    country_of_origin: 'United Kingdom',
    address_line_1: '4 MILL LANE',
    address_line_2: 'THORNBY',
    locality: 'NORTHAMPTON',
    country: 'ENGLAND',
    postal_code: 'NN6 8SN',
    outward_code: 'NN6',
    incorporated_on: '2011-06-07',
    accounts_reference_day: 30,
    accounts_reference_month: 6,
    accounts_next_due: '2027-03-31',
    accounts_last_made_up: '2025-06-30',
    accounts_type: 'micro-entity',
    confirmation_next_due: '2027-06-21',
    confirmation_last_made_up: '2026-06-07',
    charges_total: 2,
    charges_outstanding: 0,
    charges_part_satisfied: 0,
    charges_satisfied: 2,
    sic_codes: ['32300'],
    previous_names: [{ name: 'FERNHOLLOW LIMITED', ceased_on: '2016-02-01' }],
    removed_on: null,
    live_at: null,
    ...changes,
  };
}

export function liveDetail(changes: Partial<CompanyDetail> = {}): CompanyDetail {
  return {
    profile: {
      jurisdiction: 'england-wales',
      has_charges: false,
      has_insolvency_history: false,
      has_significant_persons: false,
      registered_office_is_in_dispute: false,
      undeliverable_registered_office_address: false,
    },
    officers: [],
    charges: [],
    insolvency: { statuses: [], cases: [] },
    persons_with_significant_control: [],
    fetched_at: new Date('2026-11-15T08:00:00Z'),
    ...changes,
  };
}

export function officer(changes: Partial<Officer> = {}): Officer {
  return {
    id: 'o1',
    name: 'TESTER, Ann',
    officer_role: 'director',
    appointed_on: '2015-03-02',
    appointed_before: null,
    resigned_on: null,
    occupation: null,
    registration_number: null,
    identity_verification_details: null,
    ...changes,
  };
}

export function charge(changes: Partial<Charge> = {}): Charge {
  return {
    id: 'c1',
    charge_code: null,
    charge_number: 1,
    status: 'outstanding',
    description: null,
    created_on: '2019-05-06',
    delivered_on: '2019-05-14',
    satisfied_on: null,
    persons_entitled: [],
    ...changes,
  };
}

export function insolvencyCase(changes: Partial<InsolvencyCase> = {}): InsolvencyCase {
  return {
    number: '1',
    type: 'receiver-manager',
    dates: [{ type: 'instrumented-on', date: '2026-01-01' }],
    practitioners: [],
    ...changes,
  };
}
