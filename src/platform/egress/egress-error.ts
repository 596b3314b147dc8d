import { errors } from 'undici';

type EgressErrorCode =
  | 'invalid_request'
  | 'blocked_scheme'
  | 'blocked_port'
  | 'blocked_address'
  | 'dns_failed'
  | 'connect_failed'
  | 'tls_failed'
  | 'timeout'
  | 'connection_lost'
  | 'bad_response'
  | 'body_too_large'
  | 'too_many_redirects'
  | 'aborted'
  | 'closed';

interface EgressErrorContext {
  url?: string | undefined;
  detail?: string | undefined;
  cause?: unknown;
}

/**
 * Why there is no response. The message may be shown to the person who chose the address, so it never reveals
 * what an internal name resolves to; `detail` may, and is for logs.
 */
export class EgressError extends Error {
  override readonly name: string = 'EgressError';
  readonly code: EgressErrorCode;
  /** The requested address, which after redirects is not the one the caller gave. */
  url: string | undefined;
  /** A code of the system or the resolver, if there is one; `connect` when connecting timed out. */
  readonly detail: string | undefined;

  constructor(code: EgressErrorCode, message: string, context: EgressErrorContext = {}) {
    super(message, context.cause === undefined ? undefined : { cause: context.cause });
    this.code = code;
    this.url = context.url;
    this.detail = context.detail;
  }
}

/**
 * A kept-alive connection turned out to be closed by the other side before it answered. The request may not
 * have been read at all, so a method that changes nothing can be sent again.
 */
export class StaleConnectionError extends EgressError {}

/** For error messages: 15 seconds, 0.2 seconds. Rounded to two digits. */
export function seconds(durationMs: number): string {
  const value = Number((durationMs / 1000).toPrecision(2));
  return `${value} ${value === 1 ? 'second' : 'seconds'}`;
}

/** Turns errors of Node, OpenSSL and undici into readable messages. The original error is the cause. */

const CERTIFICATE_PROBLEMS: Record<string, string> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate comes from an unknown authority',
  UNABLE_TO_GET_ISSUER_CERT: 'its certificate comes from an unknown authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate comes from an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'it does not send the whole chain of certificates',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

const CONNECT_PROBLEMS: Record<string, string> = {
  ECONNREFUSED: 'it refused the connection',
  ECONNRESET: 'it closed the connection at once',
  EHOSTUNREACH: 'there is no way to reach it',
  ENETUNREACH: 'there is no way to reach it',
  ETIMEDOUT: 'it did not answer',
};

export function explainDialFailure(cause: Error, at: { hostname: string; duringTls: boolean }): EgressError {
  const code = codeOf(cause);
  const context = { detail: detailOf(code, cause), cause };
  if (at.duringTls) {
    const why = CERTIFICATE_PROBLEMS[code] ?? 'no secure connection could be agreed on';
    return new EgressError('tls_failed', `${at.hostname} cannot be trusted: ${why}.`, context);
  }
  const why = CONNECT_PROBLEMS[code] ?? 'the connection failed';
  return new EgressError('connect_failed', `${at.hostname} cannot be reached: ${why}.`, context);
}

/** Messages may repeat what the server sent: every name of a certificate, for instance. */
const DETAIL_CHARACTERS_MAX = 500;

function detailOf(code: string, cause: Error): string {
  return `${code}: ${cause.message}`.slice(0, DETAIL_CHARACTERS_MAX);
}

export function explainLookupFailure(cause: unknown, hostname: string): EgressError {
  const code = codeOf(cause);
  const why =
    code === 'ENOTFOUND' || code === 'ENODATA' ? 'has no address' : 'could not be looked up at the moment';
  return new EgressError('dns_failed', `The name ${hostname} ${why}.`, { detail: code, cause });
}

/** Explains an error of undici. */
export function explainExchangeFailure(cause: Error, url: URL): EgressError {
  if (cause instanceof EgressError) return cause;
  const code = codeOf(cause);
  const context = { url: url.href, detail: detailOf(code, cause), cause };
  const host = url.hostname;
  if (code === 'UND_ERR_HEADERS_OVERFLOW') {
    return new EgressError('bad_response', `${host} answered with too many headers.`, context);
  }
  if (code === 'UND_ERR_INVALID_ARG' || code === 'UND_ERR_NOT_SUPPORTED') {
    return new EgressError(
      'invalid_request',
      'The request has a header or method that cannot be sent.',
      context,
    );
  }
  if (code.startsWith('ERR_SSL')) {
    return new EgressError('tls_failed', `${host} broke off the secure connection.`, context);
  }
  // A chunked body without its end is a lost connection, though the parser reports it.
  if (cause instanceof errors.HTTPParserError && !cause.message.includes('EOF')) {
    return new EgressError('bad_response', `${host} answered with something that is not HTTP.`, context);
  }
  if (cause.message === 'bad upgrade' || cause.message === 'bad response') {
    return new EgressError(
      'bad_response',
      `${host} answered with something that was not asked for.`,
      context,
    );
  }
  return new EgressError(
    'connection_lost',
    `${host} closed the connection before its answer was complete.`,
    context,
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
