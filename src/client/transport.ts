import { DomesdayError } from './api-error.ts';

export interface TransportOptions {
  baseUrl: string;
  apiKey?: string | undefined;
  fetch?: typeof fetch | undefined;
  /** How often a call that was limited or not answered is tried again. */
  retriesMax?: number | undefined;
}

export interface Call {
  method?: 'GET' | 'POST' | 'DELETE';
  query?: object | undefined;
  body?: unknown;
  /** Sent as they are; for uploads. */
  raw?: { body: string | Uint8Array; contentType: string };
  signal?: AbortSignal | undefined;
}

export interface Transport {
  <T>(path: string, call?: Call): Promise<T>;
  /** The answer as it comes, for files. */
  open(path: string, call?: Call): Promise<Response>;
}

const RETRIES_MAX = 3;
const RETRY_AFTER_SECONDS = 2;
const RETRY_AFTER_SECONDS_MAX = 60;

/** One call, tried again when the service asks for patience. Throws `DomesdayError`. */
export function createTransport(options: TransportOptions): Transport {
  const { apiKey, retriesMax = RETRIES_MAX } = options;
  const send = options.fetch ?? fetch;
  const baseUrl = options.baseUrl.replace(/\/$/, '');

  async function once(path: string, call: Call): Promise<Response> {
    const url = new URL(baseUrl + path);
    for (const [name, value] of Object.entries(call.query ?? {})) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const type = call.raw?.contentType ?? (call.body === undefined ? undefined : 'application/json');
    try {
      return await send(url, {
        method: call.method ?? 'GET',
        headers: { ...(apiKey && { 'x-api-key': apiKey }), ...(type && { 'content-type': type }) },
        ...(call.raw && { body: call.raw.body as string }),
        ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
        ...(call.signal && { signal: call.signal }),
      });
    } catch (cause) {
      throw new DomesdayError(`${baseUrl} does not answer. Is the service running?`, {
        status: 0,
        code: 'no_answer',
        cause,
      });
    }
  }

  async function open(path: string, call: Call = {}): Promise<Response> {
    for (let tries = 0; ; tries++) {
      const response = await once(path, call);
      if (response.ok) return response;
      const error = await errorOf(response);
      const isWorthIt = error.status === 429 || error.status === 503;
      if (!isWorthIt || tries >= retriesMax) throw error;
      await pause(
        Math.min(error.retryAfterSeconds ?? RETRY_AFTER_SECONDS, RETRY_AFTER_SECONDS_MAX),
        call.signal,
      );
    }
  }

  const call = async <T>(path: string, options?: Call) => (await (await open(path, options)).json()) as T;
  return Object.assign(call, { open });
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

export async function pause(seconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
