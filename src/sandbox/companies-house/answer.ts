/** The answer of the fake Companies House to one request. */
export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Errors in the format of the API. */
export function refusal(status: number, error: string, headers: Record<string, string> = {}): Answer {
  return { status, body: { errors: [{ error, type: 'ch:service' }] }, headers };
}

/** The user name of HTTP Basic authentication, which is the API key. */
export function basicUser(authorization: string | undefined): string | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/.exec(authorization ?? '')?.[1];
  return encoded === undefined ? undefined : Buffer.from(encoded, 'base64').toString().split(':')[0];
}

export function checkKey(authorization: string | undefined, key: string): Answer | undefined {
  if (authorization === undefined) {
    return { status: 401, body: { error: 'Empty Authorization header', type: 'ch:service' } };
  }
  if (basicUser(authorization) !== key) {
    return { status: 401, body: { error: 'Invalid Authorization', type: 'ch:service' } };
  }
  return undefined;
}
