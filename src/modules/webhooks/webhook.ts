import type { Queryable } from '../../platform/postgres/index.ts';
import { hideLockedLinks, presentSignal, type SignalFilter, type StoredSignal } from '../signals/index.ts';

type DestinationStatus = 'active' | 'disabled';
/** `paused`: by its account. `gone`: it answered 410. `failing`: only failures for several days. */
export const DISABLED_REASONS = ['paused', 'gone', 'failing'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];
/** `held_back`: the signal was detected while the destination was disabled. */
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
  /** Null if it is not disabled. */
  disabled_reason: DisabledReason | null;
  created_at: Date;
  last_delivery_at: Date | null;
  last_delivery_status: string | null;
  last_success_at: Date | null;
  consecutive_failures: number;
  /** When a test receiver is deleted; null for an address of the account's own. */
  expires_at: Date | null;
}

/** A destination with the outcomes of its deliveries. */
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
  /** Present only if a single delivery is read; null for attempts older than the logging of headers. */
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
  /** Null if there will be no more attempts. */
  next_attempt_at: Date | null;
  body: string;
  log: Attempt[];
}

/** A delivery that was claimed for an attempt, with all data that the attempt needs. */
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
  /** It belongs to a replay. */
  is_replay: boolean;
  secret_sealed: Buffer;
  previous_secret_sealed: Buffer | null;
  older_secrets: OlderSecret[];
}

/** A secret that was replaced before the previous one, and until when it signs along. */
export interface OlderSecret {
  /** Base64. */
  sealed: string;
  until: string;
}

/** The outcome of an attempt. */
export interface Outcome {
  attempted_at: Date;
  duration_ms: number;
  response_status: number | null;
  response_body: string | null;
  /** Null if the request was not made. */
  request_headers: LoggedHeaders | null;
  response_headers: LoggedHeaders | null;
  error: string | null;
  /** The delay that the receiver asked for (`Retry-After`). */
  retry_after_ms: number | null;
}

/** The body of a delivery is derived from its signal, or stored for a test. */
export interface BodySource {
  account_id: string;
  signal_id: string | null;
  /** Null for a test, and where another source has the same signal. */
  signal: SignalJson | null;
  test_body: string | null;
}

/** A row of `signals` as JSON. */
type SignalJson = Omit<StoredSignal, 'detected_at'> & { detected_at: string };

/**
 * The bodies of deliveries. Those of one signal are one string, except where a website is locked for some of
 * the accounts. Every attempt has the same body, unless the account pays for the website in the meantime.
 */
export async function bodiesOf(db: Queryable, sources: readonly BodySource[]): Promise<string[]> {
  const signals = new Map<string, StoredSignal>();
  for (const { signal } of sources)
    if (signal) signals.set(signal.id, { ...signal, detected_at: new Date(signal.detected_at) });
  const signalOf = ({ signal_id: id }: BodySource) => (id === null ? undefined : signals.get(id));
  const shown = sources.flatMap((source) => {
    const signal = signalOf(source);
    return signal ? [{ accountId: source.account_id, signal }] : [];
  });
  const visible = (await hideLockedLinks(db, shown)).values();
  const bodies = new Map<StoredSignal, string>();
  return sources.map((source) => {
    if (!signalOf(source)) return source.test_body ?? '';
    const signal = visible.next().value as StoredSignal;
    const body = bodies.get(signal) ?? deliveryBody(signal);
    bodies.set(signal, body);
    return body;
  });
}

function deliveryBody(stored: StoredSignal): string {
  const signal = presentSignal(stored);
  return JSON.stringify({
    id: signal.id,
    type: signal.signal_type,
    created_at: signal.detected_at,
    data: signal,
  });
}

/** A signal about a fictional company, to test a receiver. */
export function testBody(id: string, signalType: SignalFilter, at: Date): string {
  const type = signalType === 'all' ? 'company_name_changed' : signalType;
  return deliveryBody({
    id,
    signal_type: type,
    severity: 'info',
    company_number: '00000000',
    company_name: 'TEST DELIVERY LIMITED',
    summary: 'This is a test delivery. No company has changed.',
    occurred_on: at.toISOString().slice(0, 10),
    detected_at: at,
    previous: null,
    current: null,
    source: 'poll',
  });
}
