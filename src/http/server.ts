import type { IncomingMessage } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { AppInstance } from '../platform/http/index.ts';
import type { Logger } from '../platform/logger.ts';
import { invalidRequest, Problem } from '../shared/problem.ts';
import { addConsole } from './console/console-files.ts';
import { addGuides } from './docs/guides.ts';
import { addDocsPage } from './docs/reference-page.ts';
import { addHealth, type HealthProbe } from './health.ts';
import { trackMethods } from './method-not-allowed.ts';
import { addMetrics, type Metrics } from './metrics.ts';
import { describeApi } from './openapi.ts';
import { answerUnparsedRequest, sendError } from './problem-response.ts';
import { requestIdOf } from './request-id.ts';
import { addSandboxWeb, type SandboxPages } from './sandbox-web.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { createValidatorCompiler } from './validation.ts';

export interface ServerOptions {
  baseUrl: string;
  siteUrl: string;
  /** Whose `X-Forwarded-For` is believed: addresses or ranges of reverse proxies; none when empty. */
  trustProxy: string[];
  version: string;
  /** Where the built console lies. */
  consoleDir: string;
  /** Where the guides lie. */
  docsDir: string;
  log: Logger;
  health: HealthProbe;
  metrics: Metrics;
  /** The fictional websites for people to look at, where there is a sandbox. */
  sandboxPages?: SandboxPages | undefined;
  /** The modules' routes, one plugin each; see `routes.ts`. */
  routes: (app: AppInstance) => void | Promise<void>;
}

const BODY_BYTES_MAX = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_MS = 72_000;

/** Order matters: request id, security headers, unknown paths, then each route's own authentication and body. */
export async function createServer(options: ServerOptions): Promise<AppInstance> {
  // Requests log only what is chosen here, none of it secret, so their lines are spared the search for secrets.
  const log = options.log.child({}, { redact: [] });
  const app: AppInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: 1_000,
      // Told in our own words, below; Node would send a bare 400.
      requireHostHeader: false,
    },
    // As long as headers may be: an id that is too long is one that does not exist.
    routerOptions: { maxParamLength: 16 * 1024, ignoreTrailingSlash: false },
    requestIdHeader: false,
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
    // Told in our own words, below.
    return503OnClosing: false,
    clientErrorHandler: answerUnparsedRequest,
    frameworkErrors: sendError,
  }).withTypeProvider<TypeBoxTypeProvider>();

  // An expectation we do not know is no reason to refuse (RFC 9110, 10.1.1), and Node's refusal has no body.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  readJsonOnly(app);
  app.setValidatorCompiler(createValidatorCompiler());
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // Answered here, before the body is read, so that its type or size cannot hide that the path is unknown.
    if (isClosing) done(stopping());
    else if (lacksHost(request.raw)) done(hostMissing());
    else done(request.is404 ? notFound() : undefined);
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        // Never the address itself: its query and its path can hold tokens.
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        duration_ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });

  addSecurityHeaders(app, { https: options.baseUrl.startsWith('https:') });
  const refuseOtherMethods = trackMethods(app);
  await describeApi(app, { baseUrl: options.baseUrl, siteUrl: options.siteUrl });
  addHealth(app, { probe: options.health, version: options.version });
  addMetrics(app, options.metrics);
  await addDocsPage(app);
  addGuides(app, { folder: options.docsDir });
  await addConsole(app, { folder: options.consoleDir });
  addSandboxWeb(app, options.sandboxPages);
  await options.routes(app);
  refuseOtherMethods();
  return app;
}

/**
 * JSON is the only body we read; the framework would also take plain text. Clients that name its type with every request
 * send none with a DELETE: that is no body, and not a broken one. Unknown fields are ignored; those that could reach
 * an object's prototype are dropped with them.
 */
function readJsonOnly(app: AppInstance): void {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}

/** HTTP/1.1 demands one; HTTP/1.0 knew none. */
function lacksHost(request: IncomingMessage): boolean {
  return request.headers.host === undefined && request.httpVersion === '1.1';
}

function hostMissing(): Problem {
  return invalidRequest('The request has no Host header; say which host it is for.');
}

function stopping(): Problem {
  return new Problem('unavailable', 'The service is stopping; try again in a moment.', {
    headers: { 'retry-after': '2' },
  });
}

function notFound(): Problem {
  return new Problem('not_found', 'There is nothing at this address; see /docs for what there is.');
}
