import { pause } from './pause.ts';

export interface FetchOptions {
  baseUrl: string;
  apiKey?: string | undefined;
  /** Which program this is; `cli` for the command line, whose calls the history lists apart. */
  clientName?: string | undefined;
  /** Instead of the key: a token of `domesday login --browser`. */
  accessToken?: string | undefined;
  fetch?: typeof fetch | undefined;
  /** The given `fetch` adds the key or token to each call. */
  fetchAuthenticates?: boolean | undefined;
  /**
   * How often a call is sent again that was limited, found the service unavailable or lost its connection; 3
   * by default.
   */
  retriesMax?: number | undefined;
}

/** An error answer of the service: a stable code, a message for people, and the id of the request. */
export class DomesdayError extends Error {
  override readonly name = 'DomesdayError';
  /** 0 when there was no answer at all. */
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Details of the error beyond its message, such as which fields are wrong. */
  readonly details: unknown;

  constructor(
    message: string,
    options: {
      status: number;
      code: string;
      requestId?: string;
      retryAfterSeconds?: number;
      details?: unknown;
      cause?: unknown;
    },
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.status = options.status;
    this.code = options.code;
    this.requestId = options.requestId;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.details = options.details;
  }
}

const RETRIES_MAX = 3;
const RETRY_AFTER_SECONDS = 2;
const RETRY_AFTER_SECONDS_MAX = 60;
/** After a lost connection: a fifth of a second, then twice as long each time. */
const RECONNECT_AFTER_SECONDS = 0.2;
const IDEMPOTENCY_KEY = 'idempotency-key';

/**
 * A `fetch` that sends calls again that were limited (429), found the service unavailable (502, 503, 504) or
 * lost their connection, and throws `DomesdayError` for every other error. A POST carries an
 * `Idempotency-Key`, so that one whose answer was lost takes effect once.
 */
export function createRetryingFetch(options: FetchOptions): (request: Request) => Promise<Response> {
  const { retriesMax = RETRIES_MAX } = options;
  // Called as a plain function: a browser's `fetch` refuses any other `this`.
  const send = options.fetch ?? ((request: Request) => fetch(request));
  const isKnownCaller =
    options.apiKey !== undefined || options.accessToken !== undefined || options.fetchAuthenticates === true;

  return async (request) => {
    if (isKnownCaller && request.method === 'POST' && !request.headers.has(IDEMPOTENCY_KEY))
      request.headers.set(IDEMPOTENCY_KEY, randomKey());
    for (let tries = 0; ; tries++) {
      // A body can be sent only once, so each try sends a copy.
      const outcome = await sendOnce(send, request.clone(), options.baseUrl);
      if (outcome instanceof Response) return outcome;
      if (tries >= retriesMax || !mayBeSentAgain(outcome, request)) throw outcome;
      await pause(secondsBefore(outcome, tries), request.signal);
    }
  };
}

/** The successful answer, or the error that there is instead. */
async function sendOnce(
  send: (request: Request) => Promise<Response>,
  request: Request,
  baseUrl: string,
): Promise<Response | DomesdayError> {
  try {
    const response = await send(request);
    return response.ok ? response : await errorOf(response);
  } catch (cause) {
    request.signal.throwIfAborted();
    const message = `${baseUrl} does not answer. Is the service running?`;
    return new DomesdayError(message, { status: 0, code: 'no_answer', cause });
  }
}

function mayBeSentAgain({ status, code }: DomesdayError, { method, headers }: Request): boolean {
  // The service did nothing in these cases.
  if (status === 429 || status === 503) return true;
  // The first sending of the same call is still running; its answer comes with the next one.
  if (code === 'idempotency_in_progress') return true;
  const isLost = status === 0 || status === 502 || status === 504;
  return isLost && (method === 'GET' || method === 'PUT' || headers.has(IDEMPOTENCY_KEY));
}

function secondsBefore({ status, retryAfterSeconds }: DomesdayError, tries: number): number {
  if (status === 0) return RECONNECT_AFTER_SECONDS * 2 ** tries;
  return Math.min(retryAfterSeconds ?? RETRY_AFTER_SECONDS, RETRY_AFTER_SECONDS_MAX);
}

/** `crypto.randomUUID` is not there on a browser's page without TLS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function errorOf(response: Response): Promise<DomesdayError> {
  const body = (await response.json().catch(() => undefined)) as
    | { error?: { code: string; message: string; request_id: string; details?: unknown } }
    | undefined;
  const after = Number(response.headers.get('retry-after'));
  return new DomesdayError(body?.error?.message ?? `The service answered ${response.status}.`, {
    status: response.status,
    code: body?.error?.code ?? 'unknown',
    ...(body?.error && { requestId: body.error.request_id, details: body.error.details }),
    ...(after > 0 && { retryAfterSeconds: after }),
  });
}
