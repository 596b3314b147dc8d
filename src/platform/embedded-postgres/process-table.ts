import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCode } from './error.ts';

/** What a process id stands for: nothing, a process of ours, or one we may not signal. */
type Presence = 'gone' | 'ours' | 'of another user';

export function presenceOf(pid: number): Presence {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM' ? 'of another user' : 'gone';
  }
  return isZombie(pid) ? 'gone' : 'ours';
}

/**
 * Tells two processes that had the same id one after the other apart. Linux counts from the boot, so a clock that is set
 * does not matter, but the boot then belongs to the answer.
 */
export function startOf(pid: number): string | undefined {
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

/** The program's arguments, as the process table has them; undefined when it has gone. */
export function commandOf(pid: number): string | undefined {
  if (process.platform === 'linux') return readProc(`${pid}/cmdline`)?.split('\0').join(' ').trim();
  const ps = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return ps.status === 0 ? ps.stdout.trim() : undefined;
}

/**
 * A process that has ended stays in the table until its parent asks for its exit code. The parent of an adopted server
 * is process 1, which in a container is often a program that never asks.
 */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  const state = statFields(pid)?.[0];
  return state === 'Z' || state === 'X';
}

/** The fields after the program's name, which stands in brackets and may hold anything. */
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
