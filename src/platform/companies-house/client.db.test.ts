import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CapturedLog, captureLog } from '../../../test/support/captured-log.ts';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { silentLogger } from '../logger.ts';
import { type Database, openDatabase, sql } from '../postgres/index.ts';
import {
  type CompaniesHouseClient,
  type CompaniesHouseClientOptions,
  createCompaniesHouseClient,
} from './client.ts';
import {
  type ScriptedCompaniesHouse,
  sendJson,
  startScriptedCompaniesHouse,
  tooManyRequests,
  webPage,
} from './test-support/scripted-companies-house.ts';

let database: TestDatabase;
let otherPool: Database;
let server: ScriptedCompaniesHouse;
beforeAll(async () => {
  database = await createTestDatabase();
  otherPool = openDatabase({ url: database.url, log: silentLogger });
  server = await startScriptedCompaniesHouse();
});
afterAll(async () => {
  await server.close();
  await otherPool.close();
  await database.drop();
});

const clock = createTestClock();
let slept: number[];
let captured: CapturedLog;
let clients: CompaniesHouseClient[];
beforeEach(async () => {
  clock.set('2026-11-15T09:00:00Z');
  slept = [];
  clients = [];
  captured = captureLog();
  server.forget();
  await database.db.execute(sql`delete from companies_house_requests`);
  await database.db.execute(sql`delete from companies_house_accounts`);
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()));
});

function create(options: Partial<CompaniesHouseClientOptions> = {}): CompaniesHouseClient {
  const client = createCompaniesHouseClient({
    db: database.db,
    clock,
    log: captured.log,
    userAgent: 'test',
    access: () => server,
    timeoutMs: 15_000,
    random: () => 0.5,
    sleep: async (ms) => {
      slept.push(ms);
      clock.advance({ seconds: ms / 1000 });
    },
    ...options,
  });
  clients.push(client);
  return client;
}
const get = (client: CompaniesHouseClient, urgency: 'interactive' | 'background' = 'interactive') =>
  client.get('/company/1', { urgency });
const levels = (level: string) => captured.lines().filter((line) => line.level === level);

it('the client returns a body, undefined for what is missing, and encodes queries', async () => {
  server.answer('/company/1', { company_name: 'X' });
  const client = create();
  expect(await get(client)).toEqual({ body: { company_name: 'X' }, etag: undefined });
  expect(await client.get('/company/2', { urgency: 'interactive' })).toBeUndefined();
  await client.get('/search/companies', { urgency: 'interactive', query: { q: 'a & b' } });
  expect(server.requests.at(-1)).toBe('/search/companies?q=a+%26+b');
  expect(captured.text()).toBe('');
});

describe('a client without a key', () => {
  it('is off, and makes no request', async () => {
    const client = create({ access: () => undefined });
    expect(client.enabled).toBe(false);
    await expect(get(client)).rejects.toMatchObject({ reason: 'off' });
    expect(server.requests).toEqual([]);
  });
  it('takes an address and key that come, change and go while it runs', async () => {
    server.answer('/company/1', { company_name: 'X' });
    let access: { apiUrl: string; apiKey: string } | undefined;
    const client = create({ access: () => access });
    expect(client.enabled).toBe(false);
    access = server;
    expect(client.enabled).toBe(true);
    expect(await get(client)).toBeDefined();
    const other = await startScriptedCompaniesHouse('another key');
    other.answer('/company/1', { company_name: 'Y' });
    access = other;
    expect((await get(client))?.body).toEqual({ company_name: 'Y' });
    await other.close();
  });
});

describe('a failing Companies House', () => {
  it('is asked again after a wait that grows and is jittered, and the answer counts', async () => {
    server.answer('/company/1', webPage(502), webPage(503), { company_name: 'X' });
    expect((await get(create()))?.body).toEqual({ company_name: 'X' });
    expect(slept).toEqual([400, 800]);
    expect(server.requests).toHaveLength(3);
  });
  it('is asked three times and no more', async () => {
    server.answer('/company/1', webPage(502));
    await expect(get(create())).rejects.toMatchObject({ reason: 'failing', retryAfterMs: 15_000 });
    expect(server.requests).toHaveLength(3);
    expect(levels('warn')).toHaveLength(1);
  });
  it('takes every try out of the budget', async () => {
    server.answer('/company/1', webPage(502));
    await expect(get(create())).rejects.toThrow();
    const [row] = await database.db.query<{ rows: number }>(
      sql`select count(*) as rows from companies_house_requests`,
    );
    expect(row?.rows).toBe(3);
  });
  it('is left alone for a while when all fails, and then asked again', async () => {
    server.answer('/company/1', webPage(502));
    const client = create();
    for (let times = 0; times < 3; times++) {
      await expect(get(client)).rejects.toMatchObject({ reason: 'failing' });
    }
    expect(server.requests).toHaveLength(9);
    await expect(get(client)).rejects.toMatchObject({ reason: 'failing' });
    expect(server.requests).toHaveLength(9);
    clock.advance({ seconds: 11 });
    server.answer('/company/1', { company_name: 'X' });
    expect(await get(client)).toBeDefined();
  });
});

