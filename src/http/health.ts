/**
 * The probe has a separate connection, so that a pool full of slow queries does not look like an unreachable
 * database. It always answers within two seconds.
 */
import { type Static, Type } from '@sinclair/typebox';
import { type AppInstance, withExample } from '../platform/http/index.ts';
import type { Logger } from '../platform/logger.ts';
import {
  type Outage,
  openDatabase,
  outageOf,
  type ReadDatabase,
  type ReplicaState,
  sql,
} from '../platform/postgres/index.ts';

const ANSWER_WITHIN_MS = 1_500;

/** `slow`: no answer in time. */
type DegradedBy = Outage | 'slow';
const REASONS: DegradedBy[] = [
  'slow',
  'unreachable',
  'no_connections',
  'disk_full',
  'read_only',
  'disk_error',
  'out_of_resources',
];
/** Reading works, storing does not. */
const UNWRITABLE: DegradedBy[] = ['disk_full', 'read_only', 'disk_error', 'out_of_resources'];

const REPLICA_STATUSES: ReplicaState['status'][] = [
  'ok',
  'unknown',
  'lagging',
  'unreachable',
  'not_a_replica',
];

const Health = Type.Object(
  {
    status: Type.Unsafe<'ok' | 'degraded'>({ type: 'string', enum: ['ok', 'degraded'] }),
    version: Type.String(),
    checks: Type.Object({
      database: Type.Object({
        status: Type.Unsafe<'ok' | 'unwritable' | 'unreachable'>({
          type: 'string',
          enum: ['ok', 'unwritable', 'unreachable'],
        }),
        reason: Type.Union([Type.Unsafe<DegradedBy>({ type: 'string', enum: REASONS }), Type.Null()], {
          description: 'Why the database is not ok. All of these pass without a restart of the service.',
        }),
        latency_ms: Type.Union([Type.Number(), Type.Null()]),
      }),
      replica: Type.Optional(
        Type.Object(
          {
            status: Type.Unsafe<ReplicaState['status']>({ type: 'string', enum: REPLICA_STATUSES }),
            lag_seconds: Type.Union([Type.Number(), Type.Null()]),
          },
          {
            description:
              'The replica of `DATABASE_READ_URL`, where that is set. It is read from while it is `ok`; otherwise the database answers for it, so the service stays healthy.',
          },
        ),
      ),
      queue: Type.Object({
        status: Type.Unsafe<'ok' | 'unknown'>({ type: 'string', enum: ['ok', 'unknown'] }),
        ready: Type.Union([Type.Integer(), Type.Null()], {
          description: 'Jobs that could run now; counted up to 10,000.',
        }),
        oldest_ready_seconds: Type.Union([Type.Integer(), Type.Null()]),
      }),
      register: Type.Object({
        companies: Type.Union([Type.Integer(), Type.Null()]),
        as_of: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
      }),
    }),
  },
  { title: 'Health' },
);

const HEALTHY_EXAMPLE: Static<typeof Health> = {
  status: 'ok',
  version: '1.0.0',
  checks: {
    database: { status: 'ok', reason: null, latency_ms: 2 },
    queue: { status: 'ok', ready: 0, oldest_ready_seconds: null },
    register: { companies: 5_400_000, as_of: '2026-03-01' },
  },
};

interface HealthRow {
  is_read_only: boolean;
  ready: number;
  oldest_ready_seconds: number | null;
  companies: number;
  as_of: string | null;
}

type HealthState =
  | { row: HealthRow; latencyMs: number; degradedBy: undefined }
  | { row?: undefined; latencyMs?: undefined; degradedBy: DegradedBy };

export interface HealthProbe {
  check(): Promise<HealthState>;
  close(): Promise<void>;
}

