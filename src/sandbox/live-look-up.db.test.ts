/** The real client, the real pacing and the real live source, on the fake Companies House. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { createLiveSource, type LiveSource } from '../modules/register/index.ts';
import { type CompaniesHouseClient, createCompaniesHouseClient } from '../platform/companies-house/index.ts';
import { silentLogger as log } from '../platform/logger.ts';
import { parseCompanyNumber } from '../shared/companies/company-number.ts';
import { createChanger } from './changes/apply-change.ts';
import { openSandbox, type Sandbox } from './open-sandbox.ts';
import { createDatabaseStore } from './store/postgres.store.ts';
import { seedSandboxRegister } from './store/seed-register.ts';

const clock = createTestClock('2026-11-15T09:00:00Z');
let database: TestDatabase;
let sandbox: Sandbox;
let client: CompaniesHouseClient;
let live: LiveSource;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedSandboxRegister(database.db, { clock, size: 120 });
  sandbox = await openSandbox({
    url: database.url,
    settings: { sandbox: true, companiesHouse: { apiKey: undefined, streamKey: undefined } },
    log,
    clock,
    changeEveryMs: 'never',
  });
  client = createCompaniesHouseClient({
    db: database.db,
    clock,
    log,
    userAgent: 'test',
    access: () => sandbox.access(),
  });
  live = createLiveSource({ db: database.db, clock, log, client });
});
afterAll(async () => {
  await live.close();
  await client.close();
  await sandbox.close();
  await database.drop();
});

const look = (number: string, maxAgeMs = 0) => live.getCompany(parseCompanyNumber(number)!, { maxAgeMs });

it('all officers of a large partnership are had, page after page', async () => {
  const known = await look('OC048371');
  expect(known?.detail?.officers?.length).toBe(49);
});

it('the filing history and the other appointments of officers are had, page by page', async () => {
  const number = parseCompanyNumber('73816452')!;
  const all = await live.readFilings(number, { start: 0, limit: 100 });
  expect(all.items.length).toBe(all.total);
  expect(all.items.at(-1)).toMatchObject({ description: 'incorporation-company' });
  const second = await live.readFilings(number, { start: 1, limit: 1 });
  expect(second.items).toEqual([all.items[1]]);
  const [officer] = (await look('73816452'))?.detail?.officers ?? [];
  const found = await live.readAppointments(officer?.officer_id ?? '', { start: 0, limit: 10 });
  expect(found?.name).toBe(officer?.name);
  expect(found?.items.map(({ company_number }) => company_number)).toContain('73816452');
  expect(await live.readAppointments('nobody', { start: 0, limit: 10 })).toBeUndefined();
});

it('charges and proceedings come with a company that has them, and are empty for one that has not', async () => {
  const dapplemere = await look('70538164');
  expect(dapplemere?.detail?.charges).toHaveLength(2);
  expect(dapplemere?.detail?.insolvency?.cases).toHaveLength(1);
  const tarnwick = await look('73816452');
  expect(tarnwick?.detail?.charges).toEqual([]);
});

it('a change is seen at the next look', async () => {
  const store = createDatabaseStore(database.db);
  const { company } = await createChanger({ store, clock }).changeCompany('73816452', 'company_name_changed');
  clock.advance({ minutes: 1 });
  expect((await look('73816452'))?.record.company_name).toBe(company.profile.company_name);
});
