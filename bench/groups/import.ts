/**
 * Compares the cost of an import of owners with bare `COPY`s in the same run, on one embedded database with
 * its usual settings: one of all lines of the file as they are, and one of only the rows that are kept, each
 * with the same indexes.
 */
import { chmodSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { silentLogger } from '../../src/platform/logger.ts';
import { makeTempDir } from '../../test/support/service-process.ts';
import { type TimedCommand, timeCommand, timeStatement } from '../timed-command.ts';
import { writePscSnapshot } from './psc-snapshot.ts';

export async function benchOwnersImport(lines: number): Promise<string> {
  const dir = makeTempDir();
  const postgres = await openEmbeddedPostgres({ directory: join(dir.path, 'postgres'), log: silentLogger });
  try {
    const file = join(dir.path, 'persons-with-significant-control-snapshot-2026-11-02.txt');
    await writePscSnapshot(file, lines);
    const environment = { DATA_DIR: dir.path, SANDBOX: 'off' };
    const empty = await timeCommand(['migrate'], { environment });
    const first = await timeCommand(['register', 'import', file], { environment });
    const bare = await timeBare(postgres.url, file);
    const second = await timeCommand(['register', 'import', file, '--as-of', '2026-11-03'], { environment });
    return report({
      lines,
      gigabytes: statSync(file).size / 1e9,
      start: empty,
      imports: [first, second],
      bare,
    });
  } finally {
    await postgres.release();
    dir.remove();
  }
}

interface Bare {
  lines: number;
  rows: number;
  indexes: number;
  kept: number;
}

async function timeBare(url: string, file: string): Promise<Bare> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const timed = (text: string) => timeStatement(client, text);
  // The server may run as another user than this program.
  const folder = makeTempDir();
  for (const path of [folder.path, join(file, '..')]) chmodSync(path, 0o777);
  try {
    await client.query('create schema bare');
    await client.query(`copy company_owners to '${folder.path}/rows'`);
    await client.query(
      'create table bare.company_owners (like company_owners including all excluding indexes)',
    );
    const rows = await timed(`copy bare.company_owners from '${folder.path}/rows'`);
    const { rows: definitions } = await client.query<{ statement: string }>(
      `select regexp_replace(indexdef, ' ON public\\.', ' ON bare.') as statement
       from pg_indexes where schemaname = 'public' and tablename = 'company_owners'`,
    );
    let indexes = 0;
    for (const { statement } of definitions) indexes += await timed(statement);
    await client.query('create table bare.lines (line text not null)');
    // Bytes that do not occur in the file, so that each line is one value.
    const lines = await timed(
      `copy bare.lines from '${file}' with (format csv, quote E'\\x01', delimiter E'\\x02')`,
    );
    const kept = await client.query<{ count: string }>('select count(*) from bare.company_owners');
    await client.query('drop schema bare cascade');
    return { lines, rows, indexes, kept: Number(kept.rows[0]?.count) };
  } finally {
    await client.end();
    folder.remove();
  }
}

function report(found: {
  lines: number;
  gigabytes: number;
  start: TimedCommand;
  imports: TimedCommand[];
  bare: Bare;
}): string {
  const { lines, gigabytes, start, imports, bare } = found;
  const s = (seconds: number) => `${seconds.toFixed(1)} s`;
  const whole = bare.lines + bare.indexes;
  const keptOnly = bare.rows + bare.indexes;
  const row = ([what, { seconds, peakMb }]: [string, TimedCommand]) =>
    `| ${what} | ${s(seconds)} | **${(seconds / whole).toFixed(2)}** | ${(seconds / keptOnly).toFixed(2)} | ${Math.round(peakMb)} MiB |`;
  const [first, second] = imports;
  if (!first || !second) throw new Error('there were no imports');
  const load = loadavg().map((value) => value.toFixed(1));
  return `
## ${lines.toLocaleString('en-GB')} lines (${gigabytes.toFixed(2)} GB), ${bare.kept.toLocaleString('en-GB')} owners kept, ${new Date().toISOString().slice(0, 16).replace('T', ' ')}

Load of the machine at the end (1, 5 and 15 minutes; about 1.5 is ours): ${load.join(', ')}.

| | time | of the file's bare \`COPY\` | of the kept rows' bare \`COPY\` | memory of Node |
|---|---|---|---|---|
| bare \`COPY\` of the file, a line a row | ${s(bare.lines)} | | | |
| bare \`COPY\` of the kept rows alone | ${s(bare.rows)} | | | |
| building the same indexes | ${s(bare.indexes)} | | | |
| \`COPY\` of the file, and the indexes | ${s(whole)} | 1.00 | | |
| \`COPY\` of the kept rows, and the indexes | ${s(keptOnly)} | | 1.00 | |
${row(['`domesday register import`, the first time', first])}
${row(['`domesday register import`, over the same owners', second])}
| a command that does nothing (\`domesday migrate\`) | ${s(start.seconds)} | | | |
`;
}
