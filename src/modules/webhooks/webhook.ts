import type { SignalFilter } from '../signals/index.ts';

export type DestinationStatus = 'active' | 'disabled';
/** `held_back`: the signal was made while the destination was disabled. */
export type DeliveryStatus = 'pending' | 'delivered' | 'failed' | 'held_back';

export interface Destination {
  id: number;
  account_id: string;
  webhook_url: string;
  signal_type: SignalFilter;
  status: DestinationStatus;
  created_at: Date;
  last_delivery_at: Date | null;
  last_delivery_status: string | null;
  consecutive_failures: number;
}

export interface Attempt {
  attempt: number;
  attempted_at: Date;
  duration_ms: number;
  response_status: number | null;
  response_body: string | null;
  error: string | null;
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
  error: string | null;
  /** How long the receiver asked us to wait (`Retry-After`). */
  retry_after_ms: number | null;
}
