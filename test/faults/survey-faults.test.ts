import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeDataDir, type PreparedDir } from '../support/data-dir.ts';
import {
  type RunningCommand,
  runCommand,
  type ServiceProcess,
  startService,
  stopService,
} from '../support/service-process.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const DOMAINS = 60;
/** How many websites answer before each fault. */
const BEFORE = { first: 10, second: 30 };

let dir: PreparedDir;
let websites: Server;
let environment: Record<string, string>;
let service: ServiceProcess;
let work: RunningCommand | undefined;
/** This many websites answer; the others wait, so that work is left at each fault. */
let answeringMax = BEFORE.first;
let answering = new Set<string>();
let held: (() => void)[] = [];
/** Holds by how many milliseconds the clock of the processes is ahead. */
let clockFile: string;
let aheadMs = 0;

beforeAll(async () => {
  dir = await makeDataDir('sandbox');
  websites = createServer((request, response) => {
    const host = String(request.headers.host);
    const answer = () => {
      if (!answering.has(host) && answering.size >= answeringMax) return void held.push(answer);
      answering.add(host);
      response.setHeader('content-type', 'text/html');
      response.end('<p>We sell lamps and ladders to homes and offices, and nobody says who we are.</p>');
    };
    answer();
  });
  await new Promise<void>((resolve) => websites.listen(0, '127.0.0.1', resolve));
  clockFile = join(dir.path, 'clock-shift');
  environment = {
    DATA_DIR: dir.data,
    CLOCK_SHIFT_FILE: clockFile,
    NODE_OPTIONS: `--import ${fileURLToPath(new URL('./shifted-clock.mjs', import.meta.url))}`,
    EGRESS_CONNECT_TO: `*.co.uk=http://127.0.0.1:${(websites.address() as AddressInfo).port}`,
  };
});
beforeEach(() => {
  answeringMax = BEFORE.first;
  answering = new Set();
  held = [];
});
afterEach(async () => {
  await Promise.all([stopService(service), stopWork()]);
});
afterAll(() => {
  websites?.closeAllConnections();
  websites?.close();
  dir?.remove();
});

function answerMore(count: number): void {
  answeringMax = count;
  const waiting = held;
  held = [];
  for (const answer of waiting) answer();
}

interface Status {
  state: string;
  domains: number;
  done: number;
  outcomes: Record<string, number>;
}

async function readStatus(): Promise<Status> {
  const { stdout } = await runCommand(['survey', 'status', '--json'], environment).ended;
  return JSON.parse(stdout) as Status;
}

/** The first line of the file is the process id of PostgreSQL. */
const postgresPid = () =>
  Number(readFileSync(join(dir.data, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);

/** How many domains of the survey have how many results. */
async function countResults(): Promise<{ times: number; domains: number }[]> {
  const postgres = join(dir.data, 'postgres');
  const [port, password] = ['port', 'password'].map((name) =>
    readFileSync(join(postgres, name), 'utf8').trim(),
  );
  const client = new pg.Client(`postgres://postgres:${password}@127.0.0.1:${port}/domesday`);
  await client.connect();
  try {
    const { rows } = await client.query<{ times: number; domains: number }>(`
      select times::int, count(*)::int as domains from (
        select surveyed.domain, count(result.id) as times
        from survey_domains surveyed left join domain_results result on result.domain = surveyed.domain
        group by surveyed.domain
      ) counted group by times`);
    return rows;
  } finally {
    await client.end();
  }
}

async function stopWork(): Promise<void> {
  work?.child.kill('SIGTERM');
  await work?.ended;
  work = undefined;
}

async function startSurvey(shop: string): Promise<void> {
  const list = join(dir.path, `${shop}.txt`);
  writeFileSync(list, Array.from({ length: DOMAINS }, (_, index) => `${shop}-${index}.co.uk\n`).join(''));
  expect((await runCommand(['survey', list], environment).ended).code).toBe(0);
}

function advanceClock(ms: number): void {
  aheadMs += ms;
  writeFileSync(clockFile, String(aheadMs));
}

/** The leases of the dead process have ended afterwards. */
async function kill(running: RunningCommand): Promise<void> {
  running.child.kill('SIGKILL');
  await running.ended;
  advanceClock(60_000);
}

const untilAnswering = (count: number) => expect.poll(() => answering.size, { timeout: 90_000 }).toBe(count);

async function untilFinished(domains: number): Promise<void> {
  await expect
    .poll(() => readStatus().catch(() => undefined), { timeout: 150_000, interval: 1_000 })
    .toMatchObject({ state: 'finished', domains, done: domains });
  const { outcomes } = await readStatus();
  expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(domains);
}

it('a survey ends every domain once, though the service and then its database are killed in the middle', async () => {
  service = await startService('start', environment);
  await startSurvey('ladder-shop');
  await untilAnswering(BEFORE.first);
  await kill(service);
  answerMore(BEFORE.second);

  service = await startService('start', environment);
  await untilAnswering(BEFORE.second);
  process.kill(postgresPid(), 'SIGKILL');
  answerMore(DOMAINS);
  await untilFinished(DOMAINS);
});

it('a survey ends every domain once, though `work` is killed in the middle, and then `serve`', async () => {
  service = await startService('serve', environment);
  work = runCommand(['work'], environment);
  await startSurvey('lamp-shop');
  await untilAnswering(BEFORE.first);
  await kill(work);
  answerMore(BEFORE.second);

  work = runCommand(['work'], environment);
  await untilAnswering(BEFORE.second);
  await kill(service);
  answerMore(DOMAINS);
  // Nobody serves, and the survey goes on.
  await untilFinished(2 * DOMAINS);
  service = await startService('serve', environment);
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
});

it('a refresh reads every domain again once, though `work` is killed twice with `kill -9`', async () => {
  advanceClock(31 * 24 * 3_600_000);
  service = await startService('serve', environment);
  const refresh = () => runCommand(['survey', 'refresh', '--budget', '1000', '--json'], environment).ended;
  expect(JSON.parse((await refresh()).stdout)).toMatchObject({ queued: 2 * DOMAINS, due: 0 });
  work = runCommand(['work'], environment);
  await untilAnswering(BEFORE.first);
  for (const answered of [BEFORE.second, 2 * DOMAINS]) {
    await kill(work);
    answerMore(answered);
    work = runCommand(['work'], environment);
    await untilAnswering(answered);
  }
  await untilFinished(2 * DOMAINS);

  expect(await countResults()).toEqual([{ times: 2, domains: 2 * DOMAINS }]);
  expect(JSON.parse((await refresh()).stdout)).toMatchObject({ queued: 0, due: 0 });
});
