import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, sql } from '../../../src/platform/postgres/index.ts';
import { nameKey } from '../../../src/shared/companies/company-name.ts';
import { type Latency, timeEach } from './measure.ts';
import type { Query } from './queries.ts';

/** The plain alternative to our search: trigram similarity, with the index that PostgreSQL has for it. */
export async function timeTrigrams(
  db: Database,
  queries: Query[],
): Promise<{ latency: Latency; first: number; inTen: number }> {
  await db.execute(sql`create extension if not exists pg_trgm`);
  await db.execute(sql`create index bench_trgm on company_names using gin (name_key gin_trgm_ops)`);
  let first = 0;
  let inTen = 0;
  const latency = await timeEach(queries, async ({ typed, meant }) => {
    const key = nameKey(typed);
    const rows = await db.query<{ joined_key: string }>(sql`
      select joined_key from company_names where name_key % ${key}
      order by similarity(name_key, ${key}) desc, joined_key limit 10`);
    const place = rows.findIndex((row) => row.joined_key === meant);
    if (place === 0) first++;
    if (place >= 0) inTen++;
  });
  await db.execute(sql`drop index bench_trgm`);
  return { latency, first: first / queries.length, inTen: inTen / queries.length };
}

export interface SqliteFigures {
  exact: Latency;
  prefix: Latency;
  words: Latency;
}

/** SQLite's full-text search on the same names, by Python's module; undefined where there is none. */
export function timeSqlite(
  directory: string,
  names: Iterable<string>,
  queries: { exact: string[]; prefix: string[]; words: string[] },
): SqliteFigures | undefined {
  try {
    execFileSync('python3', [
      '-c',
      "import sqlite3; sqlite3.connect('').execute('create virtual table t using fts5(x)')",
    ]);
  } catch {
    return undefined;
  }
  const namesFile = join(directory, 'names.txt');
  const queriesFile = join(directory, 'queries.json');
  let chunk: string[] = [];
  writeFileSync(namesFile, '');
  for (const name of names) {
    if (chunk.push(name) === 100_000) {
      writeFileSync(namesFile, `${chunk.join('\n')}\n`, { flag: 'a' });
      chunk = [];
    }
  }
  writeFileSync(namesFile, `${chunk.join('\n')}\n`, { flag: 'a' });
  writeFileSync(queriesFile, JSON.stringify(queries));
  const script = fileURLToPath(new URL('./sqlite-fts.py', import.meta.url));
  // A folder that is kept may hold the one of the last run.
  const database = join(directory, 'names.sqlite');
  rmSync(database, { force: true });
  const output = execFileSync('python3', [script, namesFile, database, queriesFile]);
  for (const file of [namesFile, queriesFile, database]) rmSync(file);
  return JSON.parse(output.toString());
}
