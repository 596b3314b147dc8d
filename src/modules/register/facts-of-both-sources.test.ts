import { expect, it } from 'vitest';
import type { CompanyNumber } from '../../shared/companies/company-number.ts';
import { readRows } from './import/test-support/read-rows.ts';
import { type CompanyFields, csvRow } from './import/test-support/snapshot-fixture.ts';
import type { RegisteredFacts } from './live/company-record.ts';
import { normaliseProfile } from './live/normalise-profile.ts';
import { officialProfile } from './live/test-support/official-fixtures.ts';

const NUMBER = '07654321' as CompanyNumber;

interface Example<Value> {
  /** Columns of a row of the snapshot. */
  snapshot: CompanyFields;
  /** Parts of a profile of the Companies House API. */
  profile: Record<string, unknown>;
  /** What both say, in the column of `companies`. */
  value: Value;
}

const office = (part: object) => ({ registered_office_address: part });
const FORMER_NAMES = [
  { name: 'FERNHOLLOW LIMITED', ceased_on: '2016-02-01' },
  { name: 'FH 123 LIMITED', ceased_on: '2012-01-09' },
];

/** Each fact as both sources write it; the compiler asks for an example of every fact. */
const EXAMPLES: { [Column in keyof RegisteredFacts]: Example<RegisteredFacts[Column]> } = {
  company_number: { snapshot: {}, profile: {}, value: NUMBER },
  company_name: {
    snapshot: { CompanyName: 'FERNHOLLOW KITES LIMITED' },
    profile: { company_name: 'FERNHOLLOW KITES LIMITED' },
    value: 'FERNHOLLOW KITES LIMITED',
  },
  company_status: {
    snapshot: { CompanyStatus: 'Liquidation' },
    profile: { company_status: 'liquidation' },
    value: 'liquidation',
  },
  company_status_detail: {
    snapshot: { CompanyStatus: 'Active - Proposal to Strike off' },
    profile: { company_status: 'active', company_status_detail: 'active-proposal-to-strike-off' },
    value: 'active-proposal-to-strike-off',
  },
  company_type: {
    snapshot: { CompanyCategory: 'Community Interest Company' },
    profile: { type: 'private-limited-guarant-nsc', subtype: 'community-interest-company' },
    value: 'community-interest-company',
  },
  country_of_origin: {
    snapshot: { CountryOfOrigin: 'United Kingdom' },
    profile: { jurisdiction: 'scotland' },
    value: 'United Kingdom',
  },
  care_of: {
    snapshot: { 'RegAddress.CareOf': 'MARSH & CO' },
    profile: office({ care_of: 'MARSH & CO' }),
    value: 'MARSH & CO',
  },
  po_box: { snapshot: { 'RegAddress.POBox': '123' }, profile: office({ po_box: '123' }), value: '123' },
  address_line_1: {
    snapshot: { 'RegAddress.AddressLine1': '4 Mill Lane' },
    profile: office({ premises: '4', address_line_1: 'Mill Lane' }),
    value: '4 Mill Lane',
  },
  address_line_2: {
    snapshot: { 'RegAddress.AddressLine2': 'Thornby' },
    profile: office({ address_line_2: 'Thornby' }),
    value: 'Thornby',
  },
  locality: {
    snapshot: { 'RegAddress.PostTown': 'Northampton' },
    profile: office({ locality: 'Northampton' }),
    value: 'Northampton',
  },
  region: {
    snapshot: { 'RegAddress.County': 'Northamptonshire' },
    profile: office({ region: 'Northamptonshire' }),
    value: 'Northamptonshire',
  },
  country: {
    snapshot: { 'RegAddress.Country': 'England' },
    profile: office({ country: 'England' }),
    value: 'England',
  },
  postal_code: {
    snapshot: { 'RegAddress.PostCode': 'nn68sn' },
    profile: office({ postal_code: 'NN6  8SN' }),
    value: 'NN6 8SN',
  },
  outward_code: {
    snapshot: { 'RegAddress.PostCode': 'NN6 8SN' },
    profile: office({ postal_code: 'NN6 8SN' }),
    value: 'NN6',
  },
  incorporated_on: {
    snapshot: { IncorporationDate: '07/06/2011' },
    profile: { date_of_creation: '2011-06-07' },
    value: '2011-06-07',
  },
  dissolved_on: {
    snapshot: { DissolutionDate: '05/05/2020' },
    profile: { date_of_cessation: '2020-05-05' },
    value: '2020-05-05',
  },
  accounts_reference_day: {
    snapshot: { 'Accounts.AccountRefDay': '30' },
    profile: { accounts: { accounting_reference_date: { day: '30', month: '06' } } },
    value: 30,
  },
  accounts_reference_month: {
    snapshot: { 'Accounts.AccountRefMonth': '6' },
    profile: { accounts: { accounting_reference_date: { day: '30', month: '06' } } },
    value: 6,
  },
  accounts_next_due: {
    snapshot: { 'Accounts.NextDueDate': '31/03/2027' },
    profile: { accounts: { next_accounts: { due_on: '2027-03-31' } } },
    value: '2027-03-31',
  },
  accounts_last_made_up: {
    snapshot: { 'Accounts.LastMadeUpDate': '30/06/2025' },
    profile: { accounts: { last_accounts: { period_end_on: '2025-06-30' } } },
    value: '2025-06-30',
  },
  accounts_type: {
    snapshot: { 'Accounts.AccountCategory': 'MICRO ENTITY' },
    profile: { accounts: { last_accounts: { type: 'micro-entity' } } },
    value: 'micro-entity',
  },
  confirmation_next_due: {
    snapshot: { ConfStmtNextDueDate: '21/06/2027' },
    profile: { confirmation_statement: { next_due: '2027-06-21' } },
    value: '2027-06-21',
  },
  confirmation_last_made_up: {
    snapshot: { ConfStmtLastMadeUpDate: '07/06/2026' },
    profile: { confirmation_statement: { last_made_up_to: '2026-06-07' } },
    value: '2026-06-07',
  },
  sic_codes: {
    snapshot: {
      'SICCode.SicText_1': '32300 - Manufacture of sports goods',
      'SICCode.SicText_2': '47650 - Retail sale of games and toys',
    },
    profile: { sic_codes: ['32300', '47650'] },
    value: ['32300', '47650'],
  },
  previous_names: {
    snapshot: {
      'PreviousName_1.CONDATE': '01/02/2016',
      'PreviousName_1.CompanyName': 'FERNHOLLOW LIMITED',
      'PreviousName_2.CONDATE': '09/01/2012',
      'PreviousName_2.CompanyName': 'FH 123 LIMITED',
    },
    profile: { previous_company_names: FORMER_NAMES },
    value: FORMER_NAMES,
  },
};

/** A value as `COPY` takes it. */
function copyText(value: RegisteredFacts[keyof RegisteredFacts]): string {
  if (value === null) return '\\N';
  if (!Array.isArray(value)) return String(value);
  return value.every((item) => typeof item === 'string') ? `{${value.join()}}` : JSON.stringify(value);
}

it.each(Object.entries(EXAMPLES))(
  '%s is the same from a snapshot and from the live register',
  (column, { snapshot, profile, value }) => {
    const { companies, rejects } = readRows(csvRow(NUMBER, snapshot));
    expect(rejects).toBe('');
    expect(companies[0]?.[column]).toBe(copyText(value));
    const live = normaliseProfile(NUMBER, { ...officialProfile(NUMBER), ...profile });
    expect(live?.facts[column as keyof RegisteredFacts]).toEqual(value);
  },
);
