import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir, type PreparedDir } from '../support/data-dir.ts';
import { runCommand, type ServiceProcess, startService, stopService } from '../support/service-process.ts';
import { writeSnapshot } from '../support/snapshot/index.ts';

let dir: PreparedDir;
let service: ServiceProcess;
beforeAll(async () => {
  dir = await makeDataDir('sandbox');
  service = await startService('start', { DATA_DIR: dir.data });
});
afterAll(async () => {
  await stopService(service);
  dir?.remove();
});

const run = (...args: string[]) => runCommand(['register', ...args], { DATA_DIR: dir.data });

/** To the database of the running service, as its own processes do. */
async function connect(): Promise<pg.Client> {
  const [password, port] = ['password', 'port'].map((name) =>
    readFileSync(join(dir.data, 'postgres', name), 'utf8').trim(),
  );
  const client = new pg.Client(`postgres://postgres:${password}@127.0.0.1:${port}/domesday`);
  await client.connect();
  return client;
}

/** The events that imports wait for. */
async function readWaits(database: pg.Client): Promise<string[]> {
  // Within a transaction the first answer would be repeated.
  await database.query('select pg_stat_clear_snapshot()');
  const { rows } = await database.query<{ waits: string }>(
    `select wait_event_type as waits from pg_stat_activity
     where application_name = 'domesday register import' and wait_event_type = 'Lock'`,
  );
  return rows.map(({ waits }) => waits);
}

/**
 * Stops a rollback when it has restored the companies and not yet the words of their names, and kills it
 * there.
 */
async function killRollbackHalfway(): Promise<void> {
  const database = await connect();
  const content = async () => (await database.query(CONTENT)).rows;
  const before = await content();
  await database.query('begin; lock table register_words in share mode');
  const rollback = run('rollback');
  await expect.poll(() => readWaits(database), { timeout: 60_000 }).toEqual(['Lock']);
  rollback.child.kill('SIGKILL');
  await rollback.ended;
  await database.query('commit');
  // Its session ends once it has tried to answer a command that is gone.
  await expect.poll(() => countImportSessions(database), { timeout: 60_000 }).toBe(0);
  expect(await content()).toEqual(before);
  await database.end();
}

/** A hash of everything that an import or a rollback changes. */
const CONTENT = ['companies', 'company_names', 'register_words', 'register_state', 'register_changes']
  .map(
    (table) =>
      `select '${table}' as table, count(*)::int, md5(string_agg(t::text, '|' order by t::text)) from ${table} t`,
  )
  .join(' union all ');

