/**
 * Receivers that the service itself hosts, for accounts that have none yet. Their deliveries never leave the
 * process: the receiver checks the signature as a real receiver should, and the log of deliveries shows the
 * request and the answer.
 *
 * Only the service creates such addresses: registration refuses every name under `.invalid`, and no such name
 * resolves.
 */
import { timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '../../shared/clock.ts';
import { sign, signStandard } from './signing-secrets.ts';

const HOST = 'test-receiver.invalid';
/** A test receiver is deleted at this age. */
export const TEST_RECEIVER_MS = 24 * HOUR_MS;
/** A receiver refuses older deliveries, so that nobody can replay an intercepted one. */
const TIMESTAMP_AGE_S_MAX = 300;

export function testReceiverUrl(id: string): string {
  return `https://${HOST}/${id}`;
}

export function isTestReceiver(webhookUrl: string): boolean {
  return new URL(webhookUrl).hostname === HOST;
}

interface ReceivedRequest {
  headers: Readonly<Record<string, string>>;
  body: string;
  /** The signing secret of the destination. */
  secret: string;
  now: Date;
}

/** The answer of a test receiver. */
export function receiveTest(request: ReceivedRequest): {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
} {
  const problem = signatureProblem(request);
  return {
    status: problem ? 401 : 200,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: Buffer.from(problem ? `Signature refused: ${problem}.` : 'Signature valid.'),
  };
}

function signatureProblem({ headers, body, secret, now }: ReceivedRequest): string | undefined {
  const timestamp = Number(headers['x-webhook-timestamp']);
  const age = Math.abs(now.getTime() / 1000 - timestamp);
  if (!(age <= TIMESTAMP_AGE_S_MAX)) return 'the timestamp is missing or older than five minutes';
  if (!isEqual(headers['x-webhook-signature'], sign(secret, timestamp, body)))
    return 'X-Webhook-Signature does not fit the body and the secret';
  const standard = `v1,${signStandard(secret, { id: headers['webhook-id'] ?? '', timestamp, body })}`;
  const isSigned = headers['webhook-signature']?.split(' ').some((one) => isEqual(one, standard));
  return isSigned ? undefined : 'Webhook-Signature does not fit the body and the secret';
}

function isEqual(given: string | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
