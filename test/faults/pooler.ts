import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { chooseRunAs } from '../../src/platform/embedded-postgres/cluster-home.ts';
import { freePort } from '../support/free-port.ts';
import type { PostgresServer } from './postgres-server.ts';

/** Fewer than the connections of one process, so that transactions of different clients share sessions. */
const SERVER_SESSIONS = 5;
const READY_WITHIN_MS = 30_000;

export interface Pooler {
  url: string;
  stop(): Promise<void>;
}

/**
 * PgBouncer in transaction mode before a server, configured as docs/guides/scaling-out.md says. It must be
 * installed.
 */
export async function startPooler(server: PostgresServer, directory: string): Promise<Pooler> {
  const target = new URL(server.url());
  const port = await freePort();
  const file = join(directory, 'pgbouncer.ini');
  mkdirSync(directory, { recursive: true });
  const [user, password] = [target.username, target.password];
  writeFileSync(
    file,
    `[databases]
domesday = host=127.0.0.1 port=${target.port} dbname=domesday user=${user} password=${password} connect_query='set statement_timeout = ''10s''; set idle_in_transaction_session_timeout = ''30s'''

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_SESSIONS}
max_client_conn = 500
`,
    { mode: 0o644 },
  );
  const runAs = chooseRunAs();
  if (runAs) chownSync(file, runAs.uid, runAs.gid);
  const logFile = join(directory, 'pgbouncer.log');
  const log = openSync(logFile, 'a');
  const child: ChildProcess = spawn('pgbouncer', ['pgbouncer.ini'], {
    ...runAs,
    cwd: directory,
    stdio: ['ignore', log, log],
  });
  const failed = once(child, 'error').then(([error]) => {
    throw new Error('PgBouncer cannot be started; is it installed?', { cause: error });
  });
  const url = `postgres://${user}:${password}@127.0.0.1:${port}/domesday`;
  await Promise.race([failed, untilItAnswers(url, () => child.exitCode !== null, logFile)]);
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    },
  };
}

async function untilItAnswers(url: string, hasEnded: () => boolean, logFile: string): Promise<void> {
  for (const deadline = performance.now() + READY_WITHIN_MS; performance.now() < deadline; await sleep(50)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch {
      if (hasEnded()) break;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error(`PgBouncer does not answer:\n${readFileSync(logFile, 'utf8').slice(-2_000)}`);
}
