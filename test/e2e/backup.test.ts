import { readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { verifyWebhook } from '../../src/client/index.ts';
import { type Receiver, startReceiver } from '../../src/modules/webhooks/test-support/receiver.ts';
import { makeDataDir, type PreparedDir } from '../support/data-dir.ts';
import { runCommand, type ServiceProcess, startService, stopService } from '../support/service-process.ts';

/** Each test starts several processes, one after another. */
vi.setConfig({ testTimeout: 480_000, hookTimeout: 480_000 });
const COMPANY = '73816452';
const EMAIL = 'owner@example.com';

let dir: PreparedDir;
let receiver: Receiver;
let service: ServiceProcess;
let password: string;
let apiKey: string;
let webhook: { id: number; signing_secret: string };

const environment = (data = dir.data) => ({
  DATA_DIR: data,
  EGRESS_CONNECT_TO: `hooks.test=${receiver.url}`,
});
const run = (args: string[], data?: string) => runCommand(args, environment(data)).ended;
const folder = (name: string) => join(dir.path, name);

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${service.url}${path}`, {
    method,
    headers: { ...(apiKey && { 'x-api-key': apiKey }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
const logIn = () => call<{ api_key: string }>('POST', '/v1/auth/login', { email: EMAIL, password });

beforeAll(async () => {
  dir = await makeDataDir('sandbox');
  receiver = await startReceiver();
  service = await startService('start', environment());
  const made = await run(['account', 'create', EMAIL]);
  password = /Password: (\S+)/.exec(made.stdout)?.[1] ?? '';
  apiKey = '';
  apiKey = (await logIn()).api_key;
  const body = { webhook_url: 'https://hooks.test/in', signal_type: 'all' };
  webhook = await call('POST', '/v1/partner/webhooks', body);
  await call('POST', '/v1/watchlist', { company_number: COMPANY });
});
afterAll(async () => {
  await stopService(service);
  await receiver?.close();
  dir?.remove();
});

describe('domesday backup and restore', () => {
  it('backs up a running service, and refuses to restore over it', async () => {
    const { code, stdout } = await run(['backup', folder('backup')]);
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^A backup of 1 accounts and 2,000 companies by Domesday \S+, written to .*backup\.\n$/,
      ),
    });
    expect(statSync(join(folder('backup'), 'app-secret')).mode & 0o777).toBe(0o600);
    const refused = await run(['restore', folder('backup'), '--force']);
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Domesday is running on this database \(\d+ sessions\)\. Stop it/),
    });
    expect((await run(['backup', folder('backup')])).stderr).toMatch(/is not empty/);
  });

  it('refuses to restore over data without --force, and with it brings back what was there', async () => {
    await run(['account', 'create', 'later@example.com']);
    await stopService(service);
    const refused = await run(['restore', folder('backup')]);
    expect(refused).toMatchObject({
      code: 1,
      stderr:
        'This database holds 2 accounts and 0 companies. --force replaces all of it by the backup. Nothing was changed.\n',
    });
    expect(await run(['restore', folder('backup'), '--force'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('restored'),
    });
    expect((await run(['account', 'show', 'later@example.com'])).code).toBe(1);
  });

  it('gives a new machine the same accounts, keys, watches and webhook secrets', async () => {
    const data = folder('elsewhere');
    expect(await run(['restore', folder('backup')], data)).toMatchObject({ code: 0 });
    const secretOf = (place: string) => readFileSync(join(place, 'app-secret'), 'utf8');
    expect(secretOf(data)).toBe(secretOf(dir.data));
    expect(statSync(join(data, 'app-secret')).mode & 0o777).toBe(0o600);

    service = await startService('start', environment(data));
    const keyBefore = apiKey;
    apiKey = '';
    expect((await logIn()).api_key).toBe(keyBefore);
    apiKey = keyBefore;
    expect(await call('GET', '/v1/watchlist')).toMatchObject({
      watchlist: [{ company_number: COMPANY }],
    });
    const { id } = await call<{ id: string }>('POST', `/v1/partner/webhooks/${webhook.id}/test`);
    const received = () => receiver.received.find(({ headers }) => headers['x-webhook-id'] === id);
    await expect.poll(received, { timeout: 60_000 }).toBeDefined();
    const delivery = received();
    expect(
      await verifyWebhook({
        secret: webhook.signing_secret,
        body: delivery?.body ?? '',
        headers: delivery?.headers ?? {},
      }),
    ).toEqual({ valid: true });
  });

  it('refuses a damaged or foreign backup with the reason, and makes nothing', async () => {
    const data = folder('untouched');
    const table = join(folder('backup'), 'public.accounts.copy.gz');
    truncateSync(table, 10);
    expect(await run(['restore', folder('backup')], data)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /public\.accounts\.copy\.gz: it has 10 bytes and should have \d+\. Nothing was changed\.\n$/,
      ),
    });
    expect(await run(['restore', data], data)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is not a backup of Domesday: it has no manifest.json.'),
    });
  });
});
