/**
 * `npm run bench:fairness`: how long an honest account waits for results while abusive accounts have websites
 * read that drip bytes. First the honest account alone, then with the abusers, in the same service.
 * Everything is on loopback.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { setMaxListeners } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compose } from '../../src/compose.ts';
import { loadConfig } from '../../src/config.ts';
import { prepareDataDir } from '../../src/data-dir.ts';
import { silentLogger } from '../../src/platform/logger.ts';
import { makeTempDir, startService, stopService } from '../../test/support/service-process.ts';

const ABUSERS = Number(process.env.ABUSERS ?? 50);
const REQUESTS = Number(process.env.REQUESTS ?? 100);
const P95_MS_MAX = 3_000;
const LOOK_EVERY_MS = 50;
const REFUSED_WAIT_MS = 1_000;
const PATIENCE_MS = 120_000;
const PASSWORD = 'a password for the bench';

const dir = makeTempDir();
const websites = await startWebsites();
const environment = {
  DATA_DIR: dir.path,
  APP_SECRET: 'a secret for the bench, long enough to be accepted',
  AUTH_THROTTLE: 'off',
  SANDBOX: 'off',
  LOG_LEVEL: 'warn',
  CHROMIUM_PATH: 'off',
  EGRESS_CONNECT_TO: `*.test=http://127.0.0.1:${websites.port}`,
};
const service = await startService('start', environment);
try {
  const [honest = '', ...abusers] = await createAccounts(ABUSERS + 1);
  const loadBefore = loadavg()[0] ?? 0;
  const alone = await measure(honest, 'alone');
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  const attacks = abusers.map((key, index) => attack(key, index, stop.signal));
  const attacked = await measure(honest, 'attacked');
  stop.abort();
  const asked = (await Promise.all(attacks)).reduce((sum, count) => sum + count, 0);
  report({ alone, attacked, asked, loads: [loadBefore, loadavg()[0] ?? 0] });
  if (percentile(attacked, 0.95) > P95_MS_MAX) process.exitCode = 1;
} finally {
  await stopService(service);
  websites.process.kill();
  dir.remove();
}

async function startWebsites(): Promise<{ port: number; process: ChildProcess }> {
  const child = fork(new URL('./websites.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`the websites ended with ${code}`)));
  });
  return { port, process: child };
}

/** Free accounts with 25 credits each. Returns their keys. */
async function createAccounts(count: number): Promise<string[]> {
  const config = loadConfig(environment);
  const parts = await compose({
    config,
    dataDir: prepareDataDir(config.dataDir),
    databaseUrl: databaseUrl(),
    appSecret: environment.APP_SECRET,
    log: silentLogger,
    passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
  });
  const keys: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `bench${index}@example.org`;
    await parts.accounts.admin.create(email, PASSWORD);
    const login = await call('/v1/auth/login', { email, password: PASSWORD });
    keys.push((login.body as { api_key: string }).api_key);
  }
  await parts.close();
  return keys;
}

/** Asks for one new website after another, and returns how long each result took. */
async function measure(key: string, name: string): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < REQUESTS; index += 1) {
    const startedAt = performance.now();
    const { status, body } = await call('/v1/resolve/domain', { domain: `${name}-${index}.test` }, key);
    if (status !== 202) throw new Error(`the honest account was answered ${status} ${JSON.stringify(body)}`);
    await untilDone(new URL((body as { status_url: string }).status_url).pathname);
    times.push(performance.now() - startedAt);
  }
  return times;
}

async function untilDone(path: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const response = await fetch(`${service.url}${path}`);
    const { status } = (await response.json()) as { status: string };
    if (status === 'completed') return;
    if (status === 'failed') throw new Error('a job of the honest account failed');
    await sleep(LOOK_EVERY_MS);
  }
  throw new Error('a job of the honest account did not end');
}

/** Has as many jobs as the credits allow, always. Returns how many there were. */
async function attack(key: string, index: number, signal: AbortSignal): Promise<number> {
  let jobs = 0;
  while (!signal.aborted) {
    const { status } = await call('/v1/resolve/domain', { domain: `drip-${index}-${jobs}.test` }, key);
    if (status === 202) jobs += 1;
    else await sleep(REFUSED_WAIT_MS, undefined, { signal }).catch(() => undefined);
  }
  return jobs;
}

async function call(path: string, body: object, key?: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== undefined && { 'x-api-key': key }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

function databaseUrl(): string {
  const lines = readFileSync(join(dir.path, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(dir.path, 'postgres/password'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${lines[3]}/domesday`;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

interface Figures {
  alone: number[];
  attacked: number[];
  asked: number;
  loads: [number, number];
}

function report({ alone, attacked, asked, loads }: Figures): void {
  const row = (name: string, times: number[]) =>
    `| ${name} | ${[0.5, 0.95, 1].map((share) => `${(percentile(times, share) / 1_000).toFixed(2)} s`).join(' | ')} |`;
  const text = `# Fair shares

Written by \`npm run bench:fairness\`. \`domesday start\` with its embedded PostgreSQL and 10 workers; the websites in another
process; ${cpus().length} cores for all. Load average (1 minute) before and after, which includes what else ran on the machine: ${loads.map((load) => load.toFixed(1)).join(', ')}.

An honest account asks for ${REQUESTS} new websites, one after another: first alone, then from the moment on which ${ABUSERS} accounts
with 25 credits each ask for websites that drip a byte every half second, as many at once as their credits allow (${asked} in all).

| call to result | median | 95th percentile | longest |
|---|---|---|---|
${row('alone', alone)}
${row(`with ${ABUSERS} abusive accounts (target: 95th percentile under 3 s)`, attacked)}
`;
  console.log(text);
  writeFileSync(new URL('../results/fairness.md', import.meta.url), text);
}
