/**
 * - `off`: no key is set;
 * - `refused`: the key is not accepted;
 * - `busy`: the budget is spent, or Companies House asked for a pause;
 * - `failing`: it does not answer, or not sensibly.
 */
export type UnavailableReason = 'off' | 'refused' | 'busy' | 'failing';

/** Nothing is known of what was asked for: it may or may not exist. */
export class CompaniesHouseUnavailable extends Error {
  override readonly name = 'CompaniesHouseUnavailable';
  readonly reason: UnavailableReason;
  /** Asking again sooner is of no use. */
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
