import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '../../../src/client/api-types.ts';

/** What the API says when it refuses: a stable code, and a sentence for people. */
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

/** Tells the server that the request comes from these pages; without it the session's cookie does not count. */
export const CONSOLE_HEADER = { 'X-Domesday-Console': '1' };

const asConsole: Middleware = {
  onRequest({ request }) {
    request.headers.set('X-Domesday-Console', '1');
    return request;
  },
  async onResponse({ response }) {
    if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => undefined));
  },
  onError() {
    return new ApiError(0, {
      error: { code: 'offline', message: 'The service cannot be reached. Is it running?' },
    });
  },
};

export const api = createClient<paths>({ baseUrl: window.location.origin, credentials: 'same-origin' });
api.use(asConsole);

/** For the console's own routes, which are not part of the public description. */
export async function consoleCall<T>(
  method: 'POST' | 'DELETE' | 'GET',
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: { ...CONSOLE_HEADER, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiError(response.status, answer);
  return answer as T;
}

/** The data of an answer that was not refused: refusals have been thrown by then. */
export function dataOf<T>({ data }: { data?: T | undefined }): T {
  if (data === undefined) throw new ApiError(0, undefined);
  return data;
}
