/** What matching reads of the register. */
export interface RegisteredCompany {
  company_number: string;
  company_name: string;
  company_status: string;
  company_type: string;
  registered_postcode: string | null;
  registered_address: string | null;
  incorporated_on: string | null;
  sic_codes: string[];
  /** Names it had before, newest first. */
  previous_names: string[];
  /** Absent from the newest snapshot: dissolved, in all likelihood. */
  removed: boolean;
}

export interface NamedCompany {
  company: RegisteredCompany;
  /** The previous name that matched; null for the current one. */
  matchedName: string | null;
  /** 1 for the whole name, falling with the distance. */
  score: number;
}

export interface RegisterReader {
  /** Those that exist, in any order; asks the live source too where there is one and the local register has no answer. */
  findByNumbers(numbers: readonly string[]): Promise<RegisteredCompany[]>;
  /** Best first, current and previous names. */
  findByName(name: string, options: { limit: number; postcode?: string }): Promise<NamedCompany[]>;
}
