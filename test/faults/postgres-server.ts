import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from '../../src/platform/embedded-postgres/binaries.ts';
import { addressOf, chooseRunAs } from '../../src/platform/embedded-postgres/cluster-home.ts';

export interface ServerOptions {
  /** The folder of a stopped cluster, as `DATA_DIR/postgres` holds it. */
  home: string;
  port: number;
  settings?: Record<string, string>;
}

const READY_WITHIN_MS = 60_000;

/**
 * A PostgreSQL server of the test's own, which nobody restarts but the test: what `DATABASE_URL` leads to.
 */
export class PostgresServer {
  readonly port: number;
  readonly #home: string;
  readonly #password: string;
  #settings: Record<string, string>;
  #process: ChildProcess | undefined;

  constructor({ home, port, settings = {} }: ServerOptions) {
    this.#home = home;
    this.port = port;
    this.#settings = settings;
    this.#password = readFileSync(join(home, 'password'), 'utf8').trim();
  }

  url({ port = this.port, database = 'domesday' } = {}): string {
    return `postgres://postgres:${this.#password}@127.0.0.1:${port}/${database}`;
  }

  /** Starts it and waits until it answers. */
  async start(settings: Record<string, string> = {}): Promise<void> {
    this.#settings = { ...this.#settings, ...settings };
    const runAs = chooseRunAs();
    const binaries = await findBinaries(runAs);
    const cluster = join(this.#home, 'cluster');
    const flags = Object.entries({
      listen_addresses: '127.0.0.1',
      port: String(this.port),
      unix_socket_directories: '',
      ...this.#settings,
    }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const log = openSync(join(this.#home, 'test-server.log'), 'a');
    const child = spawn(binaries.postgres, ['-D', await addressOf(cluster, runAs), ...flags], {
      ...runAs,
      cwd: cluster,
      env: { LC_ALL: 'C' },
      stdio: ['ignore', log, log],
    });
    this.#process = child;
    for (
      const deadline = performance.now() + READY_WITHIN_MS;
      performance.now() < deadline;
      await sleep(50)
    ) {
      if (child.exitCode !== null) {
        // Sessions of a killed server may still hold its shared memory.
        if (/pre-existing shared memory block|lock file .* already exists/.test(this.logTail())) {
          await sleep(100);
          return this.start();
        }
        throw new Error(`PostgreSQL did not start:\n${this.logTail()}`);
      }
      if (
        await this.query('select 1').then(
          () => true,
          () => false,
        )
      )
        return;
    }
    throw new Error(`PostgreSQL was not ready in time:\n${this.logTail()}`);
  }

  /** SIGKILL as a crash, SIGINT as a restart by its operator. */
  async stop(signal: 'SIGKILL' | 'SIGINT' = 'SIGINT'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async query<Row>(text: string, database = 'postgres'): Promise<Row[]> {
    const client = new pg.Client({
      connectionString: this.url({ database }),
      connectionTimeoutMillis: 2_000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query(text)).rows as Row[];
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Makes a standby of this server, which must be stopped, in another folder. Both have to be started. */
  makeStandby(home: string, port: number): PostgresServer {
    execFileSync('cp', ['-a', this.#home, home]);
    const signalFile = join(home, 'cluster', 'standby.signal');
    writeFileSync(signalFile, '');
    const runAs = chooseRunAs();
    if (runAs) execFileSync('chown', [`${runAs.uid}:${runAs.gid}`, signalFile]);
    const conninfo = `host=127.0.0.1 port=${this.port} user=postgres password=${this.#password} application_name=standby`;
    return new PostgresServer({ home, port, settings: { ...this.#settings, primary_conninfo: conninfo } });
  }

  logTail(): string {
    return readFileSync(join(this.#home, 'test-server.log'), 'utf8').slice(-2_000);
  }
}
