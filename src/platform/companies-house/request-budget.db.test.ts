import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { silentLogger } from '../logger.ts';
import { type Database, openDatabase, sql } from '../postgres/index.ts';
import { createRequestBudget, OFFICIAL_LIMITS, type RequestBudget, type Urgency } from './request-budget.ts';

let database: TestDatabase;
let otherPool: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  otherPool = openDatabase({ url: database.url, log: silentLogger });
});
afterAll(async () => {
  await otherPool.close();
  await database.drop();
});

const clock = createTestClock();
/** Two of them, each with its own connections, as in two processes. */
let here: RequestBudget;
let there: RequestBudget;
beforeEach(async () => {
  clock.set('2026-11-15T09:00:00Z');
  await database.db.execute(sql`delete from companies_house_requests`);
  await database.db.execute(sql`delete from companies_house_accounts`);
  const limits = { requests: 20, windowMs: 300_000, reserve: 5 };
  here = createRequestBudget({ db: database.db, clock, limits });
  there = createRequestBudget({ db: otherPool, clock, limits });
});

async function takeMany(times: number, urgency: Urgency, account = 'a'): Promise<number> {
  const admissions = await Promise.all(
    Array.from({ length: times }, (_, index) => (index % 2 ? here : there).take(account, urgency)),
  );
  return admissions.filter(({ granted }) => granted).length;
}

describe('the budget of all processes together', () => {
  it('is never passed, however many ask at once', async () => {
    expect(await takeMany(40, 'interactive')).toBe(20);
    expect(await takeMany(10, 'interactive')).toBe(0);
  });

  it('holds for any stretch of time, not from one window to the next', async () => {
    expect(await takeMany(10, 'interactive')).toBe(10);
    clock.advance({ minutes: 4 });
    expect(await takeMany(20, 'interactive')).toBe(10);
    clock.advance({ minutes: 1, seconds: 1 });
    // The first ten have left the window, the others have not.
    expect(await takeMany(20, 'interactive')).toBe(10);
  });

  it('says when there is room again, and then there is', async () => {
    await takeMany(1, 'interactive');
    clock.advance({ seconds: 100 });
    await takeMany(19, 'interactive');
    expect(await here.take('a', 'interactive')).toEqual({
      granted: false,
      because: 'spent',
      waitMs: 200_000,
    });
    clock.advance({ seconds: 200 });
    expect(await there.take('a', 'interactive')).toEqual({ granted: true });
    expect(await there.take('a', 'interactive')).toMatchObject({ granted: false, waitMs: 100_000 });
  });

  it('keeps a reserve that background work cannot spend', async () => {
    expect(await takeMany(40, 'background')).toBe(15);
    expect(await here.take('a', 'background')).toMatchObject({ granted: false, because: 'spent' });
    expect(await takeMany(10, 'interactive')).toBe(5);
  });

  it('is each account’s own', async () => {
    expect(await takeMany(20, 'interactive', 'a')).toBe(20);
    expect(await takeMany(20, 'interactive', 'b')).toBe(20);
  });

  it('keeps no more rows than it needs', async () => {
    await takeMany(20, 'interactive');
    clock.advance({ minutes: 6 });
    await here.take('b', 'interactive');
    const [row] = await database.db.query<{ rows: number }>(
      sql`select count(*) as rows from companies_house_requests`,
    );
    expect(row?.rows).toBe(1);
  });

  it('is by default less than 600 in 5 minutes', () => {
    expect(OFFICIAL_LIMITS.requests).toBe(600);
    expect(OFFICIAL_LIMITS.windowMs).toBeGreaterThanOrEqual(300_000);
    expect(OFFICIAL_LIMITS.reserve).toBeGreaterThan(0);
  });
});

describe('a pause', () => {
  it('requested of one process is made by all', async () => {
    await here.take('a', 'interactive');
    await here.pause('a', 30_000);
    expect(await there.take('a', 'interactive')).toEqual({
      granted: false,
      because: 'paused',
      waitMs: 30_000,
    });
    clock.advance({ seconds: 30 });
    expect(await there.take('a', 'interactive')).toEqual({ granted: true });
  });
  it('is not cut short by a shorter one', async () => {
    await here.take('a', 'interactive');
    await here.pause('a', 60_000);
    await there.pause('a', 1_000);
    expect(await here.take('a', 'interactive')).toMatchObject({ waitMs: 60_000 });
  });
});

describe('a refused key', () => {
  it('is reported by one process, and no process tries it for a while', async () => {
    await here.take('a', 'interactive');
    expect(await Promise.all([here.refuse('a', 60_000), there.refuse('a', 60_000)])).toContain(true);
    expect(await here.refuse('a', 60_000)).toBe(false);
    expect(await there.take('a', 'interactive')).toEqual({
      granted: false,
      because: 'refused',
      waitMs: 60_000,
    });
    clock.advance({ minutes: 1 });
    expect(await there.take('a', 'interactive')).toEqual({ granted: true });
    expect(await there.refuse('a', 60_000)).toBe(true);
  });
});
