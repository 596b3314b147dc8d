import { QueryCache, QueryClient } from '@tanstack/react-query';
import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '../../../src/client/api-types.ts';
import { ApiError, isSignedOut, shouldRetry } from './api-error.ts';
import { createEventParser } from './event-parser.ts';

/** Marks requests of the console; without it the server ignores the session cookie. */
const CONSOLE_HEADER = { 'X-Domesday-Console': '1' };

const asConsole: Middleware = {
  onRequest({ request }) {
    for (const [name, value] of Object.entries(CONSOLE_HEADER)) request.headers.set(name, value);
    return request;
  },
  async onResponse({ response }) {
    if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => undefined));
  },
  onError: offline,
};

function offline(): ApiError {
  return new ApiError(0, {
    error: { code: 'offline', message: 'The service cannot be reached. Is it running?' },
  });
}

export const api = createClient<paths>({ baseUrl: window.location.origin, credentials: 'same-origin' });
api.use(asConsole);

/** For the console's own routes, which are not part of the public description. */
export async function consoleCall<T>(
  method: 'POST' | 'DELETE' | 'GET',
  path: string,
  body?: unknown,
): Promise<T> {
  return callByHand(path, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
}

/** A call that the generated client cannot make. */
export async function callByHand<T>(path: string, init: RequestInit): Promise<T> {
  const headers = { ...CONSOLE_HEADER, ...(init.headers as Record<string, string>) };
  const response = await fetch(path, { ...init, credentials: 'same-origin', headers }).catch(() => {
    throw offline();
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiError(response.status, answer);
  return answer as T;
}

/** A file of this type, whatever its size. */
export async function downloadByHand(path: string, type: string): Promise<Blob> {
  const headers = { ...CONSOLE_HEADER, accept: type };
  const response = await fetch(path, { credentials: 'same-origin', headers }).catch(() => {
    throw offline();
  });
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => undefined));
  return response.blob();
}

/**
 * The events of a route that answers with `text/event-stream`, as they come. Ends when the service ends the
 * answer.
 */
export async function* readEvents(path: string, signal: AbortSignal): AsyncGenerator<string> {
  const headers = { ...CONSOLE_HEADER, accept: 'text/event-stream' };
  const response = await fetch(path, { credentials: 'same-origin', headers, signal }).catch(() => {
    throw offline();
  });
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => undefined));
  const parse = createEventParser();
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) return;
    yield* parse(value ?? '');
  }
}

/** The data of a successful response; errors were thrown before. */
export function dataOf<T>({ data }: { data?: T | undefined }): T {
  if (data === undefined) throw new ApiError(0, undefined);
  return data;
}

/** Lets the status of a job wait for its end (RFC 7240); a reader who leaves ends the call. */
export const WAIT = { prefer: 'wait=20' };

/** The query key of the signed-in account. */
export const ACCOUNT_QUERY = ['account'] as const;

export function createQueries(): QueryClient {
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // Reads the account again; pages that need a session then redirect to the sign-in page.
      onError(error, { queryKey }) {
        if (isSignedOut(error) && queryKey[0] !== ACCOUNT_QUERY[0])
          // One question at a time: the service says only once why a session has ended.
          void queries.invalidateQueries({ queryKey: ACCOUNT_QUERY }, { cancelRefetch: false });
      },
    }),
    defaultOptions: { queries: { staleTime: 10_000, retry: shouldRetry } },
  });
  return queries;
}
