export type DisclosureName =
  | 'registered_name'
  | 'registered_number'
  | 'place_of_registration'
  | 'registered_office'
  | 'charity_status'
  | 'regulator_number';

export type DisclosureStatus = 'present' | 'missing' | 'outdated' | 'contradicts_register' | 'not_applicable';

export interface DisclosureItem {
  item: DisclosureName;
  status: DisclosureStatus;
  /** The words on the page; null where there are none. */
  quote: string | null;
  page_url: string | null;
  /** The rule that requires it; empty if none does. */
  regulation: string;
}

/**
 * The particulars that a company must state on its website, each with what the pages say. This is not legal
 * advice.
 */
export interface Disclosures {
  legal_form: string;
  /** Each particular that applies is present. */
  complete: boolean;
  items: DisclosureItem[];
}
