/**
 * Where the processor time of a resolution goes: by process and thread, and by statement of the database. It
 * counts processor time, so other work on the machine hardly changes it. Run with
 * `npx tsx bench/resolution/profile.ts --data-dir <folder of a speed run> [--sites 600] [--survey] [--setting WORKERS=20] [--cpu-prof <folder>]`;
 * it prints tables for `bench/results/resolution-profile.md`. With `--survey` no account asks for the
 * websites: a survey reads them. `--setting`, once or more, changes a setting of the service. `--cpu-prof`
 * also writes profiles for Chrome's developer tools.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { silentLogger } from '../../src/platform/logger.ts';
import { startServiceUnderTest } from './service/service-under-test.ts';
import { planSites } from './sites/index.ts';
import { SITES, shuffled } from './speed/heavy-sites.ts';
import { childrenOf, cpuSeconds, cpuSecondsWithChildren, threadSeconds } from './speed/process-figures.ts';
import { importRegister, startSites } from './speed/service.ts';
import { measureSurvey } from './speed/survey-throughput.ts';
import { measureThroughput } from './speed/throughput.ts';

const STATEMENTS_SHOWN = 40;
const STATEMENT_LENGTH = 90;
const PROFILE_WRITTEN_MS = 5_000;

const { values } = parseArgs({
  options: {
    'data-dir': { type: 'string' },
    rows: { type: 'string', default: '570000' },
    sites: { type: 'string', default: '600' },
    'warm-up': { type: 'string', default: '100' },
    survey: { type: 'boolean', default: false },
    'cpu-prof': { type: 'string' },
    setting: { type: 'string', multiple: true, default: [] },
  },
});
const dir = values['data-dir'];
if (dir === undefined) throw new Error('--data-dir is missing');

execFileSync('npm', ['run', 'build'], { stdio: 'ignore' });
const { sites, companies } = planSites(SITES);
await importRegister(dir, Number(values.rows), companies);
await loadStatistics(dir);
const warmUp = Number(values['warm-up']);
const planned = shuffled(sites).slice(0, warmUp + Number(values.sites));

const profileTo = values['cpu-prof'];
const threadProfiler = new URL('./speed/profile-threads.mjs', import.meta.url).href;
if (profileTo !== undefined) mkdirSync(profileTo, { recursive: true });

const websites = await startSites(SITES, planned);
try {
  const service = await startServiceUnderTest(dir, websites.port, {
    CHROMIUM_PATH: 'off',
    SURVEY_CRAWL_DELAY_MS: '0',
    SURVEY_SITES_PER_ADDRESS: '1000',
    ...Object.fromEntries(values.setting.map((setting) => setting.split(/=(.*)/s, 2))),
    ...(profileTo && { NODE_OPTIONS: `--import ${threadProfiler}`, PROFILE_TO: profileTo }),
  });
  try {
    const db = new pg.Client({ connectionString: service.databaseUrl });
    await db.connect();
    await db.query('create extension if not exists pg_stat_statements');
    const measure = values.survey ? measureSurvey : measureThroughput;
    await measure(service, planned.slice(0, warmUp));
    await db.query('truncate resolution_jobs, domain_results cascade');
    await db.query('select pg_stat_statements_reset()');
    if (profileTo !== undefined) writeFileSync(join(profileTo, 'running'), '');
    const before = read(service.pid, websites.pid);
    const { seconds, failed } = await measure(service, planned.slice(warmUp));
    if (profileTo !== undefined) rmSync(join(profileTo, 'running'));
    const count = planned.length - warmUp;
    console.log(`${count} sites, ${failed} failed, ${(count / seconds).toFixed(1)} a second\n`);
    printProcesses(before, read(service.pid, websites.pid), count);
    await printStatements(db, count);
    await db.end();
  } finally {
    if (profileTo !== undefined) await new Promise((resolve) => setTimeout(resolve, PROFILE_WRITTEN_MS));
    await service.stop();
  }
} finally {
  websites.stop();
}

/** For the next start of the server. */
async function loadStatistics(directory: string): Promise<void> {
  const postgres = await openEmbeddedPostgres({ directory: join(directory, 'postgres'), log: silentLogger });
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  await db.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
  await db.query('alter system set pg_stat_statements.track_planning = on');
  await db.end();
  await postgres.release();
}

/** Seconds by name. */
function read(service: number, sitesPid: number): Map<string, number> {
  const seconds = new Map<string, number>();
  const add = (name: string, value: number) => seconds.set(name, (seconds.get(name) ?? 0) + value);
  for (const [thread, value] of threadSeconds(service))
    add(thread === service ? 'service: main thread' : `service: thread ${thread - service}`, value);
  for (const postmaster of childrenOf(service)) add('PostgreSQL', cpuSecondsWithChildren(postmaster));
  add('the site server of the bench', cpuSeconds(sitesPid));
  add('the caller of the bench', cpuSeconds(process.pid));
  return seconds;
}

function printProcesses(before: Map<string, number>, after: Map<string, number>, count: number): void {
  console.log('| process or thread | ms a site |\n|---|---|');
  let all = 0;
  for (const [name, seconds] of after) {
    const ms = ((seconds - (before.get(name) ?? 0)) * 1000) / count;
    all += ms;
    if (ms >= 0.05) console.log(`| ${name} | ${ms.toFixed(1)} |`);
  }
  console.log(`| together | ${all.toFixed(1)} |\n`);
}

interface StatementFigures {
  calls: number;
  ms: number;
  plans: number;
  plan_ms: number;
  wal: number;
}

async function printStatements(db: pg.Client, count: number): Promise<void> {
  const { rows } = await db.query<StatementFigures & { query: string }>(
    `select query, calls::int, total_exec_time as ms, plans::int, total_plan_time as plan_ms,
       wal_bytes::float8 as wal
     from pg_stat_statements where toplevel order by total_exec_time + total_plan_time desc`,
  );
  console.log(
    '| statement | calls a site | ms a site | planned, of calls | planning ms a site | WAL bytes a site |\n|---|---|---|---|---|---|',
  );
  const line = (name: string, { calls, ms, plans, plan_ms, wal }: StatementFigures) =>
    console.log(
      `| ${name} | ${(calls / count).toFixed(2)} | ${(ms / count).toFixed(2)} | ${Math.round((100 * plans) / calls)}% | ${(plan_ms / count).toFixed(2)} | ${Math.round(wal / count)} |`,
    );
  for (const row of rows.slice(0, STATEMENTS_SHOWN))
    line(`\`${row.query.replace(/\s+/g, ' ').trim().slice(0, STATEMENT_LENGTH)}\``, row);
  const sum = (key: keyof StatementFigures) => rows.reduce((total, row) => total + row[key], 0);
  line('all statements', {
    calls: sum('calls'),
    ms: sum('ms'),
    plans: sum('plans'),
    plan_ms: sum('plan_ms'),
    wal: sum('wal'),
  });
}
