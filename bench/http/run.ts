/**
 * `npm run bench:http`: what authentication costs. Authenticated `GET /v1/auth/me` by key against a bare
 * Fastify route with one primary-key select, in turns; then the delay that fifty logins at once cause to
 * other requests. Everything is on loopback, and every load is bounded in time.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { makeTempDir, runCommand, startService } from '../../test/support/service-process.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 4;
const CONNECTIONS = 32;
const EMAIL = 'bench@example.org';
const PASSWORD = 'a password for the bench';

const dir = makeTempDir();
const environment = { DATA_DIR: dir.path, AUTH_THROTTLE: 'off' };
const service = await startService('start', environment);
let bare: ChildProcess | undefined;
try {
  const { key, accountId } = await makeAccount();
  bare = fork(new URL('./bare-server.ts', import.meta.url), [databaseUrl(), accountId], {
    execArgv: ['--import', 'tsx'],
  });
  const bareUrl = await new Promise<string>((resolve) =>
    bare?.once('message', (message) => resolve(String(message))),
  );

  const me = { url: `${service.url}/v1/auth/me`, headers: { 'x-api-key': key } };
  const rounds: { bare: number; me: number }[] = [];
  await load({ url: `${bareUrl}/bare` }, 2);
  await load(me, 2);
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ bare: await load({ url: `${bareUrl}/bare` }), me: await load(me) });
  }
  const quiet = await medianLatency(me);
  const [, busy] = await Promise.all([logins(50), medianLatency(me)]);
  report(rounds, quiet, busy);
} finally {
  bare?.kill();
  service.child.kill('SIGTERM');
  await service.ended;
  dir.remove();
}

async function makeAccount(): Promise<{ key: string; accountId: string }> {
  const created = await runCommand(['account', 'create', EMAIL], environment).ended;
  const password = /Password: (\S+)/.exec(created.stdout)?.[1] ?? '';
  const login = await logIn(password);
  await fetch(`${service.url}/v1/auth/change-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${login.session_token}` },
    body: JSON.stringify({ current_password: password, new_password: PASSWORD }),
  });
  return { key: login.api_key, accountId: login.account.id };
}

async function logIn(password: string) {
  const response = await fetch(`${service.url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password }),
  });
  if (!response.ok) throw new Error(`login answered ${response.status}`);
  return (await response.json()) as { api_key: string; session_token: string; account: { id: string } };
}

async function logins(count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => logIn(PASSWORD)));
}

function databaseUrl(): string {
  const lines = readFileSync(join(dir.path, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(dir.path, 'postgres/password'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${lines[3]}/domesday`;
}

async function load(
  target: { url: string; headers?: Record<string, string> },
  seconds = ROUND_SECONDS,
): Promise<number> {
  const result = await autocannon({ ...target, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${target.url}: ${result.non2xx} failures`);
  return result.requests.average;
}

/** One request after another, for a second and a half: what a single user would feel. */
async function medianLatency(target: { url: string; headers: Record<string, string> }): Promise<number> {
  const latencies: number[] = [];
  const until = performance.now() + 1_500;
  while (performance.now() < until) {
    const startedAt = performance.now();
    await (await fetch(target.url, { headers: target.headers })).arrayBuffer();
    latencies.push(performance.now() - startedAt);
  }
  return median(latencies);
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function report(rounds: { bare: number; me: number }[], quiet: number, busy: number): void {
  const bareMedian = median(rounds.map((round) => round.bare));
  const meMedian = median(rounds.map((round) => round.me));
  const ratio = median(rounds.map((round) => round.me / round.bare));
  const text = `# HTTP

Written by \`npm run bench:http\`. ${ROUNDS} rounds of ${ROUND_SECONDS} s each, in turns, ${CONNECTIONS} connections, log level info.

| | requests a second (median) | of the bare route |
|---|---|---|
| bare Fastify route, one primary-key select | ${Math.round(bareMedian)} | 100% |
| \`GET /v1/auth/me\` by API key | ${Math.round(meMedian)} | ${Math.round(ratio * 100)}% |

| \`GET /v1/auth/me\`, one after another | median latency |
|---|---|
| alone | ${quiet.toFixed(1)} ms |
| while 50 logins run at once | ${busy.toFixed(1)} ms |
`;
  console.log(text);
  writeFileSync(new URL('../results/http.md', import.meta.url), text);
}
