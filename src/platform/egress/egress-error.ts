export type EgressErrorCode =
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

export interface EgressErrorContext {
  url?: string | undefined;
  detail?: string | undefined;
  cause?: unknown;
}

/**
 * Why there is no response. The message may be shown to the person who chose the address, so it never reveals what an
 * internal name resolves to; `detail` may, and is for logs.
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
 * A kept-alive connection turned out to be closed by the other side before it answered. The request may not have
 * been read at all, so a method that changes nothing can be sent again.
 */
export class StaleConnectionError extends EgressError {}

/** For error messages: 15 seconds, 0.2 seconds. Rounded to two digits. */
export function seconds(durationMs: number): string {
  const value = Number((durationMs / 1000).toPrecision(2));
  return `${value} ${value === 1 ? 'second' : 'seconds'}`;
}