describe('too many requests', () => {
  it('make everyone pause as long as asked, and then go on', async () => {
    server.answer('/company/1', tooManyRequests('3'), { company_name: 'X' });
    expect((await get(create()))?.body).toEqual({ company_name: 'X' });
    expect(slept).toEqual([3_125]);
  });
  it('fail at once if the pause is long, in all processes, and say when to come back', async () => {
    server.answer('/company/1', tooManyRequests('120'), { company_name: 'X' });
    await expect(get(create())).rejects.toMatchObject({ reason: 'busy', retryAfterMs: 120_000 });
    const other = create({ db: otherPool });
    await expect(get(other)).rejects.toMatchObject({ reason: 'busy', retryAfterMs: 120_000 });
    expect(server.requests).toHaveLength(1);
    clock.advance({ seconds: 120 });
    expect(await get(other)).toBeDefined();
  });
  it('pause for half a minute if they do not say how long', async () => {
    server.answer('/company/1', tooManyRequests());
    await expect(get(create())).rejects.toMatchObject({ reason: 'busy', retryAfterMs: 30_000 });
  });
  it('again and again, at zero seconds each, do not make a loop', async () => {
    server.answer('/company/1', tooManyRequests('0'));
    await expect(get(create())).rejects.toMatchObject({ reason: 'busy' });
    expect(server.requests).toHaveLength(3);
  });
});

describe('a spent budget', () => {
  const limits = { requests: 4, windowMs: 300_000, reserve: 2 };
  it('leaves interactive look-ups their reserve if background work spent it', async () => {
    server.answer('/company/1', { company_name: 'X' });
    const worker = create({ limits });
    await get(worker, 'background');
    await get(worker, 'background');
    await expect(get(worker, 'background')).rejects.toMatchObject({ reason: 'busy', retryAfterMs: 300_000 });
    const web = create({ limits, db: otherPool });
    expect(await get(web)).toBeDefined();
    expect(await get(web)).toBeDefined();
    await expect(get(web)).rejects.toMatchObject({ reason: 'busy' });
    expect(server.requests).toHaveLength(4);
  });
  it('is waited for if it has room in a moment', async () => {
    server.answer('/company/1', { company_name: 'X' });
    const client = create({ limits: { requests: 1, windowMs: 1_500, reserve: 0 } });
    await get(client);
    expect(await get(client)).toBeDefined();
    expect(slept).toEqual([1_625]);
  });
});

describe('a refused key', () => {
  it('is logged once without the key, and is not used again for a while', async () => {
    const access = { apiUrl: server.apiUrl, apiKey: 'a-wrong-key' };
    const client = create({ access: () => access });
    const other = create({ access: () => access, db: otherPool });
    await expect(get(client)).rejects.toMatchObject({ reason: 'refused' });
    await expect(get(client)).rejects.toMatchObject({ reason: 'refused' });
    await expect(get(other)).rejects.toMatchObject({ reason: 'refused' });
    expect(server.requests).toHaveLength(1);
    expect(levels('error')).toHaveLength(1);
    expect(levels('error')[0]?.msg).toContain('COMPANIES_HOUSE_API_KEY');
    expect(captured.text()).not.toContain('a-wrong-key');
    clock.advance({ minutes: 5 });
    await expect(get(client)).rejects.toMatchObject({ reason: 'refused' });
    expect(server.requests).toHaveLength(2);
  });
  it('works at once when it is replaced', async () => {
    server.answer('/company/1', { company_name: 'X' });
    let apiKey = 'a-wrong-key';
    const client = create({ access: () => ({ apiUrl: server.apiUrl, apiKey }) });
    await expect(get(client)).rejects.toMatchObject({ reason: 'refused' });
    apiKey = server.apiKey;
    expect(await get(client)).toBeDefined();
  });
});

it('closing ends what is in progress', async () => {
  let arrived = () => {};
  const asked = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  server.answer('/company/1', (_, response) => {
    arrived();
    setTimeout(() => sendJson(response, {}), 5_000).unref();
  });
  const client = create({ timeoutMs: 5_000 });
  const pending = expect(get(client)).rejects.toMatchObject({ reason: 'failing' });
  await asked;
  await client.close();
  await pending;
});
