import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, type FileHandle, open, rename, stat, statfs, truncate } from 'node:fs/promises';
import { totalmem } from 'node:os';
import type { Binaries } from './binaries.ts';
import { addressOf, type ClusterHome } from './cluster-home.ts';
import { EmbeddedPostgresError, errorText } from './error.ts';
import { fullDisk } from './initialise-cluster.ts';

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
 * Starts the server in a separate session: Ctrl-C in a terminal reaches every process of the session, but the
 * server has to outlive ours while another process uses it.
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

/** Decides what to do after a failed start. */
type FailedStart = 'another port' | 'another try' | EmbeddedPostgresError;

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

const MEGABYTE = 1024 * 1024;

interface Machine {
  memoryBytes: number;
  /** The size of /dev/shm, where parallel queries share their work; undefined where there is none. */
  sharedMemoryBytes: number | undefined;
}

export async function measureMachine(): Promise<Machine> {
  // In a container the limit counts. Without a limit this is 0 or extremely large.
  const limit = process.constrainedMemory();
  const memoryBytes = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  const shm = await statfs('/dev/shm').catch(() => undefined);
  return { memoryBytes, sharedMemoryBytes: shm && shm.blocks * shm.bsize };
}

/**
 * Settings for a server that shares a small machine with our program. They are passed at every start instead
 * of being stored in the cluster, so that they follow new releases and larger machines.
 */
export function serverSettings(port: number, machine: Machine): Record<string, string> {
  const share = (part: number, minMb: number, maxMb: number) =>
    `${Math.round(Math.min(Math.max(machine.memoryBytes / MEGABYTE / part, minMb), maxMb))}MB`;
  return {
    listen_addresses: '127.0.0.1',
    port: String(port),
    // A socket file would be a second way in, in a folder shared with others.
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: share(8, 128, 4096),
    effective_cache_size: share(2, 256, 16_384),
    maintenance_work_mem: share(32, 64, 512),
    work_mem: share(1024, 4, 16),
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    random_page_cost: '1.1',
    // A start reads again what was in memory before: the first searches need not wait for the disk.
    shared_preload_libraries: 'pg_prewarm',
    // Compiling costs more time than our short queries take.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
    cluster_name: 'domesday',
    // Docker's default /dev/shm has 64 MB, which is too small for larger parallel queries; files in the
    // cluster always work.
    ...((machine.sharedMemoryBytes ?? Infinity) < 256 * MEGABYTE && { dynamic_shared_memory_type: 'mmap' }),
  };
}

const BYTES_MAX = 10 * 1024 * 1024;

/**
 * The server writes directly to this file, so that its log continues when our process has ended. One older
 * file is kept.
 */
export async function openServerLog(file: string): Promise<FileHandle> {
  if ((await sizeOf(file)) > BYTES_MAX) await rename(file, `${file}.1`);
  return open(file, 'a', 0o600);
}

/**
 * For a server that runs for months. It keeps the file open and appends, so the file is truncated, not
 * replaced.
 */
export async function truncateServerLog(file: string): Promise<void> {
  if ((await sizeOf(file)) <= BYTES_MAX) return;
  await copyFile(file, `${file}.1`);
  await truncate(file, 0);
}

/** The last lines written after `from`, which show why a start failed. */
export async function readLogTail(file: string, from: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const start = Math.max(from, (await handle.stat()).size - 16_384);
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(16_384), position: start });
    return buffer.toString('utf8', 0, bytesRead).trim().split('\n').slice(-20).join('\n');
  } finally {
    await handle.close();
  }
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0;
}
