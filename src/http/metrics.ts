import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AppInstance } from '../platform/http/index.ts';
import type { Database } from '../platform/postgres/index.ts';

/** Metrics for Prometheus: the process, requests by route, jobs by task and the database pool. */
export interface Metrics {
  registry: Registry;
  observeJob(task: string, outcome: 'done' | 'failed', durationMs: number): void;
  observeRequest(request: { method: string; route: string; status: number; durationMs: number }): void;
}

const SECONDS_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics(db: Database): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const jobs = new Histogram({
    name: 'domesday_job_duration_seconds',
    help: 'How long jobs took, by task and outcome.',
    labelNames: ['task', 'outcome'],
    buckets: SECONDS_BUCKETS,
    registers: [registry],
  });
  const requests = new Histogram({
    name: 'domesday_http_request_duration_seconds',
    help: 'How long requests took, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS_BUCKETS,
    registers: [registry],
  });
  new Gauge({
    name: 'domesday_database_connections',
    help: 'Connections of this process to the database, by state.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, db.pool.idleCount);
      this.set({ state: 'busy' }, db.pool.totalCount - db.pool.idleCount);
      this.set({ state: 'awaited' }, db.pool.waitingCount);
    },
  });
  // Looking up a series by its labels costs more than counting, so series are cached.
  const requestSeries = new Map<string, ReturnType<typeof requests.labels>>();
  return {
    registry,
    observeJob: (task, outcome, durationMs) => jobs.observe({ task, outcome }, durationMs / 1000),
    observeRequest({ method, route, status, durationMs }) {
      const key = `${method} ${status} ${route}`;
      let series = requestSeries.get(key);
      if (!series) {
        series = requests.labels(method, route, String(status));
        requestSeries.set(key, series);
      }
      series.observe(durationMs / 1000);
    },
  };
}

export function addMetrics(app: AppInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.observeRequest({
      method: request.method,
      // The route pattern, not the path: paths contain ids, and every id would create a new series.
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      durationMs: reply.elapsedTime,
    });
    done();
  });
  app.get(
    '/metrics',
    {
      logLevel: 'warn',
      schema: {
        tags: ['Operations'],
        operationId: 'getMetrics',
        summary: 'Figures for Prometheus',
        produces: ['text/plain'],
        response: { 200: { description: 'Prometheus text format.', type: 'string' } },
      },
    },
    async (_request, reply) =>
      reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
