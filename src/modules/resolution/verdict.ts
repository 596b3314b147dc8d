import type { Disclosures } from './disclosures/disclosures.ts';
import type { Identifier, RegisteredCompany } from './match/register-reader.ts';

export type MatchStatus = 'matched' | 'needs_review' | 'no_match' | 'non_uk_entity' | 'scrape_failed';

/** One fact a person can check: these words are on that page, and support that company (or count against it). */
export interface Evidence {
  /** What sort of fact, in the words of the API. */
  kind:
    | Identifier['kind']
    | 'company_number'
    | 'legal_name'
    | 'trading_name'
    | 'postcode_match'
    | 'domain_name';
  value: string;
  /** The company number it supports. */
  supports: string;
  page_url: string;
  quote: string;
  captured_at: string;
  page_sha256: string;
  /** Log-odds, as the model weighs it; negative counts against the company. */
  weight: number;
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
  /** Of the UK register, when the page or the register tells. */
  company_number: string | null;
  /** ISO 3166 code when the entity is registered elsewhere. */
  country: string | null;
  role: 'operator' | 'group' | 'third_party' | 'agency';
}

/** Where a quote begins and ends in the text that was read from the page, in UTF-16 code units. */
export type QuoteOffsets = readonly [start: number, end: number];

/** What a website says about who runs it. Independent of who asked and what it costs. */
export interface Verdict {
  match_status: MatchStatus;
  /** A calibrated probability; null when no company is named. */
  match_confidence: number | null;
  company_number: string | null;
  evidence: Evidence[];
  /** Of the evidence, in its order; empty in verdicts from before they were kept. */
  quote_offsets: QuoteOffsets[];
  /** Best first, at most 5. */
  review_candidates: ReviewCandidate[];
  entities_on_site: EntityOnSite[];
  /** Of a match: companies that the pages call the operator's parent. */
  parents_on_site: Pick<EntityOnSite, 'name' | 'company_number'>[];
  /** Of a match; null otherwise. */
  disclosures: Disclosures | null;
  explanation: string;
  /** Which weights judged it. */
  model_version: string;
}
