import type { FailureCode } from '../crawl/site-failure.ts';
import type { SiteStatements } from '../disclosures/site-statements.ts';
import type { Identifier, RegisteredCompany } from '../match/register-lookup.ts';

export type MatchStatus = 'matched' | 'needs_review' | 'no_match' | 'non_uk_entity' | 'scrape_failed';

/**
 * One fact a person can check: these words are on that page, and support that company (or count against it).
 */
export interface Evidence {
  /** The sort of fact, in the words of the API. */
  kind:
    | Identifier['kind']
    | 'company_number'
    | 'foreign_registration'
    | 'legal_name'
    | 'trading_name'
    | 'postcode_match'
    | 'domain_name'
    /** The website that the company states in its filed accounts; only of company to website. */
    | 'filed_accounts'
    /** The entry of another public register about the company and this website; added to answers. */
    | 'public_register';
  value: string;
  /** The company number that it supports; null for an organisation that is not on the UK register. */
  supports: string | null;
  page_url: string;
  /** Other pages with the same fact. */
  also_on: string[];
  quote: string;
  captured_at: string;
  page_sha256: string;
  /** Log-odds, as the model weighs it; negative counts against the company. */
  weight: number;
  /** For `public_register`: the register, its entry, and the row of the imported file. */
  source?: string;
  source_identifier?: string;
  source_row?: number | null;
  attribution?: string;
}

type Shown = 'company_number' | 'company_name' | 'company_status' | 'registered_postcode' | 'incorporated_on';

export interface ReviewCandidate extends Pick<RegisteredCompany, Shown> {
  match_confidence: number;
  /** Plain sentences. */
  reasons: string[];
  /** Which fact would decide it, as a sentence. */
  would_settle: string;
}

export interface EntityOnSite {
  name: string;
  /** The number on the UK register, if the page or the register states it. */
  company_number: string | null;
  /** ISO 3166 code when the entity is registered elsewhere. */
  country: string | null;
  role: 'operator' | 'group' | 'third_party' | 'agency';
}

/** The words that the pages print of the company that was matched, for the explanation of the match. */
export interface MatchGrounds {
  /** By the strongest thing that they print. */
  by: 'number' | 'bare_number' | 'identifier' | 'name';
  /** On how many pages. */
  pages: number;
  /** The company's name as printed; null where only a number is. */
  printed_name: string | null;
  identifier: Identifier | null;
}

/** Why nothing could be read. */
export interface SiteFailure {
  code: FailureCode;
  /** One sentence for a person. */
  message: string;
  http_status: number | null;
  page_url: string | null;
}

/** Who runs a website that no UK company runs, as far as the pages state it. */
export interface ForeignOperator {
  name: string | null;
  /** As printed. */
  legal_form: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** The number in another country's register, with the words that call it so. */
  registration: string | null;
  quote: string;
  page_url: string;
}

/** Where a quote begins and ends in the text that was read from the page, in UTF-16 code units. */
export type QuoteOffsets = readonly [start: number, end: number];

/**
 * The statement of a website about who runs it. Independent of who asked, what it costs, and what the
 * register says later: texts name companies by slots (`name-slots.ts`), and answers compare `statements` with
 * the record that they show.
 */
export interface Verdict {
  match_status: MatchStatus;
  /** A calibrated probability; null when no company is named. */
  match_confidence: number | null;
  company_number: string | null;
  evidence: Evidence[];
  /** The spans of the evidence, in its order; empty in verdicts from before they were kept. */
  quote_offsets: QuoteOffsets[];
  /** Best first, at most 5. */
  review_candidates: ReviewCandidate[];
  entities_on_site: EntityOnSite[];
  /** For a match: companies that the pages call the operator's parent. */
  parents_on_site: Pick<EntityOnSite, 'name' | 'company_number'>[];
  /** Set for a match; null otherwise. */
  statements: SiteStatements | null;
  /** Set for a match; null otherwise. */
  grounds: MatchGrounds | null;
  /** Set for `scrape_failed`; null otherwise. */
  failure: SiteFailure | null;
  /** Set for `non_uk_entity`; null otherwise. */
  foreign_operator: ForeignOperator | null;
  /** With slots for names. That of a match follows from `grounds`. */
  explanation: string;
  /** Which weights judged it. */
  model_version: string;
}
