/**
 * Runs the PostgreSQL 18 that npm installs, so that Domesday works with nothing installed beside Node.
 *
 * `openEmbeddedPostgres` creates the cluster on first use and starts its server, or joins the server that
 * another Domesday process already runs on it. `release` leaves it, and the last process to leave stops it.
 * In between the server is watched and, when it dies, restarted on the same port.
 *
 * It knows nothing of our tables: migrations and pools are in `platform/postgres`, which takes the URL. It is
 * not used when the operator configures a server with DATABASE_URL.
 */
import { findBinaries } from './binaries.ts';
import { prepareHome } from './cluster-home.ts';
import { EmbeddedPostgresError, errorCode, errorText } from './error.ts';
import { fullDisk } from './initialise-cluster.ts';
import { joinServer, readPreferredPort } from './start-server.ts';
import { SupervisedServer } from './supervised-server.ts';
import type { EmbeddedPostgres, EmbeddedPostgresOptions, JoinPlan } from './types.ts';

export type { EmbeddedPostgres, EmbeddedPostgresLog, EmbeddedPostgresOptions } from './types.ts';

/**
 * Creates, starts or joins the embedded PostgreSQL of a folder. Any number of processes may do so at once;
 * all get the same server, which runs until the last of them has called `release` or exited.
 */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    const home = await prepareHome(options.directory);
    const plan: JoinPlan = {
      home,
      binaries: await findBinaries(home.runAs),
      settings: options.settings ?? {},
      log: options.log,
      timeoutMs: options.startTimeoutMs ?? 60_000,
      port: { preferred: options.preferredPort ?? (await readPreferredPort(home.portFile)), mayDiffer: true },
    };
    const joined = await joinServer(plan);
    options.log.info(
      { pid: joined.pid, port: joined.port, directory: home.directory },
      `database ${joined.state}`,
    );
    return new SupervisedServer(plan, joined, options.onUnexpectedExit);
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    if (errorCode(error) === 'ENOSPC') throw fullDisk(options.directory);
    throw new EmbeddedPostgresError(
      `The database in ${options.directory} could not be started: ${errorText(error)}.`,
      { cause: error },
    );
  }
}
