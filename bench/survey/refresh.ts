/**
 * `npm run bench:refresh -- --sites 20000 --refreshes 10`: surveys websites on loopback, then reads all of
 * them again and again, half a year apart by the clock of the processes. The worker is killed twice with
 * `kill -9` in every refresh. After each, every domain must have one outcome, one new result and one link to
 * the company that runs it then; and the sizes of the tables and indexes are noted, to see whether they grow.
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type RunningCommand, runCommand } from '../../test/support/service-process.ts';
import { nextMessage } from '../forked.ts';
import { checkRefresh, isRight } from './check-refresh.ts';
import { openFixture } from './open-fixture.ts';
import { type RefreshRound, renderRefreshes } from './refresh-report.ts';
import { seedSurvey } from './seed-survey.ts';
import { listCompanies, type Site, siteAt } from './sites.ts';
import { readTableSizes } from './table-sizes.ts';

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '2000' },
    refreshes: { type: 'string', default: '2' },
    /** Companies in the register. */
    rows: { type: 'string', default: '20000' },
    workers: { type: 'string', default: '20' },
    /** Stores the outcomes of the first reading instead of reading. */
    seeded: { type: 'boolean', default: false },
    /** Adds the report to the results instead of beginning them anew. */
    append: { type: 'boolean', default: false },
  },
});
const sites = Number(values.sites);
const rows = Number(values.rows);
const RESULTS = new URL('../results/survey-refresh.md', import.meta.url);
/**
 * Longer than any domain is fresh, so that all are due, and results of the round before have expired for long
 * enough to be deleted.
 */
const DAYS_BETWEEN = 181;
const DAY_MS = 86_400_000;
const LOOK_EVERY_MS = 500;
const STALLED_MS = 300_000;
/** Shares of a refresh at which the worker is killed. */
const KILLED_AT = [0.3, 0.6];

const fixture = await openFixture({ dataDir: undefined, rows, siteRows: rows, hasOnePage: true });
const { scratch, websites, postgres, query } = fixture;
const clockFile = join(scratch.path, 'clock-shift');
const environment = {
  ...fixture.environment,
  WORKERS: values.workers,
  SURVEY_CRAWL_DELAY_MS: '0',
  CLOCK_SHIFT_FILE: clockFile,
  NODE_OPTIONS: `--import ${fileURLToPath(new URL('../../test/faults/shifted-clock.mjs', import.meta.url))}`,
};
const companies = listCompanies(rows);
writeFileSync(clockFile, '0');
if (values.seeded) await seedSurvey(query, listSites(), new Date());
let worker = startWorker();
try {
  const rounds: RefreshRound[] = [];
  for (let round = values.seeded ? 1 : 0; round <= Number(values.refreshes); round += 1) {
    rounds.push(await runRound(round));
    process.stderr.write(`${JSON.stringify(rounds.at(-1))}\n`);
  }
  const text = renderRefreshes({ sites, rows, rounds, isSeeded: values.seeded });
  if (values.append) appendFileSync(RESULTS, `\n${text}`);
  else writeFileSync(RESULTS, text);
  process.stdout.write(text);
  process.exitCode = rounds.every(({ accounts }) => isRight(accounts)) ? 0 : 1;
} finally {
  worker.child.kill('SIGTERM');
  await worker.ended;
  await postgres.release();
  websites.kill();
  scratch.remove();
}

function listSites(): Site[] {
  return Array.from({ length: sites }, (_, index) => siteAt(`site-${index}.test`, companies)!);
}

function startWorker(): RunningCommand {
  return runCommand(['work'], environment);
}

/** Round 0 is the first reading of the list. */
async function runRound(round: number): Promise<RefreshRound> {
  const shiftMs = round * DAYS_BETWEEN * DAY_MS;
  websites.send({ round });
  await nextMessage(websites);
  writeFileSync(clockFile, String(shiftMs));
  const startedAt = performance.now();
  const begunAt = new Date(Date.now() + shiftMs);
  if (round === 0) await run(['survey', writeList()]);
  else {
    const { queued } = JSON.parse(await run(['survey', 'refresh', '--budget', String(sites), '--json'])) as {
      queued: number;
    };
    if (queued !== sites) throw new Error(`${queued} domains are due instead of ${sites}`);
  }
  const kills = await followReadings(round === 0 ? [] : KILLED_AT);
  const seconds = (performance.now() - startedAt) / 1_000;
  websites.send('count');
  const { repeated } = await nextMessage<{ repeated: number }>(websites);
  const siteOf = (domain: string) => siteAt(domain, companies, round);
  const accounts = await checkRefresh(query, { sites, round, begunAt, siteOf });
  await deleteOldResults();
  return { round, seconds, kills, repeated, accounts, tables: await readTableSizes(query) };
}

async function run(args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand(args, environment).ended;
  if (code !== 0) throw new Error(stderr);
  return stdout;
}

function writeList(): string {
  const file = join(scratch.path, 'sites.csv');
  writeFileSync(
    file,
    Array.from({ length: sites }, (_, index) => `${index + 1},site-${index}.test\n`).join(''),
  );
  return file;
}

/**
 * Waits for the end of all readings, and kills the worker on the way. Returns how many domains were done at
 * each.
 */
async function followReadings(killedAt: readonly number[]): Promise<number[]> {
  const kills: number[] = [];
  let last = -1;
  let movedAt = performance.now();
  for (;;) {
    const [counted] = await query<{ done: number }>(
      'select count(*)::int as done from survey_domains where outcome is not null',
    );
    const done = counted?.done ?? 0;
    if (done === sites) return kills;
    if (done !== last) movedAt = performance.now();
    last = done;
    if (performance.now() - movedAt > STALLED_MS) throw new Error(`nothing happens after ${done} sites`);
    const next = killedAt[kills.length];
    if (next !== undefined && done >= next * sites) {
      kills.push(done);
      worker.child.kill('SIGKILL');
      await worker.ended;
      worker = startWorker();
    }
    await sleep(LOOK_EVERY_MS);
  }
}

/** Does the same as the job of every night. */
async function deleteOldResults(): Promise<void> {
  const [job] = await query<{ id: string }>(`select id from graphile_worker.add_job('purge_resolutions')`);
  for (;;) {
    const left = await query(`select from graphile_worker._private_jobs where id = ${job?.id}`);
    if (left.length === 0) return;
    await sleep(LOOK_EVERY_MS);
  }
}
