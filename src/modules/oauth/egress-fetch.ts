import type { Egress } from '../../platform/egress/index.ts';

const BODY_BYTES_MAX = 65_536;
const TIMEOUT_MS = 2_500;
/** Statuses whose responses must not have a body. */
const BODILESS = new Set([204, 205, 304]);

/** `fetch` for the OAuth library: public addresses on the usual ports only, no redirects, short bodies. */
export function fetchThroughEgress(egress: Pick<Egress, 'request'>) {
  return async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const method = init.method ?? 'GET';
    if (method !== 'GET') throw new TypeError(`the authorisation server sends no ${method} requests`);
    const url = input instanceof Request ? input.url : input;
    const { status, headers, body } = await egress.request({
      url,
      headers: { accept: new Headers(init.headers).get('accept') ?? '*/*' },
      bodyBytesMax: BODY_BYTES_MAX,
      totalTimeoutMs: TIMEOUT_MS,
      ...(init.signal && { signal: init.signal }),
    });
    const type = headers['content-type'];
    return new Response(BODILESS.has(status) ? null : new Uint8Array(body), {
      status,
      ...(type !== undefined && { headers: { 'content-type': type } }),
    });
  };
}
