import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;

export interface Machine {
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
 * Settings for a server that shares a small machine with our program. They are passed at every start instead of being stored
 * in the cluster, so that they follow new releases and larger machines.
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
    shared_buffers: share(8, 128, 1024),
    effective_cache_size: share(2, 256, 16_384),
    maintenance_work_mem: share(32, 64, 512),
    work_mem: share(1024, 4, 16),
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    random_page_cost: '1.1',
    // Compiling costs more time than our short queries take.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
    cluster_name: 'domesday',
    // Docker's default /dev/shm has 64 MB, which is too small for larger parallel queries; files in the cluster always work.
    ...((machine.sharedMemoryBytes ?? Infinity) < 256 * MEGABYTE && { dynamic_shared_memory_type: 'mmap' }),
  };
}
