import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { captureLog } from '../../test/support/captured-log.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { compose, type Service } from '../compose.ts';
import { loadConfig } from '../config.ts';
import { prepareDataDir } from '../data-dir.ts';
import type { AppInstance } from '../platform/http/index.ts';
import { type JobRunner, startJobRunner } from '../platform/job-queue/index.ts';
import { systemClock } from '../shared/clock.ts';
import { createChanger } from './changes/apply-change.ts';
import { openSandbox, type Sandbox } from './open-sandbox.ts';
import { createDatabaseStore } from './store/postgres.store.ts';
import { seedSandboxRegister } from './store/seed-register.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 });
const IN_TIME = { timeout: 60_000, interval: 50 };

/** The complete service on the sandbox: its websites, its Companies House and its streams. */
let database: TestDatabase;
let sandbox: Sandbox;
let service: Service;
let runner: JobRunner;
let app: AppInstance;
let headers: Record<string, string>;
let directory: string;
const { log } = captureLog();

beforeAll(async () => {
  database = await createTestDatabase();
  await seedSandboxRegister(database.db, { clock: systemClock, size: 120 });
  directory = mkdtempSync(join(tmpdir(), 'domesday-answers-'));
  const config = loadConfig({ DATA_DIR: directory });
  sandbox = await openSandbox({ url: database.url, settings: config, log, changeEveryMs: 'never' });
  service = await compose({
    config,
    dataDir: prepareDataDir(directory),
    databaseUrl: database.url,
    log,
    sandbox,
    appSecret: 'a secret for tests, long enough to be accepted',
  });
  await service.startSources();
  runner = await startJobRunner({ url: database.url, ...service.jobs, concurrency: 4, log });
  app = await service.createServer();
  const password = 'correct horse';
  await service.accounts.admin.create('ada@example.org', password);
  const login = await call('POST', '/v1/auth/login', { email: 'ada@example.org', password });
  headers = { 'x-api-key': login.json().api_key };
});
afterAll(async () => {
  await app.close();
  await runner.stop();
  await service.close();
  await sandbox.close();
  await database.drop();
  rmSync(directory, { recursive: true, force: true });
});

const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
  app.inject({ method, url, headers: headers ?? {}, ...(payload && { payload }) });

/** The answer, waited for. */
async function resolve(domain: string, more: object = {}) {
  const ask = () => call('POST', '/v1/resolve/domain', { domain, ...more });
  const first = await ask();
  if (first.statusCode === 200) return first.json();
  await expect
    .poll(async () => (await call('GET', `/v1/enrich/status/${first.json().job_id}`)).json().status, IN_TIME)
    .toBe('completed');
  return (await call('GET', `/v1/enrich/status/${first.json().job_id}`)).json();
}

const change = (number: string, type: string) =>
  createChanger({ store: createDatabaseStore(database.db), clock: systemClock }).changeCompany(number, type);
const statesOf = ({ disclosures }: { disclosures: { items: { item: string; status: string }[] } }) =>
  Object.fromEntries(disclosures.items.map(({ item, status }) => [item, status]));

describe('a company that changes its name and its office', () => {
  it.each([
    ['hallowmerebakery.test', '70294183'],
    ['thegildedotter.test', '78304691'],
  ])('is told of in one voice, and watchers hear that %s is outdated', async (domain, number) => {
    const before = await resolve(domain);
    expect([before.match_status, before.company.company_number]).toEqual(['matched', number]);
    expect(statesOf(before).registered_name).toBe('present');
    const prints = before.evidence.some(({ kind }: { kind: string }) => kind === 'company_number');
    expect(prints).toBe(false);
    await call('POST', '/v1/watchlist', { company_number: number });
    await service.websiteWatch.checkDue({ log, signal: new AbortController().signal });

    await change(number, 'company_name_changed');
    await change(number, 'registered_office_changed');
    const now = async () => (await call('GET', `/v1/companies/${number}`)).json();
    const answered = async () => {
      const { company } = await resolve(domain);
      const profile = await now();
      return (
        company.company_name !== before.company.company_name &&
        company.registered_postcode !== before.company.registered_postcode &&
        company.company_name === profile.company_name
      );
    };
    await expect.poll(answered, IN_TIME).toBe(true);

    const after = await resolve(domain);
    expect(statesOf(after).registered_name).toBe('outdated');
    if (statesOf(before).registered_office === 'present')
      expect(statesOf(after).registered_office).toBe('outdated');
    expect(after.explanation).toContain(after.company.company_name);
    const { payload } = (await call('GET', `/v1/domains/${domain}/receipt`)).json();
    expect(payload).toMatchObject({
      company: { company_name: after.company.company_name },
      disclosures: after.disclosures,
      verdict: { explanation: after.explanation },
      register_date: after.as_of,
    });

    const types = async () =>
      (await call('GET', `/v1/signals?company_number=${number}`))
        .json()
        .signals.map(({ signal_type }: { signal_type: string }) => signal_type);
    await expect.poll(types, IN_TIME).toContain('company_name_changed');
    await service.websiteWatch.checkDue({ log, signal: new AbortController().signal });
    expect((await types()).sort()).toEqual([
      'company_name_changed',
      'registered_office_changed',
      'website_name_outdated',
    ]);
  });
});

describe('companies of a group', () => {
  it.each([
    ['oakenfelllogistics.test', { '72583914': 'operator', '58316274': 'group' }],
    [
      'oakenfellgroup.test',
      { '58316274': 'operator', '69147382': 'group', '72583914': 'group', '76820415': 'group' },
    ],
  ])('have on %s one operator, and the roles that the group gives them', async (domain, roles) => {
    // The owners of a company are known once it was looked up.
    for (const number of Object.keys(roles)) await call('GET', `/v1/companies/${number}`);
    const { entities_on_site: entities } = await resolve(domain);
    const shown = entities.map((one: { company_number: string; role: string }) => [
      one.company_number,
      one.role,
    ]);
    expect(Object.fromEntries(shown)).toEqual(roles);
  });
});

describe('a website that cannot be read', () => {
  it('says why, is kept in the history with its code, and is read again when asked', async () => {
    const first = await resolve('gatekept.test');
    expect(first).toMatchObject({
      match_status: 'scrape_failed',
      failure: {
        code: 'refused',
        message: 'gatekept.test does not let automatic readers in (status 403).',
        http_status: 403,
        page_url: 'https://gatekept.test/',
        can_retry: true,
      },
      foreign_operator: null,
    });
    const known = await resolve('gatekept.test');
    expect([known.cached, known.resolved_at]).toEqual([true, first.resolved_at]);
    const again = await resolve('gatekept.test', { refresh: true });
    expect(again.resolved_at > first.resolved_at).toBe(true);
    const history = async () => (await call('GET', '/v1/history?q=gatekept')).json().entries;
    await expect.poll(async () => (await history()).length, IN_TIME).toBe(3);
    for (const entry of await history()) expect(entry).toMatchObject({ failure_code: 'refused' });
  });

  it('names the rule of robots.txt', async () => {
    const { failure } = await resolve('donotenter.test');
    expect(failure).toMatchObject({ code: 'robots', can_retry: false });
    expect(failure.message).toContain('“Disallow: /”');
  });
});

it('an operator abroad is named with its country in words', async () => {
  const { foreign_operator: operator, evidence, explanation } = await resolve('nordlichtwerkzeuge.test');
  expect(operator).toMatchObject({ country: 'DE', country_name: 'Germany', registration: 'HRB 48291' });
  expect(explanation).toContain('Germany');
  expect(evidence[0]).toMatchObject({ supports: null });
});
