import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeDataDir, type PreparedDir } from '../support/data-dir.ts';
import { runCommand, type ServiceProcess, startService, stopService } from '../support/service-process.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const DOMAINS = 60;

let dir: PreparedDir;
let websites: Server;
let environment: Record<string, string>;
let service: ServiceProcess;
/** So many websites answer; the others wait, so that there is something left to do at each fault. */
let answeringMax = 10;
const answering = new Set<string>();
let held: (() => void)[] = [];

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
  environment = {
    DATA_DIR: dir.data,
    EGRESS_CONNECT_TO: `*.co.uk=http://127.0.0.1:${(websites.address() as AddressInfo).port}`,
  };
});
afterAll(async () => {
  await stopService(service);
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

it('a survey ends every domain once, though the service and then its database are killed in the middle', async () => {
  const list = join(dir.path, 'domains.txt');
  writeFileSync(list, Array.from({ length: DOMAINS }, (_, index) => `ladder-shop-${index}.co.uk\n`).join(''));
  service = await startService('start', environment);
  expect((await runCommand(['survey', list], environment).ended).code).toBe(0);

  await expect.poll(() => answering.size, { timeout: 60_000 }).toBe(10);
  service.child.kill('SIGKILL');
  await service.ended;
  answerMore(30);

  service = await startService('start', environment);
  await expect.poll(() => answering.size, { timeout: 90_000 }).toBe(30);
  process.kill(postgresPid(), 'SIGKILL');
  answerMore(DOMAINS);

  await expect
    .poll(() => readStatus().catch(() => undefined), { timeout: 150_000, interval: 1_000 })
    .toMatchObject({ state: 'finished', domains: DOMAINS, done: DOMAINS });
  const { outcomes } = await readStatus();
  expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(DOMAINS);
});
