import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { createChanger } from '../changes/apply-change.ts';
import { STREAMS } from '../companies-house/events.ts';
import { generateWorld } from '../world/generate-world.ts';
import { createDatabaseStore } from './postgres.store.ts';
import { createMemoryStore, type SandboxStore } from './sandbox-store.ts';
import { writeWorld } from './seed.store.ts';

const clock = createTestClock('2026-11-15T09:00:00Z');
const companies = generateWorld({ seed: 21, referenceDay: '2026-11-15', size: 120 });
const NUMBER = '73816452';
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function inDatabase(): Promise<SandboxStore> {
  await database.db.transaction((tx) =>
    writeWorld(tx, { seed: 21, referenceDay: '2026-11-15', createdAt: clock.now(), companies }),
  );
  return createDatabaseStore(database.db, { eventsKept: 5 });
}
const inMemory = async () => createMemoryStore(companies, { eventsKept: 5 });

describe.each([
  ['database', inDatabase],
  ['memory', inMemory],
])('the world in %s', (_name, create) => {
  it('is found completely, by number and by words of the name', async () => {
    const store = await create();
    expect(await store.find(NUMBER)).toEqual(
      companies.find(({ profile }) => profile.company_number === NUMBER),
    );
    expect(await store.find('99999999')).toBeUndefined();
    expect((await store.listNumbers()).length).toBe(120);
    const found = await store.search(['OAKENFELL'], { offset: 0, limit: 2 });
    expect([found.items.length, found.total]).toEqual([2, 5]);
    expect(await store.search(['%'], { offset: 0, limit: 2 })).toEqual({ items: [], total: 0 });
  });

  it('changes a company together with its events, and calls the listeners', async () => {
    const store = await create();
    let calls = 0;
    const stop = store.onAppended(() => {
      calls += 1;
    });
    const before = await store.bounds();
    const change = await createChanger({ store, clock }).changeCompany('73816452', 'company_name_changed');
    stop();
    expect(await store.find(NUMBER)).toEqual(change.company);
    const after = await store.bounds();
    expect(after.companies.newest).toBe(before.companies.newest + 1);
    expect(after.officers).toEqual(before.officers);
    const [event] = await store.listEvents('companies', after.companies.newest, 10);
    expect(event).toEqual({
      ...change.events[0],
      timepoint: after.companies.newest,
      publishedAt: clock.now(),
    });
    expect(calls).toBe(1);
  });

  it('refuses a change that cannot be in a sentence, and leaves all as it was', async () => {
    const store = await create();
    const changer = createChanger({ store, clock });
    const before = await store.bounds();
    await expect(changer.changeCompany('x y', 'accounts_filed')).rejects.toThrow(
      '"x y" is not a company number.',
    );
    await expect(changer.changeCompany('99999999', 'accounts_filed')).rejects.toThrow(
      'The sandbox has no company 99999999.',
    );
    await expect(changer.changeCompany(NUMBER, 'exploded')).rejects.toThrow(
      /^There is no change "exploded"; choose one of company_name/,
    );
    await expect(changer.changeCompany(NUMBER, 'strike_off_withdrawn')).rejects.toThrow(
      /^There is no proposal to strike off TARNWICK/,
    );
    expect(await store.bounds()).toEqual(before);
  });

  it('forgets the oldest events', async () => {
    const store = await create();
    const changer = createChanger({ store, clock });
    for (let i = 0; i < 9; i++) await changer.changeCompany(NUMBER, 'registered_office_changed');
    const { oldest, newest } = (await store.bounds()).companies;
    expect(newest - oldest).toBe(4);
    const kept = await store.listEvents('companies', 0, 100);
    expect(kept.map(({ timepoint }) => timepoint)).toEqual([0, 1, 2, 3, 4].map((step) => oldest + step));
  });
});

describe('changes by several processes', () => {
  it('take turns: no timepoint is missing or given twice, and none appears behind a reader', async () => {
    await inDatabase();
    const store = createDatabaseStore(database.db);
    const changer = createChanger({ store, clock });
    const numbers = (await store.listNumbers()).slice(-20);
    const start = (await store.bounds()).companies.newest;
    let seen = start;
    let isDone = false;
    const reading = (async () => {
      while (!isDone) {
        for (const { timepoint } of await store.listEvents('companies', seen + 1, 500)) {
          expect(timepoint).toBe(seen + 1);
          seen = timepoint;
        }
      }
    })();
    const types = ['registered_office_changed', 'company_name_changed', 'sic_codes_changed'];
    await Promise.all(numbers.flatMap((number) => types.map((type) => changer.changeCompany(number, type))));
    isDone = true;
    await reading;
    for (const stream of STREAMS) {
      const { oldest, newest } = (await store.bounds())[stream];
      const events = await store.listEvents(stream, oldest, 1_000);
      expect(events.map(({ timepoint }) => timepoint)).toEqual(
        Array.from({ length: newest - oldest + 1 }, (_, step) => oldest + step),
      );
    }
    expect((await store.find(numbers[0]!))?.revision).toBe(3);
  });
});
