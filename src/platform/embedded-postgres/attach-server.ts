import { type ClusterHome, readPassword } from './cluster-home.ts';
import { EmbeddedPostgresError, errorCode } from './error.ts';
import { type GuardSession, isPassing, openGuardSession } from './guard-session.ts';
import type { JoinedServer } from './join-plan.ts';
import type { Postmaster } from './postmaster.ts';

/** The database that our URL names; made when it is missing. */
export const DATABASE = 'domesday';

/** Undefined when it is still starting, or already stopping. */
export async function attachServer(
  home: ClusterHome,
  { pid, port, ready }: Extract<Postmaster, { state: 'running' }>,
  deadline: number,
): Promise<JoinedServer | undefined> {
  // Until it is ready it would answer each knock with a line in its log.
  if (!ready || port === undefined) return undefined;
  const password = await readPassword(home.passwordFile);
  const patienceMs = Math.min(Math.max(deadline - Date.now(), 100), 5_000);
  let guard: GuardSession | undefined;
  try {
    // The password is the cluster's own, so whoever accepts it is this cluster's server.
    guard = await openGuardSession(port, password, patienceMs);
    if (!guard) return undefined;
    // Whoever made the cluster may have been killed before it got here.
    await guard.ensureDatabase(DATABASE);
    return { state: 'attached', pid, port, password, guard };
  } catch (error) {
    await guard?.close();
    if (isPassing(error)) return undefined;
    const WRONG_PASSWORD = '28P01';
    if (errorCode(error) !== WRONG_PASSWORD) throw error;
    throw new EmbeddedPostgresError(
      `The database in ${home.directory} does not accept the password in ${home.passwordFile}; restore that file from a backup.`,
      { cause: error },
    );
  }
}
