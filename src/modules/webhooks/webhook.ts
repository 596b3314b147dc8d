import type { SignalFilter } from '../signals/index.ts';

export type DestinationStatus = 'active' | 'disabled';
/** `paused`: by its account. `gone`: it answered 410. `failing`: nothing but failures for days. */
export const DISABLED_REASONS = ['paused', 'gone', 'failing'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];
/** `held_back`: the signal was made while the destination was disabled. */
export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed', 'held_back'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export interface Destination {
  id: number;
  account_id: string;
  webhook_url: string;
  description: string | null;
  /** The first of `signal_types`. */
  signal_type: SignalFilter;
  signal_types: SignalFilter[];
  status: DestinationStatus;
  /** Null unless it is disabled. */
  disabled_reason: DisabledReason | null;
  created_at: Date;
  last_delivery_at: Date | null;
  last_delivery_status: string | null;
  last_success_at: Date | null;
  consecutive_failures: number;
}

/** A destination with how its deliveries went. */
export interface DestinationWithHealth extends Destination {
  /** Attempts of the last 24 hours. */
  succeeded: number;
  failed: number;
  /** Deliveries, counted up to `HEALTH_COUNT_MAX`. */
  pending: number;
  held_back: number;
}

export const HEALTH_COUNT_MAX = 10_000;

/** Names in lower case. */
export type LoggedHeaders = Record<string, string>;

export interface Attempt {
  attempt: number;
  attempted_at: Date;
  duration_ms: number;
  response_status: number | null;
  response_body: string | null;
  error: string | null;
  /** Only of a delivery that is read by itself; null for attempts from before headers were logged. */
  request_headers?: LoggedHeaders | null;
  response_headers?: LoggedHeaders | null;
}

/** A delivery with its log. */
export interface LoggedDelivery {
  id: string;
  signal_id: string | null;
  signal_type: string;
  status: DeliveryStatus;
  attempts: number;
  created_at: Date;
  delivered_at: Date | null;
  /** Null when there will be no more attempts. */
  next_attempt_at: Date | null;
  body: string;
  log: Attempt[];
}

/** A delivery that was claimed for an attempt, with all that the attempt needs. */
export interface ClaimedDelivery {
  id: string;
  destination_id: number;
  webhook_url: string;
  body: string;
  /** 1 for the first attempt. */
  attempt: number;
  /** Like `attempt`, but counted from the last redelivery request. */
  round_attempt: number;
  /** There will be no retry. */
  attempt_once: boolean;
  /** A replay asked for it. */
  is_replay: boolean;
  secret_sealed: Buffer;
  previous_secret_sealed: Buffer | null;
}

/** The outcome of an attempt. */
export interface Outcome {
  attempted_at: Date;
  duration_ms: number;
  response_status: number | null;
  response_body: string | null;
  /** Null when the request was not made. */
  request_headers: LoggedHeaders | null;
  response_headers: LoggedHeaders | null;
  error: string | null;
  /** How long the receiver asked us to wait (`Retry-After`). */
  retry_after_ms: number | null;
}
