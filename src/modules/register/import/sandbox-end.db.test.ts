import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '../../../platform/postgres/index.ts';
import type { CompanyNumber } from '../../../shared/companies/company-number.ts';
import type { FetchedCompany } from '../live/fetch-company.ts';
import { createLiveStore } from '../live/live.store.ts';
import { normaliseProfile } from '../live/normalise-profile.ts';
import { officialProfile } from '../live/test-support/official-fixtures.ts';
import { createRegisterFixture, type RegisterFixture } from './test-support/register-fixture.ts';
import { csvRow } from './test-support/snapshot-fixture.ts';

const FICTION = '07654321' as CompanyNumber;
const at = new Date('2026-11-15T09:00:00Z');
const claim = { now: at, until: new Date('2026-11-15T09:02:00Z') };

let fixture: RegisterFixture;
beforeAll(async () => {
  fixture = await createRegisterFixture();
});
afterAll(() => fixture.drop());
beforeEach(async () => {
  await fixture.db.execute(sql`delete from company_details`);
  await fixture.db.execute(sql`
    update register_state set source = 'sandbox', fingerprint = null, companies = 0, as_of = null`);
});

const importReal = () => fixture.importRows('BasicCompanyData-2026-11-01.csv', csvRow('00000006'));
const numbers = async () => (await fixture.companies()).map((company) => company.company_number);
const details = () => fixture.db.query(sql`select company_number from company_details`);

function fetched(): FetchedCompany {
  const profile = normaliseProfile(FICTION, officialProfile(FICTION));
  if (!profile) throw new Error('the fixture is not a profile');
  const parts = { officers: [], charges: [], insolvency: null, persons_with_significant_control: null };
  return { ...profile, parts, etag: null, complete: true };
}

it('the end of the sandbox forgets what was looked up in it, found or not', async () => {
  const store = createLiveStore(fixture.db);
  await store.claim(FICTION, claim);
  await store.save(fetched(), at);
  await store.saveMissing('00000006' as CompanyNumber, at);
  expect(await details()).toHaveLength(2);
  await importReal();
  expect(await details()).toEqual([]);
  expect(await numbers()).toEqual(['00000006']);
});

it('a look-up that began in the sandbox writes nothing into the register that replaced it', async () => {
  const store = createLiveStore(fixture.db);
  await store.claim(FICTION, claim);
  await store.claim('00000006' as CompanyNumber, claim);
  await importReal();
  await store.save(fetched(), at);
  await store.saveMissing('00000006' as CompanyNumber, at);
  expect(await numbers()).toEqual(['00000006']);
  expect(await details()).toEqual([]);
});

it('a process that has not noticed the end of the sandbox stores nothing of it', async () => {
  const company = fetched();
  await fixture.db.execute(sql`
    insert into sandbox_companies values (${FICTION}, ${company.facts.company_name}, '{}')`);
  const store = createLiveStore(fixture.db);
  await importReal();
  await store.claim(FICTION, claim);
  await store.save(company, at);
  expect(await numbers()).toEqual(['00000006']);
  expect(await fixture.db.query(sql`select 1 from company_details where found`)).toEqual([]);
  await fixture.db.execute(sql`delete from sandbox_companies`);
});

it('a look-up that began in the new register is kept', async () => {
  const store = createLiveStore(fixture.db);
  await importReal();
  await store.claim(FICTION, claim);
  await store.save(fetched(), at);
  expect(await numbers()).toEqual(['00000006', FICTION]);
  expect(await details()).toEqual([{ company_number: FICTION }]);
});

it('an import without a sandbox leaves what was looked up', async () => {
  await fixture.db.execute(sql`update register_state set source = null`);
  const store = createLiveStore(fixture.db);
  await store.claim(FICTION, claim);
  await store.save(fetched(), at);
  await importReal();
  expect(await details()).toEqual([{ company_number: FICTION }]);
});
