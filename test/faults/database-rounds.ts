import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../support/free-port.ts';
import { type RunningCommand, runCommand, startService } from '../support/service-process.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';
import { PostgresServer } from './postgres-server.ts';
import { ResolutionLoad, ShopSites } from './resolution-load.ts';

/** The fault of the database in a round. */
export type Fault = 'kill' | 'restart' | 'refuse' | 'cut' | 'silence' | 'failover';

export interface RoundReport {
  database: 'embedded' | 'server';
  fault: Fault;
  /** From the fault until the database took connections again. */
  awayMs: number;
  /** From then until the next job ended. */
  goesOnAfterMs: number;
  /** From then until all jobs had ended. */
  allDoneAfterMs: number;
  refusals: number;
  /** The violated guarantees; empty for a round that held. */
  faults: string[];
}

export interface RoundsOptions {
  /** A prepared `DATA_DIR` with the sandbox, for this run only. */
  data: string;
  /** Where a second one may be made. */
  scratch: string;
  jobs: number;
  /** How soon a job must end after the database is back; a busy machine needs longer. */
  goOnMsMax: number;
  onRound?: (report: RoundReport) => void;
}

interface Injection {
  /** Makes the database fail, and resolves when it takes connections again. */
  inject: () => Promise<void>;
}

/** All rounds ask with one account, which would run into its limits after some of them. */
export const NO_ACCOUNT_LIMITS = {
  FREE_OUTCOMES_PER_HOUR: '1000000',
  RESOLUTION_RATE_LIMIT_PER_MINUTE: '100000',
};

const WORKERS = '10';
const WARM_UP_JOBS = 4;
const BACK_MS_MAX = 60_000;
/** The fault comes at a random moment between these, while jobs are asked for and run. */
const FAULT_AFTER_MS = 300;
const FAULT_BEFORE_MS = 2_500;

