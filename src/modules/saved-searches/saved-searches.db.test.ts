import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { captureLog } from '../../../test/support/captured-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { sql } from '../../platform/postgres/index.ts';
import { createIdSource } from '../../shared/ids.ts';
import { type Audit, createAudit } from '../audit/index.ts';
import { createSearch } from '../register/index.ts';
import { insertCompanies } from '../register/search/test-support/insert-companies.ts';
import { createSavedSearches, SAVED_SEARCHES_MAX, type SavedSearches } from './index.ts';

let database: TestDatabase;
let saved: SavedSearches;
let audit: Audit;
let now = new Date('2026-11-17T12:00:00Z');
const captured = captureLog();
const context = { signal: new AbortController().signal, log: captured.log };
const account = { id: 'acc_one', other: 'acc_two', many: 'acc_many' };

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  for (const id of Object.values(account))
    await db.execute(sql`insert into accounts (id, created_at) values (${id}, now())`);
  await insertCompanies(db, [
    { name: 'TARNWICK JOINERY LIMITED', number: '40000001', town: 'Kendal', sic: ['16230'] },
    { name: 'OTHER JOINERY LIMITED', number: '40000002', town: 'Leeds', sic: ['16230'] },
  ]);
  const [clock, ids] = [{ now: () => now }, createIdSource()];
  audit = createAudit({ db, clock, ids });
  saved = createSavedSearches({
    db,
    search: createSearch({ db, now: () => now.getTime() }),
    audit,
    clock,
    ids,
  });
});
afterAll(() => database.drop());

const by = (accountId: string) => ({ accountId, actor: 'grace@example.org' });
const kendal = { sic_code: ['16'], town: 'kendal' };

/** As an import ends. */
async function importEnds(): Promise<void> {
  now = new Date(now.getTime() + 60_000);
  await database.db.execute(sql`update register_state set imported_at = ${now}`);
  now = new Date(now.getTime() + 60_000);
}

describe('a watched search', () => {
  test('notes companies that newly match after an import, each once, and not those it found at first', async () => {
    const { id } = await saved.create(by(account.id), { name: 'Joiners', query: kendal, watch: true });
    const matches = async () =>
      (await saved.listMatches(account.id, id, { offset: 0, limit: 50 })).map(
        (match) => match.company_number,
      );
    expect(await matches()).toEqual([]);
    await insertCompanies(database.db, [
      { name: 'NEW JOINERY LIMITED', number: '40000003', town: 'KENDAL', sic: ['43320', '16230'] },
      { name: 'NEW BAKERY LIMITED', number: '40000004', town: 'KENDAL', sic: ['10710'] },
    ]);
    expect(await saved.checkDue(context)).toBe(0);

    await importEnds();
    expect(await saved.checkDue(context)).toBe(1);
    expect(await matches()).toEqual(['40000003']);
    expect(await saved.find(account.id, id)).toMatchObject({
      watched: true,
      new_matches: 1,
      checked_at: now,
    });

    await importEnds();
    expect(await saved.checkDue(context)).toBe(0);
    await database.db.execute(
      sql`update companies set locality = 'Kendal' where company_number = '40000002'`,
    );
    now = new Date(now.getTime() + 25 * 3_600_000);
    // Two processes at once.
    const found = await Promise.all([saved.checkDue(context), saved.checkDue(context)]);
    expect(found.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await matches()).toEqual(['40000002', '40000003']);
  });

  test('is not run again once it is no longer watched', async () => {
    const { id } = await saved.create(by(account.id), {
      name: 'Bakers',
      query: { sic_code: ['10'] },
      watch: true,
    });
    expect(await saved.change(by(account.id), id, { watched: false })).toMatchObject({ watched: false });
    await insertCompanies(database.db, [{ name: 'BREAD LIMITED', number: '40000005', sic: ['10710'] }]);
    await importEnds();
    await saved.checkDue(context);
    expect(await saved.find(account.id, id)).toMatchObject({ new_matches: 0 });
    // Watched again, what matches by then is known.
    expect(await saved.change(by(account.id), id, { watched: true })).toMatchObject({
      watched: true,
      new_matches: 0,
    });
    await importEnds();
    await saved.checkDue(context);
    expect(await saved.find(account.id, id)).toMatchObject({ new_matches: 0 });
  });
});

