import { setTimeout as sleep } from 'node:timers/promises';

export interface FetchOptions {
  baseUrl: string;
  apiKey?: string | undefined;
  /** Which program this is; `cli` for the command line, whose calls the history lists apart. */
  clientName?: string | undefined;
  /** Instead of the key: a token of `domesday login --browser`. */
  accessToken?: string | undefined;
  fetch?: typeof fetch | undefined;
  /** How often a call is retried that was rate limited or found the service unavailable. */
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

const RETRIES_MAX = 3;
const RETRY_AFTER_SECONDS = 2;
const RETRY_AFTER_SECONDS_MAX = 60;

/** A `fetch` that retries 429 and 503 after the time the service asks for, and throws `DomesdayError` for other errors. */
export function createRetryingFetch(options: FetchOptions): (request: Request) => Promise<Response> {
  const { baseUrl, retriesMax = RETRIES_MAX } = options;
  const send = options.fetch ?? fetch;

  async function sendOnce(request: Request): Promise<Response> {
    try {
      return await send(request);
    } catch (cause) {
      throw new DomesdayError(`${baseUrl} does not answer. Is the service running?`, {
        status: 0,
        code: 'no_answer',
        cause,
      });
    }
  }

  return async (request) => {
    for (let tries = 0; ; tries++) {
      // A body can be sent only once, so each try sends a copy.
      const response = await sendOnce(request.clone());
      if (response.ok) return response;
      const error = await errorOf(response);
      const isTransient = error.status === 429 || error.status === 503;
      if (!isTransient || tries >= retriesMax) throw error;
      const seconds = Math.min(error.retryAfterSeconds ?? RETRY_AFTER_SECONDS, RETRY_AFTER_SECONDS_MAX);
      await pause(seconds, request.signal);
    }
  };
}

async function errorOf(response: Response): Promise<DomesdayError> {
  const body = (await response.json().catch(() => undefined)) as
    | { error?: { code: string; message: string; request_id: string } }
    | undefined;
  const after = Number(response.headers.get('retry-after'));
  return new DomesdayError(body?.error?.message ?? `The service answered ${response.status}.`, {
    status: response.status,
    code: body?.error?.code ?? 'unknown',
    ...(body?.error && { requestId: body.error.request_id }),
    ...(after > 0 && { retryAfterSeconds: after }),
  });
}

/** Throws the signal's reason when it aborts. */
export async function pause(seconds: number, signal?: AbortSignal): Promise<void> {
  try {
    await sleep(seconds * 1000, undefined, signal && { signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}
