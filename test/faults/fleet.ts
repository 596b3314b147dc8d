import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startReceiver } from '../../src/modules/webhooks/test-support/receiver.ts';
import { freePort } from '../support/free-port.ts';
import { RoundRobinProxy } from '../support/round-robin-proxy.ts';
import {
  type RunningCommand,
  runCommand,
  type ServiceProcess,
  startService,
} from '../support/service-process.ts';
import { checkLedgers, countUndelivered, findStrays } from './invariants.ts';
import { startPooler } from './pooler.ts';
import { PostgresServer } from './postgres-server.ts';
import { ResolutionLoad, ShopSites } from './resolution-load.ts';

export interface FleetOptions {
  /** A prepared `DATA_DIR` with the sandbox, for this run only. */
  data: string;
  serves: number;
  works: number;
  jobs: number;
  /** Through PgBouncer, between the processes and the server. */
  isPooled?: boolean;
}

export interface FleetReport {
  /** From the first start until all of them answered. */
  startedMs: number;
  /** From the kills until all jobs had ended. */
  recoveredMs: number;
  /** Requests by `serve` process, and jobs by `work` process, before the kills. */
  requests: number[];
  jobsDone: number[];
  deliveries: number;
  /** The violated guarantees; empty for a run that held. */
  faults: string[];
}

interface Worker extends RunningCommand {
  /** Where it answers `/healthz` and `/metrics`. */
  operationsUrl: string;
}

const WATCHED = '73816452';
const EMAIL = 'fleet@example.org';
const PASSWORD = 'a password for the fleet';
const PATIENCE_MS = 120_000;
const ROUNDS_MAX = 20;

/**
 * Several `serve` and `work` on one PostgreSQL server, behind a load balancer. One of each is killed in the
 * middle of the jobs and not replaced. Every job must end once, every credit and every signal must be
 * accounted for.
 */
export async function runFleet(options: FleetOptions): Promise<FleetReport> {
  const { data, serves, works, jobs: count } = options;
  const sites = new ShopSites();
  const receiver = await startReceiver();
  const balancer = new RoundRobinProxy();
  const server = new PostgresServer({ home: join(data, 'postgres'), port: await freePort() });
  await server.start();
  const pooler = options.isPooled ? await startPooler(server, join(data, 'pooler')) : undefined;
  const url = await balancer.open();
  const environment = {
    DATA_DIR: data,
    DATABASE_URL: pooler?.url ?? server.url(),
    ...(pooler && { DATABASE_SESSION_URL: server.url() }),
    BASE_URL: url,
    EGRESS_CONNECT_TO: `${await sites.open()},hooks.test=${receiver.url}`,
    LOG_LEVEL: 'warn',
    WORKERS: '2',
    SIGNUP_CREDITS: '10000',
    CHROMIUM_PATH: 'off',
  };
  const running: RunningCommand[] = [];
  try {
    const startedAt = performance.now();
    const [serving, working] = await Promise.all([
      Promise.all(
        Array.from({ length: serves }, async () => noteIn(running, await startService('serve', environment))),
      ),
      Promise.all(Array.from({ length: works }, () => startWorker(environment, running))),
    ]);
    const startedMs = Math.round(performance.now() - startedAt);
    balancer.leadTo(serving.map(portOf));
    const { key, faults } = await signUp(url, join(data, 'outbox'), serving);
    const load = new ResolutionLoad({ url, key, sites, mayBreak: true });
    await load.call('/v1/watchlist', { company_number: WATCHED });
    const { id: destination } = await load.call<{ id: number }>('/v1/partner/webhooks', {
      webhook_url: 'https://hooks.test/in',
      signal_type: 'all',
    });
    const before = await load.readCredits();

    // Every process takes part before one of each is killed.
    const jobs: string[] = [];
    const jobsDone = await untilEachWorked(working, async (round) => {
      const asked = jobs.length;
      await load.ask(count / 2, `fleet-${round}`, jobs);
      await load.follow(jobs.slice(asked), count / 2);
    });
    const requests = serving.map((each) => balancer.answered.get(portOf(each)) ?? 0);
    if (requests.includes(0)) faults.push(`a serve process answered nothing: ${requests.join(', ')}`);

    const asked = jobs.length;
    const rest = Promise.all([
      load.follow(jobs, asked + count),
      load.ask(count, 'fleet-killed', jobs),
      runCommand(['sandbox', 'change', WATCHED, 'director_appointed'], environment).ended,
    ]);
    rest.catch(() => undefined);
    await until(async () => jobs.length >= asked + count / 2);
    const killedAt = performance.now();
    const victims = [serving[0]?.child, working[0]?.child];
    for (const victim of victims) victim?.kill('SIGKILL');
    const [ended, , changed] = await rest;
    const recoveredMs = Math.round(performance.now() - killedAt);
    if (changed.code !== 0) faults.push(`the watched company was not changed: ${changed.stderr}`);
    if (!(await until(async () => (await countUndelivered(server, destination)) === 0)))
      faults.push('signals were not delivered');

    const after = await load.readCredits();
    const charged = ended.filter((job) => job.charged).length;
    if (new Set(jobs).size !== jobs.length) faults.push('two requests got the same job');
    if (ended.some(({ status }) => status === 'failed')) faults.push('a job failed');
    if (after.credits_held !== 0) faults.push(`${after.credits_held} credits are still held`);
    const paid = before.credit_balance - after.credit_balance;
    if (paid !== charged || charged === 0) faults.push(`${paid} credits paid for ${charged} charged jobs`);
    const survivors = running.filter(({ child }) => !victims.includes(child));
    for (const { child, output } of survivors.filter(hasEnded))
      faults.push(`a process ended with ${child.exitCode ?? child.signalCode}: ${output().slice(-1_500)}`);
    faults.push(...(await checkLedgers(server)));
    faults.push(...load.takeUnexpected());
    faults.push(
      ...findStrays(
        data,
        survivors.map(({ child }) => Number(child.pid)),
      ),
    );
    const deliveries = receiver.received.length;
    return { startedMs, recoveredMs, requests, jobsDone, deliveries, faults };
  } finally {
    for (const { child } of running) child.kill('SIGTERM');
    await Promise.all(running.map(({ ended }) => ended));
    await balancer.close();
    await pooler?.stop();
    await server.stop('SIGKILL');
    await receiver.close();
    sites.close();
  }
}