describe('a watched search that fails', () => {
  test('does not keep those of others from being checked, and is checked later', async () => {
    const slow = await saved.create(by(account.id), { name: 'Bath', query: { town: 'Bath' }, watch: true });
    const other = await saved.create(by(account.other), {
      name: 'Potters',
      query: { sic_code: ['23'] },
      watch: true,
    });
    await insertCompanies(database.db, [
      { name: 'JUG LIMITED', number: '40000021', sic: ['23410'] },
      { name: 'SPRING LIMITED', number: '40000022', town: 'Bath' },
    ]);
    await importEnds();
    const search = createSearch({ db: database.db, now: () => now.getTime() });
    const failing = createSavedSearches({
      db: database.db,
      search: {
        ...search,
        exportCompanies: (query) => {
          if (/bath/i.test(query.filters.town ?? '')) throw new Error('the search took too long');
          return search.exportCompanies(query);
        },
      },
      audit,
      clock: { now: () => now },
      ids: createIdSource(),
    });
    expect(await failing.checkDue(context)).toBe(1);
    expect(captured.lines()).toMatchObject([
      { saved_search: slow.id, msg: 'a saved search could not be checked' },
    ]);
    const newMatches = async () => [
      (await saved.find(account.id, slow.id)).new_matches,
      (await saved.find(account.other, other.id)).new_matches,
    ];
    expect(await newMatches()).toEqual([0, 1]);
    expect(await saved.checkDue(context)).toBe(1);
    expect(await newMatches()).toEqual([1, 1]);
    await saved.remove(by(account.id), slow.id);
    await saved.remove(by(account.other), other.id);
  });
});

describe('a search that is watched again', () => {
  test('begins anew: what the earlier watch found is not new any more', async () => {
    const { id } = await saved.create(by(account.id), {
      name: 'Brewers',
      query: { sic_code: ['11'] },
      watch: true,
    });
    await insertCompanies(database.db, [{ name: 'ALE LIMITED', number: '40000011', sic: ['11050'] }]);
    await importEnds();
    await saved.checkDue(context);
    expect(await saved.change(by(account.id), id, { watched: false })).toMatchObject({ new_matches: 1 });
    expect(await saved.change(by(account.id), id, { watched: true })).toMatchObject({ new_matches: 0 });
    expect(await saved.listMatches(account.id, id, { offset: 0, limit: 50 })).toEqual([]);
    await insertCompanies(database.db, [{ name: 'STOUT LIMITED', number: '40000012', sic: ['11050'] }]);
    await importEnds();
    await saved.checkDue(context);
    expect(await saved.listMatches(account.id, id, { offset: 0, limit: 50 })).toMatchObject([
      { company_number: '40000012' },
    ]);
  });

  test('shows a company that left the register as removed', async () => {
    const { id } = await saved.create(by(account.id), {
      name: 'Tanners',
      query: { sic_code: ['15110'] },
      watch: true,
    });
    await insertCompanies(database.db, [{ name: 'HIDE LIMITED', number: '40000013', sic: ['15110'] }]);
    await importEnds();
    await saved.checkDue(context);
    await database.db.execute(
      sql`update companies set removed_on = '2026-01-01' where company_number = '40000013'`,
    );
    expect(await saved.listMatches(account.id, id, { offset: 0, limit: 50 })).toMatchObject([
      { company_number: '40000013', company_status: 'removed' },
    ]);
  });
});

