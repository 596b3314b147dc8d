import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Binaries } from './binaries.ts';
import { addressOf, type ClusterHome } from './cluster-home.ts';
import { EmbeddedPostgresError, errorText } from './error.ts';
import { fullDisk } from './initialise-cluster.ts';
import { openServerLog, readLogTail } from './server-log.ts';

export interface LaunchedServer {
  pid: number;
  /** How it ended; undefined while it runs. */
  end(): Promise<ServerEnd | undefined>;
}

export interface ServerEnd {
  /** The last lines of its log since its launch. */
  logTail: string;
  signal: NodeJS.Signals | null;
}

/**
 * Starts the server in a separate session: Ctrl-C in a terminal reaches every process of the session, but the server has to
 * outlive ours while another process uses it.
 */
export async function launchServer(
  home: ClusterHome,
  binaries: Binaries,
  { settings, lockDescriptor }: { settings: Record<string, string>; lockDescriptor: number | undefined },
): Promise<LaunchedServer> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await openServerLog(home.logFile);
  try {
    const from = (await log.stat()).size;
    const child = spawn(binaries.postgres, ['-D', await addressOf(home.cluster, home.runAs), ...flags], {
      ...home.runAs,
      cwd: home.cluster,
      env: { LC_ALL: 'C' },
      detached: true,
      stdio: ['ignore', log.fd, log.fd, lockDescriptor ?? 'ignore'],
    });
    child.unref();
    let ended: Pick<ServerEnd, 'signal'> | undefined;
    child.once('exit', (_code, signal) => {
      ended = { signal };
    });
    if (child.pid === undefined) {
      const [cause] = await once(child, 'error').catch((error) => [error]);
      throw new EmbeddedPostgresError(`${binaries.postgres} cannot be run: ${errorText(cause)}.`, { cause });
    }
    const end = async () => ended && { ...ended, logTail: await readLogTail(home.logFile, from) };
    return { pid: child.pid, end };
  } finally {
    await log.close();
  }
}

/** What to do after a failed start. */
export type FailedStart = 'another port' | 'another try' | EmbeddedPostgresError;

export function classifyFailedStart(home: ClusterHome, { logTail, signal }: ServerEnd): FailedStart {
  if (/Address already in use|could not create any TCP\/IP sockets/.test(logTail)) return 'another port';
  if (/No space left on device/.test(logTail)) return fullDisk(home.directory, logTail);
  const transient = [
    // Another server started first.
    /lock file "postmaster.pid" already exists/,
    // Sessions of a killed server are still shutting down.
    /pre-existing shared memory block/,
    // It was sound until it was stopped from outside.
    /received \w+ shutdown request/,
  ];
  if (signal === 'SIGKILL' || transient.some((reason) => reason.test(logTail))) return 'another try';
  return new EmbeddedPostgresError(
    `PostgreSQL did not start on the database in ${home.directory}; its log is ${home.logFile}.`,
    { detail: logTail },
  );
}
