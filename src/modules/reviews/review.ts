import type { Verdict } from '../resolution/index.ts';

export type ReviewStatus = 'open' | 'decided';

/** What the account's owner said of a domain. */
export interface Decision {
  /** Null: none of the companies is right. */
  companyNumber: string | null;
  at: Date;
}

/** A domain that the account asked for and that a person has to look at. */
export interface Review {
  id: string;
  domain: string;
  asked_at: Date;
  decided_at: Date | null;
  company_number: string | null;
  /** As the register has it now; null when it has left the register, or none was chosen. */
  company_name: string | null;
  /** What the website said when it last left room for doubt; null when that is not kept any more. */
  verdict: Verdict | null;
  resolved_at: Date | null;
}

export interface ReviewPage {
  reviews: Review[];
  total: number;
}