export function createHealthProbe({ url, log }: { url: string; log: Logger }): HealthProbe {
  const db = openDatabase({
    url,
    log,
    connectionsMax: 1,
    connectTimeoutMs: ANSWER_WITHIN_MS,
    statementTimeoutMs: ANSWER_WITHIN_MS,
    applicationName: 'domesday health',
    settings: { work_mem: '64kB' },
  });

  /** Sorts more than fits `work_mem`, so that it needs free disk space, but leaves nothing behind. */
  function readState(): Promise<HealthRow | undefined> {
    return db.first<HealthRow>(sql`
      with spilled as materialized (
        select repeat(md5(n::text), 32) as text from generate_series(1, 512) n order by text
      )
      select (select count(*) from spilled) as spilled, current_setting('transaction_read_only')::boolean as is_read_only,
        ready.count as ready, ready.oldest_ready_seconds, state.companies, state.as_of
      from register_state state, (
        select count(*), extract(epoch from now() - min(run_at))::int as oldest_ready_seconds
        from (
          select run_at from graphile_worker._private_jobs
          where is_available and run_at <= now() limit 10000
        ) job
      ) ready`);
  }

  async function probe(): Promise<HealthState> {
    const startedAt = performance.now();
    const answer = readState();
    const timeout = new Promise<never>((_, reject) => {
      setTimeout(
        () => reject(new Error(`no answer within ${ANSWER_WITHIN_MS} ms`)),
        ANSWER_WITHIN_MS,
      ).unref();
    });
    try {
      const row = await Promise.race([answer, timeout]);
      if (!row || row.is_read_only) return { degradedBy: 'read_only' };
      const latencyMs = Math.round((performance.now() - startedAt) * 10) / 10;
      return { row, latencyMs, degradedBy: undefined };
    } catch (error) {
      answer.catch(() => undefined);
      const degradedBy = outageOf(error) ?? 'slow';
      log.warn({ err: error, reason: degradedBy }, 'the health probe found the database unavailable');
      return { degradedBy };
    }
  }

  // Concurrent calls share one probe, so that they do not queue up when the database is down.
  let inFlight: ReturnType<typeof probe> | undefined;
  return {
    check() {
      inFlight ??= probe().finally(() => {
        inFlight = undefined;
      });
      return inFlight;
    },
    close: () => db.close(),
  };
}

interface HealthOptions {
  probe: HealthProbe;
  replica?: Pick<ReadDatabase, 'state'> | undefined;
  version: string;
}

export function addHealth(app: AppInstance, options: HealthOptions): void {
  app.get(
    '/healthz',
    {
      logLevel: 'warn',
      schema: {
        tags: ['Operations'],
        operationId: 'getHealth',
        summary: 'Is the service healthy?',
        description:
          '503 with the same shape when the database does not answer within two seconds or cannot store anything.',
        response: { 200: withExample(Health, HEALTHY_EXAMPLE), 503: Health },
      },
    },
    async (_request, reply) => {
      const { row, latencyMs, degradedBy } = await options.probe.check();
      reply.header('cache-control', 'no-store').code(degradedBy ? 503 : 200);
      if (degradedBy) reply.header('retry-after', '2');
      return {
        status: degradedBy ? ('degraded' as const) : ('ok' as const),
        version: options.version,
        checks: {
          database: {
            status: databaseStatus(degradedBy),
            reason: degradedBy ?? null,
            latency_ms: latencyMs ?? null,
          },
          ...(options.replica && { replica: presentReplica(options.replica.state()) }),
          queue: {
            status: row ? ('ok' as const) : ('unknown' as const),
            ready: row?.ready ?? null,
            oldest_ready_seconds: row?.oldest_ready_seconds ?? null,
          },
          register: { companies: row?.companies ?? null, as_of: row?.as_of ?? null },
        },
      };
    },
  );
}

function presentReplica({ status, lagMs }: ReplicaState) {
  return { status, lag_seconds: lagMs === null ? null : Math.round(lagMs / 100) / 10 };
}

function databaseStatus(degradedBy: DegradedBy | undefined) {
  if (!degradedBy) return 'ok' as const;
  return UNWRITABLE.includes(degradedBy) ? ('unwritable' as const) : ('unreachable' as const);
}
