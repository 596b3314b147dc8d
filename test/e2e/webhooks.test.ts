import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Receiver, startReceiver } from '../../src/modules/webhooks/test-support/receiver.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { silentLogger } from '../../src/platform/logger.ts';
import { makeDataDir, type PreparedDir } from '../support/data-dir.ts';
import { freePort } from '../support/free-port.ts';
import { runCommand, type ServiceProcess, startService, stopService } from '../support/service-process.ts';

const COMPANY = '73816452';
/** Longer than the claim of a process that died lasts. */
const AFTER_A_CRASH = { timeout: 45_000, interval: 100 };

let dir: PreparedDir;
let postgres: EmbeddedPostgres;
let receiver: Receiver;
let listenPort: number;
let service: ServiceProcess;
let apiKey: string;

beforeAll(async () => {
  dir = await makeDataDir('sandbox');
  postgres = await openEmbeddedPostgres({ directory: join(dir.data, 'postgres'), log: silentLogger });
  receiver = await startReceiver();
  listenPort = await freePort();
  service = await start();
  const made = await runCommand(['account', 'create', 'receiver@example.com'], environment()).ended;
  const login = await fetch(`${service.url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'receiver@example.com',
      password: /Password: (\S+)/.exec(made.stdout)?.[1],
    }),
  });
  apiKey = ((await login.json()) as { api_key: string }).api_key;
});
afterEach(() => {
  receiver.answer = (response) => void response.end();
});
afterAll(async () => {
  await stopService(service);
  await receiver?.close();
  await postgres?.release();
  dir?.remove();
});

const environment = () => ({
  DATA_DIR: dir.data,
  DATABASE_URL: postgres.url,
  EGRESS_CONNECT_TO: `hooks.test=${receiver.url}`,
});
const start = () => startService('start', environment());
const run = (...args: string[]) =>
  runCommand(args, { ...environment(), DOMESDAY_URL: service.url, DOMESDAY_API_KEY: apiKey });

async function api(method: string, path: string, body?: object) {
  const response = await fetch(`${service.url}/v1/partner/webhooks${path}`, {
    method,
    headers: { 'x-api-key': apiKey, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
  return (await response.json()) as Record<string, unknown>;
}

/**
 * A receiver that answers the first few, takes what comes after them without an answer, and can be let go.
 */
function holdAnswers({ after = 0 } = {}): () => void {
  const held: (() => void)[] = [];
  let left = after;
  receiver.answer = (response) => {
    if (left-- > 0) response.end();
    else held.push(() => response.end());
  };
  return () => {
    receiver.answer = (response) => void response.end();
    for (const answer of held) answer();
  };
}

async function makeDeliveries(destination: unknown, count: number): Promise<string[]> {
  const made = await Promise.all(
    Array.from({ length: count }, () => api('POST', `/${destination}/test`) as Promise<{ id: string }>),
  );
  return made.map(({ id }) => id);
}

const receivedIds = () => new Set(receiver.received.map(({ headers }) => headers['x-webhook-id'] as string));
const missingOf = (ids: string[]) => ids.filter((id) => !receivedIds().has(id));
async function undelivered(destination: unknown): Promise<number> {
  const { deliveries } = (await api('GET', `/${destination}/deliveries?limit=100`)) as {
    deliveries: { status: string }[];
  };
  return deliveries.filter(({ status }) => status !== 'delivered').length;
}

describe('deliveries in progress', () => {
  it('are all received when the process is killed in their middle and another is started', async () => {
    const { id } = await api('POST', '', { webhook_url: 'https://hooks.test/in', signal_type: 'all' });
    holdAnswers({ after: 10 });
    const ids = await makeDeliveries(id, 50);
    // Ten are delivered, the most that may be sent at once are in progress, and the others wait.
    await expect.poll(() => 50 - missingOf(ids).length).toBe(14);
    service.child.kill('SIGKILL');
    await service.ended;
    expect(missingOf(ids)).toHaveLength(36);

    receiver.answer = (response) => void response.end();
    service = await start();
    await expect.poll(() => missingOf(ids), AFTER_A_CRASH).toEqual([]);
    await expect.poll(() => undelivered(id), AFTER_A_CRASH).toBe(0);
    await api('DELETE', `/${id}`);
  });

  it('are all received when the database is killed and comes back', async () => {
    const { id } = await api('POST', '', { webhook_url: 'https://hooks.test/in', signal_type: 'all' });
    const letGo = holdAnswers();
    const ids = await makeDeliveries(id, 50);
    await expect.poll(() => 50 - missingOf(ids).length).toBe(4);
    // The test restarts it, as a service manager does.
    process.kill(postgres.pid, 'SIGKILL');
    letGo();
    await expect.poll(() => missingOf(ids), AFTER_A_CRASH).toEqual([]);
    await expect.poll(() => undelivered(id).catch(() => -1), AFTER_A_CRASH).toBe(0);
    await api('DELETE', `/${id}`);
  });
});

it('domesday webhook listen prints what a change in the sandbox leads to, checked, and deletes its destination', async () => {
  const listening = run('webhook', 'listen', '--port', String(listenPort));
  await expect.poll(() => listening.output(), { timeout: 30_000 }).toContain('Listening on');
  expect((await run('watch', COMPANY).ended).code).toBe(0);
  const change = await run('sandbox', 'change', COMPANY, 'director_resigned').ended;
  expect(change).toMatchObject({ code: 0 });
  await expect
    .poll(() => listening.output(), { timeout: 30_000 })
    .toMatch(/ director_resigned {2}signature valid {2}\(attempt 1\)\n {2}\S/);
  expect(listening.output()).not.toContain('REFUSED');
  listening.child.kill('SIGINT');
  const { code, stdout } = await listening.ended;
  expect([code, stdout.endsWith('Deleted the destination.\n')]).toEqual([0, true]);
  expect(await api('GET', '')).toEqual({ webhooks: [] });
});
