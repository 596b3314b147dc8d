import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '../../shared/clock.ts';
import { type ClusterHome, readPassword } from './cluster-home.ts';
import { EmbeddedPostgresError, errorCode } from './error.ts';
import { type GuardSession, isTransient, openGuardSession } from './guard-session.ts';
import { ensureCluster } from './initialise-cluster.ts';
import {
  classifyFailedStart,
  type LaunchedServer,
  launchServer,
  measureMachine,
  readLogTail,
  type ServerEnd,
  serverSettings,
} from './launch-server.ts';
import { endServer } from './leave-server.ts';
import { type ClusterLock, tryLockCluster, withStartLock } from './locks.ts';
import { inspectPostmaster, type Postmaster, removeStalePidFile } from './postmaster.ts';
import type { JoinAttempt, JoinedServer, JoinPlan } from './types.ts';

/** How long the cluster may be locked by invisible processes before that is an error. */
const LOCKED_MS_MAX = 15_000;

/** Joins the server of a cluster. Starts the server and creates the cluster if needed. */
export async function joinServer(plan: JoinPlan): Promise<JoinedServer> {
  const deadline = Date.now() + plan.timeoutMs;
  const limits = { deadline, ...(plan.signal && { signal: plan.signal }) };
  return withStartLock(plan.home.startLockFile, limits, async () => {
    const fresh = {
      refusedPorts: new Set<number>(),
      failures: 0,
      initialised: false,
      lockedSince: undefined,
    };
    const attempt: JoinAttempt = { plan, deadline, ...fresh };
    for (;;) {
      const postmaster = await inspectPostmaster(plan.home.cluster);
      const joined = await tryJoin(attempt, postmaster);
      if (joined) return joined;
      if (Date.now() > deadline) throw await tooSlow(attempt, postmaster);
      await sleep(attempt.lockedSince ? 100 : 10, undefined, { signal: plan.signal });
    }
  });
}

/** Undefined: try again. */
async function tryJoin(attempt: JoinAttempt, postmaster: Postmaster): Promise<JoinedServer | undefined> {
  const { home } = attempt.plan;
  if (postmaster.state === 'unsettled') return undefined;
  if (postmaster.state === 'running') {
    attempt.lockedSince = undefined;
    return attachServer(home, postmaster, attempt.deadline);
  }
  const lock = tryLockCluster(home.lockFile);
  if (!lock) {
    attempt.lockedSince ??= Date.now();
    if (Date.now() - attempt.lockedSince > LOCKED_MS_MAX) throw lockedElsewhere(home);
    return undefined;
  }
  attempt.lockedSince = undefined;
  try {
    return await startServer(attempt, { lock, stale: postmaster.state === 'stale' ? postmaster : undefined });
  } finally {
    lock.close();
  }
}

function lockedElsewhere(home: ClusterHome): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The database in ${home.directory} is in use by a PostgreSQL that cannot be seen from here, perhaps in another container; stop that one, or run one PostgreSQL server for both and set DATABASE_URL.`,
  );
}

async function tooSlow(attempt: JoinAttempt, postmaster: Postmaster): Promise<EmbeddedPostgresError> {
  const { home, timeoutMs } = attempt.plan;
  if (attempt.lockedSince) return lockedElsewhere(home);
  const who = postmaster.state === 'running' ? `PostgreSQL (process ${postmaster.pid})` : 'PostgreSQL';
  return new EmbeddedPostgresError(
    `${who} on the database in ${home.directory} was not ready within ${timeoutMs / 1000} s; its log is ${home.logFile}, and if it is recovering, starting again later joins it.`,
    { detail: await readLogTail(home.logFile, 0).catch(() => '') },
  );
}

type StalePostmaster = Extract<Postmaster, { state: 'stale' }>;

/** A server that recovers from a crash can take long, and would start over each time it is stopped. */
const RECOVERY_MS_MAX = 10 * MINUTE_MS;

/**
 * Starts the server of a cluster that has none, and creates the cluster first if needed. Undefined: try
 * again. A start that fails leaves no server behind; nobody else can have joined it, because we hold the
 * start lock.
 */
async function startServer(
  attempt: JoinAttempt,
  { lock, stale }: { lock: ClusterLock; stale: StalePostmaster | undefined },
): Promise<JoinedServer | undefined> {
  const { home, binaries, settings, log } = attempt.plan;
  if (stale) {
    log.warn({ cluster: home.cluster }, 'the database was not shut down cleanly; it recovers now');
    await removeStalePidFile(home.cluster, stale.contents);
  }
  if (await ensureCluster(home, binaries, { durable: settings.fsync !== 'off' })) attempt.initialised = true;
  // Checked now: a missing password is easier to diagnose here than from a server that refuses every
  // connection.
  await readPassword(home.passwordFile);
  const port = await pickPort(attempt, stale);
  const server = await launchServer(home, binaries, {
    settings: { ...serverSettings(port, await measureMachine()), ...settings },
    lockDescriptor: lock.descriptor,
  });
  let joined: JoinedServer | undefined;
  try {
    joined = await waitForServer(attempt, server, port);
    if (joined?.pid !== server.pid) return joined;
    await writeFile(home.portFile, String(joined.port), { mode: 0o600 });
    return { ...joined, state: attempt.initialised ? 'initialised' : 'started' };
  } catch (error) {
    await joined?.guard.close();
    joined = undefined;
    throw error;
  } finally {
    if (!joined && !(await server.end())) await endServer(server.pid, log);
  }
}

/** After a crash other processes wait for the server on its old port, so that port is preferred. */
function pickPort(
  { plan, refusedPorts }: JoinAttempt,
  stale: StalePostmaster | undefined,
): Promise<number> | number {
  return plan.port.mayDiffer
    ? choosePort(stale?.port ?? plan.port.preferred, refusedPorts)
    : plan.port.preferred;
}

async function waitForServer(
  attempt: JoinAttempt,
  server: LaunchedServer,
  port: number,
): Promise<JoinedServer | undefined> {
  const { home, signal, log } = attempt.plan;
  const deadline = Date.now() + RECOVERY_MS_MAX;
  let isSlow = false;
  while (Date.now() <= deadline) {
    const postmaster = await inspectPostmaster(home.cluster);
    const joined = postmaster.state === 'running' && (await attachServer(home, postmaster, deadline));
    if (joined) return joined;
    const end = await server.end();
    if (end) return afterFailedStart(attempt, end, port);
    if (!isSlow && Date.now() > attempt.deadline) {
      isSlow = true;
      log.warn(
        { pid: server.pid, log: home.logFile },
        'the database takes long to start; it may be recovering',
      );
    }
    await sleep(10, undefined, { signal });
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL on the database in ${home.directory} was not ready within ${RECOVERY_MS_MAX / MINUTE_MS} minutes; its log is ${home.logFile}.`,
  );
}

