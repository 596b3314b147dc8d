import { METHODS } from 'node:http';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { Audit } from '../modules/audit/index.ts';
import { type AppInstance, actorOf } from '../platform/http/index.ts';
import { continueIn, isTracing, startServerSpan } from '../platform/tracing.ts';
import { Problem } from '../shared/problem.ts';

/**
 * The security headers of every response. The API sends data, never pages, so its responses may not load,
 * frame or run anything; pages replace the policy with their own. The headers are constants: a plugin that
 * builds them for each response cost an eighth of the time of a request (ADR 0004).
 */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Not on plain http, where browsers ignore it, or would lock a developer's localhost to https. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' };

export function addSecurityHeaders(app: AppInstance, options: { https: boolean }): void {
  const headers = options.https ? { ...HEADERS, ...HTTPS_ONLY } : HEADERS;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/**
 * The release of the service in every answer; and on routes that will end, since when (RFC 9745) and until
 * when (RFC 8594).
 */
export function addVersionHeaders(app: AppInstance, options: { version: string; siteUrl: string }): void {
  const link = `<${options.siteUrl}/docs/guides/api-changes>; rel="deprecation"; type="text/html"`;
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('domesday-version', options.version);
    const { deprecated } = request.routeOptions.config;
    if (deprecated) {
      const since = Math.floor(deprecated.since.getTime() / 1000);
      reply.headers({ deprecation: `@${since}`, sunset: deprecated.sunset.toUTCString(), link });
    }
    done();
  });
}

/** The policy of our own pages: scripts only from our files, and no other host. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

type Span = ReturnType<typeof startServerSpan>;

/** One span a request, by its route. Never the path, which can contain tokens. */
export function addRequestSpans(app: AppInstance): void {
  if (!isTracing()) return;
  const spans = new WeakMap<object, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const span = startServerSpan({ name: `${request.method} ${route}`, attributes }, request.headers);
    spans.set(request, span);
    continueIn(span, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    span?.setAttribute('domesday.request_id', request.id);
    if (reply.statusCode >= 500) span?.setStatus({ code: 2 });
    span?.end();
    done();
  });
}

/**
 * The router does not distinguish an unknown path from a known path with another method. So every path gets
 * routes for all its other methods, which answer with the allowed ones.
 *
 * Returns a function to call once all routes are registered.
 */
export function trackMethods(app: FastifyInstance): () => void {
  // The framework does not support all methods by default, such as PROPFIND; those are refused as well.
  for (const method of METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
  const methodsByPath = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsByPath.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    methodsByPath.set(url, methods);
  });

  return () => {
    for (const [url, known] of [...methodsByPath]) {
      const missing = (app.supportedMethods as HTTPMethods[]).filter((method) => !known.has(method));
      if (missing.length === 0) continue;
      const allow = [...known].sort().join(', ');
      const refuse = async () => {
        throw new Problem('method_not_allowed', `This address takes ${allow}.`, { headers: { allow } });
      };
      // Refused before the body is read, so that its type and size do not matter.
      app.route({ method: missing, url, schema: { hide: true }, onRequest: refuse, handler: refuse });
    }
  };
}

/** Records every export (`config.exports`) in the audit trail, before its first byte is sent. */
export function recordExports(app: AppInstance, audit: Pick<Audit, 'recordAlone'>): void {
  app.addHook('onSend', async (request, reply) => {
    const { exports: what } = request.routeOptions.config;
    if (what === undefined || reply.statusCode !== 200 || request.method !== 'GET') return;
    const { id } = request.params as { id?: string };
    const detail = { what, ...(id !== undefined && { upload: id }) };
    await audit
      .recordAlone({ ...actorOf(request), kind: 'data_exported', detail })
      .catch((err) => request.log.warn({ err }, 'an export was not recorded in the audit trail'));
  });
}
