const STATUS_BY_CODE = {
  invalid_request: 400,
  invalid_domain: 400,
  invalid_token: 400,
  missing_credentials: 401,
  invalid_credentials: 401,
  email_not_verified: 401,
  second_factor_required: 401,
  invalid_second_factor: 401,
  no_credits: 402,
  watchlist_limit_reached: 402,
  insufficient_scope: 403,
  insufficient_role: 403,
  forbidden_origin: 403,
  not_found: 404,
  job_not_found: 404,
  company_not_found: 404,
  webhook_not_found: 404,
  receipt_not_found: 404,
  session_not_found: 404,
  api_key_not_found: 404,
  member_not_found: 404,
  invitation_not_found: 404,
  passkey_not_found: 404,
  saved_search_not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  request_timeout: 408,
  account_exists: 409,
  webhook_limit_reached: 409,
  api_key_exists: 409,
  api_key_limit_reached: 409,
  invitation_exists: 409,
  last_owner: 409,
  other_owners: 409,
  second_factor_exists: 409,
  review_decided: 409,
  saved_search_exists: 409,
  saved_search_limit_reached: 409,
  idempotency_in_progress: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal_error: 500,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof STATUS_BY_CODE;

export const PROBLEM_CODES = Object.keys(STATUS_BY_CODE) as ProblemCode[];

interface ProblemOptions {
  /** Machine-readable details, for instance `{ fields: { email: 'is required' } }`. Sent to the caller. */
  details?: Record<string, unknown>;
  /** Response headers that belong to this failure, such as `Retry-After` or `WWW-Authenticate`. */
  headers?: Record<string, string>;
  /** The underlying error. Logged, never sent. */
  cause?: unknown;
}

/**
 * The error that callers see. Its code is stable and documented (docs/errors.md), its message is one sentence
 * that a person can act on. Secret or technical details belong in `cause`, which is only logged.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly details: Record<string, unknown> | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, message: string, options: ProblemOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.details = options.details;
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return STATUS_BY_CODE[this.code];
  }
}

/** A request whose fields are wrong: `fields` maps each field's path to what is wrong with it. */
export function invalidRequest(message: string, fields?: Record<string, string>): Problem {
  return new Problem('invalid_request', message, fields ? { details: { fields } } : {});
}

/**
 * A failure that the operator can fix: a wrong setting, a port in use, a database that does not answer. The
 * command line prints only its message, without a stack, and exits with code 1.
 */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
