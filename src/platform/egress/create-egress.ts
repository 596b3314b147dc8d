import { inSpan, isTracing } from '../tracing.ts';
import { connectTargetFinder } from './connect-to.ts';
import { Connections } from './connections.ts';
import { EgressError, StaleConnectionError } from './egress-error.ts';
import type {
  Egress,
  EgressHead,
  EgressHop,
  EgressLimits,
  EgressMethod,
  EgressOptions,
  EgressRequest,
  EgressResponse,
} from './egress-types.ts';
import { type ExchangeAnswer, type ExchangeRequest, exchange, RequestLifetime } from './exchange.ts';
import { checkUrl, isPublicAddress } from './guard.ts';
import { type Dial, dial, type GuardPolicy, guardedSocketOpener } from './open-socket.ts';
import { createNameResolver } from './resolve-name.ts';
import { ACCEPT_ENCODING } from './response-body.ts';

const REDIRECTS_MAX = 5;

const DEFAULT_LIMITS: EgressLimits = {
  totalTimeoutMs: 15_000,
  connectTimeoutMs: 5_000,
  headersTimeoutMs: 10_000,
  bodyBytesMax: 2 * 1024 * 1024,
  headersBytesMax: 32 * 1024,
  connectionsPerOriginMax: 64,
  keepAliveMs: 4_000,
};

/** Headers that belong to the connection, or select the server. */
const RESERVED_HEADERS = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * The parts that tests replace so that they never leave the machine. Not part of the public API (index.ts).
 */
export interface EgressOverrides {
  isAllowedAddress?: (address: string) => boolean;
  isAllowedPort?: (port: number) => boolean;
  dial?: Dial;
  ca?: string;
}

export function createGuardedEgress(options: EgressOptions, overrides: EgressOverrides = {}): Egress {
  const policy = guardPolicy(options, overrides);
  const limits: EgressLimits = { ...DEFAULT_LIMITS, ...options.limits };
  const headersFor = headerMerger({ 'user-agent': options.userAgent, 'accept-encoding': ACCEPT_ENCODING });
  const connections = new Connections({ limits, openSocket: guardedSocketOpener(policy) });
  const inFlight = new Set<Promise<EgressResponse>>();
  let closing: Promise<void> | undefined;

  async function send(input: EgressRequest): Promise<EgressResponse> {
    const startedAt = performance.now();
    const anyPort = input.anyPort ?? false;
    let message: Message = {
      url: checkUrl(input.url, policy, { anyPort }),
      method: input.method ?? 'GET',
      headers: headersFor(input.headers ?? NO_HEADERS),
      body: typeof input.body === 'string' ? Buffer.from(input.body) : input.body,
    };
    const hops: EgressHop[] = [];
    const lifetime = new RequestLifetime({
      host: message.url.hostname,
      timeoutMs: input.totalTimeoutMs ?? limits.totalTimeoutMs,
      onConnection: input.onConnection,
      signal: input.signal,
    });
    try {
      for (;;) {
        const { url, method, headers, body } = message;
        const answer = await exchangeWithRetry(connections, {
          url,
          method,
          headers,
          body,
          lifetime,
          incompleteBody: input.incompleteBody ?? 'fail',
          bodyBytesMax: bodyLimit(input.bodyBytesMax ?? limits.bodyBytesMax),
          anyPort,
          connectTimeoutMs: input.connectTimeoutMs ?? limits.connectTimeoutMs,
          headersTimeoutMs: input.headersTimeoutMs ?? limits.headersTimeoutMs,
          bodyBytesPerSecondMin: input.bodyBytesPerSecondMin ?? 0,
          nextUrl: (status, answered) => nextUrl({ input, from: url, status, headers: answered, hops }),
        });
        if (!answer.nextUrl) return response(answer, url, hops, startedAt);
        hops.push({ url: url.href, status: answer.status, tls: answer.peer?.tls });
        message = redirectedMessage(message, answer.status, checkUrl(answer.nextUrl, policy, { anyPort }));
      }
    } finally {
      lifetime.dispose();
    }
  }

  return {
    async request(input) {
      if (closing) throw new EgressError('closed', 'The service is shutting down.');
      const sending = isTracing() ? sendInSpan(send, input) : send(input);
      inFlight.add(sending);
      try {
        return await sending;
      } finally {
        inFlight.delete(sending);
      }
    },
    closeIdle: (origin) => connections.closeIdle(origin),
    close() {
      closing ??= Promise.allSettled(inFlight).then(() => connections.destroy());
      return closing;
    },
  };
}

function sendInSpan(
  send: (input: EgressRequest) => Promise<EgressResponse>,
  input: EgressRequest,
): Promise<EgressResponse> {
  const method = input.method ?? 'GET';
  const attributes = {
    'http.request.method': method,
    'server.address': URL.canParse(String(input.url)) ? new URL(input.url).hostname : 'unknown',
  };
  return inSpan({ name: method, kind: 'client', attributes }, async (span) => {
    const answer = await send(input);
    span?.setAttribute('http.response.status_code', answer.status);
    return answer;
  });
}

