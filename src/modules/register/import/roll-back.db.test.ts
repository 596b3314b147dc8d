import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeSnapshot } from '../../../../test/support/snapshot/index.ts';
import { sql } from '../../../platform/postgres/index.ts';
import { createRegisterFixture, type RegisterFixture } from './test-support/register-fixture.ts';
import { csvRow } from './test-support/snapshot-fixture.ts';
import { spawnImport } from './test-support/spawn-import.ts';

/** Starting a process takes its time on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });
let fixture: RegisterFixture;
beforeEach(async () => {
  fixture = await createRegisterFixture();
});
afterEach(() => fixture.drop());

const FIRST = [
  csvRow('00000001'),
  csvRow('00000002', { CompanyName: 'TALLOW WORKS LTD' }),
  csvRow('00000003', { CompanyName: 'GONE SOON LTD' }),
];
const SECOND = [
  csvRow('00000001', { 'RegAddress.PostTown': 'BATH', 'RegAddress.PostCode': 'BA1 1AA' }),
  csvRow('00000002', { CompanyName: 'BRIGHT WORKS LTD' }),
  csvRow('00000004', { CompanyName: 'BRAND NEW LTD' }),
];
const THIRD = [...SECOND, csvRow('00000003', { CompanyName: 'BACK AGAIN LTD' })];

/** All of the register that readers see. */
const content = async () => ({
  companies: await fixture.companies(),
  names: await fixture.names(),
  words: await fixture.db.query(sql`select word, names from register_words order by word`),
});
const described = async () => {
  const { companies, as_of, source, fingerprint } = await fixture.register.state();
  return { companies, as_of, source, fingerprint };
};
const schemas = () =>
  fixture.db.query<{ name: string }>(sql`
    select nspname as name from pg_namespace where nspname like 'register%' order by 1`);

