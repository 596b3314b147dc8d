import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose, type Service } from '../../src/compose.ts';
import { type Config, loadConfig } from '../../src/config.ts';
import { prepareDataDir } from '../../src/data-dir.ts';
import type { AppInstance } from '../../src/platform/http/index.ts';
import { type JobRunner, startJobRunner } from '../../src/platform/job-queue/index.ts';
import { type CapturedLog, captureLog } from './captured-log.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestService {
  app: AppInstance;
  service: Service;
  config: Config;
  database: TestDatabase;
  clock: TestClock;
  captured: CapturedLog;
  outboxDir: string;
  startJobs(): Promise<JobRunner>;
  stop(): Promise<void>;
}

export const TEST_APP_SECRET = 'a secret for tests, long enough to be accepted';

/** Hundreds of sign-ins at the agreed cost would be most of what the tests do. */
const LEAST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The complete service on its own database; requests by `app.inject`, jobs when a test starts them. */
export async function startTestService(
  options: {
    environment?: Record<string, string>;
    routes?: (app: AppInstance) => void;
    agentPatienceMs?: number;
    /** The same hash at the least cost; false where a test is about the cost itself. */
    cheapPasswords?: boolean;
    /** Uses the database of another service, so that the two behave like two processes. */
    sharing?: TestService;
    appSecret?: string;
  } = {},
): Promise<TestService> {
  const database = options.sharing?.database ?? (await createTestDatabase());
  const directory = mkdtempSync(join(tmpdir(), 'domesday-service-'));
  const config = loadConfig({ DATA_DIR: directory, LOG_LEVEL: 'debug', ...options.environment });
  const clock = options.sharing?.clock ?? createTestClock();
  const captured = captureLog();
  const dataDir = prepareDataDir(config.dataDir);
  const service = await compose({
    config,
    dataDir,
    databaseUrl: database.url,
    appSecret: options.appSecret ?? TEST_APP_SECRET,
    log: captured.log,
    clock,
    agentPatienceMs: options.agentPatienceMs,
    passwordCost: options.cheapPasswords === false ? undefined : LEAST_COST,
  });
  const app = await service.createServer();
  options.routes?.(app);
  await app.ready();
  const runners: JobRunner[] = [];
  return {
    app,
    service,
    config,
    database,
    clock,
    captured,
    outboxDir: dataDir.outboxDir,
    async startJobs() {
      const runner = await startJobRunner({
        url: database.url,
        ...service.jobs,
        concurrency: 4,
        log: captured.log,
      });
      runners.push(runner);
      return runner;
    },
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
      await app.close();
      await service.close();
      if (!options.sharing) await database.drop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
