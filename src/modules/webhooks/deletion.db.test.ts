import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startJobRunner } from '../../platform/job-queue/index.ts';
import { silentLogger } from '../../platform/logger.ts';
import { openDatabase, sql } from '../../platform/postgres/index.ts';
import { clearDeletedDestinations, clearOldDeliveries } from './clear-deliveries.ts';
import { clearingStore } from './clearing.store.ts';
import { answering } from './test-support/receiver.ts';
import { useWebhookWorld } from './test-support/webhook-world.ts';

vi.setConfig({ testTimeout: 60_000 });
const world = useWebhookWorld();
const COMPANY = '73816452';
const IN_TIME = { timeout: 15_000 };
const DAY = 24 * 60 * 60_000;
const LONG = 4_001;
const MOST_AT_ONCE = 3_000;
const calm = new AbortController().signal;

const count = async (table: string): Promise<number> => {
  const rows = await world.db.query<{ count: number }>({ text: `select count(*) from ${table}`, values: [] });
  return rows[0]?.count ?? 0;
};

/** A log such as a busy destination has, each delivery with an attempt. */
async function fillLog(destinationId: number, at: Date, size = LONG): Promise<void> {
  await world.db.execute(sql`
    with made as (
      insert into webhook_deliveries (id, destination_id, test_body, status, next_attempt_at, created_at)
      select 'whd_' || gen_random_uuid(), ${destinationId}, '{"type":"x"}', 'delivered', ${at}, ${at}
      from generate_series(1, ${size}::int) returning id
    )
    insert into webhook_attempts (delivery_id, attempt, attempted_at, duration_ms) select id, 1, ${at}, 5 from made`);
}

/** What takes a few thousand rows at a time is never near its time-out, on any machine. */
async function refuseLargeDeletes(): Promise<void> {
  await world.db.execute({
    text: `create function refuse_large_delete() returns trigger language plpgsql as $$ begin
      if (select count(*) from gone) > ${MOST_AT_ONCE} then raise 'too many at once'; end if; return null; end $$`,
    values: [],
  });
  await world.db.execute({
    text: `create trigger refuse_large_delete after delete on webhook_deliveries
      referencing old table as gone for each statement execute function refuse_large_delete()`,
    values: [],
  });
  onTestFinished(async () => {
    await world.db.execute({ text: 'drop function refuse_large_delete cascade', values: [] });
  });
}

/** Not longer than the test: others look at what no job has cleared yet. */
async function runJobs(): Promise<void> {
  const { service, database, captured } = world.test;
  const own = { url: database.url, db: service.db, concurrency: 4, log: captured.log };
  const runner = await startJobRunner({ ...own, ...service.jobs });
  onTestFinished(() => runner.stop());
}

