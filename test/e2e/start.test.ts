import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { silentLogger } from '../../src/platform/logger.ts';
import { makeDataDir } from '../support/data-dir.ts';
import { freePort } from '../support/free-port.ts';
import { holdSignUp } from '../support/held-request.ts';
import {
  makeTempDir,
  type RunningCommand,
  runCommand,
  startService,
  type TempDir,
} from '../support/service-process.ts';

let dirs: TempDir[] = [];
let data: string;
let running: RunningCommand[] = [];
beforeEach(() => {
  const dir = makeTempDir();
  dirs = [dir];
  data = join(dir.path, 'data');
});
afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGTERM');
    await ended;
  }
  running = [];
  await endDatabase();
  for (const dir of dirs) dir.remove();
});

/** For what is not about the first start. */
async function useDataDir(): Promise<void> {
  const dir = await makeDataDir('empty');
  dirs.push(dir);
  data = dir.data;
}

/** Without the sandbox, whose two thousand companies these tests do not need, except where one says so. */
async function start(command: 'start' | 'serve' = 'start', environment: Record<string, string> = {}) {
  const service = await startService(command, { DATA_DIR: data, SANDBOX: 'off', ...environment });
  running.push(service);
  return service;
}

function postgresPid(): number {
  return Number(readFileSync(join(data, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Ends the database of a service that left it behind. */
async function endDatabase(): Promise<void> {
  if (!existsSync(join(data, 'postgres/cluster/postmaster.pid'))) return;
  const pid = postgresPid();
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGQUIT');
  await expect.poll(() => isAlive(pid)).toBe(false);
}

/** A zombie has ended; its exit code was not read yet. */
function isAlive(pid: number): boolean {
  try {
    return !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

describe('domesday start', () => {
  it('serves from nothing, prints where everything is, stops with its database on SIGTERM and starts again', async () => {
    const first = await start('start', { SANDBOX: '' });
    const health = (await (await fetch(`${first.url}/healthz`)).json()) as {
      checks: { register: { companies: number } };
    };
    expect(health.checks.register.companies).toBe(2_000);
    expect(first.output()).toContain(`Console   ${first.url}`);
    expect(first.output()).toContain(`API docs  ${first.url}/docs`);
    expect(first.output()).toContain(join(data, 'outbox'));
    expect(first.output()).not.toMatch(/warning/i);
    const database = postgresPid();
    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
    expect(isAlive(database)).toBe(false);

    const second = await start();
    expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
    second.child.kill('SIGINT');
    expect((await second.ended).code).toBe(0);
  });

  it('takes the orphaned database over after a kill -9', async () => {
    await useDataDir();
    const first = await start();
    const database = postgresPid();
    first.child.kill('SIGKILL');
    await first.ended;
    expect(isAlive(database)).toBe(true);
    const second = await start();
    expect(postgresPid()).toBe(database);
    second.child.kill('SIGTERM');
    expect((await second.ended).code).toBe(0);
    expect(isAlive(database)).toBe(false);
  });

  it('recovers when the database was killed with it and left its lock file', async () => {
    await useDataDir();
    const first = await start();
    const database = postgresPid();
    first.child.kill('SIGKILL');
    process.kill(database, 'SIGKILL');
    await first.ended;
    await expect.poll(() => isAlive(database)).toBe(false);
    const second = await start();
    expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  });

  it('leaves at once on a second signal, also with a request in progress', async () => {
    await useDataDir();
    const service = await start();
    const held = await holdSignUp(service.url);
    service.child.kill('SIGTERM');
    await expect.poll(() => service.output()).toContain('finishing open requests');
    // A signal that comes sooner counts as an echo of the first.
    await new Promise((resolve) => setTimeout(resolve, 60));
    service.child.kill('SIGTERM');
    expect((await service.ended).code).toBe(1);
    await expect(held.answer).rejects.toThrow();
    expect(service.output()).not.toContain('not everything ended in time');
  });

  it('shares its embedded database with other commands while it runs', async () => {
    await useDataDir();
    const service = await start();
    const migrate = await runCommand(['migrate'], { DATA_DIR: data }).ended;
    expect(migrate).toMatchObject({ code: 0, stdout: 'The database is up to date.\n' });
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  });

  it('works as separate serve and work processes on one database', async () => {
    await useDataDir();
    const serve = await start('serve');
    const port = String(await freePort());
    const only = ['--only', 'crawl,mail'];
    const work = runCommand(['work', ...only], { DATA_DIR: data, SANDBOX: 'off', OPERATIONS_PORT: port });
    running.push(work);
    await expect.poll(() => work.output(), { timeout: 30_000 }).toContain('working on jobs');
    expect(work.output()).toContain('"only":["crawl","mail"]');
    const operations = `http://127.0.0.1:${port}`;
    expect(await (await fetch(`${operations}/healthz`)).json()).toMatchObject({ status: 'ok' });
    expect(await (await fetch(`${operations}/metrics`)).text()).toContain('domesday_job_duration_seconds');
    expect((await fetch(`${operations}/v1/account`)).status).toBe(404);
    serve.child.kill('SIGTERM');
    expect((await serve.ended).code).toBe(0);
    // The database stays for the one that still needs it.
    expect(isAlive(postgresPid())).toBe(true);
    const database = postgresPid();
    work.child.kill('SIGTERM');
    expect((await work.ended).code).toBe(0);
    expect(isAlive(database)).toBe(false);
  });
});

describe('an error that an operator can mend', () => {
  async function failure(environment: Record<string, string>) {
    const { code, stderr, stdout } = await runCommand(['start'], { DATA_DIR: data, ...environment }).ended;
    expect(code).toBe(1);
    expect(stderr + stdout).not.toMatch(/\n\s+at /);
    return stderr;
  }

  it('is one clear sentence and exit code 1 for wrong settings, listing every one', async () => {
    const stderr = await failure({ PORT: 'abc', LOG_LEVEL: 'loud', WORKERS: '0' });
    expect(stderr).toContain('PORT must be');
    expect(stderr).toContain('LOG_LEVEL must be');
    expect(stderr).toContain('WORKERS must be');
  });

  it('is one clear sentence and exit code 1 for a data folder that cannot be written', async () => {
    const file = `${data}-file`;
    writeFileSync(file, '');
    chmodSync(file, 0o400);
    expect(await failure({ PORT: '0', DATA_DIR: join(file, 'data') })).toMatch(
      /^DATA_DIR .* cannot be written .*\n$/,
    );
  });

  it('is one clear sentence and exit code 1 for a database that does not answer, without its password', async () => {
    const stderr = await failure({
      PORT: '0',
      DATABASE_URL: `postgres://me:hunter2@127.0.0.1:${await freePort()}/x`,
    });
    expect(stderr).toMatch(
      /^The database at postgres:\/\/me@127\.0\.0\.1:\d+\/x does not answer \(ECONNREFUSED\)\..*\n$/,
    );
  });

  it('is one clear sentence and exit code 1 for a port that is taken', async () => {
    const blocker: Server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => blocker.once('listening', resolve));
    const { port } = blocker.address() as { port: number };
    expect(await failure({ PORT: String(port) })).toBe(
      `Port ${port} on 127.0.0.1 is taken by another program. Stop it, or set PORT to another one.\n`,
    );
    blocker.close();
  });
});

describe('a start that fails after it opened the database', () => {
  it('leaves no database behind', async () => {
    await useDataDir();
    await pretendLaterVersion();
    for (const command of ['start', 'work']) {
      const { code, stderr } = await runCommand([command], { DATA_DIR: data, PORT: '0', SANDBOX: 'off' })
        .ended;
      expect([code, stderr]).toEqual([1, expect.stringContaining('newer')]);
      expect(existsSync(join(data, 'postgres/cluster/postmaster.pid'))).toBe(false);
    }
  });

  async function pretendLaterVersion(): Promise<void> {
    const postgres = await openEmbeddedPostgres({ directory: join(data, 'postgres'), log: silentLogger });
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(`insert into schema_migrations (id, name, checksum) values (9999, '9999_later', '')`);
    await client.end();
    await postgres.release();
  }
});

describe('domesday --help', () => {
  it.each([[[]], [['start']], [['serve']], [['work']], [['migrate']]])(
    'explains %j',
    async (command: string[]) => {
      const { code, stdout } = await runCommand([...command, '--help']).ended;
      expect(code).toBe(0);
      expect(stdout).toContain('Usage: domesday');
    },
  );

  it('reports an unknown command and exits 1', async () => {
    const { code, stderr } = await runCommand(['destroy']).ended;
    expect(code).toBe(1);
    expect(stderr).toContain("unknown command 'destroy'");
  });
});
