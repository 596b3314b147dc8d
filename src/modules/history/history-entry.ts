import type { Requester, Source } from '../../shared/caller.ts';
import type { Outcome } from '../../shared/outcomes.ts';

export const DIRECTIONS = ['domain_to_company', 'company_to_website'] as const;
type Direction = (typeof DIRECTIONS)[number];

/** The outcome of a call, and its cost. */
export interface EndedCall {
  outcome: Outcome;
  /** The company number or the domain that was found. */
  found: string | null;
  charged: boolean;
  chargeReason: string;
  /** Why a website could not be read. */
  failureCode?: string | null | undefined;
}

/** An answered call. */
export interface AnsweredCall extends EndedCall {
  accountId: string;
  requester: Requester;
  direction: Direction;
  /** The domain, the company number or the name. */
  asked: string;
  /** The job that the call opened; `settle` records its outcome later. */
  jobId?: string | undefined;
  /** The job that the call joined, opened by another call. Its outcome is shown for both. */
  joinedJobId?: string | undefined;
}

export const PENDING_CALL: EndedCall = {
  outcome: 'pending',
  found: null,
  charged: false,
  chargeReason: 'pending',
};

export interface SettledJob extends EndedCall {
  jobId: string;
}

/** A row of the history as read. */
export interface HistoryEntry {
  id: string;
  asked_at: Date;
  direction: Direction;
  asked: string;
  found: string | null;
  /** The current name of the company that was looked up or found. */
  company_name: string | null;
  outcome: Outcome;
  credits: number;
  charge_reason: string;
  /** Why the website could not be read; null for other outcomes, and for entries older than this field. */
  failure_code: string | null;
  source: Source;
  actor: string;
  job_id: string | null;
}

export interface HistoryFilter {
  text?: string | undefined;
  outcome?: Outcome | undefined;
  direction?: Direction | undefined;
  source?: Source | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

export interface UsageOfDay {
  /** A day in the United Kingdom. */
  day: string;
  source: Source;
  calls: number;
  credits: number;
}
