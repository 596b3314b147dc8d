import { type ClusterHome, readPassword } from './cluster-home.ts';
import { EmbeddedPostgresError, errorCode } from './error.ts';
import { type GuardSession, isTransient, openGuardSession } from './guard-session.ts';
import type { JoinedServer } from './join-plan.ts';
import type { Postmaster } from './postmaster.ts';

/** The database in our URL; created when missing. */
export const DATABASE = 'domesday';

/** Undefined when the server is still starting, or already stopping. */
export async function attachServer(
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
