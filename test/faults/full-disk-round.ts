import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';
import { makeTempDir, startService, stopService } from '../support/service-process.ts';

interface Health {
  status: string;
  checks: { database: { status: string; reason: string | null } };
}

const ROOM_BYTES = 48 * 1024 * 1024;
const WITHIN_MS = 120_000;

/**
 * Fills the disk of a service with an embedded database, and empties it again. Needs root, to mount a small
 * file system. Returns what went wrong.
 */
export async function runFullDiskRound(prepared: string, scratch: string): Promise<string[]> {
  const disk = makeTempDir(scratch);
  const usedBytes = Number(execFileSync('du', ['-sb', prepared], { encoding: 'utf8' }).split('\t')[0]);
  execFileSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${usedBytes + ROOM_BYTES},mode=0755`,
    'tmpfs',
    disk.path,
  ]);
  const faults: string[] = [];
  try {
    const data = join(disk.path, 'data');
    execFileSync('cp', ['-a', prepared, data]);
    writeFileSync(join(data, 'postgres', 'port'), String(await freePort()));
    const service = await startService('start', { DATA_DIR: data, LOG_LEVEL: 'warn' });
    try {
      const filler = join(disk.path, 'filler');
      fill(filler);
      const reason = await untilDegraded(service.url);
      if (!reason) faults.push('/healthz stayed ok on a full disk');
      faults.push(...(await writeSomething(service.url, 20)));
      rmSync(filler);
      if (!(await untilHealthy(service.url))) faults.push('the service did not come back with free space');
      faults.push(...(await writeSomething(service.url, 3)).map((fault) => `after it came back: ${fault}`));
      if (service.child.exitCode !== null)
        faults.push(`the service ended: ${service.output().slice(-1_500)}`);
    } finally {
      await stopService(service);
    }
  } finally {
    execFileSync('umount', ['-l', disk.path]);
    disk.remove();
  }
  return faults;
}

function fill(path: string): void {
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${path}`, 'bs=64k'], { stdio: 'ignore' });
  } catch {
    // It ends with an error when the disk is full.
  }
}

/**
 * Sign-ups, which store several rows each. Anything but success, a rate limit or 503 with Retry-After is a
 * fault.
 */
async function writeSomething(url: string, times: number): Promise<string[]> {
  const faults = new Set<string>();
  for (let index = 0; index < times; index++) {
    const response = await fetch(`${url}/v1/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `disk-${Date.now()}-${index}@example.org`,
        password: 'correct horse battery',
      }),
    });
    const isExpected = response.ok || response.status === 429;
    const isRefused = response.status === 503 && response.headers.has('retry-after');
    if (!isExpected && !isRefused) faults.add(`a sign-up was answered with ${response.status}`);
  }
  return [...faults];
}

async function untilDegraded(url: string): Promise<string | undefined> {
  return until(async () => {
    // Something has to be stored before PostgreSQL needs the disk.
    await writeSomething(url, 1);
    const { status, checks } = await readHealth(url);
    return status === 'degraded' ? (checks.database.reason ?? 'none') : undefined;
  });
}

const untilHealthy = (url: string) => until(async () => (await readHealth(url)).status === 'ok' || undefined);
const readHealth = async (url: string) => (await (await fetch(`${url}/healthz`)).json()) as Health;

async function until<T>(check: () => Promise<T | undefined>): Promise<T | undefined> {
  for (const deadline = performance.now() + WITHIN_MS; performance.now() < deadline; await sleep(200)) {
    const found = await check();
    if (found !== undefined) return found;
  }
  return undefined;
}
