import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Receiver, startReceiver } from '../../src/modules/webhooks/test-support/receiver.ts';
import { freePort } from '../support/free-port.ts';
import { type RunningCommand, runCommand, startService } from '../support/service-process.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';
import { createAccount, NO_ACCOUNT_LIMITS } from './database-rounds.ts';
import { checkLedgers, countUndelivered, findStrays } from './invariants.ts';
import { PostgresServer } from './postgres-server.ts';
import { ResolutionLoad, ShopSites } from './resolution-load.ts';

export interface MixedReport {
  fault: string;
  tookMs: number;
  /** Jobs of the round that had not ended when the fault came. */
  jobsInProgress?: number;
  /** Signals in the feed after the round, all of which were received. */
  signals?: number;
  faults: string[];
}

export interface MixedOptions {
  rounds: number;
  /** A prepared `DATA_DIR` with the sandbox, for this run only. */
  data: string;
  jobs: number;
  onRound?: (report: MixedReport) => void;
}

const WATCHED = '73816452';
const CHANGES = ['director_appointed', 'director_resigned', 'charge_registered'];
const HOUR_MS = 3_600_000;
const SETTLED_WITHIN_MS = 300_000;

/**
 * Everything at once under mixed load: resolutions, signals of a watched company, deliveries and mails, by
 * `serve` and two `work`. In each round something dies, breaks or lies at a random moment; after it nothing
 * may be lost, doubled or left over.
 */
export async function runMixedRounds(options: MixedOptions): Promise<MixedReport[]> {
  const fixture = await openFixture(options.data);
  const reports: MixedReport[] = [];
  try {
    for (let round = 0; round < options.rounds; round++) {
      const names = Object.keys(fixture.faults);
      const fault = names[round % names.length]!;
      const startedAt = performance.now();
      const result = await runRound(fixture, { fault, round, jobs: options.jobs });
      const report = { fault, tookMs: Math.round(performance.now() - startedAt), ...result };
      reports.push(report);
      options.onRound?.(report);
    }
  } finally {
    await fixture.close();
  }
  return reports;
}

type Fixture = Awaited<ReturnType<typeof openFixture>>;

async function runRound(
  fixture: Fixture,
  { fault, round, jobs: count }: { fault: string; round: number; jobs: number },
): Promise<Omit<MixedReport, 'fault' | 'tookMs'>> {
  const { load, server, receiver, data } = fixture;
  const jobs: string[] = [];
  const before = await load.readCredits();
  const endedBefore = load.endedCount;
  const working = Promise.all([
    load.follow(jobs, count),
    load.ask(count, `mixed-${round}`, jobs),
    fixture.changeCompany(CHANGES[round % CHANGES.length]!),
    load.call('/v1/auth/forgot-password', { email: 'faults@example.org' }),
  ]);
  working.catch(() => undefined);
  await sleep(300 + Math.random() * 2_500);
  const jobsInProgress = count - (load.endedCount - endedBefore);
  await fixture.faults[fault]!();
  const faults: string[] = [];
  try {
    const [ended] = await working;
    const charged = ended.filter((job) => job.charged).length;
    const after = await load.readCredits();
    if (new Set(ended.map((job) => job.job_id)).size !== count) faults.push('two requests got the same job');
    if (ended.some((job) => job.status === 'failed')) faults.push('a job failed');
    if (after.credits_held !== 0) faults.push(`${after.credits_held} credits are still held`);
    const paid = before.credit_balance - after.credit_balance;
    if (paid !== charged) faults.push(`${paid} credits paid for ${charged} charged jobs`);
  } catch (error) {
    faults.push((error as Error).message);
  }
  if (!(await settles(async () => (await countUndelivered(server(), fixture.destination)) === 0)))
    faults.push('signals were not delivered');
  const signals = await readFeed(load);
  faults.push(...checkFeed(signals, receiver));
  faults.push(...(await checkLedgers(server())));
  faults.push(...findStrays(data, fixture.pids()));
  if (!(await settles(async () => (await fetch(`${fixture.url}/healthz`)).ok)))
    faults.push('/healthz is degraded');
  faults.push(...load.takeUnexpected());
  return { jobsInProgress, signals: signals.length, faults };
}

async function readFeed(load: ResolutionLoad): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1, more = true; more; page++) {
    const { signals } = await load.call<{ signals: { id: string }[] }>(`/v1/signals?limit=100&page=${page}`);
    ids.push(...signals.map((signal) => signal.id));
    more = signals.length === 100;
  }
  return ids;
}

/** No signal is twice in the feed, and each was received. */
function checkFeed(ids: readonly string[], receiver: Receiver): string[] {
  const received = receiver.received.map(({ body }) => body).join('\n');
  const missing = ids.filter((id) => !received.includes(id));
  return [
    ...(new Set(ids).size < ids.length ? ['a signal is twice in the feed'] : []),
    ...(missing.length > 0 ? [`${missing.length} signals of the feed were never received`] : []),
  ];
}

