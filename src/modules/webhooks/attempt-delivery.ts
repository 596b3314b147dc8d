import { type Egress, EgressError, type EgressResponse } from '../../platform/egress/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Database, Transaction } from '../../platform/postgres/index.ts';
import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS, parseRetryAfter, SECOND_MS } from '../../shared/clock.ts';
import type { SecretBox } from '../../shared/secret-box.ts';
import { storableText } from '../../shared/storable-text.ts';
import type { AttemptedDelivery, DeliveryStore } from './deliveries.store.ts';
import type { DestinationStore } from './destinations.store.ts';
import { secretOwner, sign, signStandard } from './signing-secrets.ts';
import { isTestReceiver, receiveTest } from './test-receiver.ts';
import type { ClaimedDelivery, LoggedHeaders, Outcome } from './webhook.ts';

export interface DeliverDeps extends AttemptDeps {
  db: Database;
  log: Logger;
  deliveries: Pick<DeliveryStore, 'recordFailure'>;
  destinations: Pick<DestinationStore, 'disable'>;
  /** Queues the mail to the owner, in the transaction that disables the destination. */
  enqueueDisabledMail: (tx: Transaction, destinationId: number) => Promise<void>;
}

interface DeliverOptions {
  signal: AbortSignal;
  /** Records a success. */
  onDelivered: (attempted: AttemptedDelivery) => void;
}

const GONE = 410;
/** A destination is disabled after failing this long without a success. */
const FAILING_MS_MAX = 5 * DAY_MS;

/** Makes one attempt and records its outcome. Returns true if it was delivered. */
export async function deliver(
  deps: DeliverDeps,
  delivery: ClaimedDelivery,
  { signal, onDelivered }: DeliverOptions,
): Promise<boolean> {
  const outcome = await attemptDelivery(deps, delivery, signal);
  const { response_status: status } = outcome;
  // The process is stopping: not the receiver's fault. The claim expires, and the delivery is sent again.
  if (signal.aborted && status === null) return false;
  const isDelivered = status !== null && status >= 200 && status < 300;
  if (isDelivered) onDelivered({ delivery, outcome });
  else await recordFailure(deps, delivery, outcome);
  deps.log.debug(
    { delivery_id: delivery.id, attempt: delivery.attempt, status, duration_ms: outcome.duration_ms },
    'webhook attempted',
  );
  return isDelivered;
}

async function recordFailure(deps: DeliverDeps, delivery: ClaimedDelivery, outcome: Outcome): Promise<void> {
  const isGone = outcome.response_status === GONE;
  const isLast = isGone || delivery.attempt_once;
  const delayMs = isLast
    ? undefined
    : retryDelayMs(delivery.round_attempt, { retryAfterMs: outcome.retry_after_ms });
  const now = deps.clock.now().getTime();
  await deps.db.transaction(async (tx) => {
    const nextAttemptAt = delayMs === undefined ? null : new Date(now + delayMs);
    const failingSince = await deps.deliveries.recordFailure(tx, delivery, outcome, nextAttemptAt);
    if (!failingSince) return;
    const isHopeless = now - failingSince.getTime() >= FAILING_MS_MAX;
    if (!isGone && !isHopeless) return;
    const isDisabled = await deps.destinations.disable(
      tx,
      delivery.destination_id,
      isGone ? 'gone' : 'failing',
    );
    if (isDisabled) await deps.enqueueDisabledMail(tx, delivery.destination_id);
  });
}

interface AttemptDeps {
  egress: Pick<Egress, 'request'>;
  box: SecretBox;
  clock: Clock;
  userAgent: string;
}

/** The time limit of a receiver. */
const TIMEOUT_MS = 15_000;
const RESPONSE_BYTES_MAX = 64 * 1024;
/** The maximum length of the logged response. */
const LOGGED_CHARACTERS_MAX = 1_000;
const LOGGED_HEADER_CHARACTERS_MAX = 200;
const LOGGED_HEADERS_MAX = 30;

/** Sends a delivery once and returns the outcome. Never throws: every failure is an outcome. */
export async function attemptDelivery(
  deps: AttemptDeps,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
): Promise<Outcome> {
  const { clock } = deps;
  const attemptedAt = clock.now();
  let startedAt = performance.now();
  const since = () => Math.round(performance.now() - startedAt);
  const failure = (error: string, sent: LoggedHeaders | null): Outcome => ({
    attempted_at: attemptedAt,
    duration_ms: since(),
    response_status: null,
    response_body: null,
    request_headers: sent,
    response_headers: null,
    error,
    retry_after_ms: null,
  });
  const headers = signedHeaders(deps, delivery, attemptedAt);
  if (!headers) {
    return failure('The signing secret cannot be opened: APP_SECRET has changed. Rotate the secret.', null);
  }
  try {
    const onConnection = () => {
      startedAt = performance.now();
    };
    const response = await send(deps, delivery, { headers, onConnection, signal });
    const isRedirect = response.status >= 300 && response.status < 400;
    return {
      attempted_at: attemptedAt,
      duration_ms: since(),
      response_status: response.status,
      response_body: loggedBody(response.body),
      // No header contains the secret itself, so all of them can be logged.
      request_headers: headers,
      response_headers: loggedHeaders(response.headers),
      error: isRedirect ? 'The receiver redirects. Register the address that it redirects to.' : null,
      retry_after_ms: parseRetryAfter(response.headers['retry-after'], attemptedAt) ?? null,
    };
  } catch (error) {
    return failure(error instanceof EgressError ? error.message : 'The request failed.', headers);
  }
}

