import type { NewestFigures } from '../../financials/index.ts';

export interface PreviousName {
  name: string;
  ceased_on: string | null;
}

/** Facts that both a snapshot and the live profile contain: columns of `companies`. */
export interface RegisteredFacts {
  company_number: string;
  company_name: string;
  company_status: string;
  company_status_detail: string | null;
  company_type: string;
  country_of_origin: string | null;
  care_of: string | null;
  po_box: string | null;
  address_line_1: string | null;
  address_line_2: string | null;
  locality: string | null;
  region: string | null;
  country: string | null;
  postal_code: string | null;
  outward_code: string | null;
  incorporated_on: string | null;
  dissolved_on: string | null;
  accounts_reference_day: number | null;
  accounts_reference_month: number | null;
  accounts_next_due: string | null;
  accounts_last_made_up: string | null;
  accounts_type: string | null;
  confirmation_next_due: string | null;
  confirmation_last_made_up: string | null;
  sic_codes: string[];
  /** Newest first. */
  previous_names: PreviousName[];
}

/** The columns of these facts; the compiler requires each. */
export const FACT_COLUMNS = Object.keys({
  company_number: true,
  company_name: true,
  company_status: true,
  company_status_detail: true,
  company_type: true,
  country_of_origin: true,
  care_of: true,
  po_box: true,
  address_line_1: true,
  address_line_2: true,
  locality: true,
  region: true,
  country: true,
  postal_code: true,
  outward_code: true,
  incorporated_on: true,
  dissolved_on: true,
  accounts_reference_day: true,
  accounts_reference_month: true,
  accounts_next_due: true,
  accounts_last_made_up: true,
  accounts_type: true,
  confirmation_next_due: true,
  confirmation_last_made_up: true,
  sic_codes: true,
  previous_names: true,
} satisfies Record<keyof RegisteredFacts, true>);

/** Columns that a profile shows unchanged, in addition to those of every answer with a company. */
export const PROFILE_COLUMNS = [
  'company_status_detail',
  'dissolved_on',
  'removed_on',
  'country_of_origin',
  'accounts_last_made_up',
  'confirmation_last_made_up',
] as const satisfies readonly (keyof CompanyRecord)[];

export interface ChargeCounts {
  charges_total: number | null;
  charges_outstanding: number | null;
  charges_part_satisfied: number | null;
  charges_satisfied: number | null;
}

/** A row of `companies`. */
export interface CompanyRecord extends RegisteredFacts, ChargeCounts {
  /** The date of the first snapshot without the company. */
  removed_on: string | null;
  /** When the live source last sent it; null when the row comes from a snapshot. */
  live_at: Date | null;
  /** From the newest accounts; present only where the full company is read. */
  financials?: NewestFigures | null;
}

/**
 * The facts about a company that only the live source knows, in our own shapes: few fields, always present,
 * valid dates. Addresses of persons are left out, because nothing needs them.
 */
export interface Officer {
  /** The id of the appointment, if the source sends it. */
  id: string | null;
  /**
   * The id of the person or company, which identifies other appointments. Absent in details stored before it
   * was read.
   */
  officer_id?: string | null;
  name: string;
  officer_role: string;
  appointed_on: string | null;
  /** For appointments before 1992, whose date is not known. */
  appointed_before: string | null;
  resigned_on: string | null;
  occupation: string | null;
  /**
   * As the register publishes it. Absent in details stored before it was read; the month of birth likewise.
   */
  nationality?: string | null;
  /** `1970-04`: the register does not publish the day. */
  month_of_birth?: string | null;
  /** The number of a corporate officer in its own register. */
  registration_number: string | null;
  identity_verification_details: IdentityVerificationDetails | null;
}

/**
 * The statement of the register about the identity verification of a person in one role, in the register's
 * own names. Secretaries and companies have none; its absence means nothing.
 */
export interface IdentityVerificationDetails {
  /** The statement that the identity is verified must be supplied by this day. */
  appointment_verification_statement_due_on: string | null;
  /** For persons with significant control: the day from which the statement can be supplied. */
  appointment_verification_statement_date: string | null;
  /** The day on which the statement was supplied. */
  appointment_verification_start_on: string | null;
  /** The day on which the statement was removed. */
  appointment_verification_end_on: string | null;
  /**
   * The day on which an agent verified the identity. Not sent for persons who verified with Companies House.
   */
  identity_verified_on: string | null;
  /** The name of the agent. */
  authorised_corporate_service_provider_name: string | null;
  anti_money_laundering_supervisory_bodies: string[];
  preferred_name: string | null;
}

export interface Charge {
  id: string | null;
  charge_code: string | null;
  charge_number: number | null;
  status: string;
  description: string | null;
  created_on: string | null;
  delivered_on: string | null;
  satisfied_on: string | null;
  persons_entitled: string[];
}

export interface InsolvencyPractitioner {
  name: string;
  role: string | null;
  appointed_on: string | null;
  ceased_to_act_on: string | null;
}

export interface InsolvencyCase {
  number: string | null;
  type: string;
  dates: { type: string; date: string }[];
  practitioners: InsolvencyPractitioner[];
}

export interface Insolvency {
  /** The current statuses according to Companies House, if any. */
  statuses: string[];
  cases: InsolvencyCase[];
}

export interface SignificantPerson {
  id: string | null;
  kind: string;
  /** Null for a protected person. */
  name: string | null;
  /** Of a corporate or legal person, as filed. Absent in details stored before these were read. */
  country_registered?: string | null;
  place_registered?: string | null;
  natures_of_control: string[];
  notified_on: string | null;
  ceased_on: string | null;
  /** Also true when the day is not known. */
  ceased: boolean;
  registration_number: string | null;
  identity_verification_details: IdentityVerificationDetails | null;
}

/** Values of the live profile without a column in `companies`. */
export interface ProfileExtras {
  jurisdiction: string | null;
  has_charges: boolean | null;
  has_insolvency_history: boolean | null;
  has_significant_persons: boolean | null;
  registered_office_is_in_dispute: boolean;
  undeliverable_registered_office_address: boolean;
}

/** The lists of a company; null: not known. */
export interface DetailParts {
  officers: Officer[] | null;
  charges: Charge[] | null;
  insolvency: Insolvency | null;
  persons_with_significant_control: SignificantPerson[] | null;
}

export interface CompanyDetail extends DetailParts {
  profile: ProfileExtras | null;
  /** When all parts were last fetched together; before the first time, when they were last requested. */
  fetched_at: Date;
}
