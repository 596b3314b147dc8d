import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { runCommand } from '../test/support/service-process.ts';

const WATCH_EVERY_MS = 100;

export interface TimedCommand {
  seconds: number;
  /** The most memory that the command ever held. */
  peakMb: number;
  output: string;
}

interface TimedOptions {
  environment: Record<string, string>;
  /** Called every tenth of a second while the command runs. */
  onWatch?: (seconds: number) => Promise<void>;
}

/** Runs a command as a person would, and measures it. */
export async function timeCommand(
  args: string[],
  { environment, onWatch }: TimedOptions,
): Promise<TimedCommand> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const run = runCommand(args, environment);
  let hasEnded = false;
  const ended = run.ended.finally(() => {
    hasEnded = true;
  });
  let peakMb = 0;
  while (!hasEnded) {
    await onWatch?.(seconds());
    peakMb = Math.max(peakMb, readPeakMb(run.child.pid));
    await Promise.race([ended, setTimeout(WATCH_EVERY_MS)]);
  }
  const { code, stdout, stderr } = await ended;
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${stderr}`);
  console.log(stdout);
  return { seconds: seconds(), peakMb, output: stdout };
}

/** Runs a statement and returns how many seconds it took. */
export async function timeStatement(client: pg.Client, text: string): Promise<number> {
  const startedAt = performance.now();
  await client.query(text);
  return (performance.now() - startedAt) / 1000;
}

function readPeakMb(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
