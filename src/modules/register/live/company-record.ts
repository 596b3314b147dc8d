export interface PreviousName {
  name: string;
  ceased_on: string | null;
}

/** What a snapshot and the live profile both tell of a company: the columns of `companies`. */
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

export interface ChargeCounts {
  charges_total: number | null;
  charges_outstanding: number | null;
  charges_part_satisfied: number | null;
  charges_satisfied: number | null;
}

/** A company as the register holds it: a row of `companies`. */
export interface CompanyRecord extends RegisteredFacts, ChargeCounts {
  /** The day of the first snapshot without it. */
  removed_on: string | null;
  /** When the live source last told of it; null when the row is a snapshot's. */
  live_at: Date | null;
}