function noteIn<T extends RunningCommand>(running: RunningCommand[], command: T): T {
  running.push(command);
  return command;
}

async function startWorker(environment: Record<string, string>, running: RunningCommand[]): Promise<Worker> {
  const port = String(await freePort());
  const command = noteIn(running, runCommand(['work'], { ...environment, OPERATIONS_PORT: port }));
  const operationsUrl = `http://127.0.0.1:${port}`;
  if (!(await until(async () => (await fetch(`${operationsUrl}/healthz`)).ok)))
    throw new Error(`a work process did not become healthy:\n${command.output()}`);
  return { ...command, operationsUrl };
}

/**
 * Signs up through the load balancer and signs in at one process; its session must be good at all of them.
 */
async function signUp(url: string, outbox: string, serving: readonly ServiceProcess[]) {
  await post(`${url}/v1/auth/signup`, { email: EMAIL, password: PASSWORD });
  let token: string | undefined;
  await until(async () => {
    token = readMails(outbox)
      .map((mail) => /[?&]token=([\w-]{43})/.exec(mail)?.[1])
      .find(Boolean);
    return token !== undefined;
  });
  await fetch(`${url}/v1/auth/verify-email?token=${token}`, { redirect: 'manual' });
  const login = await post(`${serving[0]?.url}/v1/auth/login`, { email: EMAIL, password: PASSWORD });
  const { session_token: session, api_key: key } = login as { session_token: string; api_key: string };
  const answers = await Promise.all(
    serving.map((each) =>
      fetch(`${each.url}/v1/auth/me`, { headers: { authorization: `Bearer ${session}` } }),
    ),
  );
  const faults = answers.flatMap(({ ok, status }) => (ok ? [] : [`a session of another process: ${status}`]));
  return { key, faults };
}

function readMails(outbox: string): string[] {
  if (!existsSync(outbox)) return [];
  // A mail that is still being written has another name.
  const files = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  return files.map((name) => readFileSync(join(outbox, name), 'utf8'));
}

async function post(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** Asks for jobs, round after round, until every `work` process has done some; how many each has done. */
async function untilEachWorked(
  working: readonly Worker[],
  ask: (round: number) => Promise<void>,
): Promise<number[]> {
  for (let round = 0; ; round++) {
    await ask(round);
    const done = await Promise.all(working.map(countJobs));
    if (!done.includes(0)) return done;
    if (round === ROUNDS_MAX) throw new Error(`a work process does nothing: ${done.join(', ')} jobs`);
  }
}

async function countJobs({ operationsUrl }: Worker): Promise<number> {
  const metrics = await (await fetch(`${operationsUrl}/metrics`)).text();
  const pattern = /^domesday_job_duration_seconds_count\{task="(?:resolve|enrich)[^}]*\} (\d+)/gm;
  return [...metrics.matchAll(pattern)].reduce((sum, [, count]) => sum + Number(count), 0);
}

async function until(check: () => Promise<boolean>): Promise<boolean> {
  for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline; await sleep(100)) {
    if (await check().catch(() => false)) return true;
  }
  return false;
}

const portOf = ({ url }: ServiceProcess) => Number(new URL(url).port);

function hasEnded({ child }: RunningCommand): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
