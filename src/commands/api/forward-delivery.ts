import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { OperatorError } from '../../shared/problem.ts';

interface ReceivedDelivery {
  /** Names and values in turn, as they came. */
  rawHeaders: readonly string[];
  body: Buffer;
}

/** These belong to the connection that a delivery came by. */
const OWN_HEADERS = new Set(['host', 'connection', 'transfer-encoding', 'keep-alive', 'content-length']);
const TIMEOUT_MS = 15_000;

export function parseForwardAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && ['http:', 'https:'].includes(url.protocol)) return url;
  throw new OperatorError('--forward-to must be an address such as http://127.0.0.1:8000/hooks.');
}

/** Sends the delivery on with the same headers and the same bytes. Returns the status of the answer. */
export function forwardDelivery(to: URL, { rawHeaders, body }: ReceivedDelivery): Promise<number> {
  const headers: string[] = ['host', to.host, 'content-length', String(body.length)];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (!OWN_HEADERS.has(name.toLowerCase())) headers.push(name, rawHeaders[index + 1] as string);
  }
  const send = to.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = send(to, { method: 'POST', headers, timeout: TIMEOUT_MS }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 502));
      response.on('error', reject);
    });
    sent.on('timeout', () => sent.destroy(new Error('it does not answer in time')));
    sent.on('error', reject);
    sent.end(body);
  });
}
