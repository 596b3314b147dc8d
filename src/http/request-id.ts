import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const VISIBLE_ASCII = /^[\x21-\x7e]{1,128}$/;

/** A caller's own id is kept, so that both sides can name the same request; anything unprintable is not. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const own = request.headers['x-request-id'];
  return typeof own === 'string' && VISIBLE_ASCII.test(own) ? own : randomUUID();
}
