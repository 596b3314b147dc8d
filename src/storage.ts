import pg from 'pg';
import type { Config } from './config.ts';
import type { DataDir } from './data-dir.ts';
import { SANDBOX_SOURCE, SEARCH_POOL } from './modules/register/index.ts';
import { openEmbeddedPostgres } from './platform/embedded-postgres/index.ts';
import { migrateJobQueue } from './platform/job-queue/index.ts';
import type { Logger } from './platform/logger.ts';
import {
  type Database,
  openDatabase,
  openReadDatabase,
  type Queryable,
  type ReadDatabase,
} from './platform/postgres/index.ts';
import { migrate, readMigrations } from './platform/postgres/migrate.ts';
import { migrationsDir } from './project-files.ts';
import { OperatorError } from './shared/problem.ts';

/** The database a command works on: the server of `DATABASE_URL`, or the embedded one of `DATA_DIR`. */
export interface Storage {
  url: string;
  /** The server itself, even if `url` leads to a pooler. */
  sessionUrl: string;
  release(): Promise<void>;
}

interface StorageOptions {
  config: Pick<Config, 'databaseUrl' | 'databaseSessionUrl'>;
  dataDir: DataDir;
  log: Logger;
}

export async function openStorage({ config, dataDir, log }: StorageOptions): Promise<Storage> {
  if (config.databaseUrl === undefined) {
    const embedded = await openEmbeddedPostgres({ directory: dataDir.postgresDir, log });
    return { url: embedded.url, sessionUrl: embedded.url, release: () => embedded.release() };
  }
  await requireAnswer(config.databaseUrl, 'DATABASE_URL');
  const sessionUrl = config.databaseSessionUrl ?? config.databaseUrl;
  if (config.databaseSessionUrl !== undefined) await requireAnswer(sessionUrl, 'DATABASE_SESSION_URL');
  return { url: config.databaseUrl, sessionUrl, release: async () => undefined };
}

interface PoolsOptions {
  url: string;
  sessionUrl?: string | undefined;
  read: Config['databaseRead'];
  log: Logger;
}

/** The connections of one process. */
interface Pools {
  db: Database;
  /** For searches: the replica, and without one connections of their own. */
  searchDb: Queryable;
  replica: ReadDatabase | undefined;
  close(): Promise<void>;
}

export function openPools({ url, sessionUrl, read, log }: PoolsOptions): Pools {
  const db = openDatabase({ url, sessionUrl, log });
  const searches = openDatabase({ url: db.sessionUrl, log, ...SEARCH_POOL });
  const replica =
    read.url === undefined
      ? undefined
      : openReadDatabase({
          url: read.url,
          lagMsMax: read.lagMsMax,
          primary: searches,
          log,
          applicationName: 'domesday reading',
          ...SEARCH_POOL,
        });
  return {
    db,
    searchDb: replica ?? searches,
    replica,
    async close() {
      await replica?.close();
      await Promise.all([searches.close(), db.close()]);
    },
  };
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

/** Creates the tables of the job queue only. */
export async function prepareJobQueue(url: string): Promise<void> {
  await withClient(url, (client) => migrateJobQueue(client, url));
}

/** The data that a restore would overwrite, and whom it would disturb. */
export interface StorageContent {
  /** Null when there are no tables, or they hold nothing: no account, and no register but the sandbox's. */
  content: { accounts: number; companies: number } | null;
  /** Sessions of other processes, such as a running service. */
  sessions: number;
}

export function describeStorage(url: string): Promise<StorageContent> {
  return withClient(url, async (client) => ({
    content: await readContent(client),
    sessions: await countSessions(client),
  }));
}

async function readContent(client: pg.Client): Promise<StorageContent['content']> {
  const { rows: tables } = await client.query<{ ready: boolean }>(
    `select to_regclass('accounts') is not null and to_regclass('register_state') is not null as ready`,
  );
  if (!tables[0]?.ready) return null;
  const { rows } = await client.query<{ accounts: string; companies: string; source: string | null }>(
    `select (select count(*) from accounts) as accounts, companies, source from register_state`,
  );
  const accounts = Number(rows[0]?.accounts ?? 0);
  const isReal = rows[0]?.source !== null && rows[0]?.source !== SANDBOX_SOURCE;
  const companies = isReal ? Number(rows[0]?.companies ?? 0) : 0;
  return accounts === 0 && companies === 0 ? null : { accounts, companies };
}

async function countSessions(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
       and application_name like 'domesday%'`,
  );
  return Number(rows[0]?.count ?? 0);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'domesday restore' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const ANSWER_WITHIN_MS = 5_000;

async function requireAnswer(url: string, setting: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_WITHIN_MS });
  // A connection that breaks after its time-out must not end the process by an unhandled event.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      `The database at ${withoutPassword(url)} does not answer (${code ?? message}). Check ${setting} and that the server runs.`,
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
