import { ukDay } from '../../../shared/uk-day.ts';
import { type IdentitySummary, summariseIdentityVerification } from '../identity/identity-verification.ts';
import type { Charge, InsolvencyCase, Officer, SignificantPerson } from '../live/company-record.ts';
import type { KnownCompany } from '../live/live-source.ts';
import { type PresentedCompany, presentCompany } from './present-company.ts';

export interface PresentedProfile extends PresentedCompany {
  company_status_detail: string | null;
  dissolved_on: string | null;
  removed_on: string | null;
  country_of_origin: string | null;
  jurisdiction: string | null;
  registered_office_address: Record<(typeof ADDRESS_FIELDS)[number], string | null>;
  accounts_reference_date: { day: number; month: number } | null;
  accounts_last_made_up: string | null;
  confirmation_last_made_up: string | null;
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
  const address = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, record[field]]));
  return {
    ...presentCompany(record, detail, now),
    company_status_detail: record.company_status_detail,
    dissolved_on: record.dissolved_on,
    removed_on: record.removed_on,
    country_of_origin: record.country_of_origin,
    jurisdiction: detail?.profile?.jurisdiction ?? null,
    registered_office_address: address as PresentedProfile['registered_office_address'],
    accounts_reference_date: day !== null && month !== null ? { day, month } : null,
    accounts_last_made_up: record.accounts_last_made_up,
    confirmation_last_made_up: record.confirmation_last_made_up,
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
