import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { sql } from '../../platform/postgres/index.ts';
import { createSources, listWebsiteListings } from './index.ts';

let database: TestDatabase;
const clock = createTestClock('2026-11-16T09:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.execute(sql`
    insert into company_identifiers (kind, value, company_number, website, name, line) values
      ('cqc', '1-1', '01000001', 'agreed.com', 'A', 2), ('cqc', '1-2', '01000002', 'contradicted.com', 'B LIMITED', 3),
      ('cqc', '1-3', '01000003', 'shared.com', 'C', 4), ('cqc', '1-4', '01000004', 'shared.com', 'D', 5),
      ('wikidata', 'Q1', '01000002', 'contradicted.com', 'Bee', 2), ('cqc', '1-5', '01000005', 'unread.com', 'E', 6)`);
  await database.db.execute(sql`
    insert into source_imports (kind, file, records_read, imported_at, file_sha256, proves) values
      ('cqc', 'cqc.ods', 5, ${clock.now()}, 'aa', 'told_regulator'),
      ('wikidata', 'query.csv', 1, ${clock.now()}, 'bb', 'stated_by_others')`);
  await database.db.execute(sql`
    insert into website_links (company_number, domain, status, confidence, source, verified_at, valid_until)
    select number, domain, status, 0.99, 'forward', ${clock.now()}, ${clock.now()}
    from (values ('01000001', 'agreed.com', 'verified'), ('09000001', 'agreed.com', 'ended'),
      ('09000002', 'contradicted.com', 'verified'), ('01000002', 'contradicted.com', 'not_verified'),
      ('09000003', 'shared.com', 'verified')) as read (number, domain, status)`);
});
afterAll(() => database.drop());

it('a website that is read as another company’s than the register’s is listed and counted, once a website', async () => {
  const sources = createSources({ db: database.db, clock });
  expect(await sources.countContradictions()).toBe(1);
  const found = await sources.listContradictions({ limit: 10 });
  expect(
    found.map(({ kind, domain, registered_for, read_as }) => [kind, domain, registered_for, read_as]),
  ).toEqual(expect.arrayContaining([['cqc', 'contradicted.com', '01000002', '09000002']]));
  expect(new Set(found.map(({ domain }) => domain))).toEqual(new Set(['contradicted.com']));
});

it('the entries that give a website to companies come best proven first, with file, row and attribution', async () => {
  expect(await listWebsiteListings(database.db, 'contradicted.com')).toMatchObject([
    {
      source: 'Care Quality Commission',
      identifier: '1-2',
      company_number: '01000002',
      proves: 'told_regulator',
      is_shared: false,
      page_url: 'https://www.cqc.org.uk/provider/1-2',
      line: 3,
      file_sha256: 'aa',
      attribution: expect.stringContaining('Care Quality Commission'),
    },
    { source: 'Wikidata', page_url: 'https://www.wikidata.org/wiki/Q1' },
  ]);
  expect((await listWebsiteListings(database.db, 'shared.com')).map((listing) => listing.is_shared)).toEqual([
    true,
    true,
  ]);
  expect(await listWebsiteListings(database.db, 'unknown.com')).toEqual([]);
});
