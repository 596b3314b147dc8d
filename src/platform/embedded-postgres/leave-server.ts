import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterHome } from './cluster-home.ts';
import { type GuardSession, openGuardSession } from './guard-session.ts';
import { inspectPostmaster } from './postmaster.ts';
import { withStartLock } from './start-lock.ts';
import { stopServer } from './stop-server.ts';
import type { EmbeddedPostgresLog } from './types.ts';

/** The last one out turns off the lights. */
export async function leaveServer(
  home: ClusterHome,
  guard: GuardSession,
  log: EmbeddedPostgresLog,
): Promise<void> {
  try {
    if (await guard.leave()) await stopServer(home.cluster, log);
  } finally {
    await guard.close();
  }
}

/**
 * For a process whose guard's connection was cut: the server is gone, or coming back without it. Should nobody else use
 * it, it must not be left running; but that is found out under the start lock, or the server would be stopped for the
 * process that is just bringing it back.
 */
export async function leaveLostServer(
  home: ClusterHome,
  password: string,
  log: EmbeddedPostgresLog,
): Promise<void> {
  const deadline = Date.now() + 3_000;
  await withStartLock(home.startLockFile, { deadline }, async () => {
    for (; Date.now() < deadline; await sleep(50)) {
      const postmaster = await inspectPostmaster(home.cluster);
      if (postmaster.state !== 'running') return;
      if (!postmaster.ready || postmaster.port === undefined) continue;
      const guard = await openGuardSession(postmaster.port, password, 1_000).catch(() => undefined);
      if (guard) return leaveServer(home, guard, log);
    }
  });
}
