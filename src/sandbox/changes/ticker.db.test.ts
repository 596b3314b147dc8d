import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { silentLogger } from '../../platform/logger.ts';
import { openDatabase, sql } from '../../platform/postgres/index.ts';
import { STREAMS } from '../companies-house/events.ts';
import { createDatabaseStore } from '../store/postgres.store.ts';
import { writeWorld } from '../store/seed.store.ts';
import { generateWorld } from '../world/generate-world.ts';
import { createRandom } from '../world/random.ts';
import { startTicker, type Ticker, type TickerOptions } from './ticker.ts';

vi.setConfig({ testTimeout: 60_000 });
const clock = createTestClock('2026-11-15T09:00:00Z');
let database: TestDatabase;
let tickers: Ticker[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const companies = generateWorld({ seed: 31, referenceDay: '2026-11-15', size: 90 });
  await database.db.transaction((tx) =>
    writeWorld(tx, { seed: 31, referenceDay: '2026-11-15', createdAt: clock.now(), companies }),
  );
});
afterEach(async () => {
  await Promise.all(tickers.map((ticker) => ticker.stop()));
  tickers = [];
});
afterAll(() => database.drop());

function start(options: Partial<TickerOptions> = {}): Ticker {
  const store = createDatabaseStore(database.db);
  const random = createRandom(tickers.length, 'test');
  const ticker = startTicker({
    db: database.db,
    store,
    clock,
    log: silentLogger,
    everyMs: 10,
    electEveryMs: 20,
    random,
    ...options,
  });
  tickers.push(ticker);
  return ticker;
}
/** Long, for machines that are busy; nothing waits longer than it must. */
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 15_000 });
const elected = () => tickers.filter((ticker) => ticker.isElected());
const changes = async () => {
  const bounds = await createDatabaseStore(database.db).bounds();
  return STREAMS.reduce((sum, stream) => sum + bounds[stream].newest, 0);
};

describe('the ticker', () => {
  it('changes companies in one process only', async () => {
    for (let i = 0; i < 3; i++) start();
    const before = await changes();
    await until(async () => expect(await changes()).toBeGreaterThan(before + 5));
    expect(elected()).toHaveLength(1);
  });

  it('goes on in another process when the elected one ends', async () => {
    for (let i = 0; i < 2; i++) start();
    await until(() => expect(elected()).toHaveLength(1));
    const [first] = elected();
    await first?.stop();
    await until(() => expect(elected()).toHaveLength(1));
    expect(elected()).not.toContain(first);
  });

  it('goes on when the connection that was elected breaks', async () => {
    start();
    await until(() => expect(elected()).toHaveLength(1));
    await database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'domesday sandbox' and datname = current_database()`);
    const before = await changes();
    await until(async () => expect(await changes()).toBeGreaterThan(before + 2));
    await until(() => expect(elected()).toHaveLength(1));
  });

  it('changes what is watched often enough to be seen', async () => {
    const other = openDatabase({ url: database.url, log: silentLogger, connectionsMax: 3 });
    const store = createDatabaseStore(other);
    const before = (await store.find('73816452'))?.revision ?? 0;
    const ticker = start({ db: other, store, listWatched: async () => ['73816452'] });
    await until(async () => expect((await store.find('73816452'))?.revision).toBeGreaterThan(before + 2));
    await ticker.stop();
    await other.close();
  });

  it('stops when asked to', async () => {
    const ticker = start();
    await until(() => expect(ticker.isElected()).toBe(true));
    await ticker.stop();
    const before = await changes();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await changes()).toBe(before);
  });
});
