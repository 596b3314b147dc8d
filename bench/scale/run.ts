/**
 * `npm run bench:scale [-- --counts 1,2,4]`: how the rate of a survey grows with the number of `work`
 * processes on one database. First they wait for slow websites, so that their slots are the limit and not the
 * cores; then for nothing, where the processor time for a website says what more processes cost each other.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { freePort } from '../../test/support/free-port.ts';
import { type RunningCommand, runCommand } from '../../test/support/service-process.ts';
import { cpuSeconds, cpuSecondsWithChildren } from '../resolution/speed/process-figures.ts';
import { openFixture } from '../survey/open-fixture.ts';

const { values } = parseArgs({
  options: {
    counts: { type: 'string', default: '1,2,4' },
    /** Counted for so long, after a warm-up. */
    seconds: { type: 'string', default: '40' },
    rows: { type: 'string', default: '20000' },
    'data-dir': { type: 'string' },
    out: { type: 'string', default: new URL('../results/scale-out.md', import.meta.url).pathname },
  },
});
const counts = values.counts.split(',').map(Number);
const rows = Number(values.rows);
const seconds = Number(values.seconds);
const WARM_UP_MS = 8_000;
const SITES = 10_000;
/** Within this share of N times the rate of one. */
const WANTED = 0.85;

interface Round {
  processes: number;
  /** Websites a second. */
  rate: number;
  /** Milliseconds of processor time a website, of the `work` processes and of PostgreSQL. */
  workCpuMs: number;
  databaseCpuMs: number;
}

const fixture = await openFixture({ dataDir: values['data-dir'], rows, siteRows: rows });
const { scratch, websites, postgres } = fixture;
const db = new pg.Pool({ connectionString: postgres.url, max: 1 });
const environment = {
  ...fixture.environment,
  SURVEY_SITES_PER_ADDRESS: '1000',
};
try {
  const waiting: Round[] = [];
  const busy: Round[] = [];
  // Three pages and a second between them: a process with four slots reads about one website a second.
  const slow = { WORKERS: '4', SURVEY_CRAWL_DELAY_MS: '1000' };
  const quick = { WORKERS: '10', SURVEY_CRAWL_DELAY_MS: '0' };
  for (const count of counts) waiting.push(await measure(count, slow, false));
  for (const count of counts.filter((each) => each <= cpus().length))
    busy.push(await measure(count, quick, true));
  const text = render(waiting, busy);
  writeFileSync(values.out, text);
  process.stdout.write(text);
} finally {
  await db.end();
  await postgres.release();
  websites.kill();
  scratch.remove();
}

async function measure(
  processes: number,
  settings: Record<string, string>,
  isPinned: boolean,
): Promise<Round> {
  await loadList();
  const workers: (RunningCommand & { url: string })[] = [];
  for (let nth = 0; nth < processes; nth++) {
    const port = String(await freePort());
    const command = runCommand(['work'], { ...environment, ...settings, OPERATIONS_PORT: port });
    if (isPinned) execFileSync('taskset', ['-apc', String(nth % cpus().length), String(command.child.pid)]);
    workers.push({ ...command, url: `http://127.0.0.1:${port}` });
  }
  try {
    for (const { url } of workers) await untilHealthy(url);
    await sleep(WARM_UP_MS);
    const pids = workers.map(({ child }) => child.pid ?? 0);
    const before = await takeFigures(pids);
    await sleep(seconds * 1_000);
    const after = await takeFigures(pids);
    const done = after.done - before.done;
    const round = {
      processes,
      rate: done / ((after.at - before.at) / 1_000),
      workCpuMs: ((after.work - before.work) * 1_000) / done,
      databaseCpuMs: ((after.database - before.database) * 1_000) / done,
    };
    process.stderr.write(`${JSON.stringify({ ...settings, ...round })}\n`);
    return round;
  } finally {
    for (const { child } of workers) child.kill('SIGTERM');
    await Promise.all(workers.map(({ ended }) => ended));
  }
}

async function takeFigures(pids: readonly number[]) {
  const found = await db.query('select count(*)::int as done from survey_domains where outcome is not null');
  return {
    at: performance.now(),
    done: Number(found.rows[0]?.done),
    work: pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0),
    database: cpuSecondsWithChildren(postgres.pid),
  };
}

/** Forgets what was read in the round before. */
async function loadList(): Promise<void> {
  await db.query(
    'truncate survey_domains, survey_lists, domain_results, website_links, company_mentions cascade',
  );
  const file = join(scratch.path, 'sites.txt');
  writeFileSync(file, Array.from({ length: SITES }, (_, index) => `site-${index}.test\n`).join(''));
  const { code, stderr } = await runCommand(['survey', file], environment).ended;
  if (code !== 0) throw new Error(stderr);
}

async function untilHealthy(url: string): Promise<void> {
  for (const deadline = performance.now() + 120_000; performance.now() < deadline; await sleep(200)) {
    const isHealthy = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isHealthy) return;
  }
  throw new Error('a work process did not become healthy');
}

function render(waiting: readonly Round[], busy: readonly Round[]): string {
  return `# Scaling out

Written by \`npm run bench:scale -- --counts ${values.counts} --seconds ${seconds}\` on ${cpus().length} cores, which also run PostgreSQL and the websites. A
survey of websites on loopback with three pages each, a register of ${rows.toLocaleString('en-GB')} companies. Load of the machine at the end (1, 5 and
15 minutes): ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}.

While cores are left: four slots a process and a second between two pages, so that a process mostly waits.

${table(waiting)}
While they are not: ten slots a process and no delay, each process on a core of its own (\`taskset\`), which it shares with all else. Here
the rate is what the cores give; what counts is that a website costs no more processor time with more processes.

${table(busy)}
More cores than the machine has cannot be shown here.
`;
}

function table(rounds: readonly Round[]): string {
  const [first] = rounds;
  const lines = rounds.map(({ processes, rate, workCpuMs, databaseCpuMs }) => {
    const ratio = rate / (first?.rate ?? 1) / (processes / (first?.processes ?? 1));
    const verdict = `${(ratio * 100).toFixed(0)}%`;
    return `| ${[processes, rate.toFixed(2), verdict, workCpuMs.toFixed(0), databaseCpuMs.toFixed(0)].join(' | ')} |`;
  });
  return `| \`work\` processes | websites a second | of N times one (wanted: ${WANTED * 100}%) | processor ms a website | the same in PostgreSQL |
|---|---|---|---|---|
${lines.join('\n')}
`;
}
