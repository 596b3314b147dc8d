import { readdirSync, readFileSync } from 'node:fs';

/** Figures of processes from the kernel, where it gives them in `/proc`. */
const TICKS_A_SECOND = 100;

/** Seconds of processor time so far. */
export function cpuSeconds(pid: number): number {
  return secondsOf(statOf(pid));
}

function secondsOf(fields: string[] | undefined): number {
  return fields ? (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND : 0;
}

/**
 * Adds up the process, all processes that it started and that still run, and those that ended and were waited
 * for.
 */
export function cpuSecondsWithChildren(pid: number): number {
  const fields = statIfThere(pid);
  if (!fields) return 0;
  const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
  return (
    ticks / TICKS_A_SECOND + childrenOf(pid).reduce((sum, child) => sum + cpuSecondsWithChildren(child), 0)
  );
}

/** Seconds of processor time of each thread so far, by its id. The main thread has the id of the process. */
export function threadSeconds(pid: number): Map<number, number> {
  const directory = `/proc/${pid}/task`;
  const threads = readdirSync(directory).map(Number);
  return new Map(threads.map((thread) => [thread, secondsOf(statIfThere(thread, directory))]));
}

export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => Number(statIfThere(child)?.[1]) === pid);
}

/** Undefined when it ended while we looked. */
function statIfThere(pid: number, directory?: string): string[] | undefined {
  try {
    return statOf(pid, directory);
  } catch {
    return undefined;
  }
}

/** The fields after the command's name, which may contain spaces and brackets. */
function statOf(pid: number, directory = '/proc'): string[] {
  const text = readFileSync(`${directory}/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
