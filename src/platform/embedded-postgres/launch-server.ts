import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Binaries } from './binaries.ts';
import { addressOf, type ClusterHome } from './cluster-home.ts';
import { EmbeddedPostgresError, errorText } from './error.ts';
import { fullDisk } from './initialise-cluster.ts';
import { openServerLog, readLogTail } from './server-log.ts';

export interface LaunchedServer {
  pid: number;
  /** How it ended, or undefined as long as it runs. */
  end(): Promise<ServerEnd | undefined>;
}

export interface ServerEnd {
  /** The last lines of its log since the launch. */
  said: string;
  signal: NodeJS.Signals | null;
}

/**
 * Starts the server in a session of its own: Ctrl-C in a terminal goes to every process of the session, and the server
 * has to outlast ours for as long as another process uses it.
 */
export async function launchServer(
  home: ClusterHome,
  binaries: Binaries,
  { settings, holdDescriptor }: { settings: Record<string, string>; holdDescriptor: number | undefined },
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
      stdio: ['ignore', log.fd, log.fd, holdDescriptor ?? 'ignore'],
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
    const end = async () => ended && { ...ended, said: await readLogTail(home.logFile, from) };
    return { pid: child.pid, end };
  } finally {
    await log.close();
  }
}

/** What the end of a server that did not come up calls for. */
export type FailedStart = 'another port' | 'another try' | EmbeddedPostgresError;

export function judgeFailedStart(home: ClusterHome, { said, signal }: ServerEnd): FailedStart {
  if (/Address already in use|could not create any TCP\/IP sockets/.test(said)) return 'another port';
  if (/No space left on device/.test(said)) return fullDisk(home.directory, said);
  const passing = [
    // Another server was quicker.
    /lock file "postmaster.pid" already exists/,
    // Sessions of a killed server are still ending.
    /pre-existing shared memory block/,
    // There was nothing wrong with it until somebody ended it.
    /received \w+ shutdown request/,
  ];
  if (signal === 'SIGKILL' || passing.some((reason) => reason.test(said))) return 'another try';
  return new EmbeddedPostgresError(
    `PostgreSQL did not start on the database in ${home.directory}; its log is ${home.logFile}.`,
    { detail: said },
  );
}
