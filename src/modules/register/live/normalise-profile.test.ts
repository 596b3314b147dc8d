import { describe, expect, it } from 'vitest';
import type { CompanyNumber } from '../../../shared/companies/company-number.ts';
import { normaliseProfile } from './normalise-profile.ts';
import { officialProfile } from './test-support/official-fixtures.ts';

const NUMBER = '07654321' as CompanyNumber;
const normalise = (changes: Record<string, unknown> = {}) => {
  const profile = normaliseProfile(NUMBER, { ...officialProfile(NUMBER), ...changes });
  if (!profile) throw new Error('no profile');
  return profile;
};

it('a profile without a name is no profile', () => {
  expect(normaliseProfile(NUMBER, {})).toBeUndefined();
  expect(normaliseProfile(NUMBER, null)).toBeUndefined();
  expect(normaliseProfile(NUMBER, [])).toBeUndefined();
  expect(normaliseProfile(NUMBER, { company_name: '  ' })).toBeUndefined();
});

it('a profile with nothing but a name is a company of which nothing else is known', () => {
  const { facts, extras } = normaliseProfile(NUMBER, { company_name: 'BARE' }) ?? {};
  expect(facts).toMatchObject({
    company_status: 'active',
    company_type: 'other',
    sic_codes: [],
    previous_names: [],
  });
  expect(facts).toMatchObject({ postal_code: null, accounts_next_due: null, incorporated_on: null });
  expect(extras).toMatchObject({
    has_charges: null,
    has_insolvency_history: null,
    has_significant_persons: null,
  });
});

describe('the status', () => {
  it('is dissolved for a company that ceased and has no status', () => {
    const { facts } = normalise({ company_status: undefined, date_of_cessation: '2020-05-05' });
    expect(facts).toMatchObject({ company_status: 'dissolved', dissolved_on: '2020-05-05' });
  });
  it.each([
    ['active-proposal-to-strike-off', 'active-proposal-to-strike-off'],
    ['active', null],
    ['', null],
    [undefined, null],
  ])('detail %j is kept only where it says more than the status', (given, kept) => {
    expect(normalise({ company_status_detail: given }).facts.company_status_detail).toBe(kept);
  });
});

it('a community interest company is called so, as in a snapshot', () => {
  const type = 'private-limited-guarant-nsc';
  expect(normalise({ type, subtype: 'community-interest-company' }).facts.company_type).toBe(
    'community-interest-company',
  );
  expect(normalise({ type, is_community_interest_company: true }).facts.company_type).toBe(
    'community-interest-company',
  );
  expect(normalise({ type, subtype: 'private-fund-limited-partnership' }).facts.company_type).toBe(type);
});

describe('the address', () => {
  const address = (registered_office_address: unknown) => normalise({ registered_office_address }).facts;
  it.each([
    ['12', 'High Street', '12 High Street'],
    ['12', '12 High Street', '12 High Street'],
    ['1', '12 High Street', '1 12 High Street'],
    ['The Old Forge', undefined, 'The Old Forge'],
    [undefined, 'High Street', 'High Street'],
  ])('begins, with premises %j and line %j, with %j', (premises, address_line_1, line) => {
    expect(address({ premises, address_line_1 }).address_line_1).toBe(line);
  });
  it('has its postcode in the usual spelling, or as it is where it is not one of the UK', () => {
    expect(address({ postal_code: 'sw1a1aa' })).toMatchObject({
      postal_code: 'SW1A 1AA',
      outward_code: 'SW1A',
    });
    expect(address({ postal_code: 'D02 X285' })).toMatchObject({
      postal_code: 'D02 X285',
      outward_code: null,
    });
  });
  it('is null if it is missing', () => {
    expect(address(undefined)).toMatchObject({ address_line_1: null, postal_code: null, outward_code: null });
  });
});

describe('due dates', () => {
  it('are read from the fields that are deprecated where the others are missing', () => {
    const { facts } = normalise({
      accounts: { next_due: '2026-12-31', last_accounts: { made_up_to: '2025-03-31', type: 'null' } },
    });
    expect(facts).toMatchObject({
      accounts_next_due: '2026-12-31',
      accounts_last_made_up: '2025-03-31',
      accounts_type: 'null',
      accounts_reference_day: null,
    });
  });
  it('count from an annual return if no confirmation statement followed', () => {
    const { facts } = normalise({
      confirmation_statement: undefined,
      annual_return: { next_due: '2016-05-01', last_made_up_to: '2015-04-03' },
    });
    expect(facts).toMatchObject({
      confirmation_next_due: '2016-05-01',
      confirmation_last_made_up: '2015-04-03',
    });
  });
  it('are not known if they are impossible', () => {
    const accounts = {
      next_accounts: { due_on: '2026-02-31' },
      accounting_reference_date: { day: '32', month: '0' },
    };
    const { facts } = normalise({ accounts });
    expect(facts).toMatchObject({
      accounts_next_due: null,
      accounts_reference_day: null,
      accounts_reference_month: null,
    });
  });
});

it('a company from abroad comes from where it is registered', () => {
  const foreign_company_details = { originating_registry: { country: 'FRANCE', name: 'RCS Paris' } };
  expect(normalise({ foreign_company_details, jurisdiction: 'noneu' }).facts.country_of_origin).toBe(
    'FRANCE',
  );
  expect(normalise({ jurisdiction: 'noneu' }).facts.country_of_origin).toBeNull();
});

it('previous names are kept up to ten, the newest', () => {
  const previous_company_names = Array.from({ length: 14 }, (_, at) => ({
    name: `NAME ${at}`,
    ceased_on: `20${10 + at}-01-01`,
  }));
  const { previous_names } = normalise({ previous_company_names }).facts;
  expect(previous_names).toHaveLength(10);
  expect(previous_names[0]).toEqual({ name: 'NAME 13', ceased_on: '2023-01-01' });
});

describe('flags for charges, insolvencies and persons with significant control', () => {
  const links = { self: '/company/07654321', officers: '/company/07654321/officers' };
  it.each([
    ['flags and links say yes', { has_charges: true, links: { ...links, charges: '/x' } }, true],
    ['the link alone says yes', { has_charges: undefined, links: { ...links, charges: '/x' } }, true],
    ['the link says yes and the flag no', { has_charges: false, links: { ...links, charges: '/x' } }, true],
    ['the flag alone says yes', { has_charges: true, links }, true],
    ['the flag says no', { has_charges: false, links: undefined }, false],
    ['links name others only', { has_charges: undefined, links }, false],
    ['nothing is said', { has_charges: undefined, links: undefined }, null],
  ])('are read if %s', (_, changes, expected) => {
    expect(normalise(changes).extras.has_charges).toBe(expected);
  });
  it('are read each from its own flag and link', () => {
    const given = { ...links, insolvency: '/i', persons_with_significant_control: '/p' };
    expect(normalise({ links: given }).extras).toMatchObject({
      has_charges: false,
      has_insolvency_history: true,
      has_significant_persons: true,
    });
  });
});
