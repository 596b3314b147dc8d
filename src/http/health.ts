import { Type } from '@sinclair/typebox';
import type { AppInstance } from '../platform/http/index.ts';
import type { Logger } from '../platform/logger.ts';
import { openDatabase, sql } from '../platform/postgres/index.ts';

/**
 * The probe has a separate connection, so that a pool full of slow queries does not look like an unreachable database. It
 * always answers within two seconds.
 */
const ANSWER_WITHIN_MS = 1_500;

const Health = Type.Object(
  {
    status: Type.Unsafe<'ok' | 'degraded'>({ type: 'string', enum: ['ok', 'degraded'] }),
    version: Type.String(),
    checks: Type.Object({
      database: Type.Object({
        status: Type.Unsafe<'ok' | 'unreachable'>({ type: 'string', enum: ['ok', 'unreachable'] }),
        latency_ms: Type.Union([Type.Number(), Type.Null()]),
      }),
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

interface HealthRow {
  ready: number;
  oldest_ready_seconds: number | null;
  companies: number;
  as_of: string | null;
}

export interface HealthProbe {
  check(): Promise<{ row: HealthRow; latencyMs: number } | undefined>;
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
  });

  function readState(): Promise<HealthRow | undefined> {
    return db.first<HealthRow>(sql`
      select ready.count as ready, ready.oldest_ready_seconds, state.companies, state.as_of
      from register_state state, (
        select count(*), extract(epoch from now() - min(run_at))::int as oldest_ready_seconds
        from (
          select run_at from graphile_worker._private_jobs
          where is_available and run_at <= now() limit 10000
        ) job
      ) ready`);
  }

  async function probe() {
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
      return row && { row, latencyMs: Math.round((performance.now() - startedAt) * 10) / 10 };
    } catch (error) {
      answer.catch(() => undefined);
      log.warn({ err: error }, 'the health probe did not reach the database');
      return undefined;
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

export function addHealth(app: AppInstance, options: { probe: HealthProbe; version: string }): void {
  app.get(
    '/healthz',
    {
      logLevel: 'warn',
      schema: {
        tags: ['Operations'],
        operationId: 'getHealth',
        summary: 'Is the service healthy?',
        description: '503 with the same shape when the database does not answer within two seconds.',
        response: { 200: Health, 503: Health },
      },
    },
    async (_request, reply) => {
      const found = await options.probe.check();
      reply.header('cache-control', 'no-store').code(found ? 200 : 503);
      return {
        status: found ? ('ok' as const) : ('degraded' as const),
        version: options.version,
        checks: {
          database: {
            status: found ? ('ok' as const) : ('unreachable' as const),
            latency_ms: found?.latencyMs ?? null,
          },
          queue: {
            status: found ? ('ok' as const) : ('unknown' as const),
            ready: found?.row.ready ?? null,
            oldest_ready_seconds: found?.row.oldest_ready_seconds ?? null,
          },
          register: { companies: found?.row.companies ?? null, as_of: found?.row.as_of ?? null },
        },
      };
    },
  );
}
