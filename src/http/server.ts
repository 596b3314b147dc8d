/**
 * The HTTP server: hooks, errors, health and metrics around the routes of the modules (`routes.ts`).
 * - `openapi/` describes the routes as `/openapi.json`, from their schemas
 * - `docs/` the page `/docs` made from that description, and the guides at `/docs/guides`
 * - `console/` the built files of the console, and its session in a cookie
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify';
import type { AppInstance, TypeBoxTypeProvider } from '../platform/http/index.ts';
import type { Logger } from '../platform/logger.ts';
import type { ReadDatabase } from '../platform/postgres/index.ts';
import { invalidRequest, Problem } from '../shared/problem.ts';
import { storableText } from '../shared/storable-text.ts';
import { addConsole, isForPerson, type SendConsole } from './console/console-files.ts';
import { sessionForDisplay } from './console/console-session.routes.ts';
import { addCrossOriginCalls } from './cross-origin.ts';
import { addGuides } from './docs/guides.ts';
import { addDocsPage, routeSections } from './docs/reference-page.ts';
import { frontPage } from './front-page.ts';
import { addHealth, type HealthProbe } from './health.ts';
import { joinBodyPieces } from './join-body-pieces.ts';
import { limitConnections } from './limit-connections.ts';
import { limitStreams } from './limit-streams.ts';
import { addMetrics, type Metrics } from './metrics.ts';
import { describeApi } from './openapi/describe-api.ts';
import { answerUnparsedRequest, refuseTunnel, sendError } from './problem-response.ts';
import {
  addRequestSpans,
  addSecurityHeaders,
  addVersionHeaders,
  PAGE_POLICY,
  trackMethods,
} from './request-hooks.ts';
import { addSandboxAccounts, addSandboxWeb, type SandboxPages } from './sandbox-web.ts';
import { createSerializerCompiler, createValidatorCompiler } from './validation.ts';

export interface ServerOptions {
  baseUrl: string;
  siteUrl: string;
  /** The reverse proxies, as addresses or ranges, whose `X-Forwarded-For` is trusted. */
  trustProxy: string[];
  /** Whose pages may call the API from a browser. By default none. */
  corsOrigins?: string[];
  version: string;
  /** The folder of the built console. */
  consoleDir: string;
  /** The folder of the guides. */
  docsDir: string;
  log: Logger;
  health: HealthProbe;
  /** Where there is a replica to read from. */
  replica?: Pick<ReadDatabase, 'state'> | undefined;
  metrics: Metrics;
  /** The fictional websites, if there is a sandbox. */
  sandboxPages?: SandboxPages | undefined;
  /** Whether the fictional websites can be resolved now. By default they cannot. */
  isSandboxOn?: (() => boolean) | undefined;
  /** Whether a session of the console is valid; decides what `/` shows. By default none is. */
  isSessionValid?: (session: string) => Promise<boolean>;
  /** Registers the modules' routes; see `routes.ts`. */
  routes: (app: AppInstance) => void | Promise<void>;
}

const BODY_BYTES_MAX = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_MS = 72_000;
/** For callers who read no answer. Longer than a call waits for its own. */
const SILENT_MS = 120_000;
const VISIBLE_ASCII = /^[\x21-\x7e]{1,128}$/;

/**
 * Order matters: request id, security headers, unknown paths, then each route's own authentication and body.
 */
export async function createServer(options: ServerOptions): Promise<AppInstance> {
  const app = createFastify(options);

  // Unknown expectations are ignored (RFC 9110, 10.1.1); Node would refuse them without a body.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.server.on('connect', refuseTunnel);
  readJsonOnly(app);
  app.setValidatorCompiler(createValidatorCompiler());
  app.setSerializerCompiler(createSerializerCompiler());
  app.setErrorHandler(sendError);
  let sendConsole: SendConsole | undefined;
  app.setNotFoundHandler((request, reply) => {
    if (sendConsole && isForPerson(request)) return sendConsole(reply, 404);
    throw notFound();
  });
  addRequestSpans(app);
  refuseEarly(app);
  makePathsStorable(app);
  logRequests(app);
  joinBodyPieces(app);
  limitStreams(app);
  limitConnections(app);

  addSecurityHeaders(app, { https: options.baseUrl.startsWith('https:') });
  addVersionHeaders(app, options);
  addCrossOriginCalls(app, options.corsOrigins ?? []);
  const refuseOtherMethods = trackMethods(app);
  await describeApi(app, { baseUrl: options.baseUrl, siteUrl: options.siteUrl });
  addHealth(app, { probe: options.health, replica: options.replica, version: options.version });
  addMetrics(app, options.metrics);
  addDocsPage(app, { baseUrl: options.siteUrl });
  const isSandboxOn = options.isSandboxOn ?? (() => false);
  addGuides(app, {
    folder: options.docsDir,
    baseUrl: options.siteUrl,
    isSandboxOn,
    listRoutes: () => routeSections(app),
  });
  sendConsole = await addConsole(app, {
    folder: options.consoleDir,
    isSandboxOn,
    async frontPageFor(request, reply) {
      if (await isSignedIn(request, options)) return undefined;
      reply
        .header('content-security-policy', PAGE_POLICY)
        .header('cache-control', 'no-cache')
        .header('vary', 'cookie')
        .type('text/html; charset=utf-8');
      return frontPage({ address: options.siteUrl, isSandboxOn: isSandboxOn() });
    },
  });
  addSandboxWeb(app, options.sandboxPages);
  addSandboxAccounts(app, options.sandboxPages);
  await options.routes(app);
  refuseOtherMethods();
  return app;
}

