import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captureLog } from '../../../test/support/captured-log.ts';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { createSearch, parseSearchQuery } from '../../modules/register/index.ts';
import { openDatabase, sql } from '../../platform/postgres/index.ts';
import { FEATURED_COMPANIES } from '../world/featured.ts';
import { deleteEndedSandbox, removeSandbox, seedSandboxRegister } from './seed-register.ts';

const clock = createTestClock('2026-11-15T09:00:00Z');
const SIZE = 150;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await removeSandbox(database.db);
  await database.db.execute(sql`update register_state set source = null, companies = 0, as_of = null`);
});

const state = () =>
  database.db.first<{ companies: number; as_of: string; source: string }>(sql`
    select companies, as_of, source from register_state`);
const count = async () =>
  database.db.first<{ companies: number; names: number; world: number; records: number }>(sql`
    select (select count(*) from companies) as companies, (select count(*) from company_names) as names,
      (select count(*) from sandbox_world) as world, (select count(*) from sandbox_companies) as records`);
const importReal = () =>
  database.db.execute(
    sql`update register_state set source = 'BasicCompanyData-2026-11-01.csv', companies = 5`,
  );

describe('the first start with the sandbox on', () => {
  it('fills the register with 2,000 companies, all their names, and its state', async () => {
    expect(await seedSandboxRegister(database.db, { clock })).toBe(true);
    expect(await state()).toEqual({ companies: 2_000, as_of: '2026-11-15', source: 'sandbox' });
    const counted = await count();
    expect(counted).toMatchObject({ companies: 2_000, world: 1, records: 2_000 });
    expect(counted?.names).toBeGreaterThan(2_100);
  });

  it('leaves a register that search can use', async () => {
    await seedSandboxRegister(database.db, { clock, size: SIZE });
    const search = createSearch({ db: database.db });
    for (const { companyNumber, companyName } of FEATURED_COMPANIES.slice(0, 5)) {
      const { companies } = await search.searchCompanies(parseSearchQuery({ name: companyNumber }), 'reader');
      expect(companies[0]?.company.company_name).toBe(companyName);
    }
    const candidates = await search.findCandidatesByName('Brindlemere Web Design', { limit: 5 });
    expect(candidates.map(({ company }) => company.company_number)).toContain('75310827');
  });

  it('happens once, however many processes start together', async () => {
    const log = captureLog().log;
    const others = Array.from({ length: 3 }, () =>
      openDatabase({ url: database.url, log, connectionsMax: 1 }),
    );
    const outcomes = await Promise.all(others.map((db) => seedSandboxRegister(db, { clock, size: SIZE })));
    await Promise.all(others.map((db) => db.close()));
    expect(outcomes).toEqual([true, true, true]);
    expect(await count()).toMatchObject({ companies: SIZE, world: 1, records: SIZE });
  });

  it('does nothing on later starts: the world keeps its day and its changes', async () => {
    await seedSandboxRegister(database.db, { clock, size: SIZE });
    await database.db.execute(
      sql`update companies set company_name = 'CHANGED LTD' where company_number = '73816452'`,
    );
    clock.advance({ days: 40 });
    expect(await seedSandboxRegister(database.db, { clock, size: SIZE })).toBe(true);
    clock.set('2026-11-15T09:00:00Z');
    expect(await state()).toMatchObject({ as_of: '2026-11-15' });
    expect(
      await database.db.first(sql`select company_name from companies where company_number = '73816452'`),
    ).toEqual({
      company_name: 'CHANGED LTD',
    });
  });

  it('never touches a real register', async () => {
    await importReal();
    expect(await seedSandboxRegister(database.db, { clock, size: SIZE })).toBe(false);
    expect(await count()).toMatchObject({ companies: 0, records: 0 });
  });
});

describe('the end of the sandbox', () => {
  it('takes the fictional companies out of the register, and what was looked up of them', async () => {
    await seedSandboxRegister(database.db, { clock, size: SIZE });
    await database.db.execute(sql`
      insert into company_details (company_number, found) values ('73816452', true), ('00000006', true)`);
    await removeSandbox(database.db);
    expect(await count()).toEqual({ companies: 0, names: 0, world: 0, records: 0 });
    expect(await state()).toEqual({ companies: 0, as_of: null, source: null });
    expect(await database.db.query(sql`select company_number from company_details`)).toEqual([
      { company_number: '00000006' },
    ]);
    await database.db.execute(sql`delete from company_details`);
  });

  it('leaves a real register alone, and forgets the world', async () => {
    await seedSandboxRegister(database.db, { clock, size: SIZE });
    await importReal();
    await deleteEndedSandbox(database.db);
    expect(await count()).toMatchObject({ companies: SIZE, world: 0, records: 0 });
    await database.db.execute(sql`truncate companies, company_names`);
  });

  it('takes fictional companies off the watchlists, and no others', async () => {
    await seedSandboxRegister(database.db, { clock, size: SIZE });
    await database.db.execute(sql`
      insert into accounts (id, created_at) values ('acc_w', now())`);
    await database.db.execute(sql`
      insert into watched_companies (account_id, company_number, watched_at)
      values ('acc_w', '73816452', now()), ('acc_w', '00000006', now())`);
    await database.db.execute(sql`
      insert into tracked_companies (company_number, state, polled_at)
      values ('73816452', '{}', now()), ('00000006', '{}', now())`);
    await database.db.execute(sql`truncate companies, company_names`);
    await importReal();
    await deleteEndedSandbox(database.db);
    const real = [{ company_number: '00000006' }];
    expect(await database.db.query(sql`select company_number from watched_companies`)).toEqual(real);
    expect(await database.db.query(sql`select company_number from tracked_companies`)).toEqual(real);
    expect(await database.db.query(sql`select used from watchlists`)).toEqual([{ used: 1 }]);
    await database.db.execute(sql`truncate watched_companies, watched_company_tags, tracked_companies`);
  });

  it('does not forget the world of a sandbox that is on', async () => {
    await seedSandboxRegister(database.db, { clock, size: SIZE });
    await deleteEndedSandbox(database.db);
    expect(await count()).toMatchObject({ world: 1, records: SIZE });
  });
});