describe('saved searches', () => {
  test('belong to one account', async () => {
    const { id } = await saved.create(by(account.id), { name: 'Mine', query: {}, watch: false });
    const notFound = expect.objectContaining({ code: 'saved_search_not_found' });
    expect((await saved.list(account.other)).map((search) => search.id)).not.toContain(id);
    await expect(saved.find(account.other, id)).rejects.toEqual(notFound);
    await expect(saved.change(by(account.other), id, { name: 'Theirs' })).rejects.toEqual(notFound);
    await expect(saved.listMatches(account.other, id, { offset: 0, limit: 1 })).rejects.toEqual(notFound);
    await expect(saved.exportCompanies(account.other, id)).rejects.toEqual(notFound);
    await expect(saved.remove(by(account.other), id)).rejects.toEqual(notFound);
    await saved.remove(by(account.id), id);
    await expect(saved.find(account.id, id)).rejects.toEqual(notFound);
  });

  test('leave an event in the audit trail when they are made and deleted, and no event when that is refused', async () => {
    const wanted = { name: ' Kendal ', query: kendal, watch: false };
    const later = () => {
      now = new Date(now.getTime() + 1_000);
    };
    later();
    const { id } = await saved.create(by(account.id), wanted);
    await expect(saved.create(by(account.id), wanted)).rejects.toMatchObject({ code: 'saved_search_exists' });
    later();
    await saved.change(by(account.id), id, { name: 'Cumbria', watched: true });
    await saved.change(by(account.id), id, { watched: true });
    later();
    await saved.remove(by(account.id), id);
    await expect(saved.remove(by(account.id), id)).rejects.toMatchObject({ code: 'saved_search_not_found' });
    await expect(saved.change(by(account.id), id, { watched: true })).rejects.toMatchObject({
      code: 'saved_search_not_found',
    });
    const events = await audit.list(account.id, { limit: 3 });
    expect(events.map(({ kind, actor, detail }) => [kind, actor, detail])).toEqual([
      ['saved_search_deleted', 'grace@example.org', { saved_search: 'Cumbria' }],
      [
        'saved_search_changed',
        'grace@example.org',
        { saved_search: 'Cumbria', from: 'Kendal', watched: true },
      ],
      ['search_saved', 'grace@example.org', { saved_search: 'Kendal' }],
    ]);
  });

  test('have names that are unique within an account, case-insensitive', async () => {
    const { id } = await saved.create(by(account.other), { name: 'Plumbers', query: {}, watch: false });
    const taken = expect.objectContaining({ code: 'saved_search_exists' });
    await expect(
      saved.create(by(account.other), { name: ' plumbers', query: {}, watch: false }),
    ).rejects.toEqual(taken);
    const another = await saved.create(by(account.other), { name: 'Roofers', query: {}, watch: false });
    await expect(saved.change(by(account.other), another.id, { name: 'PLUMBERS' })).rejects.toEqual(taken);
    expect(await saved.change(by(account.other), id, { name: 'PLUMBERS' })).toMatchObject({
      name: 'PLUMBERS',
    });
  });

  test('are checked like searches', async () => {
    await expect(
      saved.create(by(account.other), { name: 'Wrong', query: { sic_code: ['x'] }, watch: false }),
    ).rejects.toMatchObject({ code: 'invalid_request' });
  });

  test('are limited in number, also when many are made at once', async () => {
    const made = await Promise.allSettled(
      Array.from({ length: SAVED_SEARCHES_MAX + 10 }, (_, index) =>
        saved.create(by(account.many), { name: `Number ${index}`, query: {}, watch: false }),
      ),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(SAVED_SEARCHES_MAX);
    for (const one of made)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'saved_search_limit_reached' });
  });

  test('are not made at all if they cannot be watched', async () => {
    const failing = createSavedSearches({
      db: database.db,
      search: {
        exportCompanies: () => {
          throw new Error('the search took too long');
        },
        exportRows: () => {
          throw new Error('not asked for');
        },
      },
      audit,
      clock: { now: () => now },
      ids: createIdSource(),
    });
    const wanted = { name: 'Slow', query: kendal, watch: true };
    await expect(failing.create(by(account.id), wanted)).rejects.toThrow('took too long');
    expect((await saved.list(account.id)).map(({ name }) => name)).not.toContain('Slow');
  });
});
