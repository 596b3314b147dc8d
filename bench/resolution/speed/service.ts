import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createRegister } from '../../../src/modules/register/index.ts';
import type { RegisteredCompany } from '../../../src/modules/resolution/match/register-reader.ts';
import { openEmbeddedPostgres } from '../../../src/platform/embedded-postgres/index.ts';
import { silentLogger } from '../../../src/platform/logger.ts';
import { openDatabase, sql } from '../../../src/platform/postgres/index.ts';
import { systemClock } from '../../../src/shared/clock.ts';
import { migrateStorage } from '../../../src/storage.ts';
import { runCommand, startService } from '../../../test/support/service-process.ts';
import type { SiteOptions } from '../sites/index.ts';
import { writeRegister } from './register-snapshot.ts';

const CREDITS = 1_000_000;

export interface ServiceUnderTest {
  url: string;
  pid: number;
  databaseUrl: string;
  key: string;
  accountId: string;
  stop(): Promise<void>;
}

/** A register of this size on an embedded PostgreSQL, unless the folder holds one already. */
export async function importRegister(
  dir: string,
  rows: number,
  companies: readonly RegisteredCompany[],
): Promise<void> {
  mkdirSync(dir, { recursive: true });
  const postgres = await openEmbeddedPostgres({ directory: join(dir, 'postgres'), log: silentLogger });
  await migrateStorage(postgres.url, silentLogger);
  const db = openDatabase({ url: postgres.url, log: silentLogger, statementTimeoutMs: 3_600_000 });
  try {
    const register = createRegister({ db, clock: systemClock });
    if ((await register.state()).companies === rows) {
      // What an earlier run found out would be known to this one.
      await db.execute(sql`truncate domain_results, resolution_jobs, resolution_tasks, website_links`);
      return;
    }
    const path = join(dir, 'BasicCompanyDataAsOneFile-2026-11-01.csv');
    await writeRegister(path, rows, companies);
    await register.importSnapshot({ path, rejectDir: dir, asOf: '2026-11-01' });
    rmSync(path);
    await db.execute(sql`vacuum analyze`);
  } finally {
    await db.close();
    await postgres.release();
  }
}

/** The built service, as `start` runs it, with every website answered by the server on this port. */
export async function startServiceUnderTest(dir: string, sitePort: number): Promise<ServiceUnderTest> {
  const environment = {
    DATA_DIR: dir,
    AUTH_THROTTLE: 'off',
    SANDBOX: 'off',
    LOG_LEVEL: 'warn',
    EGRESS_CONNECT_TO: `*=http://127.0.0.1:${sitePort}`,
  };
  const service = await startService('start', environment);
  // The ledger of an account is for ever; a run over a kept register has an account of its own.
  const email = `bench${Date.now()}@example.org`;
  const created = await runCommand(['account', 'create', email], environment).ended;
  const password = /Password: (\S+)/.exec(created.stdout)?.[1] ?? '';
  const granted = await runCommand(['account', 'grant', email, String(CREDITS)], environment).ended;
  if (granted.code !== 0) throw new Error(`no credits could be granted:\n${granted.stderr}`);
  const login = await fetch(`${service.url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!login.ok) throw new Error(`login answered ${login.status}`);
  const { api_key: key, account } = (await login.json()) as { api_key: string; account: { id: string } };
  return {
    url: service.url,
    pid: service.child.pid ?? 0,
    databaseUrl: databaseUrl(dir),
    key,
    accountId: account.id,
    async stop() {
      service.child.kill('SIGTERM');
      await service.ended;
    },
  };
}

function databaseUrl(dir: string): string {
  const lines = readFileSync(join(dir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(dir, 'postgres/password'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${lines[3]}/domesday`;
}

/** The websites, in a process of their own. */
export async function startSites(options: SiteOptions): Promise<{ port: number; stop(): void }> {
  const child = fork(new URL('./site-server.ts', import.meta.url), [JSON.stringify(options)], {
    execArgv: ['--import', 'tsx'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`the websites ended with ${code}`)));
  });
  return { port, stop: () => child.kill() };
}
