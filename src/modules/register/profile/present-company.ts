import { daysBetween, ukDay } from '../../../shared/clock.ts';
import { shownStatus } from '../../../shared/companies/company-status.ts';
import type { NewestFigures } from '../../financials/index.ts';
import { type IdentitySummary, summariseIdentityVerification } from '../identity/identity-verification.ts';
import {
  type Charge,
  type CompanyDetail,
  type CompanyRecord,
  type InsolvencyCase,
  type Officer,
  PROFILE_COLUMNS,
  type SignificantPerson,
} from '../live/company-record.ts';
import type { KnownCompany } from '../live/live-source.ts';
import { isActiveCharge } from '../live/normalise-lists.ts';
import {
  currentInsolvencyStatus,
  filingDue,
  hasInsolvencyHistory,
  lastDay,
  lastDirectorChange,
  type Resignation,
  recentResignations,
} from './derived-facts.ts';

/** A company as the API returns it. Null: not known, or none. */
export interface PresentedCompany {
  company_number: string;
  company_name: string;
  company_status: string;
  company_type: string;
  registered_postcode: string | null;
  registered_address: string | null;
  incorporated_on: string | null;
  accounts_type: string | null;
  accounts_next_due: string | null;
  accounts_overdue: boolean | null;
  accounts_days_until_due: number | null;
  confirmation_next_due: string | null;
  confirmation_overdue: boolean | null;
  confirmation_days_until_due: number | null;
  has_insolvency_history: boolean | null;
  current_insolvency_status: string | null;
  has_active_charges: boolean | null;
  last_charge_date: string | null;
  days_since_last_charge: number | null;
  recent_director_resignation: boolean | null;
  last_director_change_date: string | null;
  days_since_last_director_change: number | null;
  recent_resignations: Resignation[];
  sic_codes: string[];
  previous_names: { name: string; ceased_on: string | null }[];
  financials: NewestFigures | null;
}

/** Values that depend on the date use the UK date at `now`. */
export function presentCompany(
  record: CompanyRecord,
  detail: CompanyDetail | undefined,
  now: Date,
): PresentedCompany {
  const today = ukDay(now);
  const accounts = filingDue(record, record.accounts_next_due, today);
  const confirmation = filingDue(record, record.confirmation_next_due, today);
  const officers = detail?.officers;
  const resignations = officers ? recentResignations(officers, today) : [];
  const directorChange = officers ? lastDirectorChange(officers, today) : null;
  const chargeDate = detail?.charges ? lastChargeDate(detail.charges, today) : null;
  return {
    company_number: record.company_number,
    company_name: record.company_name,
    company_status: shownStatus(record),
    company_type: record.company_type,
    registered_postcode: record.postal_code,
    registered_address: presentAddress(record),
    incorporated_on: record.incorporated_on,
    accounts_type: record.accounts_type,
    accounts_next_due: accounts.nextDue,
    accounts_overdue: accounts.overdue,
    accounts_days_until_due: accounts.daysUntilDue,
    confirmation_next_due: confirmation.nextDue,
    confirmation_overdue: confirmation.overdue,
    confirmation_days_until_due: confirmation.daysUntilDue,
    has_insolvency_history: hasInsolvencyHistory(record, detail),
    current_insolvency_status: currentInsolvencyStatus(record, detail, today),
    has_active_charges: hasActiveCharges(record, detail?.charges),
    last_charge_date: chargeDate,
    days_since_last_charge: chargeDate === null ? null : daysBetween(chargeDate, today),
    recent_director_resignation: officers ? resignations.length > 0 : null,
    last_director_change_date: directorChange,
    days_since_last_director_change: directorChange === null ? null : daysBetween(directorChange, today),
    recent_resignations: resignations,
    sic_codes: record.sic_codes,
    previous_names: record.previous_names,
    financials: record.financials ?? null,
  };
}

/** A snapshot has counts of charges, without dates. A partly satisfied charge is active. */
function hasActiveCharges(record: CompanyRecord, charges: Charge[] | null | undefined): boolean | null {
  if (charges) return charges.some(isActiveCharge);
  const { charges_outstanding: outstanding, charges_part_satisfied: partly } = record;
  if (outstanding === null && partly === null) return null;
  return (outstanding ?? 0) + (partly ?? 0) > 0;
}

/** Old charges may lack a creation date; the delivery date is close to it. */
function lastChargeDate(charges: Charge[], today: string): string | null {
  return lastDay(
    charges.map((charge) => charge.created_on ?? charge.delivered_on),
    today,
  );
}

export type AddressColumns = Pick<
  CompanyRecord,
  | 'care_of'
  | 'po_box'
  | 'address_line_1'
  | 'address_line_2'
  | 'locality'
  | 'region'
  | 'postal_code'
  | 'country'
>;

/** The address in one line. */
export function presentAddress(record: AddressColumns): string | null {
  const parts = [
    withPrefix('c/o', /^c\/o/i, record.care_of),
    withPrefix('PO Box', /^p\.?o\.? ?box/i, record.po_box),
    record.address_line_1,
    record.address_line_2,
    record.locality,
    record.region,
    record.postal_code,
    record.country,
  ];
  return parts.filter(Boolean).join(', ') || null;
}

/** The text often contains the prefix already. */
function withPrefix(prefix: string, present: RegExp, text: string | null): string | null {
  return text === null || present.test(text) ? text : `${prefix} ${text}`;
}

type ProfileColumns = Pick<CompanyRecord, (typeof PROFILE_COLUMNS)[number]>;

export interface PresentedProfile extends PresentedCompany, ProfileColumns {
  jurisdiction: string | null;
  registered_office_address: Record<(typeof ADDRESS_FIELDS)[number], string | null>;
  accounts_reference_date: { day: number; month: number } | null;
  officers: Officer[] | null;
  charges: Charge[] | null;
  insolvency_cases: InsolvencyCase[] | null;
  persons_with_significant_control: SignificantPerson[] | null;
  identity_verification: IdentitySummary | null;
  source: 'live' | 'snapshot';
  as_of: string | null;
  detail_as_of: string | null;
}

export const ADDRESS_FIELDS = [
  'care_of',
  'po_box',
  'address_line_1',
  'address_line_2',
  'locality',
  'region',
  'postal_code',
  'country',
] as const;

/** The full profile. Lists are null when unknown, and empty when there is nothing. */
export function presentProfile(company: KnownCompany, now: Date): PresentedProfile {
  const { record, detail, snapshotAsOf } = company;
  const { accounts_reference_day: day, accounts_reference_month: month } = record;
  return {
    ...presentCompany(record, detail, now),
    ...pick(record, PROFILE_COLUMNS),
    jurisdiction: detail?.profile?.jurisdiction ?? null,
    registered_office_address: pick(record, ADDRESS_FIELDS),
    accounts_reference_date: day !== null && month !== null ? { day, month } : null,
    officers: detail?.officers ?? null,
    charges: detail?.charges ?? null,
    insolvency_cases: detail?.insolvency?.cases ?? null,
    persons_with_significant_control: detail?.persons_with_significant_control ?? null,
    identity_verification: summariseIdentityVerification(company, now),
    source: record.live_at ? 'live' : 'snapshot',
    as_of: record.live_at ? ukDay(record.live_at) : snapshotAsOf,
    detail_as_of: detail?.fetched_at.toISOString() ?? null,
  };
}

function pick<Field extends keyof CompanyRecord>(
  record: CompanyRecord,
  fields: readonly Field[],
): Pick<CompanyRecord, Field> {
  return Object.fromEntries(fields.map((field) => [field, record[field]])) as Pick<CompanyRecord, Field>;
}