type Answer = Pick<EgressResponse, 'status' | 'headers' | 'body'>;

interface SendOptions {
  headers: Record<string, string>;
  onConnection: () => void;
  signal: AbortSignal;
}

/** Calls a test receiver within this process, and any other address through the guarded client. */
async function send(
  { egress, box, clock }: AttemptDeps,
  { webhook_url: url, body, secret_sealed: sealed }: ClaimedDelivery,
  { headers, onConnection, signal }: SendOptions,
): Promise<Answer> {
  if (isTestReceiver(url)) {
    const secret = box.open(sealed, secretOwner(url)) ?? '';
    return receiveTest({ headers, body, secret, now: clock.now() });
  }
  return egress.request({
    url,
    method: 'POST',
    headers,
    body,
    incompleteBody: 'keep',
    bodyBytesMax: RESPONSE_BYTES_MAX,
    anyPort: true,
    // Only the total time is limited, not how it is spent on connecting, waiting or reading.
    totalTimeoutMs: TIMEOUT_MS,
    connectTimeoutMs: TIMEOUT_MS,
    headersTimeoutMs: TIMEOUT_MS,
    onConnection,
    signal,
  });
}

function loggedBody(body: Buffer): string {
  return storableText(body.toString('utf8').replaceAll('\0', '').slice(0, LOGGED_CHARACTERS_MAX));
}

/**
 * The first headers of a response, each shortened. Cookies are left out: they are secrets of the receiver.
 */
function loggedHeaders(headers: Readonly<Record<string, string>>): LoggedHeaders {
  const names = Object.keys(headers).filter((name) => name !== 'set-cookie');
  const logged: LoggedHeaders = {};
  for (const name of names.slice(0, LOGGED_HEADERS_MAX)) {
    logged[loggedHeaderText(name)] = loggedHeaderText(headers[name] ?? '');
  }
  return logged;
}

const loggedHeaderText = (text: string) => storableText(text.slice(0, LOGGED_HEADER_CHARACTERS_MAX));

/** Undefined if the secret was sealed with another APP_SECRET. */
function signedHeaders(
  { box, userAgent }: AttemptDeps,
  delivery: ClaimedDelivery,
  at: Date,
): Record<string, string> | undefined {
  const owner = secretOwner(delivery.webhook_url);
  const secret = box.open(delivery.secret_sealed, owner);
  if (secret === undefined) return undefined;
  const previous = delivery.previous_secret_sealed && box.open(delivery.previous_secret_sealed, owner);
  const timestamp = Math.floor(at.getTime() / 1000);
  const message = { id: delivery.id, timestamp, body: delivery.body };
  const older = delivery.older_secrets.flatMap(({ sealed, until }) =>
    new Date(until) > at ? (box.open(Buffer.from(sealed, 'base64'), owner) ?? []) : [],
  );
  const secrets = [secret, ...(previous ? [previous] : []), ...older];
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': userAgent,
    'x-webhook-id': delivery.id,
    'x-webhook-timestamp': String(timestamp),
    'x-webhook-signature': sign(secret, timestamp, delivery.body),
    'x-webhook-attempt': String(delivery.attempt),
    'webhook-id': delivery.id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((one) => `v1,${signStandard(one, message)}`).join(' '),
    ...(delivery.is_replay && { 'x-webhook-replay': 'true' }),
    ...(previous && { 'x-webhook-signature-previous': sign(previous, timestamp, delivery.body) }),
  };
}

/** The delays after failed attempts. A failure after the last delay is final. */
const DELAYS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  10 * HOUR_MS,
];

/** Delays are up to a tenth longer, so that deliveries that failed together are not retried together. */
const JITTER = 0.1;
/** The longest `Retry-After` that is respected. */
const RETRY_AFTER_MS_MAX = DAY_MS;

/**
 * Milliseconds until the next attempt; undefined if there is none. `attempt` is the number of the failed
 * attempt.
 */
export function retryDelayMs(
  attempt: number,
  { retryAfterMs, random = Math.random }: { retryAfterMs: number | null; random?: () => number },
): number | undefined {
  const planned = DELAYS_MS[attempt - 1];
  if (planned === undefined) return undefined;
  const requested = Math.min(retryAfterMs ?? 0, RETRY_AFTER_MS_MAX);
  return Math.max(planned, requested) * (1 + JITTER * random());
}
