import type { Delivery, Destination } from '../../api/shapes.ts';
import { formatCount, formatMoment, words } from '../../lib/format.ts';

interface DestinationState {
  label: string;
  color: string;
  explanation: string;
}

const HELD_BACK = 'Signals are held back until you';

/** The state of a destination, and what it means. */
export function destinationState({
  status,
  disabled_reason: reason,
  consecutive_failures: failures,
}: Pick<Destination, 'status' | 'disabled_reason' | 'consecutive_failures'>): DestinationState {
  if (status === 'disabled') {
    if (reason === 'paused')
      return { label: 'Paused', color: 'gray', explanation: `You paused it. ${HELD_BACK} resume.` };
    const why = reason === 'gone' ? 'The receiver answered 410 Gone.' : 'Every attempt failed for five days.';
    return { label: 'Disabled', color: 'red', explanation: `${why} ${HELD_BACK} enable it.` };
  }
  if (failures > 0) {
    const last = failures === 1 ? 'The last attempt' : `The last ${failures} attempts`;
    return {
      label: `Failing (${failures})`,
      color: 'orange',
      explanation: `${last} failed. Each delivery is tried eight times within 28 hours. After five days of nothing but failures the webhook is disabled, and you get an e-mail.`,
    };
  }
  return { label: 'Active', color: 'green', explanation: 'Signals are sent as they happen.' };
}

const DELIVERY_STATUS_COLORS = {
  delivered: 'green',
  pending: 'blue',
  failed: 'red',
  held_back: 'gray',
} as const satisfies Record<Delivery['status'], string>;

export const DELIVERY_STATUS_MEANINGS: Record<Delivery['status'], string> = {
  delivered: 'The receiver answered with a 2xx status.',
  pending: 'It waits for its first attempt or for a retry.',
  failed: 'Every attempt failed, and there will be no more. You can resend it.',
  held_back: 'It was made while the webhook was paused or disabled. You can resend it.',
};

type DeliveryProgress = Pick<Delivery, 'status' | 'attempts' | 'next_attempt_at' | 'log'>;

/** The state of a delivery for its row: one that failed and will be tried again looks like a failure. */
export function deliveryState({ status, attempts, next_attempt_at: next, log }: DeliveryProgress): {
  label: string;
  color: string;
  /** Why it is not delivered, and when it is tried again. */
  trouble: string | null;
} {
  const last = log.at(-1);
  const why = last && isFailure(last) ? describeFailure(last) : null;
  if (status === 'pending' && attempts > 0 && why !== null) {
    const when = next ? `, again at ${formatMoment(next)}` : '';
    return { label: 'Retrying', color: 'orange', trouble: `${why} (attempt ${attempts}${when})` };
  }
  return {
    label: words(status),
    color: DELIVERY_STATUS_COLORS[status],
    trouble: status === 'failed' ? why : null,
  };
}

function isFailure({ response_status: answered }: Pick<Attempt, 'response_status'>): boolean {
  return answered === null || answered < 200 || answered > 299;
}

function describeFailure({ response_status: answered, error }: Attempt): string {
  return error ?? (answered === null ? 'No answer' : `The receiver answered ${answered}`);
}

/** The finding of a test receiver; undefined before the first request arrives. */
export function signatureVerdict(log: readonly Attempt[]): { isValid: boolean; label: string } | undefined {
  const last = log.at(-1);
  if (!last) return undefined;
  const isValid = !isFailure(last);
  return { isValid, label: isValid ? 'Signature valid' : 'Signature refused' };
}

/** The company that the body of a delivery is about. */
export function companyOf(body: string): string | null {
  try {
    const name = JSON.parse(body)?.data?.company_name;
    return typeof name === 'string' ? name : null;
  } catch {
    return null;
  }
}

type Attempt = Pick<Delivery['log'][number], 'response_status' | 'error' | 'response_body'>;

/** The answer of the receiver, or why there was no answer. */
export function describeAttempt({ response_status, error, response_body }: Attempt): string {
  return [response_status, error, response_body].filter(Boolean).join(' · ');
}

/** A body is JSON; indented it can be read. */
export function indentJson(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** One header a line, in the order of the alphabet. */
export function listHeaders(headers: Record<string, string> | null | undefined): string {
  if (!headers) return 'Not recorded.';
  const lines = Object.entries(headers).sort(([a], [b]) => a.localeCompare(b));
  return lines.map(([name, value]) => `${name}: ${value}`).join('\n') || 'None.';
}

/** The types of a destination, in the space of a table cell. */
export function describeTypes({
  signal_type: first,
  signal_types: types = [first],
}: Pick<Destination, 'signal_type' | 'signal_types'>): string {
  if (types.includes('all')) return 'All types';
  return types.length > 2 ? formatCount(types.length, 'type', 'types') : types.map(words).join(', ');
}

/** `98% of 50 attempts`. */
export function describeShare({
  attempts_24h: attempts,
  success_share_24h: share,
}: Pick<NonNullable<Destination['health']>, 'attempts_24h' | 'success_share_24h'>): string {
  if (share === null) return 'No attempts';
  // 100% only if every attempt succeeded.
  const percent = share === 1 ? 100 : Math.min(99, Math.round(share * 100));
  return `${percent}% of ${formatCount(attempts, 'attempt', 'attempts')}`;
}

const HOUR_MS = 3_600_000;

/** A time that the reader chooses. */
export const CHOSEN_TIME = 'chosen';

/** How far back a replay goes, in hours. */
export const REPLAY_SPANS = [
  { value: '1', label: 'of the last hour' },
  { value: '24', label: 'of the last day' },
  { value: '168', label: 'of the last week' },
  { value: '720', label: 'of the last 30 days' },
  { value: CHOSEN_TIME, label: 'since a time…' },
];

/**
 * Undefined while no valid time is chosen. `chosenTime` is local time, as an input of the browser gives it.
 */
export function replaySince(span: string, now: Date, chosenTime = ''): string | undefined {
  if (span !== CHOSEN_TIME) return new Date(now.getTime() - Number(span) * HOUR_MS).toISOString();
  const time = new Date(chosenTime);
  return Number.isNaN(time.getTime()) || time > now ? undefined : time.toISOString();
}
