import { isClosedStatus } from '../../../shared/companies/company-status.ts';

/** A number that another register gives to a company. */
export interface Identifier {
  kind: 'charity_number' | 'lei';
  value: string;
}

/** The statement of another public register about a company and the site that is read. */
export interface RegisteredWebsite {
  proves: 'told_regulator' | 'holds_document' | 'stated_by_others';
  /** Registers give this website to several companies. */
  isShared: boolean;
}

/** The data that matching reads from the register. */
export interface RegisteredCompany {
  company_number: string;
  company_name: string;
  /** As answers show it: `removed` if the newest snapshot lacks the company. */
  company_status: string;
  company_type: string;
  registered_postcode: string | null;
  registered_address: string | null;
  incorporated_on: string | null;
  sic_codes: string[];
  /** Names it had before, newest first. */
  previous_names: string[];
  /** On how many domains it was named as somebody other than the operator. */
  named_by_sites?: number;
  /** Of the requested identifiers, those that other registers assign to it. */
  identifiers?: Identifier[];
  /** Other public registers give the site that is read to this company. */
  registered_website?: RegisteredWebsite;
  /** Names that other public registers give it, of those that were asked for. */
  trading_names?: string[];
}

export interface NamedCompany {
  company: RegisteredCompany;
  /** The previous name that matched; null for the current one. */
  matchedName: string | null;
  /** 1 for an equal name, and less the more the names differ. */
  score: number;
}

export interface RegisterQuery {
  /** The site that is read: what it says itself does not count in `named_by_sites`. */
  domain: string;
  numbers: readonly string[];
  /** Name keys as `lookUpKey` makes them. */
  keys: readonly string[];
  /** Charity numbers and LEIs that the site prints. */
  identifiers?: readonly Identifier[];
  /**
   * Unregistered names that the site prints as its own. A query has these alone, and returns companies with
   * similar names, from the search of the register or, if it is not imported, from that of Companies House.
   */
  similarTo?: readonly string[];
}

export interface RegisterLookup {
  /**
   * One look-up for a complete site: companies with the numbers, with the names (current, previous, or given
   * by imported sources), and those that imported sources give one of the identifiers or the website itself.
   */
  lookUp(query: RegisterQuery): Promise<RegisteredCompany[]>;
  /**
   * The companies that exist, in any order. If the local register has no answer and there is a live source,
   * it is also asked.
   */
  findByNumbers(numbers: readonly string[]): Promise<RegisteredCompany[]>;
  /** Companies with this current or previous name or a similar one, best first. */
  findByName(name: string, options: { limit: number; postcode?: string }): Promise<NamedCompany[]>;
}

/** The look-up that judging a site needs. */
export type SiteRegister = Pick<RegisterLookup, 'lookUp'>;

const INSOLVENT = /liquidation|administration|receiver|insolvency|voluntary/;

/** Whether a company of this status is closed, or insolvent. */
export function isInactiveStatus(status: string): boolean {
  return isClosedStatus(status) || INSOLVENT.test(status);
}