async function isSignedIn(request: FastifyRequest, { isSessionValid }: ServerOptions): Promise<boolean> {
  const session = sessionForDisplay(request);
  if (session === undefined || !isSessionValid) return false;
  // While the database does not answer, the console says so.
  return isSessionValid(session).catch(() => true);
}

function createFastify(options: ServerOptions): AppInstance {
  // Request logs contain only the fields chosen below, none of them secret, so redaction is off.
  const log = options.log.child({}, { redact: [] });
  return Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: 1_000,
      // Handled below; Node would send a 400 without a body.
      requireHostHeader: false,
    },
    // As long as headers may be: a long id is just unknown.
    routerOptions: { maxParamLength: 16 * 1024, ignoreTrailingSlash: false },
    requestIdHeader: false,
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
    // Handled below.
    return503OnClosing: false,
    clientErrorHandler: answerUnparsedRequest,
    frameworkErrors: sendError,
  }).withTypeProvider<TypeBoxTypeProvider>();
}

/** Sets the request id, and refuses requests that need no body to be refused. */
function refuseEarly(app: AppInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // Answered before the body is read, so that an unknown path is reported whatever the body's type or size.
    if (isClosing) done(stopping());
    else if (isHostMissing(request.raw)) done(hostMissing());
    else done(isUnknownPath(request) && !isForPerson(request) ? notFound() : undefined);
  });
}

/** The router matches an empty parameter too: `/v1/watchlist/` is no address of a company. */
function isUnknownPath({ is404, params }: FastifyRequest): boolean {
  return is404 || Object.entries(params as object).some(([name, value]) => name !== '*' && value === '');
}

/** No stored id has a character that cannot be stored, so a path with one is answered like an unknown id. */
function makePathsStorable(app: AppInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const params = request.params as Record<string, string>;
    for (const [name, value] of Object.entries(params)) params[name] = storableText(value);
    done();
  });
}

function logRequests(app: AppInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        // Never the path itself: it can contain tokens.
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        duration_ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}

/**
 * Accepts only JSON bodies; the framework would also accept plain text. An empty body counts as none,
 * whatever its type: some clients send the JSON content type with a DELETE, and `curl -d ''` sends that of a
 * form. Fields that could change an object's prototype are removed.
 */
function readJsonOnly(app: AppInstance): void {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    parse(request, body as string, (error, parsed) => {
      const refuse = error ? request.refuseBodyLater : undefined;
      if (!error || !refuse) return done(error, parsed);
      refuse(error);
      done(null, undefined);
    });
  });
  app.addContentTypeParser('*', (_request, payload, done) => {
    let isEmpty = true;
    payload.once('data', () => {
      isEmpty = false;
      done(unsupportedType());
    });
    payload.once('end', () => isEmpty && done(null, undefined));
    payload.once('error', (error) => isEmpty && done(error));
  });
}

/** The Host header is required since HTTP/1.1. */
function isHostMissing(request: IncomingMessage): boolean {
  return request.headers.host === undefined && request.httpVersion === '1.1';
}

function hostMissing(): Problem {
  return invalidRequest('The request has no Host header; say which host it is for.');
}

function unsupportedType(): Problem {
  return new Problem('unsupported_media_type', 'Send the body as application/json.');
}

function stopping(): Problem {
  return new Problem('unavailable', 'The service is stopping; try again in a moment.', {
    headers: { 'retry-after': '2' },
  });
}

function notFound(): Problem {
  return new Problem('not_found', 'There is nothing at this address; see /docs for what there is.');
}

/** Uses the caller's own id if it is printable, so that both sides can refer to the same request. */
function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && VISIBLE_ASCII.test(given) ? given : randomUUID();
}

/** A process without the API answers only about its health and its figures, for probes and Prometheus. */
export function createOperationsServer(
  options: Pick<ServerOptions, 'log' | 'health' | 'replica' | 'metrics' | 'version'>,
): AppInstance {
  const app: AppInstance = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  addHealth(app, { probe: options.health, replica: options.replica, version: options.version });
  addMetrics(app, options.metrics);
  return app;
}
