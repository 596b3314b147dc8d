import type { Day } from './days.ts';

/**
 * A company of the fictional register, kept in the words of the Companies House API, so that what is stored
 * is what is served. What the API computes for each request (overdue, counts, etags) is not in it.
 */
export interface SandboxCompany {
  profile: CompanyProfile;
  officers: Officer[];
  pscs: Psc[];
  charges: Charge[];
  insolvency_cases: InsolvencyCase[];
  /** Newest first. */
  filings: Filing[];
  /** The trading name, if it differs from the registered one. */
  trading_name?: string;
  /** The key in `FEATURED_COMPANIES` of a company with a website. */
  featured?: string;
  /** How its website differs from the one that was written for it. */
  website?: WebsiteCondition;
  /** How many changes it has seen; each change draws its own chance from it. */
  revision: number;
}

export type WebsiteCondition = 'unreachable' | 'other_operator' | 'other_details';

export interface CompanyProfile {
  company_number: string;
  company_name: string;
  company_status: string;
  company_status_detail?: string;
  type: string;
  subtype?: string;
  jurisdiction: string;
  date_of_creation: Day;
  date_of_cessation?: Day;
  registered_office_address: Address;
  sic_codes?: string[];
  previous_company_names?: PreviousName[];
  accounts?: Accounts;
  confirmation_statement?: ConfirmationStatement;
  foreign_company_details?: ForeignCompanyDetails;
  branch_company_details?: BranchDetails;
  partial_data_available?: string;
  can_file: boolean;
  undeliverable_registered_office_address?: boolean;
}

export interface Address {
  premises?: string;
  care_of?: string;
  po_box?: string;
  address_line_1: string;
  address_line_2?: string;
  locality?: string;
  region?: string;
  country?: string;
  postal_code?: string;
}

interface PreviousName {
  name: string;
  effective_from: Day;
  ceased_on: Day;
}

export interface Accounts {
  accounting_reference_date: { day: string; month: string };
  last_accounts: { made_up_to?: Day; period_start_on?: Day; period_end_on?: Day; type: string };
  next_accounts?: { due_on: Day; period_start_on: Day; period_end_on: Day };
  next_due?: Day;
  next_made_up_to?: Day;
}

export interface ConfirmationStatement {
  last_made_up_to?: Day;
  next_made_up_to: Day;
  next_due: Day;
}

interface ForeignCompanyDetails {
  originating_registry: { country: string; name: string };
  registration_number: string;
  governed_by: string;
  company_type: string;
  business_activity: string;
}

interface BranchDetails {
  business_activity: string;
  parent_company_name: string;
  parent_company_number: string;
}

export interface Officer {
  /** The last part of the links. */
  id: string;
  person_id: string;
  name: string;
  officer_role: string;
  appointed_on: Day;
  resigned_on?: Day;
  address: Address;
  occupation?: string;
  nationality?: string;
  country_of_residence?: string;
  date_of_birth?: { month: number; year: number };
  identification?: {
    identification_type: string;
    registration_number: string;
    legal_authority: string;
    legal_form: string;
  };
  identity_verification_details?: IdentityVerification;
}

export interface IdentityVerification {
  appointment_verification_statement_due_on?: Day;
  /** Set for persons with significant control only. */
  appointment_verification_statement_date?: Day;
  appointment_verification_start_on?: Day;
  appointment_verification_end_on?: Day;
  identity_verified_on?: Day;
  authorised_corporate_service_provider_name?: string;
  anti_money_laundering_supervisory_bodies?: string[];
}

export interface Psc {
  id: string;
  kind:
    | 'individual-person-with-significant-control'
    | 'corporate-entity-person-with-significant-control'
    | 'legal-person-person-with-significant-control';
  name: string;
  name_elements?: { title: string; forename: string; middle_name?: string; surname: string };
  notified_on: Day;
  ceased_on?: Day;
  address: Address;
  natures_of_control: string[];
  nationality?: string;
  country_of_residence?: string;
  date_of_birth?: { month: number; year: number };
  identification?: {
    legal_authority: string;
    legal_form: string;
    place_registered?: string;
    registration_number?: string;
    country_registered?: string;
  };
  identity_verification_details?: IdentityVerification;
}

export interface Charge {
  id: string;
  charge_code: string;
  charge_number: number;
  classification: { type: string; description: string };
  status: 'outstanding' | 'part-satisfied' | 'fully-satisfied';
  created_on: Day;
  delivered_on: Day;
  satisfied_on?: Day;
  particulars: {
    type?: string;
    description?: string;
    contains_fixed_charge?: boolean;
    contains_floating_charge?: boolean;
    contains_negative_pledge?: boolean;
    floating_charge_covers_all?: boolean;
  };
  persons_entitled: { name: string }[];
  transactions: { filing_type: string; delivered_on: Day; transaction_id: string }[];
}

export interface InsolvencyCase {
  number: string;
  type: string;
  dates: { type: string; date: Day }[];
  practitioners: Practitioner[];
}

export interface Practitioner {
  name: string;
  address: Address;
  role: string;
  appointed_on?: Day;
  ceased_to_act_on?: Day;
}

export interface Filing {
  transaction_id: string;
  type: string;
  category: string;
  subcategory?: string;
  description: string;
  description_values?: Record<string, string>;
  date: Day;
  barcode: string;
  pages: number;
}

export const isPartnership = ({ type }: CompanyProfile): boolean => type === 'llp';
