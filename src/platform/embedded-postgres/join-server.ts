import { setTimeout as sleep } from 'node:timers/promises';
import { attachServer } from './attach-server.ts';
import { tryHoldCluster } from './cluster-hold.ts';
import type { ClusterHome } from './cluster-home.ts';
import { EmbeddedPostgresError } from './error.ts';
import type { JoinAttempt, JoinedServer, JoinPlan } from './join-plan.ts';
import { inspectPostmaster, type Postmaster } from './postmaster.ts';
import { readLogTail } from './server-log.ts';
import { withStartLock } from './start-lock.ts';
import { startServer } from './start-server.ts';

/** How long the cluster may be held by processes that we do not see before we say so. */
const HELD_MS_MAX = 15_000;

/** Joins the server of a cluster, starting it, and making the cluster, where that has not been done. */
export async function joinServer(plan: JoinPlan): Promise<JoinedServer> {
  const deadline = Date.now() + plan.timeoutMs;
  const limits = { deadline, ...(plan.signal && { signal: plan.signal }) };
  return withStartLock(plan.home.startLockFile, limits, async () => {
    const fresh = { refusedPorts: new Set<number>(), failures: 0, initialised: false, heldSince: undefined };
    const attempt: JoinAttempt = { plan, deadline, ...fresh };
    for (;;) {
      const postmaster = await inspectPostmaster(plan.home.cluster);
      const joined = await tryJoin(attempt, postmaster);
      if (joined) return joined;
      if (Date.now() > deadline) throw await tooSlow(attempt, postmaster);
      await sleep(attempt.heldSince ? 100 : 10, undefined, { signal: plan.signal });
    }
  });
}

/** Undefined when it has to be tried again. */
async function tryJoin(attempt: JoinAttempt, postmaster: Postmaster): Promise<JoinedServer | undefined> {
  const { home } = attempt.plan;
  if (postmaster.state === 'unsettled') return undefined;
  if (postmaster.state === 'running') {
    attempt.heldSince = undefined;
    return attachServer(home, postmaster, attempt.deadline);
  }
  const hold = tryHoldCluster(home.holdFile);
  if (!hold) {
    attempt.heldSince ??= Date.now();
    if (Date.now() - attempt.heldSince > HELD_MS_MAX) throw heldElsewhere(home);
    return undefined;
  }
  attempt.heldSince = undefined;
  try {
    return await startServer(attempt, { hold, stale: postmaster.state === 'stale' ? postmaster : undefined });
  } finally {
    hold.close();
  }
}

function heldElsewhere(home: ClusterHome): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The database in ${home.directory} is in use by a PostgreSQL that cannot be seen from here, perhaps in another container; stop that one, or run one PostgreSQL server for both and set DATABASE_URL.`,
  );
}

async function tooSlow(attempt: JoinAttempt, postmaster: Postmaster): Promise<EmbeddedPostgresError> {
  const { home, timeoutMs } = attempt.plan;
  if (attempt.heldSince) return heldElsewhere(home);
  const who = postmaster.state === 'running' ? `PostgreSQL (process ${postmaster.pid})` : 'PostgreSQL';
  return new EmbeddedPostgresError(
    `${who} on the database in ${home.directory} was not ready within ${timeoutMs / 1000} s; its log is ${home.logFile}, and if it is recovering, starting again later joins it.`,
    { detail: await readLogTail(home.logFile, 0).catch(() => '') },
  );
}