async function afterFailedStart(attempt: JoinAttempt, end: ServerEnd, port: number): Promise<undefined> {
  const action = classifyFailedStart(attempt.plan.home, end);
  if (action instanceof EmbeddedPostgresError) throw action;
  if (action === 'another port') {
    if (!attempt.plan.port.mayDiffer) {
      throw new EmbeddedPostgresError(
        `Port ${port}, on which the database is expected, is taken by another program.`,
        {
          detail: end.logTail,
        },
      );
    }
    attempt.refusedPorts.add(port);
  }
  attempt.failures += 1;
  await sleep(Math.min(50 * 2 ** attempt.failures, 2_000));
}

/** The database in our URL; created when missing. */
export const DATABASE = 'domesday';

/** Undefined when the server is still starting, or already stopping. */
async function attachServer(
  home: ClusterHome,
  { pid, port, ready }: Extract<Postmaster, { state: 'running' }>,
  deadline: number,
): Promise<JoinedServer | undefined> {
  // Until it is ready, every connection attempt would add a line to its log.
  if (!ready || port === undefined) return undefined;
  const password = await readPassword(home.passwordFile);
  const timeoutMs = Math.min(Math.max(deadline - Date.now(), 100), 5_000);
  let guard: GuardSession | undefined;
  try {
    // The password is unique to the cluster, so a server that accepts it is this cluster's.
    guard = await openGuardSession(port, password, timeoutMs);
    if (!guard) return undefined;
    // The process that created the cluster may have been killed before it created the database.
    await guard.ensureDatabase(DATABASE);
    return { state: 'attached', pid, port, password, guard };
  } catch (error) {
    await guard?.close();
    if (isTransient(error)) return undefined;
    const WRONG_PASSWORD = '28P01';
    if (errorCode(error) !== WRONG_PASSWORD) throw error;
    throw new EmbeddedPostgresError(
      `The database in ${home.directory} does not accept the password in ${home.passwordFile}; restore that file from a backup.`,
      { cause: error },
    );
  }
}

/**
 * Below the ephemeral port range (32768 and up on Linux): otherwise an outgoing connection could occupy the
 * port just when a restart needs it.
 */
const DEFAULT_PORT = 25_432;

/** How many ports above the preferred one are tried before any free port is used. */
const NEIGHBOURS_MAX = 100;

/**
 * The preferred port or the nearest free one above it. `refused` are ports that the server could not bind.
 */
async function choosePort(preferred: number, refused: ReadonlySet<number>): Promise<number> {
  for (let port = preferred; preferred > 0 && port <= Math.min(preferred + NEIGHBOURS_MAX, 65_535); port++) {
    if (!refused.has(port) && (await tryListen(port))) return port;
  }
  const any = await tryListen(0);
  if (any === undefined) throw new Error('The system has no free port on 127.0.0.1.');
  return any;
}

export async function readPreferredPort(portFile: string): Promise<number> {
  const port = Number(await readFile(portFile, 'utf8').catch(() => ''));
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : DEFAULT_PORT;
}

function tryListen(port: number): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
