import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface RunningCommand {
  child: ChildProcess;
  output(): string;
  /** Resolves when the process has ended. */
  ended: Promise<Finished>;
}

export interface ServiceProcess extends RunningCommand {
  url: string;
}

/** Runs `domesday <command>` from the build, as a person would, with only the given environment. */
/** `input` is what it reads from its standard input. */
export function runCommand(
  args: string[],
  environment: Record<string, string> = {},
  input?: string,
): RunningCommand {
  const child = spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise<Finished>((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
  return { child, ended, output: () => stdout + stderr };
}

/** Long enough for a first start on a machine that is busy with other things. */
const START_WITHIN_MS = 110_000;

/** Starts a service command and waits until it is healthy and has said where everything is. */
export async function startService(
  command: 'start' | 'serve',
  environment: Record<string, string>,
): Promise<ServiceProcess> {
  const port = environment.PORT ?? String(await freePort());
  const run = runCommand([command], { ...environment, PORT: port });
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + START_WITHIN_MS;
  while (run.child.exitCode === null && run.child.signalCode === null && performance.now() < deadline) {
    if (run.output().includes('Domesday is running.')) {
      const health = await fetch(`${url}/healthz`);
      if (health.ok) return { ...run, url };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  run.child.kill('SIGKILL');
  throw new Error(`the service did not become healthy:\n${run.output()}`);
}

/** Asks a service to stop, and waits until it has. */
export async function stopService(service: ServiceProcess | undefined): Promise<void> {
  if (!service) return;
  service.child.kill('SIGTERM');
  await service.ended;
}

export interface TempDir {
  path: string;
  remove(): void;
}

export function makeTempDir(place = tmpdir()): TempDir {
  const path = mkdtempSync(join(place, 'domesday-e2e-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
