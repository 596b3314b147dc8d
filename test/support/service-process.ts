import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface ServiceProcess {
  child: ChildProcess;
  url: string;
  output(): string;
  /** Resolves when the process has ended. */
  ended: Promise<Finished>;
}

/** Runs `domesday <command>` from the build, as a person would, with only the given environment. */
export function runCommand(
  args: string[],
  environment: Record<string, string> = {},
): { child: ChildProcess; ended: Promise<Finished>; output(): string } {
  const child = spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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

/** Starts a service command and waits until it is healthy. */
export async function startService(
  command: 'start' | 'serve',
  environment: Record<string, string>,
): Promise<ServiceProcess> {
  const port = environment.PORT ?? String(await freePort());
  const run = runCommand([command], { ...environment, PORT: port });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 900; tries++) {
    if (run.child.exitCode !== null) break;
    const healthy = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return { ...run, url };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  run.child.kill('SIGKILL');
  throw new Error(`the service did not become healthy:\n${run.output()}`);
}

export async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export function makeTempDir(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'domesday-e2e-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
