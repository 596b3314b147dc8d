import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AppInstance, varyBy } from '../platform/http/index.ts';

/**
 * The headers that pages of other origins may send. Not the header of the console, which is how it proves
 * that a request is its own.
 */
const ALLOWED_HEADERS =
  'accept, authorization, content-type, idempotency-key, prefer, x-api-key, x-domesday-client, x-request-id';
const ALLOWED_METHODS = 'GET, POST, PUT, PATCH, DELETE';
/** The headers that their scripts may read beyond the few that every script may. */
const EXPOSED_HEADERS = [
  ...[
    'content-disposition',
    'deprecation',
    'domesday-version',
    'idempotent-replayed',
    'link',
    'preference-applied',
  ],
  ...[
    'ratelimit',
    'ratelimit-policy',
    'ratelimit-limit',
    'ratelimit-remaining',
    'ratelimit-reset',
    'retry-after',
  ],
  ...['sunset', 'x-credits-charged', 'x-credits-remaining', 'x-report-complete', 'x-request-id'],
].join(', ');
const PREFLIGHT_SECONDS = 7_200;

/**
 * Lets scripts on the pages of these origins call the API with a key or a token (CORS). Never with cookies:
 * no answer allows credentials, so a browser sends none along, and a person's session in the console stays
 * out of reach.
 */
export function addCrossOriginCalls(app: AppInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const allowed = new Set(origins);
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (!isApi(request) || origin === undefined || !allowed.has(origin)) return done();
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': EXPOSED_HEADERS,
    });
    if (!isPreflight(request)) return done();
    answerPreflight(reply);
  });
  app.addHook('onSend', async (request, reply) => {
    if (isApi(request)) varyBy(reply, 'origin');
  });
}

function isApi({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/v1/') ?? false;
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

function answerPreflight(reply: FastifyReply): void {
  reply
    .code(204)
    .headers({
      'access-control-allow-methods': ALLOWED_METHODS,
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': String(PREFLIGHT_SECONDS),
    })
    .send();
}
