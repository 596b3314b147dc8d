import { type Egress, EgressError } from '../../platform/egress/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { SecretBox } from '../../shared/secret-box.ts';
import { parseRetryAfter } from './retry-schedule.ts';
import { sign } from './signature.ts';
import type { ClaimedDelivery, Outcome } from './webhook.ts';

export interface AttemptDeps {
  egress: Egress;
  box: SecretBox;
  clock: Clock;
}

/** A receiver has this long to answer. */
const TIMEOUT_MS = 15_000;
const ANSWER_BYTES_MAX = 64 * 1024;
/** What the log keeps of an answer. */
const ANSWER_CHARACTERS_KEPT = 1_000;

/** Sends it once and says how that went. Never throws: whatever goes wrong is an outcome. */
export async function attemptDelivery(
  deps: AttemptDeps,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
): Promise<Outcome> {
  const { egress, clock } = deps;
  const attemptedAt = clock.now();
  let began = performance.now();
  const outcome = (result: Partial<Outcome>): Outcome => ({
    attempted_at: attemptedAt,
    duration_ms: Math.round(performance.now() - began),
    response_status: null,
    response_body: null,
    error: null,
    retryAfterMs: null,
    ...result,
  });
  const headers = signedHeaders(deps, delivery, attemptedAt);
  if (!headers) {
    return outcome({
      error: 'The signing secret cannot be opened: APP_SECRET has changed. Rotate the secret.',
    });
  }
  try {
    const response = await egress.request({
      url: delivery.webhook_url,
      method: 'POST',
      headers,
      body: delivery.body,
      incompleteBody: 'keep',
      bodyBytesMax: ANSWER_BYTES_MAX,
      anyPort: true,
      // How it uses its time, to be connected to, to think or to talk, is the receiver's affair.
      totalTimeoutMs: TIMEOUT_MS,
      connectTimeoutMs: TIMEOUT_MS,
      headersTimeoutMs: TIMEOUT_MS,
      onConnection: () => {
        began = performance.now();
      },
      signal,
    });
    const isRedirect = response.status >= 300 && response.status < 400;
    return outcome({
      response_status: response.status,
      // NUL is the one character that PostgreSQL's text cannot hold.
      response_body: response.body.toString('utf8').replaceAll('\0', '').slice(0, ANSWER_CHARACTERS_KEPT),
      error: isRedirect ? 'The receiver redirects. Register the address that it redirects to.' : null,
      retryAfterMs: parseRetryAfter(response.headers['retry-after'], attemptedAt),
    });
  } catch (error) {
    return outcome({ error: error instanceof EgressError ? error.message : 'The request failed.' });
  }
}

/** Undefined when the secret was sealed under another APP_SECRET. */
function signedHeaders(
  { box }: AttemptDeps,
  delivery: ClaimedDelivery,
  at: Date,
): Record<string, string> | undefined {
  const owner = secretOwner(delivery.webhook_url);
  const secret = box.open(delivery.secret_sealed, owner);
  if (secret === undefined) return undefined;
  const previous = delivery.previous_secret_sealed && box.open(delivery.previous_secret_sealed, owner);
  const timestamp = Math.floor(at.getTime() / 1000);
  return {
    'content-type': 'application/json; charset=utf-8',
    'x-webhook-id': delivery.id,
    'x-webhook-timestamp': String(timestamp),
    'x-webhook-signature': sign(secret, timestamp, delivery.body),
    'x-webhook-attempt': String(delivery.attempt),
    ...(previous && { 'x-webhook-signature-previous': sign(previous, timestamp, delivery.body) }),
  };
}

/** A secret is sealed for the address it signs for: moved to another row, it does not open. */
export function secretOwner(webhookUrl: string): string {
  return `webhook ${webhookUrl}`;
}