describe('a rollback', () => {
  it('returns to the register before a later import, and to its state', async () => {
    await fixture.importRows('Basic-2026-11-01.csv', ...FIRST);
    const first = [await content(), await described()];
    await fixture.importRows('Basic-2026-12-01.csv', ...SECOND);
    expect((await fixture.names())[0]).toMatchObject({ company_number: '00000001', district: 'BA1' });
    expect(await fixture.register.previous()).toMatchObject({ companies: 3, as_of: '2026-11-01' });
    fixture.clock.advance({ seconds: 1 });
    expect(await fixture.register.rollBack()).toMatchObject({ kind: 'refreshed', companies: 3 });
    expect([await content(), await described()]).toEqual(first);
    expect(await schemas()).toEqual([]);
    // Answers that the register gave in the meantime are too old by this.
    expect((await fixture.register.state()).imported_at).toEqual(fixture.clock.now());
  });

  it('undoes the return of a company too', async () => {
    await fixture.importRows('Basic-2026-11-01.csv', ...FIRST);
    await fixture.importRows('Basic-2026-12-01.csv', ...SECOND);
    const second = await content();
    await fixture.importRows('Basic-2027-01-01.csv', ...THIRD);
    expect((await content()).companies[2]).toMatchObject({
      company_name: 'BACK AGAIN LTD',
      removed_on: null,
    });
    await fixture.register.rollBack();
    expect(await content()).toEqual(second);
  });

  it('is possible once: the register before that is not kept', async () => {
    await fixture.importRows('Basic-2026-11-01.csv', ...FIRST);
    await fixture.importRows('Basic-2026-12-01.csv', ...SECOND);
    await fixture.importRows('Basic-2027-01-01.csv', ...THIRD);
    await fixture.register.rollBack();
    await expect(fixture.register.rollBack()).rejects.toThrow(/^There is no register to return to/);
    expect(await described()).toMatchObject({ as_of: '2026-12-01' });
  });

  it('lets the same snapshot be imported again', async () => {
    await fixture.importRows('Basic-2026-11-01.csv', ...FIRST);
    const imported = await fixture.importRows('Basic-2026-12-01.csv', ...SECOND);
    const second = await content();
    await fixture.register.rollBack();
    const again = await fixture.importRows('Basic-2026-12-01.csv', ...SECOND);
    expect(again).toMatchObject({ outcome: 'refreshed', ...pick(imported) });
    // Ids are private to the register and need not be the same.
    const numbersAndNames = ({ names }: typeof second) => names;
    expect(numbersAndNames(await content())).toEqual(numbersAndNames(second));
  });

  it('takes the changes away that signals would have been made of, and no others', async () => {
    await fixture.importRows('Basic-2026-11-01.csv', ...FIRST);
    await fixture.importRows('Basic-2026-12-01.csv', ...SECOND);
    await fixture.importRows('Basic-2027-01-01.csv', ...THIRD);
    await fixture.register.rollBack();
    fixture.clock.advance({ hours: 2 });
    expect((await fixture.changes()).map(({ company_number, as_of }) => [company_number, as_of])).toEqual([
      ['00000001', '2026-12-01'],
      ['00000002', '2026-12-01'],
      ['00000003', '2026-12-01'],
    ]);
  });

  it('keeps what the live source sent since the import', async () => {
    await fixture.importRows('Basic-2026-11-01.csv', ...FIRST);
    await fixture.importRows('Basic-2026-12-01.csv', ...SECOND);
    await fixture.db.execute(sql`
      update companies set company_name = 'LIVE', row_hash = 0, live_at = '2026-12-05', removed_on = null
      where company_number in ('00000002', '00000003', '00000004')`);
    await fixture.register.rollBack();
    expect(await fixture.companies()).toMatchObject([
      { company_number: '00000001', locality: 'BRISTOL' },
      { company_number: '00000002', company_name: 'LIVE' },
      { company_number: '00000003', company_name: 'LIVE', removed_on: null },
      { company_number: '00000004', company_name: 'LIVE' },
    ]);
  });

  it('leaves what was looked up before the first import', async () => {
    await fixture.db.execute(sql`
      insert into companies (company_number, company_name, company_status, company_type, row_hash, live_at)
      values ('00000001', 'LIVE', 'active', 'ltd', 0, '2026-11-14')`);
    const before = [await content(), await described()];
    await fixture.importRows('Basic-2026-11-01.csv', ...FIRST);
    expect(await fixture.register.rollBack()).toMatchObject({ kind: 'replaced' });
    expect([await content(), await described()]).toEqual(before);
    expect(await fixture.importRows('Basic-2026-11-01.csv', ...FIRST)).toMatchObject({ companies: 3 });
  });

  it('leaves an empty register, for a new sandbox, if the import ended the sandbox', async () => {
    await fixture.db.execute(sql`
      insert into companies (company_number, company_name, company_status, company_type, row_hash)
      values ('09999999', 'FICTION LTD', 'active', 'ltd', 0)`);
    await fixture.db.execute(sql`update register_state set companies = 1, source = 'sandbox'`);
    await fixture.importRows('Basic-2026-11-01.csv', ...FIRST);
    await fixture.register.rollBack();
    expect(await content()).toEqual({ companies: [], names: [], words: [] });
    expect(await described()).toEqual({ companies: 0, as_of: null, source: null, fingerprint: null });
    await fixture.db.execute(sql`
      insert into companies (company_number, company_name, company_status, company_type, row_hash)
      values ('09999999', 'FICTION LTD', 'active', 'ltd', 0)`);
  });

  it('is refused in one sentence if there was no import before', async () => {
    await expect(fixture.register.rollBack()).rejects.toThrow(
      'There is no register to return to: the one before the last import is kept until the next import or rollback.',
    );
  });

  it('is refused when a newer version added columns since', async () => {
    await fixture.importRows('Basic-2026-11-01.csv', ...FIRST);
    await fixture.importRows('Basic-2026-12-01.csv', ...SECOND);
    const before = await described();
    await fixture.db.execute(sql`alter table companies add column motto text`);
    await expect(fixture.register.rollBack()).rejects.toThrow('lacks companies.motto');
    expect(await described()).toEqual(before);
  });

  it('gets the indexes that were added since', async () => {
    await fixture.importRows('Basic-2026-11-01.csv', ...FIRST);
    await fixture.db.execute(sql`create index companies_by_type on companies (company_type)`);
    const indexes = () =>
      fixture.db.query(sql`
        select indexname from pg_indexes
        where schemaname = 'public' and tablename in ('companies', 'company_names', 'register_words') order by 1`);
    const before = await indexes();
    await fixture.register.rollBack();
    expect(await indexes()).toEqual(before);
  });

  it('leaves the register as it was when it is interrupted, and can be repeated', async () => {
    await fixture.importRows('Basic-2026-11-01.csv', ...FIRST);
    const first = await content();
    await fixture.importRows('Basic-2026-12-01.csv', ...SECOND);
    const second = await content();
    const stop = new AbortController();
    const interrupted = fixture.register.rollBack({
      signal: stop.signal,
      async onRolledBack(tx) {
        stop.abort();
        await tx.execute(sql`select pg_sleep(60)`);
      },
    });
    await expect(interrupted).rejects.toThrow('Interrupted; the register is as it was.');
    expect(await content()).toEqual(second);
    await fixture.register.rollBack();
    expect(await content()).toEqual(first);
  });

  it('leaves the register as it was when its session is killed halfway, and can be repeated', async () => {
    await fixture.importRows('Basic-2026-11-01.csv', ...FIRST);
    const first = [await content(), await described()];
    await fixture.importRows('Basic-2026-12-01.csv', ...SECOND);
    const second = [await content(), await described()];
    const killed = fixture.register.rollBack({
      async onRolledBack(tx) {
        const session = await tx.first<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await fixture.db.query(sql`select pg_terminate_backend(${session?.pid ?? 0})`);
        await tx.first(sql`select 1 as alive`);
      },
    });
    await expect(killed).rejects.toThrow();
    expect([await content(), await described()]).toEqual(second);
    await fixture.register.rollBack();
    expect([await content(), await described()]).toEqual(first);
    expect(await schemas()).toEqual([]);
  });

  it('does not happen during an import, and an interrupted import can go on after it', async () => {
    await fixture.importRows('Basic-2026-11-01.csv', ...FIRST);
    await fixture.importRows('Basic-2026-12-01.csv', ...SECOND);
    const path = `${fixture.folder.path}/Basic-2027-01-01.csv`;
    await writeSnapshot(path, { rows: 4_000 });
    const args = { url: fixture.url, path, rejectDir: fixture.rejectDir, batchBytes: 256 * 1024 };
    const importing = spawnImport({ ...args, stopsAfter: 1_500 });
    await importing.until(({ companies }) => (companies ?? 0) >= 1_500);
    await expect(fixture.register.rollBack()).rejects.toThrow('Another import is running');
    importing.child.kill('SIGKILL');
    await importing.ended;
    await fixture.register.rollBack();
    expect(await described()).toMatchObject({ as_of: '2026-11-01' });
    const resumed = await fixture.importFile(path, { allowShrink: true });
    expect(resumed).toMatchObject({ outcome: 'refreshed', added: 4_000 });
    expect(resumed).toHaveProperty(
      'resumedAt',
      expect.toSatisfy((at: number) => at >= 1_000),
    );
  });

  it('is still possible when a later import is killed', async () => {
    await fixture.importRows('Basic-2026-11-01.csv', ...FIRST);
    const first = await content();
    await fixture.importRows('Basic-2026-12-01.csv', ...SECOND);
    const path = `${fixture.folder.path}/Basic-2027-01-01.csv`;
    await writeSnapshot(path, { rows: 4_000 });
    const importing = spawnImport({
      url: fixture.url,
      path,
      rejectDir: fixture.rejectDir,
      batchBytes: 256 * 1024,
      stopsAfter: 1_500,
    });
    await importing.until(({ companies }) => (companies ?? 0) >= 1_500);
    importing.child.kill('SIGKILL');
    await importing.ended;
    await fixture.register.rollBack();
    expect(await content()).toEqual(first);
  });
});

const pick = (result: object) => {
  const { added, changed, removed, returned } = result as Record<string, number>;
  return { added, changed, removed, returned };
};
