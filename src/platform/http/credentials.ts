import type { IncomingHttpHeaders } from 'node:http';

const KEY_PREFIX = 'dk_live_';

/** The token of `Authorization: Bearer …`. */
export function bearerTokenIn({ authorization = '' }: IncomingHttpHeaders): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1];
}

/**
 * The API key of a request: `X-API-Key`, or a bearer token that begins like one of our keys. Clients without
 * a key may send an empty header, which counts as none.
 */
export function apiKeyIn(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['x-api-key'] || undefined;
  if (typeof key === 'string') return key;
  const token = bearerTokenIn(headers);
  return token !== undefined && looksLikeKey(token) ? token : undefined;
}

/** Sessions are JWTs and access tokens are random: neither begins like this. */
export function looksLikeKey(token: string): boolean {
  return token.startsWith(KEY_PREFIX);
}
