import { EgressError } from './egress-error.ts';
import type { EgressMethod } from './egress-types.ts';

const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

/**
 * The headers that are sent to another origin. An allow list, because a secret can be in a header of any name.
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

/** The target of a redirect, not yet checked; undefined when the response is no redirect. */
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

export interface Message {
  url: URL;
  method: EgressMethod;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array | undefined;
}

/** The request to send next, as in the Fetch standard: a GET after 303, and after 301 or 302 to a POST. */
export function redirectedMessage(message: Message, status: number, url: URL): Message {
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
