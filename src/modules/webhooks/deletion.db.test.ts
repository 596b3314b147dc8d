import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startJobRunner } from '../../platform/job-queue/index.ts';
import { silentLogger } from '../../platform/logger.ts';
import { openDatabase, sql } from '../../platform/postgres/index.ts';
import { clearDeletedDestinations, clearOldDeliveries } from './clear-deliveries.ts';
import { clearingStore } from './clearing.store.ts';
import { respondWith } from './test-support/receiver.ts';
import { useWebhookFixture } from './test-support/webhook-fixture.ts';

vi.setConfig({ testTimeout: 60_000 });
const fixture = useWebhookFixture();
const COMPANY = '73816452';
const IN_TIME = { timeout: 15_000 };
const DAY = 24 * 60 * 60_000;
const LONG = 4_001;
const MOST_AT_ONCE = 3_000;
const calm = new AbortController().signal;

const count = async (table: string): Promise<number> => {
  const rows = await fixture.db.query<{ count: number }>({
    text: `select count(*) from ${table}`,
    values: [],
  });
  return rows[0]?.count ?? 0;
};

/** A log such as a busy destination has, each delivery with an attempt. */
async function fillLog(destinationId: number, at: Date, size = LONG): Promise<void> {
  await fixture.db.execute(sql`
    with made as (
      insert into webhook_deliveries (id, destination_id, test_body, status, next_attempt_at, created_at)
      select 'whd_' || gen_random_uuid(), ${destinationId}, '{"type":"x"}', 'delivered', ${at}, ${at}
      from generate_series(1, ${size}::int) returning id
    )
    insert into webhook_attempts (delivery_id, attempt, attempted_at, duration_ms) select id, 1, ${at}, 5 from made`);
}

/** A statement that takes a few thousand rows at a time is never near its time-out, on any machine. */
async function refuseLargeDeletes(): Promise<void> {
  await fixture.db.execute({
    text: `create function refuse_large_delete() returns trigger language plpgsql as $$ begin
      if (select count(*) from gone) > ${MOST_AT_ONCE} then raise 'too many at once'; end if; return null; end $$`,
    values: [],
  });
  await fixture.db.execute({
    text: `create trigger refuse_large_delete after delete on webhook_deliveries
      referencing old table as gone for each statement execute function refuse_large_delete()`,
    values: [],
  });
  onTestFinished(async () => {
    await fixture.db.execute({ text: 'drop function refuse_large_delete cascade', values: [] });
  });
}

/** Not longer than the test: others look at what no job has cleared yet. */
async function runJobs(): Promise<void> {
  const { service, database, captured } = fixture.test;
  const own = { url: database.url, concurrency: 4, log: captured.log };
  const runner = await startJobRunner({ ...own, ...service.jobs });
  onTestFinished(() => runner.stop());
}

describe('DELETE of a destination', () => {
  it('is done at once with a long log, and its log and row are cleared in parts', async () => {
    const { id } = await fixture.register();
    const { id: kept } = await fixture.register('all', 'https://kept.test/');
    await fillLog(id, fixture.clock.now());
    await fillLog(kept, fixture.clock.now(), 3);
    await refuseLargeDeletes();
    expect((await fixture.call('DELETE', `/${id}`)).statusCode).toBe(200);
    expect((await fixture.call('GET', '')).json().webhooks).toMatchObject([{ id: kept }]);
    await runJobs();
    await expect.poll(() => count('webhook_destinations'), IN_TIME).toBe(1);
    expect([await count('webhook_deliveries'), await count('webhook_attempts')]).toEqual([3, 3]);
  });

  it('is cleared though deliveries came while its log was being cleared', async () => {
    const { id } = await fixture.register();
    await fixture.call('DELETE', `/${id}`);
    // A transaction that stored a signal while the destination existed, and commits only now.
    let isLate = false;
    const clearing = {
      ...clearingStore,
      async deleteOfDeletedDestinations(
        ...args: Parameters<typeof clearingStore.deleteOfDeletedDestinations>
      ) {
        const deleted = await clearingStore.deleteOfDeletedDestinations(...args);
        if (deleted === 0 && !isLate) await fillLog(id, fixture.clock.now(), 3);
        isLate ||= deleted === 0;
        return deleted;
      },
    };
    await clearDeletedDestinations({ db: fixture.db, clock: fixture.clock, clearing }, calm);
    expect(isLate).toBe(true);
    expect([await count('webhook_destinations'), await count('webhook_deliveries')]).toEqual([0, 0]);
  });

  it.each([
    ['DELETE', ''],
    ['POST', '/test'],
    ['POST', '/enable'],
    ['POST', '/rotate-secret'],
    ['GET', '/deliveries'],
    ['POST', '/deliveries/:delivery/redeliver'],
  ] as const)('leaves nothing to be found by %s …%s, though it is not cleared yet', async (method, path) => {
    const { id } = await fixture.register();
    const made = await fixture.call('POST', `/${id}/test`);
    await fixture.call('DELETE', `/${id}`);
    const answer = await fixture.call(method, `/${id}${path.replace(':delivery', made.json().id)}`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'webhook_not_found']);
    expect(await count('webhook_deliveries')).toBe(1);
  });

  it('makes room for another, though it is not cleared yet', async () => {
    for (let n = 0; n < 10; n++) await fixture.register();
    const body = { webhook_url: 'https://hooks.test/in', signal_type: 'all' };
    const [{ id }] = (await fixture.call('GET', '')).json().webhooks;
    expect((await fixture.call('POST', '', { body })).statusCode).toBe(409);
    await fixture.call('DELETE', `/${id}`);
    expect((await fixture.call('POST', '', { body })).statusCode).toBe(201);
    expect((await fixture.call('POST', '', { body })).statusCode).toBe(409);
  });

  it('keeps from being sent what waited, was taken or comes later, though it is not cleared yet', async () => {
    const { id } = await fixture.register('all', 'https://gone.test/');
    await fixture.register('all', 'https://kept.test/');
    await fixture.watch(COMPANY);
    const held: (() => void)[] = [];
    fixture.receiver.answer = (response) => void held.push(() => response.end());
    for (let n = 0; n < 50; n++) await fixture.signal(`before-${n}`);
    fixture.startDispatcher();
    const got = (host: string) => fixture.receiver.received.filter((one) => one.host === host).length;
    await expect.poll(() => got('gone.test'), IN_TIME).toBe(4);
    await fixture.call('DELETE', `/${id}`);
    await fixture.signal('after');
    await fixture.untilNothingIsFresh();
    fixture.receiver.answer = respondWith(200);
    for (const answer of held) answer();
    await expect.poll(() => got('kept.test'), IN_TIME).toBe(51);
    expect(got('gone.test')).toBe(4);
  });

  it('causes no error during deliveries, repeatedly, and loses no delivery of others', async () => {
    await fixture.watch(COMPANY);
    await fixture.watch(COMPANY, 'ben');
    await fixture.register('all', 'https://kept.test/', 'ben');
    await runJobs();
    fixture.startDispatcher();
    fixture.startDispatcher();
    fixture.receiver.answer = (response, { host }) =>
      void response.writeHead(host.startsWith('bad') ? 500 : 200).end();
    const signals = new Set<string>();
    for (let round = 0; round < 5; round++) {
      const made = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          fixture.register('all', `https://${n % 4 ? 'good' : 'bad'}${n}.test/`),
        ),
      );
      const stored = Array.from({ length: 15 }, (_, n) => fixture.signal(`midst-${round}-${n}`));
      const deleted = made.map(async ({ id }) => {
        await expect.poll(() => fixture.receiver.received.length, IN_TIME).toBeGreaterThan(signals.size);
        return (await fixture.call('DELETE', `/${id}`)).statusCode;
      });
      for (const id of await Promise.all(stored)) signals.add(id);
      expect(await Promise.all(deleted)).toEqual(made.map(() => 200));
    }
    const kept = () => fixture.receiver.received.filter(({ host }) => host === 'kept.test');
    await expect
      .poll(() => new Set(kept().map(({ body }) => JSON.parse(body).id)).size, IN_TIME)
      .toBe(signals.size);
    await expect.poll(() => count(`webhook_deliveries where status = 'pending'`), IN_TIME).toBe(0);
    await expect.poll(() => count('webhook_destinations'), IN_TIME).toBe(1);
    expect(await count(`webhook_deliveries where status = 'delivered'`)).toBe(signals.size);
    const complaints = fixture.test.captured
      .lines()
      .filter(({ level }) => level === 'warn' || level === 'error');
    expect(complaints).toEqual([]);
  });
});

