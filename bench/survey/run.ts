/**
 * `npm run bench:survey -- --sites 100000`: a survey of websites on loopback that goes through two `kill -9`
 * of the worker and a crash of PostgreSQL. At the end every domain must have exactly one outcome, the right
 * one, with one result, and every match its link. At the same time a customer asks for websites.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  type RunningCommand,
  runCommand,
  startService,
  stopService,
} from '../../test/support/service-process.ts';
import { createFundedAccount, nextMessage } from '../forked.ts';
import { cpuSecondsWithChildren, residentMegabytes } from '../resolution/speed/process-figures.ts';
import { type Accounts, checkAccounts } from './check-accounts.ts';
import { openFixture } from './open-fixture.ts';
import { renderSurvey, type Sample } from './report.ts';
import { listCompanies, siteAt } from './sites.ts';

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '2000' },
    /** Companies in the register. */
    rows: { type: 'string', default: '20000' },
    workers: { type: 'string', default: '20' },
    questions: { type: 'string', default: '20' },
    'data-dir': { type: 'string' },
  },
});
const sites = Number(values.sites);
const rows = Number(values.rows);
const QUESTIONS = Number(values.questions);
const LOOK_EVERY_MS = 1_000;
const STALLED_MS = 300_000;
const companies = listCompanies(rows);

const fixture = await openFixture({ dataDir: values['data-dir'], rows, siteRows: rows });
const { scratch, websites, postgres, query } = fixture;
const environment = {
  ...fixture.environment,
  WORKERS: values.workers,
  SURVEY_CRAWL_DELAY_MS: '0',
};
const service = await startService('serve', environment);
let worker = startWorker();
try {
  const key = await createFundedAccount(environment, 1_000);
  await query('truncate survey_domains, survey_lists');
  const loadMs = await loadList();
  const samples: Sample[] = [];
  const events: string[] = [];
  const during = await followSurvey(samples, events, key);
  const alone = await ask(key, 'alone');
  const accounts = await checkAccounts(query, { sites, siteOf: (domain) => siteAt(domain, companies) });
  websites.send('count');
  const { repeated } = await nextMessage<{ repeated: number }>(websites);
  const text = renderSurvey({
    sites,
    rows,
    workers: values.workers,
    loadMs,
    samples,
    events,
    accounts,
    repeated,
    during,
    alone,
  });
  writeFileSync(new URL('../results/survey.md', import.meta.url), text);
  process.stdout.write(text);
  process.exitCode = isRight(accounts) ? 0 : 1;
} finally {
  worker.child.kill('SIGTERM');
  await worker.ended;
  await stopService(service);
  await postgres.release();
  websites.kill();
  scratch.remove();
}

function startWorker(): RunningCommand {
  return runCommand(['work'], environment);
}

async function killWorker(): Promise<void> {
  worker.child.kill('SIGKILL');
  await worker.ended;
  worker = startWorker();
}

async function loadList(): Promise<number> {
  const file = join(scratch.path, 'sites.csv');
  const lines = Array.from({ length: sites }, (_, index) => `${index + 1},www.site-${index}.test\n`);
  writeFileSync(file, lines.join(''));
  const startedAt = performance.now();
  for (const times of [1, 2]) {
    const { code, stderr, stdout } = await runCommand(['survey', file, '--json'], environment).ended;
    if (code !== 0) throw new Error(stderr);
    if ((JSON.parse(stdout) as { added: number }).added !== (times === 1 ? sites : 0))
      throw new Error(`the list was not added once: ${stdout}`);
    if (times === 1) process.stderr.write(`loaded after ${Math.round(performance.now() - startedAt)} ms\n`);
  }
  return (performance.now() - startedAt) / 2;
}

/** Watches the survey to its end, and lets things happen on the way. Returns how long a customer waited. */
async function followSurvey(samples: Sample[], events: string[], key: string): Promise<number[]> {
  const startedAt = performance.now();
  const plan: { at: number; what: string; run: () => Promise<unknown> }[] = [
    { at: 0.2, what: '`kill -9` of the worker', run: killWorker },
    {
      at: 0.45,
      what: 'immediate shutdown of PostgreSQL',
      run: async () => process.kill(postgres.pid, 'SIGQUIT'),
    },
    { at: 0.7, what: '`kill -9` of the worker', run: killWorker },
  ];
  let during: Promise<number[]> | undefined;
  let movedAt = performance.now();
  for (;;) {
    const done = await countDone();
    const seconds = (performance.now() - startedAt) / 1_000;
    const last = samples.at(-1);
    if (done !== undefined) {
      if (done > (last?.done ?? -1)) movedAt = performance.now();
      samples.push({ seconds, done, ...workerFigures() });
    }
    if (done === sites) return (await during) ?? [];
    if (performance.now() - movedAt > STALLED_MS)
      throw new Error(`nothing happens after ${last?.done} sites`);
    const next = plan[0];
    if (next && done !== undefined && done >= next.at * sites) {
      plan.shift();
      events.push(`${Math.round(seconds)} s, ${done} domains done: ${next.what}`);
      process.stderr.write(`${events.at(-1)}\n`);
      await next.run();
    }
    if (done !== undefined && done >= sites * 0.75) during ??= ask(key, 'during');
    await sleep(LOOK_EVERY_MS);
  }
}

function workerFigures(): { megabytes: number; cpuSeconds: number } {
  const pid = worker.child.pid ?? 0;
  try {
    return { megabytes: residentMegabytes(pid), cpuSeconds: cpuSecondsWithChildren(pid) };
  } catch {
    return { megabytes: 0, cpuSeconds: 0 };
  }
}

/** Undefined while the database is away. */
async function countDone(): Promise<number | undefined> {
  const found = await query<{ done: number }>(
    'select count(*)::int as done from survey_domains where outcome is not null',
  ).catch(() => undefined);
  return found?.[0]?.done;
}

/** Asks for one new website after another; how long each result took. */
async function ask(key: string, when: 'during' | 'alone'): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < QUESTIONS; index += 1) {
    const domain = `asked-${(when === 'alone' ? QUESTIONS : 0) + index}.test`;
    const startedAt = performance.now();
    for (;;) {
      const response = await fetch(`${service.url}/v1/resolve/domain`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: JSON.stringify({ domain }),
      });
      await response.text();
      if (response.status === 200) break;
      await sleep(25);
    }
    times.push(performance.now() - startedAt);
  }
  return times;
}

function isRight({ missing, wrong, results, links }: Accounts): boolean {
  return (
    missing === 0 && wrong.length === 0 && results.every(({ times }) => times === 1) && links.missing === 0
  );
}
