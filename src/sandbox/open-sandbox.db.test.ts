import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetch } from 'undici';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { captureLog } from '../../test/support/captured-log.ts';
import { createTestClock } from '../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { createEgress } from '../platform/egress/index.ts';
import { sql } from '../platform/postgres/index.ts';
import { createChanger } from './changes/apply-change.ts';
import { type OpenSandboxOptions, openSandbox, type Sandbox } from './open-sandbox.ts';
import { createDatabaseStore } from './store/postgres.store.ts';
import { seedSandboxRegister } from './store/seed-register.ts';
import { basic, readStream } from './test-support/stream-reader.ts';
import { addListener } from './webhook-listeners.ts';

vi.setConfig({ testTimeout: 60_000 });
const clock = createTestClock('2026-11-15T09:00:00Z');
const noKeys = { apiKey: undefined, streamKey: undefined };
const captured = captureLog();
let database: TestDatabase;
let open: Sandbox[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  // A small world, made by an earlier start.
  await seedSandboxRegister(database.db, { clock, size: 120 });
});
afterEach(async () => {
  await Promise.all(open.map((sandbox) => sandbox.close()));
  open = [];
});
afterAll(() => database.drop());

async function start(options: Partial<OpenSandboxOptions> = {}): Promise<Sandbox> {
  const sandbox = await openSandbox({
    url: database.url,
    settings: { sandbox: undefined, companiesHouse: noKeys },
    log: captured.log,
    clock,
    changeEveryMs: 'never',
    pollForEndEveryMs: 20,
    ...options,
  });
  open.push(sandbox);
  return sandbox;
}
const source = () => database.db.first<{ source: string | null }>(sql`select source from register_state`);

