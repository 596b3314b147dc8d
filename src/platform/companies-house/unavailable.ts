import { MINUTE_MS } from '../../shared/durations.ts';

/** How long a refused key is not tried again. */
export const REFUSED_MS = 5 * MINUTE_MS;
const FAILING_RETRY_MS = 15_000;

/**
 * - `off`: no key is set;
 * - `refused`: the key is not accepted;
 * - `busy`: the budget is spent, or Companies House asked for a pause;
 * - `failing`: it does not answer, or gives invalid answers.
 */
export type UnavailableReason = 'off' | 'refused' | 'busy' | 'failing';

/** The request could not be answered: the resource may or may not exist. */
export class CompaniesHouseUnavailable extends Error {
  override readonly name = 'CompaniesHouseUnavailable';
  readonly reason: UnavailableReason;
  /** There is no use in retrying sooner. */
  readonly retryAfterMs: number;

  constructor(
    reason: UnavailableReason,
    options: { message: string; retryAfterMs: number; cause?: unknown },
  ) {
    super(options.message, options.cause === undefined ? undefined : { cause: options.cause });
    this.reason = reason;
    this.retryAfterMs = options.retryAfterMs;
  }
}

export function off(): CompaniesHouseUnavailable {
  return new CompaniesHouseUnavailable('off', {
    message: 'no Companies House key is set',
    retryAfterMs: REFUSED_MS,
  });
}

export function refused(retryAfterMs: number): CompaniesHouseUnavailable {
  return new CompaniesHouseUnavailable('refused', {
    message: 'Companies House refuses the key',
    retryAfterMs,
  });
}

export function busy(because: 'spent' | 'paused', retryAfterMs: number): CompaniesHouseUnavailable {
  const message =
    because === 'spent'
      ? 'the budget of Companies House requests is spent'
      : 'Companies House asked for a pause';
  return new CompaniesHouseUnavailable('busy', { message, retryAfterMs });
}

export function failing(cause: Error): CompaniesHouseUnavailable {
  const message = 'Companies House does not answer';
  return new CompaniesHouseUnavailable('failing', { message, retryAfterMs: FAILING_RETRY_MS, cause });
}