export async function runEmbeddedRounds(rounds: number, options: RoundsOptions): Promise<RoundReport[]> {
  const pidFile = join(options.data, 'postgres/cluster/postmaster.pid');
  return withService({ ...options, commands: ['start'], environment: {} }, async (run) => {
    const reports: RoundReport[] = [];
    for (let round = 1; round <= rounds; round++) {
      const inject = async () => {
        const [pid, , , port] = readFileSync(pidFile, 'utf8').split('\n');
        process.kill(Number(pid), 'SIGKILL');
        const password = readFileSync(join(options.data, 'postgres/password'), 'utf8').trim();
        await untilConnected(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`);
      };
      const report = await run(`embedded-${round}`, { database: 'embedded', fault: 'kill' }, { inject });
      if (report) reports.push(report);
    }
    return reports;
  });
}

export async function runServerRounds(
  faults: readonly Fault[],
  options: RoundsOptions,
): Promise<RoundReport[]> {
  let server = new PostgresServer({ home: join(options.data, 'postgres'), port: await freePort() });
  let standby: PostgresServer | undefined;
  const proxy = new TcpProxy(await freePort(), server.port);
  await server.start();
  await proxy.open();

  const injections: Record<Fault, () => Promise<void>> = {
    async kill() {
      await server.stop('SIGKILL');
      await server.start();
    },
    async restart() {
      await server.stop('SIGINT');
      await server.start();
    },
    async refuse() {
      await proxy.close();
      await sleep(3_000);
      await proxy.open();
    },
    async cut() {
      proxy.cut();
    },
    async silence() {
      proxy.silence();
      await sleep(3_000);
      proxy.speak();
    },
    async failover() {
      if (!standby) throw new Error('there is no standby');
      await server.stop('SIGKILL');
      await standby.query('select pg_promote(true)');
      proxy.leadTo(standby.port);
      server = standby;
      standby = undefined;
    },
  };

  /**
   * A standby is a copy of the stopped server; every commit waits for it, so that a failover loses nothing.
   */
  async function addStandby(round: number): Promise<void> {
    await server.stop('SIGINT');
    standby = server.makeStandby(join(options.scratch, `standby-${round}`), await freePort());
    await server.start({ synchronous_standby_names: 'standby' });
    await standby.start({ synchronous_standby_names: '' });
  }

  const environment = { DATABASE_URL: server.url({ port: proxy.port }) };
  try {
    return await withService({ ...options, commands: ['serve', 'work'], environment }, async (run) => {
      const reports: RoundReport[] = [];
      for (const [index, fault] of faults.entries()) {
        if (fault === 'failover') await addStandby(index);
        const inject = injections[fault];
        const report = await run(`server-${index}`, { database: 'server', fault }, { inject });
        if (report) reports.push(report);
      }
      return reports;
    });
  } finally {
    await proxy.close();
    await standby?.stop('SIGKILL');
    await server.stop('SIGKILL');
  }
}

/** Undefined when the service has ended in an earlier round. */
type RunRound = (
  label: string,
  kind: Pick<RoundReport, 'database' | 'fault'>,
  injection: Injection,
) => Promise<RoundReport | undefined>;

interface ServiceOptions extends RoundsOptions {
  commands: ['start'] | ['serve', 'work'];
  environment: Record<string, string>;
}

async function withService<T>(options: ServiceOptions, work: (run: RunRound) => Promise<T>): Promise<T> {
  const sites = new ShopSites();
  const environment = {
    DATA_DIR: options.data,
    WORKERS,
    LOG_LEVEL: 'warn',
    ...NO_ACCOUNT_LIMITS,
    EGRESS_CONNECT_TO: await sites.open(),
    ...options.environment,
  };
  const processes: RunningCommand[] = [];
  try {
    const service = await startService(options.commands[0], environment);
    processes.push(service);
    if (options.commands[1]) processes.push(runCommand([options.commands[1]], environment));
    const key = await createAccount(service.url, environment);
    const load = new ResolutionLoad({ url: service.url, key, sites });
    // The first resolutions of a process also load its models.
    const first: string[] = [];
    await Promise.all([load.ask(WARM_UP_JOBS, 'warm-up', first), load.follow(first, WARM_UP_JOBS)]);
    return await work(async (label, kind, injection) => {
      if (processes.some(hasEnded)) return undefined;
      const report = await runRound({ ...options, label, kind, injection, load, processes });
      options.onRound?.(report);
      return report;
    });
  } finally {
    for (const { child, ended } of processes.reverse()) {
      child.kill('SIGTERM');
      await ended;
    }
    sites.close();
  }
}

interface RoundOptions {
  label: string;
  kind: Pick<RoundReport, 'database' | 'fault'>;
  injection: Injection;
  load: ResolutionLoad;
  processes: RunningCommand[];
  jobs: number;
  goOnMsMax: number;
}

async function runRound(options: RoundOptions): Promise<RoundReport> {
  const { load, processes } = options;
  const faults: string[] = [];
  const before = await load.readCredits();
  const refusalsBefore = load.refusals;
  const jobs: string[] = [];
  const asking = load.ask(options.jobs, options.label, jobs);
  const following = load.follow(jobs, options.jobs);
  const working = Promise.all([following, asking]);
  // Its rejection is heard when the round comes to it.
  working.catch(() => undefined);
  await sleep(FAULT_AFTER_MS + Math.random() * (FAULT_BEFORE_MS - FAULT_AFTER_MS));
  const faultAt = performance.now();
  // An embedded database whose service has ended does not come back.
  await Promise.race([options.injection.inject(), ...processes.map(({ ended }) => ended)]);
  const backAt = performance.now();
  let nextAt: number | undefined;
  try {
    const [ended] = await working;
    nextAt = Math.min(...ended.map(({ seenAt }) => seenAt).filter((seenAt) => seenAt > backAt));
    const charged = ended.filter((job) => job.charged).length;
    const after = await load.readCredits();
    const failed = ended.filter((job) => job.status === 'failed').length;
    if (failed > 0) faults.push(`${failed} jobs failed`);
    if (after.credits_held !== 0) faults.push(`${after.credits_held} credits are still held`);
    if (before.credit_balance - after.credit_balance !== charged) {
      faults.push(`${before.credit_balance - after.credit_balance} credits paid for ${charged} charged jobs`);
    }
  } catch (error) {
    faults.push((error as Error).message);
  }
  const doneAt = performance.now();
  for (const { child, output } of processes.filter(hasEnded)) {
    faults.push(`a process ended with ${child.exitCode ?? child.signalCode}: ${output().slice(-1_500)}`);
  }
  faults.push(...load.takeUnexpected());
  const goesOnAfterMs = Math.round((nextAt ?? doneAt) - backAt);
  if (goesOnAfterMs > options.goOnMsMax) faults.push(`the next job ended only after ${goesOnAfterMs} ms`);
  return {
    ...options.kind,
    awayMs: Math.round(backAt - faultAt),
    goesOnAfterMs,
    allDoneAfterMs: Math.round(doneAt - backAt),
    refusals: load.refusals - refusalsBefore,
    faults,
  };
}

function hasEnded({ child }: RunningCommand): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

export async function createAccount(url: string, environment: Record<string, string>): Promise<string> {
  const email = 'faults@example.org';
  const created = await runCommand(['account', 'create', email], environment).ended;
  const password = /Password: (\S+)/.exec(created.stdout)?.[1];
  const granted = await runCommand(['account', 'grant', email, '100000'], environment).ended;
  if (password === undefined || granted.code !== 0) {
    throw new Error(`no account: ${created.stderr}${granted.stderr}`);
  }
  const response = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await response.json()) as { api_key: string }).api_key;
}

async function untilConnected(url: string): Promise<void> {
  for (const deadline = performance.now() + BACK_MS_MAX; performance.now() < deadline; ) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch {
      await sleep(25);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
