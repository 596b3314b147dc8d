import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { AppInstance } from '../platform/http/index.ts';
import type { Logger } from '../platform/logger.ts';
import { Problem } from '../shared/problem.ts';
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
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 1_000 },
    routerOptions: { maxParamLength: 512, ignoreTrailingSlash: false },
    requestIdHeader: false,
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    clientErrorHandler: answerUnparsedRequest,
    frameworkErrors: sendError,
  }).withTypeProvider<TypeBoxTypeProvider>();

  // JSON is the only body we read; the framework would also take plain text.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(createValidatorCompiler());
  app.setErrorHandler(sendError);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // Answered here, before the body is read, so that its type or size cannot hide that the path is unknown.
    done(request.is404 ? notFound() : undefined);
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

function notFound(): Problem {
  return new Problem('not_found', 'There is nothing at this address; see /docs for what there is.');
}
