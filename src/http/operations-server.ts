import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { AppInstance } from '../platform/http/index.ts';
import { addHealth } from './health.ts';
import { addMetrics } from './metrics.ts';
import { sendError } from './problem-response.ts';
import { notFound, type ServerOptions } from './server.ts';

/** What a process without the API answers: its health and its figures, for probes and Prometheus. */
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
