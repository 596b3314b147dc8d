import { Agent, request } from 'undici';
import { type Clock, parseRetryAfter } from '../../shared/clock.ts';

export interface CompaniesHouseAccess {
  apiUrl: string;
  apiKey: string;
}

export interface FoundAnswer {
  /** The parsed JSON. */
  body: unknown;
  etag: string | undefined;
}

/** The outcome of one request. */
type Answer =
  | ({ kind: 'found' } & FoundAnswer)
  | { kind: 'missing' }
  | { kind: 'limited'; retryAfterMs: number | undefined }
  | { kind: 'refused'; status: number }
  | { kind: 'failed'; cause: Error };

export interface ApiRequester {
  get(access: CompaniesHouseAccess, path: string, signal: AbortSignal): Promise<Answer>;
  close(): Promise<void>;
}

interface ApiRequesterOptions {
  clock: Clock;
  userAgent: string;
  /** From the first byte sent to the last byte received. */
  timeoutMs?: number;
  bodyBytesMax?: number;
}

const CONNECT_TIMEOUT_MS = 4_000;
const TIMEOUT_MS = 8_000;
/** A page of a hundred officers is about 100 kB. */
const BODY_BYTES_MAX = 4 * 1024 * 1024;
/** How much of an unwanted body is read to keep the connection. */
const DUMPED_BYTES_MAX = 64 * 1024;
const CONNECTIONS_MAX = 8;

/**
 * Sends single requests. The operator chose the address, so it is not guarded. Redirects are not followed.
 */
export function createApiRequester(options: ApiRequesterOptions): ApiRequester {
  const agent = new Agent({
    connections: CONNECTIONS_MAX,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    maxResponseSize: options.bodyBytesMax ?? BODY_BYTES_MAX,
  });

  return {
    async get(access, path, signal) {
      try {
        const response = await request(addressOf(access, path), {
          dispatcher: agent,
          headers: {
            accept: 'application/json',
            authorization: `Basic ${Buffer.from(`${access.apiKey}:`).toString('base64')}`,
            'user-agent': options.userAgent,
          },
          signal: AbortSignal.any([signal, AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)]),
        });
        if (response.statusCode === 200) {
          const body: unknown = JSON.parse(await response.body.text());
          return { kind: 'found', body, etag: headerText(response.headers.etag) };
        }
        await response.body.dump({ limit: DUMPED_BYTES_MAX });
        return withoutBody(response.statusCode, response.headers, options.clock);
      } catch (error) {
        return { kind: 'failed', cause: error instanceof Error ? error : new Error(String(error)) };
      }
    },
    close: () => agent.destroy(),
  };
}

type Headers = Record<string, string | string[] | undefined>;

function withoutBody(status: number, headers: Headers, clock: Clock): Answer {
  if (status === 429) {
    return {
      kind: 'limited',
      retryAfterMs: parseRetryAfter(headerText(headers['retry-after']), clock.now()),
    };
  }
  if (status === 401 || status === 403) return { kind: 'refused', status };
  // Companies House answers "not found" as JSON or without a body. An HTML page comes from another server:
  // with a wrong address, no company would seem to exist.
  const isPage = headerText(headers['content-type'])?.includes('html') ?? false;
  if (status === 404 && !isPage) return { kind: 'missing' };
  return {
    kind: 'failed',
    cause: new Error(`it answered with status ${status}${isPage ? ' and a web page' : ''}`),
  };
}

function addressOf(access: CompaniesHouseAccess, path: string): string {
  return access.apiUrl.replace(/\/+$/, '') + path;
}

function headerText(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
