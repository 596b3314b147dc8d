/** An error of the API: a stable code, and a message for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, unknown> | undefined;

  constructor(status: number, body: unknown) {
    const error = (body as { error?: { code?: string; message?: string; details?: Record<string, unknown> } })
      ?.error;
    super(error?.message ?? 'The service did not answer as expected. Try again in a moment.');
    this.name = 'ApiError';
    this.status = status;
    this.code = error?.code ?? 'internal_error';
    this.details = error?.details;
  }
}

const RETRIES_MAX = 2;

/** A request is repeated only when the service is unreachable or failing. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return (
    failures < RETRIES_MAX && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500)
  );
}

/** Refused because of the request or the caller: the same request is refused again. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404, 413, 422].includes(error.status);
}

/** The session has ended, here or elsewhere. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
