import { setTimeout as sleep } from 'node:timers/promises';
import { attachServer } from './attach-server.ts';
import type { ClusterHome } from './cluster-home.ts';
import { tryLockCluster } from './cluster-lock.ts';
import { EmbeddedPostgresError } from './error.ts';
import type { JoinAttempt, JoinedServer, JoinPlan } from './join-plan.ts';
import { inspectPostmaster, type Postmaster } from './postmaster.ts';
import { readLogTail } from './server-log.ts';
import { withStartLock } from './start-lock.ts';
import { startServer } from './start-server.ts';

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