function guardPolicy(options: EgressOptions, overrides: EgressOverrides): GuardPolicy {
  const findByRule = connectTargetFinder(options.connectTo ?? []);
  return {
    findConnectTarget: (hostname) => findByRule(hostname) ?? options.findFakeServer?.(hostname),
    isAllowedPort: overrides.isAllowedPort ?? ((port) => port === 80 || port === 443),
    isAllowedAddress: overrides.isAllowedAddress ?? isPublicAddress,
    lookup: options.lookup ?? createNameResolver(),
    dial: overrides.dial ?? dial,
    ca: overrides.ca,
  };
}

/** Retries a request once if it is safe and its kept-alive connection turned out to be closed. */
async function exchangeWithRetry(
  connections: Connections,
  request: ExchangeRequest,
): Promise<ExchangeAnswer> {
  try {
    return await exchange(connections, request);
  } catch (error) {
    const isSafe = request.method === 'GET' || request.method === 'HEAD';
    if (isSafe && error instanceof StaleConnectionError) return await exchange(connections, request);
    throw error;
  }
}

function bodyLimit(limit: NonNullable<EgressRequest['bodyBytesMax']>): (head: EgressHead) => number {
  return typeof limit === 'number' ? () => limit : limit;
}

interface RedirectDecision {
  input: EgressRequest;
  from: URL;
  status: number;
  headers: Readonly<Record<string, string>>;
  hops: readonly EgressHop[];
}

function nextUrl({ input, from, status, headers, hops }: RedirectDecision): URL | undefined {
  if (input.redirect !== 'follow') return undefined;
  const to = redirectLocation(status, headers, from);
  if (!to || input.onRedirect?.({ from, to, status, hops }) === 'stop') return undefined;
  const redirectsMax = Math.min(input.redirectsMax ?? REDIRECTS_MAX, REDIRECTS_MAX);
  if (hops.length >= redirectsMax) {
    const message = `${from.hostname} redirects more than ${redirectsMax} times.`;
    throw new EgressError('too_many_redirects', message, { url: from.href });
  }
  return to;
}

type Headers = Readonly<Record<string, string>>;

const NO_HEADERS: Headers = {};

/**
 * Adds the headers of a request to the usual ones. A crawler sends the same object with most of its requests.
 */
function headerMerger(usual: Headers): (given: Headers) => Headers {
  const merged = new WeakMap<Headers, Headers>();
  return (given) => {
    let headers = merged.get(given);
    if (!headers) {
      headers = mergeHeaders(usual, given);
      merged.set(given, headers);
    }
    return headers;
  };
}

function mergeHeaders(usual: Headers, given: Headers): Headers {
  // Copied key by key: keys that are added to a spread object are slow.
  const headers: Record<string, string> = {};
  for (const name of Object.keys(usual)) headers[name] = usual[name] ?? '';
  for (const name of Object.keys(given)) {
    const lowerName = name.toLowerCase();
    if (RESERVED_HEADERS.has(lowerName)) {
      throw new EgressError('invalid_request', `The header ${name} cannot be set on a request.`);
    }
    headers[lowerName] = given[name] ?? '';
  }
  return headers;
}

function response(answer: ExchangeAnswer, url: URL, hops: EgressHop[], startedAt: number): EgressResponse {
  const { status, headers, setCookies, body, truncated, peer, connectMs, headersMs } = answer;
  return {
    status,
    headers,
    setCookies,
    body,
    truncated,
    url: url.href,
    hops,
    tls: peer?.tls,
    remoteAddress: peer?.remoteAddress,
    timing: { connectMs, headersMs, totalMs: performance.now() - startedAt },
  };
}

const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

/**
 * The headers that are sent to another origin. An allow list, because a secret can be in a header of any
 * name.
 */
const HEADERS_FOR_OTHER_ORIGINS = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'content-encoding',
  'content-language',
  'content-type',
  'user-agent',
]);

const HEADERS_OF_A_BODY = ['content-encoding', 'content-language', 'content-location', 'content-type'];

/** The target of a redirect, not yet checked; undefined when the response is not a redirect. */
export function redirectLocation(
  status: number,
  headers: Readonly<Record<string, string>>,
  from: URL,
): URL | undefined {
  const location = headers.location;
  if (!REDIRECT_STATUSES.has(status) || location === undefined) return undefined;
  // Headers are decoded as Latin-1, but a server that does not escape its path sends UTF-8.
  const text = Buffer.from(location, 'latin1').toString('utf8');
  if (!URL.canParse(text, from.href)) {
    const message = `${from.hostname} redirects to an address that cannot be read.`;
    throw new EgressError('bad_response', message, { url: from.href, detail: text });
  }
  return new URL(text, from);
}

interface Message {
  url: URL;
  method: EgressMethod;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array | undefined;
}

/** The request to send next, as in the Fetch standard: a GET after 303, and after 301 or 302 to a POST. */
function redirectedMessage(message: Message, status: number, url: URL): Message {
  const becomesGet =
    (status === 303 && message.method !== 'HEAD') ||
    ((status === 301 || status === 302) && message.method === 'POST');
  const sameOrigin = url.origin === message.url.origin;
  const headers = Object.entries(message.headers).filter(
    ([name]) =>
      (sameOrigin || HEADERS_FOR_OTHER_ORIGINS.has(name)) &&
      !(becomesGet && HEADERS_OF_A_BODY.includes(name)),
  );
  return {
    url,
    method: becomesGet ? 'GET' : message.method,
    headers: Object.fromEntries(headers),
    body: becomesGet ? undefined : message.body,
  };
}
