/** What the service says when it refuses: a stable code, a sentence for people, and an id to ask about. */
export class DomesdayError extends Error {
  override readonly name = 'DomesdayError';
  /** 0 when there was no answer at all. */
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    message: string,
    options: {
      status: number;
      code: string;
      requestId?: string;
      retryAfterSeconds?: number;
      cause?: unknown;
    },
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.status = options.status;
    this.code = options.code;
    this.requestId = options.requestId;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
