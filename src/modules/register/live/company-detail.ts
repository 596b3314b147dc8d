/**
 * What only the live source knows of a company, in shapes of our own: few fields, each always there, dates that are
 * dates. Persons' addresses and dates of birth are left out; nothing here needs them.
 */
export interface Officer {
  /** The appointment's, where the source tells it. */
  id: string | null;
  name: string;
  officer_role: string;
  appointed_on: string | null;
  /** For appointments from before 1992, whose own day is not known. */
  appointed_before: string | null;
  resigned_on: string | null;
  occupation: string | null;
  /** Of a corporate officer: its number in the register it is in. */
  registration_number: string | null;
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
  /** What Companies House itself says of now, if anything. */
  statuses: string[];
  cases: InsolvencyCase[];
}

export interface SignificantPerson {
  id: string | null;
  kind: string;
  /** Null for a protected person. */
  name: string | null;
  natures_of_control: string[];
  notified_on: string | null;
  ceased_on: string | null;
  /** Also true where the day is not told. */
  ceased: boolean;
  registration_number: string | null;
}

/** What the live profile says and `companies` has no column for. */
export interface ProfileExtras {
  jurisdiction: string | null;
  has_charges: boolean | null;
  has_insolvency_history: boolean | null;
  has_significant_persons: boolean | null;
  registered_office_is_in_dispute: boolean;
  undeliverable_registered_office_address: boolean;
}

/** The lists of a detail; null: not known. */
export interface DetailParts {
  officers: Officer[] | null;
  charges: Charge[] | null;
  insolvency: Insolvency | null;
  persons_with_significant_control: SignificantPerson[] | null;
}

export interface CompanyDetail extends DetailParts {
  profile: ProfileExtras | null;
  /** When all of it was last had at once; before that ever was, when it was last asked for. */
  fetched_at: Date;
}
