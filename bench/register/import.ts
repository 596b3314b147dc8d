/**
 * Compares the cost of an import with the least that PostgreSQL can do with the same rows: a bare `COPY` of
 * them from files, and building the same indexes. Both on one embedded database with its usual settings, one
 * after the other.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { silentLogger } from '../../src/platform/logger.ts';
import { makeTempDir } from '../../test/support/service-process.ts';
import { writeSnapshot } from '../../test/support/snapshot/index.ts';
import { type TimedCommand, timeCommand, timeStatement } from '../timed-command.ts';

const RESULTS = new URL('../results/register-import.md', import.meta.url);
const TABLES = ['companies', 'company_names', 'company_search'];

const HEADER = `# Importing the register

Written by \`npm run bench:register -- import\`: the whole command, from a CSV to a register that is searched, beside the
least that PostgreSQL can do with the same rows: the companies, their names and the rows that filters look at. Synthetic snapshots, embedded database with its usual settings. Wanted: no
more than 1.3 times the least at 5.7 million rows, and less than 300 MiB of memory in Node.
`;

interface ImportRun {
  dataDir: string;
  url: string;
  file: string;
}

interface Timed extends TimedCommand {
  /**
   * Until all rows were in the database, without their indexes. Undefined when the file was imported before.
   */
  loadSeconds: number | undefined;
}

/**
 * Each size on its own database; what is known is written after each, since the largest takes an hour's part.
 */
export async function benchImports({
  sizes,
  file,
}: {
  sizes: number[];
  file: string | undefined;
}): Promise<void> {
  execFileSync('npm', ['run', 'build'], { stdio: 'ignore' });
  let text = HEADER;
  for (const rows of sizes) {
    text += await benchImport(rows, rows === Math.max(...sizes) ? file : undefined);
    writeFileSync(RESULTS, text);
  }
  console.log(text);
}

async function benchImport(rows: number, file: string | undefined): Promise<string> {
  const dir = makeTempDir();
  const postgres = await openEmbeddedPostgres({ directory: join(dir.path, 'postgres'), log: silentLogger });
  try {
    const first = file ?? join(dir.path, 'BasicCompanyDataAsOneFile-2026-11-01.csv');
    if (!file) await writeSnapshot(first, { rows });
    const second = join(dir.path, 'BasicCompanyDataAsOneFile-2026-12-01.csv');
    await writeSnapshot(second, { rows, month: 1 });
    const gigabytes = statSync(first).size / 1e9;

    const database = { dataDir: dir.path, url: postgres.url };
    const imported = await timeImport({ ...database, file: first });
    const bare = await timeBare(postgres.url);
    const refreshed = await timeImport({ ...database, file: second });
    const again = await timeImport({ ...database, file: second });
    return report({ rows, gigabytes, imported, bare, refreshed, again });
  } finally {
    await postgres.release();
    dir.remove();
  }
}

async function timeImport({ dataDir, url, file }: ImportRun): Promise<Timed> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let loadSeconds: number | undefined;
    const timed = await timeCommand(['register', 'import', file], {
      environment: { DATA_DIR: dataDir },
      // Without a terminal the command prints no progress, so the database is asked.
      onWatch: async (seconds) => {
        if (loadSeconds === undefined && (await isLoaded(client))) loadSeconds = seconds;
      },
    });
    return { ...timed, loadSeconds };
  } finally {
    await client.end();
  }
}

/** Whether the import that runs has written all its rows. False before the command has created the tables. */
async function isLoaded(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('register_import') is not null as there`,
  );
  if (!rows[0]?.there) return false;
  const state = await client.query<{ loaded: boolean }>('select loaded from register_import');
  return state.rows[0]?.loaded ?? false;
}

async function timeBare(url: string): Promise<{ copy: number; indexes: Record<string, number> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const timed = (text: string) => timeStatement(client, text);
  // The server may run as another user than this program.
  const folder = makeTempDir();
  chmodSync(folder.path, 0o777);
  try {
    await client.query('create schema bare');
    let copy = 0;
    for (const table of TABLES) {
      await client.query(`copy ${table} to '${folder.path}/${table}'`);
      await client.query(`create table bare.${table} (like ${table} including all excluding indexes)`);
      copy += await timed(`copy bare.${table} from '${folder.path}/${table}'`);
    }
    const indexes: Record<string, number> = {};
    for (const { name, statement } of await listIndexes(client)) indexes[name] = await timed(statement);
    await client.query('drop schema bare cascade');
    console.log({ copy, indexes });
    return { copy, indexes };
  } finally {
    await client.end();
    folder.remove();
  }
}

async function listIndexes(client: pg.Client): Promise<{ name: string; statement: string }[]> {
  const { rows } = await client.query<{ name: string; statement: string }>(
    `select indexname as name, regexp_replace(indexdef, ' ON public\\.', ' ON bare.') as statement
     from pg_indexes where schemaname = 'public' and tablename = any ($1) order by tablename, indexname`,
    [TABLES],
  );
  return rows;
}

function report(found: {
  rows: number;
  gigabytes: number;
  imported: Timed;
  bare: { copy: number; indexes: Record<string, number> };
  refreshed: Timed;
  again: Timed;
}): string {
  const { rows, gigabytes, imported, bare, refreshed, again } = found;
  const indexSeconds = Object.values(bare.indexes).reduce((sum, seconds) => sum + seconds, 0);
  const least = bare.copy + indexSeconds;
  const s = (seconds: number) => `${seconds.toFixed(1)} s`;
  const after = ({ loadSeconds }: Timed) =>
    loadSeconds === undefined ? '' : ` (rows in the database after ${s(loadSeconds)})`;
  const changes = /^ {2}.* added.*$/m.exec(refreshed.output)?.[0].trim() ?? '';
  const load = loadavg().map((value) => value.toFixed(1));
  return `
## ${rows.toLocaleString('en-GB')} rows (${gigabytes.toFixed(2)} GB), ${new Date().toISOString().slice(0, 16).replace('T', ' ')}

Load of the machine at the end (1, 5 and 15 minutes; about 1.5 is ours): ${load.join(', ')}.

| | time | of the least | memory of Node |
|---|---|---|---|
| bare \`COPY\` of the ${TABLES.length} tables, from files | ${s(bare.copy)} | | |
| building the same ${Object.keys(bare.indexes).length} indexes | ${s(indexSeconds)} | | |
| the least: both | ${s(least)} | 1.00 | |
| \`domesday register import\`, all of it${after(imported)} | ${s(imported.seconds)} | **${(imported.seconds / least).toFixed(2)}** | ${Math.round(imported.peakMb)} MiB |
| the next month's snapshot: ${changes}${after(refreshed)} | ${s(refreshed.seconds)} | | ${Math.round(refreshed.peakMb)} MiB |
| the same snapshot again | ${s(again.seconds)} | | |
`;
}
