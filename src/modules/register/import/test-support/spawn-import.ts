import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { howToRun } from '../../../../../test/support/how-to-run.ts';
import type { ImportResult } from '../../index.ts';

const importProcess = new URL('./import-process.ts', import.meta.url);

interface ImportLine {
  step?: string;
  companies?: number;
  result?: ImportResult;
  peakMb?: number;
  error?: string;
}

export interface SpawnedImport {
  child: ChildProcess;
  /** The first line that the condition holds for; undefined when the process ends without one. */
  until(condition: (line: ImportLine) => boolean): Promise<ImportLine | undefined>;
  ended: Promise<ImportLine[]>;
}

export function spawnImport(args: {
  url: string;
  path: string;
  rejectDir: string;
  batchBytes?: number;
  /** It pauses itself after this many companies, so that a test that kills it is never too late. */
  stopsAfter?: number;
}): SpawnedImport {
  const { url, path, rejectDir, batchBytes, stopsAfter } = args;
  const { execArgv, program } = howToRun(importProcess);
  const child = spawn(
    process.execPath,
    [...execArgv, program, url, path, rejectDir, ...[batchBytes, stopsAfter].map((n) => String(n ?? ''))],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  // One that stopped itself would never end.
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: ImportLine[] = [];
  const listeners = new Set<() => void>();
  const output = createInterface({ input: child.stdout });
  output.on('line', (text) => {
    lines.push(JSON.parse(text));
    for (const listener of listeners) listener();
  });
  const ended = new Promise<ImportLine[]>((resolve) => {
    child.on('close', () => resolve(lines));
  });
  return {
    child,
    ended,
    until: (condition) =>
      new Promise((resolve) => {
        const check = () => {
          const found = lines.find(condition);
          if (found) resolve(found);
        };
        listeners.add(check);
        check();
        void ended.then(() => resolve(lines.find(condition)));
      }),
  };
}