async function openFixture(data: string) {
  const sites = new ShopSites();
  const receiver = await startReceiver();
  const mail = await openFaultyMail();
  const server = new PostgresServer({ home: join(data, 'postgres'), port: await freePort() });
  const proxy = new TcpProxy(await freePort(), server.port);
  await server.start();
  await proxy.open();
  const clock = openClock(join(data, 'clock-shift'));
  const environment = {
    DATA_DIR: data,
    DATABASE_URL: server.url({ port: proxy.port }),
    EGRESS_CONNECT_TO: `${await sites.open()},hooks.test=${receiver.url}`,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    LOG_LEVEL: 'warn',
    ...NO_ACCOUNT_LIMITS,
    ...clock.environment,
    PORT: String(await freePort()),
  };
  const processes = await startProcesses(environment);
  const { url } = processes;
  const key = await createAccount(url, environment);
  const load = new ResolutionLoad({ url, key, sites, mayBreak: true });
  await load.call('/v1/watchlist', { company_number: WATCHED });
  const { id: destination } = await load.call<{ id: number }>('/v1/partner/webhooks', {
    webhook_url: 'https://hooks.test/in',
    signal_type: 'all',
  });

  return {
    load,
    receiver,
    data,
    destination,
    url,
    server: () => server,
    pids: processes.pids,
    /** Asks until it is done: the database may be away. */
    async changeCompany(type: string): Promise<void> {
      const changed = await settles(async () => {
        const { code } = await runCommand(['sandbox', 'change', WATCHED, type], environment).ended;
        return code === 0;
      });
      if (!changed) throw new Error('the watched company could not be changed');
    },
    faults: listFaults({ processes, server, proxy, receiver, mail, clock }),
    async close(): Promise<void> {
      await processes.stop();
      await proxy.close();
      await server.stop('SIGKILL');
      await receiver.close();
      mail.close();
      sites.close();
    },
  };
}

/** `serve` and two `work`, each of which can be killed and started again. */
async function startProcesses(environment: Record<string, string>) {
  let serve = await startService('serve', environment);
  const workers: RunningCommand[] = [runCommand(['work'], environment), runCommand(['work'], environment)];
  return {
    url: serve.url,
    pids: () => [serve, ...workers].map(({ child }) => Number(child.pid)),
    async restartServe(): Promise<void> {
      serve.child.kill('SIGKILL');
      await serve.ended;
      serve = await startService('serve', environment);
    },
    async restartWorker(index: number): Promise<void> {
      workers[index]!.child.kill('SIGKILL');
      await workers[index]!.ended;
      workers[index] = runCommand(['work'], environment);
    },
    async stop(): Promise<void> {
      for (const { child, ended } of [serve, ...workers]) {
        child.kill('SIGTERM');
        await ended;
      }
    },
  };
}

/** The clock of all processes, by a file that they read. */
function openClock(file: string) {
  const set = (shiftMs: number) => writeFileSync(file, String(shiftMs));
  set(0);
  return {
    environment: {
      CLOCK_SHIFT_FILE: file,
      NODE_OPTIONS: `--import ${fileURLToPath(new URL('./shifted-clock.mjs', import.meta.url))}`,
    },
    async shift(shiftMs: number): Promise<void> {
      set(shiftMs);
      await sleep(4_000);
      set(0);
    },
  };
}

interface Breakable {
  processes: Awaited<ReturnType<typeof startProcesses>>;
  server: PostgresServer;
  proxy: TcpProxy;
  receiver: Receiver;
  mail: Awaited<ReturnType<typeof openFaultyMail>>;
  clock: ReturnType<typeof openClock>;
}

/** What can happen in a round, by its name in the report. */
function listFaults({
  processes,
  server,
  proxy,
  receiver,
  mail,
  clock,
}: Breakable): Record<string, () => Promise<void>> {
  const { restartServe, restartWorker } = processes;
  async function restartDatabase(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    await server.stop(signal);
    await sleep(Math.random() * 3_000);
    await server.start();
  }
  async function answerBadly(answer: Receiver['answer']): Promise<void> {
    receiver.answer = answer;
    await sleep(4_000);
    receiver.answer = (response) => void response.end();
  }
  return {
    'kill serve': restartServe,
    'kill work': () => restartWorker(0),
    'kill both work': async () => void (await Promise.all([restartWorker(0), restartWorker(1)])),
    'kill database': () => restartDatabase('SIGKILL'),
    'kill database and work': async () =>
      void (await Promise.all([restartDatabase('SIGKILL'), restartWorker(1)])),
    'restart database': () => restartDatabase('SIGINT'),
    'cut connections': async () => proxy.cut(),
    'refuse connections': async () => {
      await proxy.close();
      await sleep(3_000);
      await proxy.open();
    },
    'silent network': async () => {
      proxy.silence();
      await sleep(3_000);
      proxy.speak();
    },
    'receiver hangs': () => answerBadly(() => undefined),
    'receiver refuses': () => answerBadly((response) => void response.destroy()),
    'receiver lies': () => answerBadly((response) => void response.writeHead(500).end('{"ok":true}')),
    'mail hangs': async () => mail.behave('hang'),
    'mail refuses': async () => mail.behave('refuse'),
    'mail lies': async () => mail.behave('lie'),
    'clock an hour ahead': () => clock.shift(HOUR_MS),
    'clock an hour behind': () => clock.shift(-HOUR_MS),
  };
}

/** A mail server that never takes a mail. */
async function openFaultyMail() {
  let behaviour: 'hang' | 'refuse' | 'lie' = 'hang';
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (behaviour === 'refuse') socket.destroy();
    if (behaviour === 'lie') socket.end('HTTP/1.1 200 OK\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    behave(next: typeof behaviour): void {
      behaviour = next;
    },
    close: () => void server.close(),
  };
}

async function settles(check: () => Promise<boolean>): Promise<boolean> {
  for (
    const deadline = performance.now() + SETTLED_WITHIN_MS;
    performance.now() < deadline;
    await sleep(500)
  ) {
    if (await check().catch(() => false)) return true;
  }
  return false;
}
