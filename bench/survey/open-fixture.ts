import { fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { silentLogger } from '../../src/platform/logger.ts';
import { makeTempDir } from '../../test/support/service-process.ts';
import { nextMessage } from '../forked.ts';
import { importRegister } from '../resolution/speed/service.ts';

/** A register, websites on loopback and a database for the processes of a bench. */
export async function openFixture(options: {
  /** Kept afterwards; a temporary folder when undefined. */
  dataDir: string | undefined;
  rows: number;
  /** The companies whose websites are served, from the first of the register on. */
  siteRows: number;
  /** Websites of one short page instead of three longer ones. */
  hasOnePage?: boolean;
}) {
  const scratch = makeTempDir();
  const dir = options.dataDir ?? scratch.path;
  mkdirSync(dir, { recursive: true });
  await importRegister(dir, options.rows, []);
  const pages = options.hasOnePage ? ['one-page'] : [];
  const websites = fork(new URL('./websites.ts', import.meta.url), [String(options.siteRows), ...pages], {
    execArgv: ['--import', 'tsx'],
  });
  const sitePort = await nextMessage<number>(websites);
  const postgres = await openEmbeddedPostgres({ directory: join(dir, 'postgres'), log: silentLogger });
  const environment = {
    DATA_DIR: dir,
    DATABASE_URL: postgres.url,
    SANDBOX: 'off',
    LOG_LEVEL: 'warn',
    CHROMIUM_PATH: 'off',
    EGRESS_CONNECT_TO: `*.test=http://127.0.0.1:${sitePort}`,
  };
  return { scratch, websites, postgres, environment, query: openQuery(postgres.url) };
}

/** A connection for each statement, so that a database that died in the meantime fails one statement only. */
function openQuery(url: string) {
  return async <Row>(text: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text)).rows as Row[];
    } finally {
      await client.end().catch(() => undefined);
    }
  };
}