async function countImportSessions(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where application_name = 'domesday register import'`,
  );
  return rows[0]?.count ?? 0;
}

async function health() {
  const response = await fetch(`${service.url}/healthz`);
  const body = (await response.json()) as { checks: { register: { companies: number; as_of: string } } };
  return body.checks.register;
}

describe('domesday register, while the service runs', () => {
  it('imports a snapshot, prints what it did, and the running service has it', async () => {
    const file = join(dir.path, 'BasicCompanyDataAsOneFile-2026-11-01.csv');
    await writeSnapshot(file, { rows: 2_000 });
    const { code, stdout, stderr } = await run('import', file).ended;
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^The register holds 2,000 companies as of 2026-11-01, imported in .+ s\.\n$/,
      ),
    });
    // Progress is for a terminal; this is none.
    expect(stderr).not.toContain('Reading');
    expect(await health()).toEqual({ companies: 2_000, as_of: '2026-11-01' });

    expect((await run('import', file).ended).stdout).toBe(
      'This snapshot is the register already: 2,000 companies as of 2026-11-01. Nothing was changed.\n',
    );
    const status = (await run('status').ended).stdout;
    expect(status).toMatch(
      /^companies {4}2,000\nas of {8}2026-11-01\nsource {7}BasicCompanyDataAsOneFile-2026-11-01\.csv\n/,
    );
  });

  it('prints what changed in the next month', async () => {
    const file = join(dir.path, 'BasicCompanyDataAsOneFile-2026-12-01.csv');
    await writeSnapshot(file, { rows: 2_000, month: 1 });
    const { stdout } = await run('import', file).ended;
    expect(stdout).toMatch(/\n {2}22 added, \d+ changed, \d+ removed, 0 returned\n/);
    expect((await health()).as_of).toBe('2026-12-01');
  });

  it('refuses a part of a snapshot, and returns to the register before, also after a rollback that was killed', async () => {
    const file = join(dir.path, 'BasicCompanyDataAsOneFile-2026-12-15.csv');
    await writeSnapshot(file, { rows: 1_000, month: 1 });
    const before = await health();
    const refused = await run('import', file).ended;
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(
      /This snapshot lacks [\d,]+ of the register's [\d,]+ companies \([\d.]+%\).* Nothing was changed\.\n {2}It would remove/,
    );
    expect(await health()).toEqual(before);

    const { stdout } = await run('import', file, '--allow-shrink').ended;
    expect(stdout).toMatch(/\n {2}its signals are sent from \S+; `domesday register rollback` before then/);
    expect((await health()).as_of).toBe('2026-12-15');
    expect((await run('status').ended).stdout).toMatch(/\nbefore that {2}[\d,]+ companies as of 2026-12-01/);

    await killRollbackHalfway();
    expect((await health()).as_of).toBe('2026-12-15');
    expect((await run('status').ended).stdout).toMatch(/\nbefore that {2}[\d,]+ companies as of 2026-12-01/);

    const back = await run('rollback').ended;
    expect(back.stdout).toMatch(
      /^The register is the one before the import: [\d,]+ companies as of 2026-12-01/,
    );
    expect(await health()).toEqual(before);
    expect(await run('rollback').ended).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no register to return to'),
    });
  });

  it('stops at Ctrl-C with one sentence, and goes on later', async () => {
    const file = join(dir.path, 'BasicCompanyDataAsOneFile-2027-01-01.csv');
    await writeSnapshot(file, { rows: 2_000, seed: 2 });
    const database = await connect();
    // It comes as far as writing, and no further.
    await database.query('begin; lock table companies in share row exclusive mode');
    const stopped = run('import', file, '--allow-shrink');
    await expect.poll(() => readWaits(database), { timeout: 60_000 }).toEqual(['Lock']);
    stopped.child.kill('SIGINT');
    const { code, stderr } = await stopped.ended;
    await database.end();
    expect(code).toBe(1);
    expect(stderr).toContain(
      'Interrupted; the register is as it was. The same command continues from here.\n',
    );
    expect(stderr).not.toMatch(/\n\s+at /);
    expect((await health()).as_of).toBe('2026-12-01');
  });

  it('takes a list of visited websites beside it', async () => {
    const file = join(dir.path, 'visited.csv');
    writeFileSync(file, 'origin,rank\nhttps://www.fernhollow.co.uk,1000\nhttps://tarn.org,5000\n');
    const sites = () => runCommand(['sites', 'import', file], { DATA_DIR: dir.data }).ended;
    expect(await sites()).toMatchObject({ code: 0, stdout: 'The list holds 2 domains.\n' });
    expect((await sites()).stdout).toBe('The list holds 2 domains instead of 2.\n');
  });

  it('refuses what is not a snapshot with one sentence and exit code 1', async () => {
    const file = join(dir.path, 'other.csv');
    writeFileSync(file, 'a,b\n1,2\n');
    const { code, stdout, stderr } = await run('import', file).ended;
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: '',
      stderr:
        `Database: the embedded one in ${dir.data}\n` +
        'other.csv is not a snapshot of the register: it has no column CompanyName. Nothing was changed.\n',
    });
    expect((await run('import', file, '--as-of', '2999-01-01').ended).stderr).toContain(
      '--as-of must not be in the future, as 2999-01-01 is. Nothing was changed.\n',
    );
    expect((await run('import', file, '--as-of', 'tomorrow').ended).stderr).toContain(
      '--as-of must be a date like 2026-11-01, not "tomorrow".\n',
    );
  });
});
