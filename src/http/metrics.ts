import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Survey } from '../modules/survey/index.ts';
import type { AppInstance } from '../platform/http/index.ts';
import type { Database, ReadDatabase } from '../platform/postgres/index.ts';
import { SECOND_MS } from '../shared/clock.ts';
import type { HealthProbe } from './health.ts';

/**
 * Metrics for Prometheus: the process, requests by route, jobs by task, the queue, the register and the
 * database pool.
 */
export interface Metrics {
  registry: Registry;
  observeJob(task: string, outcome: 'done' | 'failed', durationMs: number): void;
  observeRequest(request: { method: string; route: string; status: number; durationMs: number }): void;
}

const SECONDS_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface MetricsOptions {
  db: Database;
  health: HealthProbe;
  replica?: Pick<ReadDatabase, 'state' | 'counts'> | undefined;
}

export function createMetrics({ db, health, replica }: MetricsOptions): Metrics {
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
  addDatabaseGauges(registry, health);
  if (replica) addReplicaMetrics(registry, replica);
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

/**
 * The gauges that the health probe reads. They are collected at the same time, so one statement serves them
 * all.
 */
function addDatabaseGauges(registry: Registry, health: HealthProbe): void {
  type Row = Awaited<ReturnType<HealthProbe['check']>>['row'];
  function add(name: string, help: string, read: (row: Row) => number | undefined): void {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const { row } = await health.check();
        // Unknown is not zero: an empty queue would look fine.
        this.set(read(row) ?? Number.NaN);
      },
    });
  }
  add('domesday_database_up', '1 when the database answers and can store, else 0.', (row) => (row ? 1 : 0));
  add('domesday_jobs_ready', 'Jobs that wait for a worker, at most 10,000.', (row) => row?.ready);
  add(
    'domesday_jobs_oldest_ready_seconds',
    'How long the oldest of them has waited.',
    (row) => row && (row.oldest_ready_seconds ?? 0),
  );
  add('domesday_register_companies', 'Companies in the register.', (row) => row?.companies);
}

function addReplicaMetrics(registry: Registry, replica: Pick<ReadDatabase, 'state' | 'counts'>): void {
  new Gauge({
    name: 'domesday_replica_up',
    help: '1 while reads go to the replica of DATABASE_READ_URL, else 0.',
    registers: [registry],
    collect() {
      this.set(replica.state().status === 'ok' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'domesday_replica_lag_seconds',
    help: 'How far the replica is behind the primary.',
    registers: [registry],
    collect() {
      const { lagMs } = replica.state();
      this.set(lagMs === null ? Number.NaN : lagMs / 1_000);
    },
  });
  new Counter({
    name: 'domesday_replica_reads_total',
    help: 'Statements that may be answered by the replica, by the server that answered.',
    labelNames: ['server'],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ server: 'replica' }, replica.counts.replica);
      this.inc({ server: 'primary' }, replica.counts.primary);
    },
  });
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

/** Millions of rows are not counted at every reading of the metrics. */
const COUNTED_EVERY_MS = 30 * SECOND_MS;
/** A reading waits no longer than this for the database. */
const COUNT_MS_MAX = SECOND_MS;

/** The survey's domains by state and outcome, for all processes together. */
export function addSurveyMetrics(
  registry: Registry,
  survey: Pick<Survey, 'readCounts' | 'isPaused'>,
  now: () => number = () => performance.now(),
): void {
  let counting: Promise<void> | undefined;
  let countedAt = Number.NEGATIVE_INFINITY;

  async function count(): Promise<void> {
    const [{ waiting, working, outcomes }, isPaused] = await Promise.all([
      survey.readCounts(),
      survey.isPaused(),
    ]);
    for (const [state, number] of Object.entries({ waiting, working, ...outcomes }))
      domains.set({ state }, number);
    paused.set(isPaused ? 1 : 0);
    countedAt = now();
  }

  /** While the database is away, the last figures stay. */
  async function collect(): Promise<void> {
    if (now() - countedAt < COUNTED_EVERY_MS) return;
    counting ??= count()
      .catch(() => undefined)
      .finally(() => {
        counting = undefined;
      });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, COUNT_MS_MAX);
    });
    await Promise.race([counting, late]);
    clearTimeout(timer);
  }

  const domains = new Gauge({
    name: 'domesday_survey_domains',
    help: 'Domains of the survey: waiting, being worked on, or by outcome.',
    labelNames: ['state'],
    registers: [registry],
    collect,
  });
  const paused = new Gauge({
    name: 'domesday_survey_paused',
    help: 'Whether the survey is paused.',
    registers: [registry],
    collect,
  });
  // Unknown is not zero.
  paused.set(Number.NaN);
}