describe('DELETE of a destination', () => {
  it('with a long log is done at once, and its log and row are cleared in parts', async () => {
    const { id } = await world.register();
    const { id: kept } = await world.register('all', 'https://kept.test/');
    await fillLog(id, world.clock.now());
    await fillLog(kept, world.clock.now(), 3);
    await refuseLargeDeletes();
    expect((await world.call('DELETE', `/${id}`)).statusCode).toBe(200);
    expect((await world.call('GET', '')).json().webhooks).toMatchObject([{ id: kept }]);
    await runJobs();
    await expect.poll(() => count('webhook_destinations'), IN_TIME).toBe(1);
    expect([await count('webhook_deliveries'), await count('webhook_attempts')]).toEqual([3, 3]);
  });

  it('is cleared though deliveries came while its log was being cleared', async () => {
    const { id } = await world.register();
    await world.call('DELETE', `/${id}`);
    // A transaction that told a signal when the destination was still there, and ended only now.
    let isLate = false;
    const clearing = {
      ...clearingStore,
      async deleteOfDeleted(...args: Parameters<typeof clearingStore.deleteOfDeleted>) {
        const deleted = await clearingStore.deleteOfDeleted(...args);
        if (deleted === 0 && !isLate) await fillLog(id, world.clock.now(), 3);
        isLate ||= deleted === 0;
        return deleted;
      },
    };
    await clearDeletedDestinations({ db: world.db, clock: world.clock, clearing }, calm);
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
    const { id } = await world.register();
    const made = await world.call('POST', `/${id}/test`);
    await world.call('DELETE', `/${id}`);
    const answer = await world.call(method, `/${id}${path.replace(':delivery', made.json().id)}`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'webhook_not_found']);
    expect(await count('webhook_deliveries')).toBe(1);
  });

  it('makes room for another, though it is not cleared yet', async () => {
    for (let n = 0; n < 10; n++) await world.register();
    const body = { webhook_url: 'https://hooks.test/in', signal_type: 'all' };
    const [{ id }] = (await world.call('GET', '')).json().webhooks;
    expect((await world.call('POST', '', { body })).statusCode).toBe(409);
    await world.call('DELETE', `/${id}`);
    expect((await world.call('POST', '', { body })).statusCode).toBe(201);
    expect((await world.call('POST', '', { body })).statusCode).toBe(409);
  });

  it('keeps from being sent what waited, was taken or comes later, though it is not cleared yet', async () => {
    const { id } = await world.register('all', 'https://gone.test/');
    await world.register('all', 'https://kept.test/');
    await world.watch(COMPANY);
    const held: (() => void)[] = [];
    world.receiver.answer = (response) => void held.push(() => response.end());
    for (let n = 0; n < 50; n++) await world.signal(`before-${n}`);
    world.startDispatcher();
    const got = (host: string) => world.receiver.received.filter((one) => one.host === host).length;
    await expect.poll(() => got('gone.test'), IN_TIME).toBe(4);
    await world.call('DELETE', `/${id}`);
    await world.signal('after');
    await world.untilNothingIsFresh();
    world.receiver.answer = answering(200);
    for (const answer of held) answer();
    await expect.poll(() => got('kept.test'), IN_TIME).toBe(51);
    expect(got('gone.test')).toBe(4);
  });

  it('in the midst of deliveries, again and again, costs nobody an error or a delivery', async () => {
    await world.watch(COMPANY);
    await world.watch(COMPANY, 'ben');
    await world.register('all', 'https://kept.test/', 'ben');
    await runJobs();
    world.startDispatcher();
    world.startDispatcher();
    world.receiver.answer = (response, { host }) =>
      void response.writeHead(host.startsWith('bad') ? 500 : 200).end();
    const signals = new Set<string>();
    for (let round = 0; round < 5; round++) {
      const made = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          world.register('all', `https://${n % 4 ? 'good' : 'bad'}${n}.test/`),
        ),
      );
      const told = Array.from({ length: 15 }, (_, n) => world.signal(`midst-${round}-${n}`));
      const deleted = made.map(async ({ id }) => {
        await expect.poll(() => world.receiver.received.length, IN_TIME).toBeGreaterThan(signals.size);
        return (await world.call('DELETE', `/${id}`)).statusCode;
      });
      for (const id of await Promise.all(told)) signals.add(id);
      expect(await Promise.all(deleted)).toEqual(made.map(() => 200));
    }
    const kept = () => world.receiver.received.filter(({ host }) => host === 'kept.test');
    await expect
      .poll(() => new Set(kept().map(({ body }) => JSON.parse(body).id)).size, IN_TIME)
      .toBe(signals.size);
    await expect.poll(() => count(`webhook_deliveries where status = 'pending'`), IN_TIME).toBe(0);
    await expect.poll(() => count('webhook_destinations'), IN_TIME).toBe(1);
    expect(await count(`webhook_deliveries where status = 'delivered'`)).toBe(signals.size);
    const complaints = world.test.captured
      .lines()
      .filter(({ level }) => level === 'warn' || level === 'error');
    expect(complaints).toEqual([]);
  });
});

describe('the nightly purge', () => {
  it('forgets deliveries that are over after thirty days, in parts, and keeps what waits', async () => {
    const { id } = await world.register();
    const { id: other } = await world.register('all', 'https://other.test/');
    const now = world.clock.now();
    await fillLog(id, new Date(now.getTime() - 31 * DAY));
    await fillLog(other, new Date(now.getTime() - 31 * DAY), 5);
    await fillLog(id, new Date(now.getTime() - 29 * DAY), 2);
    await world.db.execute(sql`
      insert into webhook_deliveries (id, destination_id, test_body, next_attempt_at, created_at)
      values ('whd_waits', ${id}, '{}', ${now}, ${new Date(now.getTime() - 40 * DAY)})`);
    await refuseLargeDeletes();
    await world.test.service.webhooks.clearOldDeliveries(calm);
    expect([await count('webhook_deliveries'), await count('webhook_attempts')]).toEqual([3, 2]);
  });

  it('looks attempts up, though there were few of them when its connection first saw the table', async () => {
    const db = openDatabase({ url: world.test.database.url, log: silentLogger, connectionsMax: 1 });
    onTestFinished(() => db.close());
    const clear = () => clearOldDeliveries({ db, clock: world.clock, clearing: clearingStore }, calm);
    const countScans = async () => {
      await db.execute(sql`select pg_stat_force_next_flush()`);
      const row = await db.first<{ whole: number; looked_up: number }>(sql`
        select seq_scan as whole, idx_scan as looked_up from pg_stat_user_tables where relname = 'webhook_attempts'`);
      return row ?? { whole: 0, looked_up: 0 };
    };
    const { id } = await world.register();
    const monthAgo = new Date(world.clock.now().getTime() - 31 * DAY);
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

  it('stops between two parts when it is told to', async () => {
    const { id } = await world.register();
    await fillLog(id, new Date(world.clock.now().getTime() - 31 * DAY));
    await expect(world.test.service.webhooks.clearOldDeliveries(AbortSignal.abort())).rejects.toThrow();
    expect(await count('webhook_deliveries')).toBeGreaterThan(0);
    await world.test.service.webhooks.clearOldDeliveries(calm);
    expect(await count('webhook_deliveries')).toBe(0);
  });
});
