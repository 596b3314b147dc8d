import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCode } from './error.ts';

/** Whether a process exists, and whether we may signal it. */
type ProcessState = 'gone' | 'ours' | 'of another user';

export function processState(pid: number): ProcessState {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM' ? 'of another user' : 'gone';
  }
  return isZombie(pid) ? 'gone' : 'ours';
}

/**
 * When a process started, to distinguish processes that had the same id one after the other. Linux counts from boot, so
 * changes of the clock do not matter, but the boot id has to be part of the result.
 */
export function startTimeOf(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    const ps = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { LC_ALL: 'C' },
    });
    return ps.status === 0 ? ps.stdout.trim() : undefined;
  }
  const ticks = statFields(pid)?.[19];
  return ticks === undefined ? undefined : `${readProc('sys/kernel/random/boot_id')?.trim()}/${ticks}`;
}

/** The command line of a process; undefined when it has ended. */
export function commandOf(pid: number): string | undefined {
  if (process.platform === 'linux') return readProc(`${pid}/cmdline`)?.split('\0').join(' ').trim();
  const ps = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return ps.status === 0 ? ps.stdout.trim() : undefined;
}

/**
 * A process that has ended stays in the table until its parent reads its exit code. The parent of an orphaned server is
 * process 1, which in a container is often a program that never does.
 */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  const state = statFields(pid)?.[0];
  return state === 'Z' || state === 'X';
}

/** The fields after the program's name, which is in brackets and may contain any character. */
function statFields(pid: number): string[] | undefined {
  const line = readProc(`${pid}/stat`);
  return line?.slice(line.lastIndexOf(')') + 2).split(' ');
}

function readProc(path: string): string | undefined {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return undefined;
  }
}