describe('the nightly purge', () => {
  it('forgets deliveries that are over after thirty days, in parts, and keeps what waits', async () => {
    const { id } = await fixture.register();
    const { id: other } = await fixture.register('all', 'https://other.test/');
    const now = fixture.clock.now();
    await fillLog(id, new Date(now.getTime() - 31 * DAY));
    await fillLog(other, new Date(now.getTime() - 31 * DAY), 5);
    await fillLog(id, new Date(now.getTime() - 29 * DAY), 2);
    await fixture.db.execute(sql`
      insert into webhook_deliveries (id, destination_id, test_body, next_attempt_at, created_at)
      values ('whd_waits', ${id}, '{}', ${now}, ${new Date(now.getTime() - 40 * DAY)})`);
    await refuseLargeDeletes();
    await fixture.test.service.webhooks.clearing.oldDeliveries(calm);
    expect([await count('webhook_deliveries'), await count('webhook_attempts')]).toEqual([3, 2]);
  });

  it('looks attempts up, though there were few of them when its connection first saw the table', async () => {
    const db = openDatabase({ url: fixture.test.database.url, log: silentLogger, connectionsMax: 1 });
    onTestFinished(() => db.close());
    const clear = () => clearOldDeliveries({ db, clock: fixture.clock, clearing: clearingStore }, calm);
    const countScans = async () => {
      await db.execute(sql`select pg_stat_force_next_flush()`);
      const row = await db.first<{ whole: number; looked_up: number }>(sql`
        select seq_scan as whole, idx_scan as looked_up from pg_stat_user_tables where relname = 'webhook_attempts'`);
      return row ?? { whole: 0, looked_up: 0 };
    };
    const { id } = await fixture.register();
    const monthAgo = new Date(fixture.clock.now().getTime() - 31 * DAY);
    // Without the space that other tests have left in it.
    await db.execute({ text: 'vacuum webhook_attempts', values: [] });
    await fillLog(id, monthAgo, 20);
    await db.execute({ text: 'analyze webhook_attempts', values: [] });
    await clear();
    await fillLog(id, monthAgo);
    const before = await countScans();
    await clear();
    const after = await countScans();
    expect(after.looked_up - before.looked_up).toBeGreaterThanOrEqual(LONG);
    expect(after.whole - before.whole).toBeLessThan(10);
  });

  it('stops between two batches when it is aborted', async () => {
    const { id } = await fixture.register();
    await fillLog(id, new Date(fixture.clock.now().getTime() - 31 * DAY));
    await expect(fixture.test.service.webhooks.clearing.oldDeliveries(AbortSignal.abort())).rejects.toThrow();
    expect(await count('webhook_deliveries')).toBeGreaterThan(0);
    await fixture.test.service.webhooks.clearing.oldDeliveries(calm);
    expect(await count('webhook_deliveries')).toBe(0);
  });
});