describe('a process with the sandbox', () => {
  it('serves the fictional Companies House on loopback, with keys that only it knows', async () => {
    const [one, two] = [await start(), await start()];
    const access = one.access()!;
    expect(new URL(access.apiUrl).hostname).toBe('127.0.0.1');
    const response = await fetch(`${access.apiUrl}/company/73816452`, { headers: basic(access.apiKey) });
    expect(await response.json()).toMatchObject({ company_name: 'TARNWICK JOINERY LIMITED' });
    expect(two.access()?.apiKey).not.toBe(access.apiKey);
  });

  it('serves the fictional websites to the egress, on loopback, and says that other names under .test do not exist', async () => {
    const sandbox = await start();
    const egress = createEgress({ userAgent: 'test', findFakeServer: sandbox.findWebsite });
    const response = await egress.request({ url: 'https://www.tarnwickjoinery.test/contact' });
    expect(response.body.toString()).toContain('Tarnwick Joinery');
    expect(sandbox.access()?.webUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    await expect(egress.request({ url: 'https://nosuchsite.test/' })).rejects.toMatchObject({
      code: 'dns_failed',
    });
    expect(sandbox.findWebsite('tarnwickjoinery.co.uk')).toBeUndefined();
    expect(sandbox.findWebsite('listen.test')).toBe('no_such_host');
    await egress.close();
  });

  it('lets webhooks, and nothing else, reach the listeners of its data folder', async () => {
    const server = createServer((_, response) => void response.end('received'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const listenersDir = mkdtempSync(join(tmpdir(), 'domesday-listeners-'));
    const { address: url } = addListener(listenersDir, (server.address() as AddressInfo).port);
    const sandbox = await start({ listenersDir });
    const crawler = createEgress({ userAgent: 'test', findFakeServer: sandbox.findWebsite });
    const webhooks = sandbox.reachListeners(crawler, 'test');
    expect((await webhooks.request({ url })).body.toString()).toBe('received');
    await expect(crawler.request({ url })).rejects.toMatchObject({ code: 'dns_failed' });
    await expect(webhooks.request({ url: 'https://listen.test/' })).rejects.toMatchObject({
      code: 'dns_failed',
    });
    await crawler.close();
    await new Promise((resolve) => server.close(resolve));
    rmSync(listenersDir, { recursive: true, force: true });
  });

  it('takes names under .test for domains, and no others', async () => {
    const sandbox = await start();
    expect(sandbox.allowsReservedTld('tarnwickjoinery.test')).toBe(true);
    expect(sandbox.allowsReservedTld('nosuchsite.test')).toBe(true);
    for (const name of ['test', '.test', 'attest', 'acme.example', 'acme.co.uk', 'acme.test.com']) {
      expect(sandbox.allowsReservedTld(name), name).toBe(false);
    }
  });

  it('streams what another process changes, and takes six streams with one key', async () => {
    const access = (await start()).access()!;
    const paths = [
      'companies',
      'filings',
      'officers',
      'persons-with-significant-control',
      'charges',
      'insolvency-cases',
    ];
    const readers = await Promise.all(
      paths.map((path) => readStream(`${access.streamUrl}/${path}`, access.streamKey)),
    );
    expect(readers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    // Another store is what another process has.
    const store = createDatabaseStore(database.db);
    await createChanger({ store, clock }).changeCompany('73816452', 'insolvency_started');
    for (const reader of [readers[0], readers[5]]) {
      await vi.waitFor(() => expect(reader?.events).toHaveLength(1), { timeout: 15_000 });
    }
    expect(readers[0]?.events[0]?.data).toMatchObject({ company_number: '73816452' });
    for (const reader of readers) reader.close();
  });

  it('ends it when a real register is imported, and forgets the world', async () => {
    const onEnded = vi.fn();
    const sandbox = await start({ onEnded, changeEveryMs: 10 });
    const { apiUrl: url, webUrl } = sandbox.access()!;
    await database.db.execute(sql`update register_state set source = 'BasicCompanyData.csv'`);
    await vi.waitFor(() => expect(onEnded).toHaveBeenCalledOnce(), { timeout: 15_000 });
    expect(sandbox.isOn()).toBe(false);
    expect(sandbox.access()).toBeUndefined();
    await expect(fetch(url)).rejects.toThrow();
    await expect(fetch(webUrl)).rejects.toThrow();
    expect(sandbox.findWebsite('tarnwickjoinery.test')).toBeUndefined();
    expect(sandbox.allowsReservedTld('tarnwickjoinery.test')).toBe(false);
    expect(sandbox.pages.list('/x')).toBeUndefined();
    expect(sandbox.pages.show({ domain: 'tarnwickjoinery.test', path: '/', base: '/x' })).toBeUndefined();
    expect(await database.db.query(sql`select 1 from sandbox_companies limit 1`)).toEqual([]);
    // Not even SANDBOX=on brings it back: the register is a real one.
    expect((await start({ settings: { sandbox: true, companiesHouse: noKeys } })).isOn()).toBe(false);
    expect(captured.text()).toContain('SANDBOX=on has no effect');
  });

  it('removes the sandbox’s data after an import ended it while no process ran', async () => {
    await database.db.execute(sql`truncate companies, company_names`);
    await database.db.execute(sql`update register_state set source = null, companies = 0`);
    await seedSandboxRegister(database.db, { clock, size: 120 });
    await database.db.execute(sql`update register_state set source = 'BasicCompanyData.csv'`);
    expect((await start()).isOn()).toBe(false);
    expect(await database.db.query(sql`select 1 from sandbox_companies limit 1`)).toEqual([]);
    expect(await source()).toEqual({ source: 'BasicCompanyData.csv' });
  });

  it('takes the fictional companies out when it starts with a key', async () => {
    await database.db.execute(sql`truncate companies, company_names`);
    await database.db.execute(sql`update register_state set source = null, companies = 0`);
    await seedSandboxRegister(database.db, { clock, size: 120 });
    expect((await start()).isOn()).toBe(true);
    expect(await source()).toEqual({ source: 'sandbox' });
    const keyed = await start({
      settings: { sandbox: undefined, companiesHouse: { apiKey: 'k', streamKey: undefined } },
    });
    expect(keyed.isOn()).toBe(false);
    expect(await source()).toEqual({ source: null });
    await vi.waitFor(() => expect(open[0]?.isOn()).toBe(false), { timeout: 15_000 });
  });
});
