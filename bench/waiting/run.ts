/**
 * `npm run bench:waiting`: what waiting and repeating cost. Known results with and without `Prefer: wait` in
 * turns; the time between the end of a job and the answer of the call that waits for it; the memory of 1,000
 * calls that wait; a repeated call with its `Idempotency-Key`. Everything is on loopback, against the
 * sandbox.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Agent, request } from 'undici';
import { ENDED_CHANNEL } from '../../src/modules/paid-jobs/engine/job.ts';
import { makeTempDir, runCommand, startService } from '../../test/support/service-process.ts';

const ROUNDS = 5;
const CALLS = 200;
const WAITING = 1_000;
const KNOWN = 'tarnwickjoinery.test';
const EMAIL = 'bench@example.org';

/** A website that never answers, so that its job does not end while calls wait for it. */
const silent = createServer(() => undefined);
await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
const silentUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
const dir = makeTempDir();
const environment = {
  DATA_DIR: dir.path,
  AUTH_THROTTLE: 'off',
  SIGNUP_CREDITS: '1000',
  RESOLUTION_RATE_LIMIT_PER_MINUTE: '100000',
  EGRESS_CONNECT_TO: `silent.test=${silentUrl}`,
};
const service = await startService('start', environment);
const dispatcher = new Agent({ connections: WAITING, headersTimeout: 90_000 });
try {
  const key = await makeKey();
  report({
    known: await compareKnown(key),
    ends: await measureEnds(key),
    moreMb: await measureMemory(key),
    repeats: await measureRepeats(key),
  });
} finally {
  service.child.kill('SIGTERM');
  await service.ended;
  await dispatcher.destroy();
  silent.closeAllConnections();
  silent.close();
  dir.remove();
}

async function makeKey(): Promise<string> {
  const created = await runCommand(['account', 'create', EMAIL], environment).ended;
  const password = /Password: (\S+)/.exec(created.stdout)?.[1] ?? '';
  const login = await call<{ api_key: string }>('POST', '/v1/auth/login', {
    body: { email: EMAIL, password },
  });
  return login.api_key;
}

async function call<Answer>(
  method: 'GET' | 'POST',
  path: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const answer = await request(service.url + path, {
    method,
    dispatcher,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.body.text();
  if (answer.statusCode >= 400) throw new Error(`${path} answered ${answer.statusCode}: ${text}`);
  return JSON.parse(text) as Answer;
}

function percentile(values: readonly number[], share: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1);
}

async function timeEach(calls: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let done = 0; done < calls; done++) {
    const began = performance.now();
    await work(done);
    taken.push(performance.now() - began);
  }
  return taken;
}

/** In turns, so that both meet the same machine. */
async function compareKnown(key: string) {
  const resolve = (headers: Record<string, string>) =>
    call('POST', '/v1/resolve/domain', {
      body: { domain: KNOWN },
      headers: { 'x-api-key': key, ...headers },
    });
  await resolve({ prefer: 'wait=60' });
  const [without, waiting]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    without.push(...(await timeEach(CALLS, () => resolve({}))));
    waiting.push(...(await timeEach(CALLS, () => resolve({ prefer: 'wait=30' }))));
  }
  return { without, waiting };
}

/**
 * A job ends when the transaction with its result is committed, which PostgreSQL then announces to this
 * program too.
 */
async function measureEnds(key: string) {
  const page = await (await fetch(`${service.url}/sandbox/web`)).text();
  const domains = [...new Set(page.match(/[a-z0-9-]+\.test/g) ?? [])].filter((domain) => domain !== KNOWN);
  const database = new pg.Client(databaseUrl());
  await database.connect();
  const endedAt = new Map<string, number>();
  database.on('notification', ({ payload = '' }) => {
    for (const id of payload.split(',')) endedAt.set(id, performance.now());
  });
  await database.query(`listen ${ENDED_CHANNEL}`);
  const taken: number[] = [];
  for (const domain of domains) {
    const headers = { 'x-api-key': key, prefer: 'wait=60' };
    const answer = await call<{ status: string; job_id: string | null }>('POST', '/v1/resolve/domain', {
      body: { domain },
      headers,
    });
    const answeredAt = performance.now();
    if (answer.status !== 'completed' || answer.job_id === null) continue;
    // One more statement on the same connection: the announcement has arrived before its answer.
    await database.query('select 1');
    taken.push(Math.max(0, answeredAt - (endedAt.get(answer.job_id) ?? Number.NaN)));
  }
  await database.end();
  return taken;
}

function databaseUrl(): string {
  const lines = readFileSync(join(dir.path, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(dir.path, 'postgres/password'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${lines[3]}/domesday`;
}

function memoryOf(pid: number | undefined): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

async function measureMemory(key: string) {
  const body = { domain: 'silent.test' };
  const job = await call<{ job_id: string }>('POST', '/v1/resolve/domain', {
    body,
    headers: { 'x-api-key': key },
  });
  const before = memoryOf(service.child.pid);
  const path = `/v1/enrich/status/${job.job_id}`;
  const headers = { prefer: 'wait=15', 'x-api-key': key };
  const waiting = Array.from({ length: WAITING }, () => call('GET', path, { headers }));
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(service.child.pid));
  }, 100);
  await Promise.all(waiting);
  clearInterval(timer);
  return most - before;
}

async function measureRepeats(key: string) {
  const watch = (idempotencyKey: string) =>
    call('POST', '/v1/watchlist', {
      body: { company_number: '73816452' },
      headers: { 'x-api-key': key, 'idempotency-key': idempotencyKey },
    });
  await watch('bench');
  const me = () => call('GET', '/v1/auth/me', { headers: { 'x-api-key': key } });
  const [baseline, first, repeated]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    baseline.push(...(await timeEach(CALLS, me)));
    first.push(...(await timeEach(CALLS / 4, (index) => watch(`first-${round}-${index}`))));
    repeated.push(...(await timeEach(CALLS, () => watch('bench'))));
  }
  return { baseline, first, repeated };
}

interface Figures {
  known: { without: number[]; waiting: number[] };
  ends: number[];
  moreMb: number;
  repeats: { baseline: number[]; first: number[]; repeated: number[] };
}

function report({ known, ends, moreMb, repeats }: Figures): void {
  const row = (name: string, taken: number[]) =>
    `| ${name} | ${taken.length} | ${percentile(taken, 0.5)} | ${percentile(taken, 0.99)} |`;
  const text = `# Waiting and repeating

Written by \`npm run bench:waiting\`, against the sandbox on loopback, one call after another; load average ${loadavg()[0]?.toFixed(1)}.

| | calls | median ms | p99 ms |
|---|---|---|---|
${row('a known result, without `Prefer`', known.without)}
${row('the same with `Prefer: wait=30`, in turns', known.waiting)}
${row('from the end of a job to the answer of the call that waits for it', ends)}
${row('the baseline: `GET /v1/auth/me`, one statement', repeats.baseline)}
${row('a call with a new `Idempotency-Key`', repeats.first)}
${row('the same call repeated with its key', repeats.repeated)}

A job ends when its result is committed. The last three rows were measured in turns.

| | |
|---|---|
| memory of ${WAITING} calls that wait at once | ${Math.round(moreMb)} MB more |
`;
  process.stdout.write(text);
  writeFileSync(new URL('../results/waiting.md', import.meta.url), text);
}
