import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { verifyWebhook } from '../../src/client/index.ts';
import { type Receiver, startReceiver } from '../../src/modules/webhooks/test-support/receiver.ts';
import type { PreparedDir } from '../support/data-dir.ts';
import { makeReleaseDataDir } from '../support/release-data-dir.ts';
import { runCommand, type ServiceProcess, startService, stopService } from '../support/service-process.ts';

/** The data folder is made and a service started on it. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 480_000 });
/**
 * The secrets that the owner of an installation knew. The tables hold only hashes and encrypted forms of it.
 */
const PASSWORD = 'an old password';
const COMPANY = '73816452';
const INSTALLATIONS = [
  {
    what: 'the first version',
    fixture: 'test/fixtures/release-0.1.0.json',
    apiKey: 'dk_live_1c24hq1XmfSwvc7DGN1DjrrAlIXHYL1BVG9y',
    signingSecret: 'whsec_P5BWJDnIS7pVvlV1V5kjbXlwFzvVd4hv',
    signal: 'company_name_changed',
    balance: 25,
  },
  {
    what: 'the last version before 1.0.0',
    fixture: 'test/fixtures/release-0.1.0-at-0050.json',
    apiKey: 'dk_live_Sb2hftkkYfYRHk1fmJcvqsL2liZUzR48yRkQ',
    namedKey: 'dk_live_pL1gl7ZY0ltMXHlADb3AaL93MUSZCA3RAEey',
    signingSecret: 'whsec_eOlCeagIqCkPy-sxmSjW5Zr2aKtQ2V0m',
    signal: 'director_resigned',
    balance: 21,
  },
];

describe.each(INSTALLATIONS)('the data folder of $what', (installation) => {
  const { apiKey, namedKey, signingSecret } = installation;
  let dir: PreparedDir;
  let receiver: Receiver;
  let service: ServiceProcess;

  beforeAll(async () => {
    receiver = await startReceiver();
    dir = await makeReleaseDataDir(installation.fixture);
    service = await startService('start', environment());
  });
  afterAll(async () => {
    await stopService(service);
    await receiver?.close();
    dir?.remove();
  });

  const environment = () => ({
    DATA_DIR: dir.data,
    EGRESS_CONNECT_TO: `hooks.example.com=${receiver.url}`,
  });

  async function call<T>(path: string, body?: object, key = apiKey): Promise<T> {
    const response = await fetch(`${service.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  it('is brought up to date by the start, and needs nothing more', async () => {
    const { code, stdout } = await runCommand(['migrate'], environment()).ended;
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'The database is up to date.\n' });
  });

  it('lets its account sign in, with the same key and credits', async () => {
    const login = { email: 'owner@example.com', password: PASSWORD };
    expect(await call('/v1/auth/login', login)).toMatchObject({ api_key: apiKey });
    const { entries } = await call<{ entries: object[] }>('/v1/credits/entries');
    expect(entries.at(-1)).toMatchObject({ kind: 'grant', credits: 25 });
    expect(await call('/v1/auth/me')).toMatchObject({ credit_balance: installation.balance });
  });

  it('keeps what is watched and what was signalled', async () => {
    expect(await call('/v1/watchlist')).toMatchObject({ watchlist: [{ company_number: COMPANY }] });
    const { signals } = await call<{ signals: { signal_type: string }[] }>('/v1/signals?limit=100');
    expect(signals.map(({ signal_type }) => signal_type)).toContain(installation.signal);
  });

  it('signs deliveries with the same secret, and shows those from before', async () => {
    const { deliveries } = await call<{ deliveries: object[] }>('/v1/partner/webhooks/1/deliveries');
    expect(deliveries.length).toBeGreaterThan(0);
    const { id } = await call<{ id: string }>('/v1/partner/webhooks/1/test', {});
    const received = () => receiver.received.find(({ headers }) => headers['x-webhook-id'] === id);
    await expect.poll(received, { timeout: 60_000 }).toBeDefined();
    const { headers = {}, body = '' } = received() ?? {};
    expect(await verifyWebhook({ secret: signingSecret, headers, body })).toEqual({ valid: true });
  });

  if (namedKey === undefined) return;
  it('keeps named keys, tags, decisions, answers and their history', async () => {
    expect(await call('/v1/watchlist', undefined, namedKey)).toMatchObject({
      watchlist: [{ tags: ['suppliers'] }],
    });
    expect(await call('/v1/reviews?status=decided')).toMatchObject({
      reviews: [{ domain: 'starlingmoor.test', status: 'decided' }],
    });
    const { entries } = await call<{ entries: object[] }>('/v1/history');
    expect(entries).toHaveLength(5);
    // An answer that was paid for is answered again, in the form of today and without a charge.
    expect(await call('/v1/resolve/domain', { domain: 'hallowmerebakery.test' })).toMatchObject({
      match_status: 'matched',
      failure: null,
      company: { company_name: 'HALLOWMERE BAKERY LIMITED' },
    });
    expect(await call('/v1/auth/me')).toMatchObject({ credit_balance: installation.balance });
  });
});
