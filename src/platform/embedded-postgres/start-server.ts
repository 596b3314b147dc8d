import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '../../shared/durations.ts';
import { attachServer } from './attach-server.ts';
import { choosePort } from './choose-port.ts';
import { readPassword } from './cluster-home.ts';
import type { ClusterLock } from './cluster-lock.ts';
import { EmbeddedPostgresError } from './error.ts';
import { ensureCluster } from './initialise-cluster.ts';
import type { JoinAttempt, JoinedServer } from './join-plan.ts';
import { classifyFailedStart, type LaunchedServer, launchServer, type ServerEnd } from './launch-server.ts';
import { endServer } from './leave-server.ts';
import { inspectPostmaster, type Postmaster, removeStalePidFile } from './postmaster.ts';
import { measureMachine, serverSettings } from './server-settings.ts';

type StalePostmaster = Extract<Postmaster, { state: 'stale' }>;

/** A server that recovers from a crash can take long, and would begin anew each time it is stopped. */
const RECOVERY_MS_MAX = 10 * MINUTE_MS;

/**
 * Starts the server of a cluster that has none, and creates the cluster first if needed. Undefined: try again. A start that
 * fails leaves no server behind; nobody else can have joined it, because we hold the start lock.
 */
export async function startServer(
  attempt: JoinAttempt,
  { lock, stale }: { lock: ClusterLock; stale: StalePostmaster | undefined },
): Promise<JoinedServer | undefined> {
  const { home, binaries, settings, log } = attempt.plan;
  if (stale) {
    log.warn({ cluster: home.cluster }, 'the database was not shut down cleanly; it recovers now');
    await removeStalePidFile(home.cluster, stale.contents);
  }
  if (await ensureCluster(home, binaries, { durable: settings.fsync !== 'off' })) attempt.initialised = true;
  // Checked now: a missing password is easier to diagnose here than from a server that refuses every connection.
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
