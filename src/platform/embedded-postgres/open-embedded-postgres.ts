import { findBinaries } from './binaries.ts';
import { readWantedPort } from './choose-port.ts';
import { prepareHome } from './cluster-home.ts';
import { EmbeddedPostgresError, errorCode, errorText } from './error.ts';
import { fullDisk } from './initialise-cluster.ts';
import type { JoinPlan } from './join-plan.ts';
import { joinServer } from './join-server.ts';
import { SupervisedServer } from './supervised-server.ts';
import type { EmbeddedPostgres, EmbeddedPostgresOptions } from './types.ts';

/**
 * Makes, starts or joins the embedded PostgreSQL of a folder. Any number of processes may do so at once; each gets the
 * same server, which runs until the last of them has called `release` or ended.
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
      port: { wanted: options.preferredPort ?? (await readWantedPort(home.portFile)), mayDiffer: true },
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
