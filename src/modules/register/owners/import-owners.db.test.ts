import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts';
import { zip } from '../../../../test/support/zip-writer.ts';
import { sql } from '../../../platform/postgres/index.ts';
import { createRegister } from '../index.ts';
import type { SignificantPerson } from '../live/company-record.ts';
import { applyOwner, deleteOwner, deleteSandboxOwners, replaceOwners, seedOwners } from './owners.store.ts';
import { ownerLine, personLine, pscSnapshot, statementLine, totalsLine } from './test-support/psc-fixture.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'domesday-owners-'));
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const clock = createTestClock('2026-11-16T09:00:00Z');
const register = () => createRegister({ db: database.db, clock });

function write(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const importText = (name: string, text: string, options: { allowShrink?: boolean; asOf?: string } = {}) =>
  register().importOwners({ path: write(name, text), ...options });

const rows = () =>
  database.db.query<{ company_number: string; owner_name: string; owner_key: string; gone: boolean }>(sql`
    select company_number, owner_name, owner_key, gone from company_owners order by company_number, owner_key`);

const NAME = 'persons-with-significant-control-snapshot-2026-11-02.txt';
const WHOLE = pscSnapshot(
  personLine('70000001'),
  ownerLine('70000002', { name: 'Quenby Holdings Ltd', number: '70000009' }),
  statementLine('70000001'),
);

describe('an import of persons with significant control', () => {
  it('replaces the owners, says so, and does nothing the second time', async () => {
    expect(await importText(NAME, WHOLE)).toMatchObject({
      outcome: 'imported',
      owners: 1,
      asOf: '2026-11-02',
      tally: { persons: 2, statements: 1, owners: 1, registered: 1, damaged: 0 },
    });
    expect(await rows()).toEqual([
      { company_number: '70000002', owner_name: 'Quenby Holdings Ltd', owner_key: '70000009', gone: false },
    ]);
    expect(await register().ownersState()).toMatchObject({ owners: 1, as_of: '2026-11-02', source: NAME });
    expect(await register().importOwners({ path: join(folder, NAME) })).toMatchObject({
      outcome: 'unchanged',
      owners: 1,
    });
  });

  it('knows the file by its content, plain, zipped or in parts', async () => {
    expect(await importText('anything.csv', WHOLE)).toMatchObject({ owners: 1, asOf: '2026-11-02' });
    const zipped = write('anything.zip', zip([{ name: 'lines.txt', content: WHOLE }]));
    expect(await register().importOwners({ path: zipped })).toMatchObject({ owners: 1 });
    const parts = mkdtempSync(join(folder, 'parts-'));
    const [first = '', ...others] = WHOLE.trim().split('\n');
    writeFileSync(join(parts, 'psc-snapshot-2026-11-03_1of2.txt'), `${first}\n`);
    await expect(register().importOwners({ path: parts })).rejects.toThrow('lacks part 2 of the 2 parts');
    writeFileSync(
      join(parts, 'psc-snapshot-2026-11-03_2of2.zip'),
      zip([{ name: 'psc.txt', content: others.join('\n') }]),
    );
    expect(await register().importOwners({ path: parts })).toMatchObject({ owners: 1, asOf: '2026-11-03' });
    expect(await importText('BasicCompanyData.csv', 'CompanyName, CompanyNumber\r\n')).toBeUndefined();
  });

  it('leaves damaged lines out and names them', async () => {
    const damaged = ownerLine('70000003').slice(0, 60);
    const result = await importText(NAME, WHOLE.replace('{', `${damaged}\n{`));
    expect(result).toMatchObject({
      owners: 1,
      tally: { damaged: 1 },
      damagedLines: [{ part: NAME, line: 1, reason: 'it is not JSON' }],
    });
  });

  it.each([
    [
      'without its last line',
      WHOLE.split('\n').slice(0, -2).join('\n'),
      'does not end with a line of totals',
    ],
    [
      'that lacks records',
      `${ownerLine('70000002')}\n${totalsLine({ persons: 5 })}\n`,
      'holds 1 of the 5 records',
    ],
  ])('refuses a file %s unless it is forced', async (_, text, message) => {
    await importText('first-2026-10-02.txt', pscSnapshot(ownerLine('70000008')));
    await expect(importText(NAME, text)).rejects.toThrow(message);
    expect((await rows()).map(({ company_number }) => company_number)).toEqual(['70000008']);
    expect(await importText(NAME, text, { allowShrink: true })).toMatchObject({ owners: 1 });
  });

  it('changes nothing when no line holds an owner, most are damaged, or it is interrupted', async () => {
    await importText('first-2026-10-02.txt', pscSnapshot(ownerLine('70000008')));
    await expect(importText(NAME, pscSnapshot(personLine('70000001')))).rejects.toThrow(
      'no company that owns',
    );
    const broken = Array.from({ length: 150 }, () => ownerLine('70000003').slice(0, 70)).join('\n');
    await expect(importText(NAME, `${broken}\n${WHOLE}`)).rejects.toThrow('150 damaged lines');
    const aborted = register().importOwners({ path: write(NAME, WHOLE), signal: AbortSignal.abort() });
    await expect(aborted).rejects.toThrow('Interrupted; nothing was changed');
    expect((await rows()).map(({ company_number }) => company_number)).toEqual(['70000008']);
    expect(await register().ownersState()).toMatchObject({ as_of: '2026-10-02', owners: 1 });
  });

  it('keeps indexes and grants of the table, and leaves no other table behind', async () => {
    await database.db.execute(sql`create index an_operators_own on company_owners (owner_name)`);
    await database.db.execute(sql`grant select on company_owners to public`);
    const describeTable = () =>
      database.db.query(sql`
        select (select array_agg(indexname || ' ' || indexdef order by indexname) from pg_indexes
            where tablename = 'company_owners') as indexes,
          (select array_agg(acl::text order by acl::text) from pg_class, unnest(relacl) as acl
            where oid = 'company_owners'::regclass) as grants,
          (select count(*) from pg_namespace where nspname like 'owners%') as schemas`);
    const before = await describeTable();
    await importText(NAME, WHOLE);
    expect(await describeTable()).toEqual(before);
  });
});

const person = (id: string, more: Partial<SignificantPerson> = {}): SignificantPerson => ({
  id,
  kind: 'corporate-entity-person-with-significant-control',
  name: `Owner ${id} Ltd`,
  country_registered: 'England',
  place_registered: 'Companies House',
  natures_of_control: ['voting-rights-75-to-100-percent'],
  notified_on: '2020-01-01',
  ceased_on: null,
  ceased: false,
  registration_number: '70000009',
  identity_verification_details: null,
  ...more,
});

describe('an entry that streams and look-ups bring', () => {
  const at = new Date('2026-11-10T10:00:00Z');

  it('replaces those of a company, one of them, or deletes one', async () => {
    await database.db.transaction((tx) =>
      replaceOwners(tx, '70000002', { persons: [person('a'), person('b')], at }),
    );
    await database.db.transaction((tx) =>
      applyOwner(tx, '70000002', { person: person('b', { name: 'Renamed Ltd' }), at }),
    );
    await database.db.transaction((tx) => deleteOwner(tx, '70000002', { id: 'a', at }));
    await database.db.transaction((tx) =>
      applyOwner(tx, '70000002', { person: person('c', { kind: 'individual-person' }), at }),
    );
    expect((await rows()).map(({ owner_name, gone }) => [owner_name, gone])).toEqual(
      expect.arrayContaining([
        ['Owner a Ltd', true],
        ['Renamed Ltd', false],
      ]),
    );
    await database.db.transaction((tx) => replaceOwners(tx, '70000002', { persons: [], at }));
    expect((await rows()).every(({ gone }) => gone)).toBe(true);
  });

  it('stays when it is newer than an imported snapshot, and goes when it is older', async () => {
    await database.db.transaction((tx) =>
      replaceOwners(tx, '70000002', { persons: [person('x', { name: 'Newer Ltd' })], at }),
    );
    const text = pscSnapshot(ownerLine('70000002', { id: 'x', name: 'Older Ltd', number: '70000009' }));
    expect(await importText(NAME, text)).toMatchObject({ newer: 1 });
    expect((await rows()).map(({ owner_name }) => owner_name)).toEqual(['Newer Ltd']);
    expect(await importText('snapshot-2026-11-12.txt', text)).toMatchObject({ newer: 0 });
    expect((await rows()).map(({ owner_name }) => owner_name)).toEqual(['Older Ltd']);
  });

  it('ends with the sandbox if it is from there, and what was imported does not', async () => {
    const seed = () =>
      database.db.transaction((tx) =>
        seedOwners(tx, [{ companyNumber: '70000002', persons: [person('a')] }], '2026-11-01'),
      );
    await seed();
    expect(await register().ownersState()).toMatchObject({ owners: 1, source: 'sandbox' });
    await database.db.transaction((tx) => deleteSandboxOwners(tx));
    expect(await rows()).toEqual([]);
    await importText(NAME, WHOLE);
    await database.db.transaction((tx) => deleteSandboxOwners(tx));
    expect(await rows()).toHaveLength(1);
  });
});
