import pg from 'pg';
import type { Config } from './config.ts';
import type { DataDir } from './data-dir.ts';
import { openEmbeddedPostgres } from './platform/embedded-postgres/index.ts';
import { migrateJobQueue } from './platform/job-queue/index.ts';
import type { Logger } from './platform/logger.ts';
import { migrate, readMigrations } from './platform/postgres/migrate.ts';
import { migrationsDir } from './project-files.ts';
import { OperatorError } from './shared/operator-error.ts';

/** The database a command works on: the server of `DATABASE_URL`, or the embedded one of `DATA_DIR`. */
export interface Storage {
  url: string;
  release(): Promise<void>;
}

export interface StorageOptions {
  config: Pick<Config, 'databaseUrl'>;
  dataDir: DataDir;
  log: Logger;
}

export async function openStorage({ config, dataDir, log }: StorageOptions): Promise<Storage> {
  if (config.databaseUrl === undefined) {
    const embedded = await openEmbeddedPostgres({ directory: dataDir.postgresDir, log });
    return { url: embedded.url, release: () => embedded.release() };
  }
  await requireAnswer(config.databaseUrl);
  return { url: config.databaseUrl, release: async () => undefined };
}

/** Brings our tables and the job queue's up to date. Safe to call from many processes at once. */
export async function migrateStorage(url: string, log: Logger): Promise<string[]> {
  return migrate({
    url,
    migrations: readMigrations(migrationsDir),
    log,
    alsoUnderLock: (client) => migrateJobQueue(client, url),
  });
}

const ANSWER_WITHIN_MS = 5_000;

async function requireAnswer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_WITHIN_MS });
  // A connection that breaks after its time-out must not end the process by an unheard event.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      `The database at ${withoutPassword(url)} does not answer (${code ?? message}). Check DATABASE_URL and that the server runs.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

function withoutPassword(url: string): string {
  const shown = new URL(url);
  shown.password = '';
  shown.search = '';
  return shown.href;
}
