/** What a page says about who is behind it, one fact at a time. */
export const CLAIM_KINDS = [
  'company_number',
  'legal_name',
  'trading_name',
  'vat_number',
  'postcode',
  'charity_number',
  'fca_number',
  'ico_number',
  'sra_number',
  'lei',
  'foreign_registration',
  'foreign_form',
  'sole_trader',
  'email_domain',
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/**
 * Whom the fact is about: the site's operator, its group or parent, a third party (processor, payment firm, insurer,
 * regulator, customer), the agency that made the site; `unknown` when the words around do not tell.
 */
export type ClaimRole = 'operator' | 'group' | 'third_party' | 'agency' | 'unknown';

/** Where in the page it stands. */
export type ClaimSource =
  | 'text'
  | 'footer'
  | 'copyright'
  | 'title'
  | 'json_ld'
  | 'microdata'
  | 'meta'
  | 'alt'
  | 'link'
  | 'state'
  | 'certificate';

/** The words that gave the claim its role. */
export type ClaimCue =
  | 'registration'
  | 'trading_name_of'
  | 'controller'
  | 'we_are'
  | 'seller'
  | 'owned_by'
  | 'copyright'
  | 'registered_office'
  | 'part_of'
  | 'designed_by'
  | 'processor'
  /** The site only deals with it, and says so: a dealer, a franchisee, a former owner. */
  | 'dealt_with'
  | 'regulator'
  | 'structured_data'
  | 'certificate';

/** What speaks against reading the claim at its face value. */
export type ClaimDoubt =
  | 'placeholder'
  | 'unlabelled'
  | 'charity_like'
  | 'phone_like'
  | 'link_disagrees'
  | 'checksum_fails'
  | 'template_left'
  | 'hypothetical'
  | 'care_of'
  /** The sentence comes to the company by way of something else: "beans from Larch Ltd". */
  | 'in_passing'
  | 'hidden';

export type UkPart = 'england_wales' | 'scotland' | 'northern_ireland' | 'united_kingdom';

/** Plain data: it crosses threads. */
export interface Claim {
  kind: ClaimKind;
  /**
   * For comparing: a padded company number, `SW1A 1AA`, nine digits of VAT, a name with its suffix as printed. Of a
   * foreign registration its number, or the country code where only the country is told; of a foreign form the whole
   * name; of a sole trader the person's name where it is printed, else `sole trader` or `partnership`. A number that
   * nobody filled in stands as printed (`XXXXXXXX`), with a doubt.
   */
  value: string;
  role: ClaimRole;
  source: ClaimSource;
  cue: ClaimCue | null;
  /** The part of the UK that the words beside a number name: "registered in Scotland". */
  ukPart: UkPart | null;
  /** For foreign registrations and forms: the ISO 3166 code, such as DE or JE. */
  country: string | null;
  doubts: ClaimDoubt[];
  /** Claims of one statement are about the same company: "ACME LTD, company no. 1234567, VAT GB …". Unique in a page. */
  statement: number;
  /** The block (paragraph, cell, list item, footer line) in reading order. */
  block: number;
  /**
   * Where the quote stands in the page's text. What is not part of the readable text (title, structured data, meta tags,
   * alternative texts, state) stands in lines behind it, at offsets beyond `ExtractedPage.textLength`.
   */
  start: number;
  end: number;
  /** The text that says it, at most 300 characters, as a person reads it on the page. */
  quote: string;
}

export interface ExtractedPage {
  url: string;
  sha256: string;
  capturedAt: string;
  title: string | null;
  /** Of the `html` element, lower case, or null. */
  language: string | null;
  /** Characters of readable text; a script-only page has next to none. */
  textLength: number;
  claims: Claim[];
}
