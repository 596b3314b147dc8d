import { fork } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createRegister } from '../../../src/modules/register/index.ts';
import type { RegisteredCompany } from '../../../src/modules/resolution/match/register-lookup.ts';
import { openEmbeddedPostgres } from '../../../src/platform/embedded-postgres/index.ts';
import { silentLogger } from '../../../src/platform/logger.ts';
import { openDatabase, sql } from '../../../src/platform/postgres/index.ts';
import { systemClock } from '../../../src/shared/clock.ts';
import { migrateStorage } from '../../../src/storage.ts';
import type { PlannedSite, SiteOptions } from '../sites/index.ts';
import { writeRegister } from './register-snapshot.ts';
import type { ServedSites } from './site-server.ts';

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
      // The results of an earlier run would be known to this one.
      await db.execute(
        sql`truncate domain_results, resolution_jobs, resolution_tasks, website_links, company_mentions cascade`,
      );
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

/** The websites, in a process of their own. */
export async function startSites(
  options: SiteOptions,
  served: readonly PlannedSite[],
): Promise<{ port: number; pid: number; stop(): void }> {
  const child = fork(new URL('./site-server.ts', import.meta.url), [], { execArgv: ['--import', 'tsx'] });
  const sites: ServedSites = { options, domains: served.map(({ domain }) => domain) };
  child.send(sites);
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`the websites ended with ${code}`)));
  });
  return { port, pid: child.pid ?? 0, stop: () => child.kill() };
}
