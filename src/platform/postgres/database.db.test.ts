import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captureLog } from '../../../test/support/captured-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { isUnavailable, isUniqueViolation, openDatabase, sql } from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.db.execute(sql`create table thing (id int primary key, name text)`);
});
afterAll(() => test.drop());

describe('statements', () => {
  it('send every value as a parameter, whatever it says', async () => {
    const name = `x'); drop table thing; --`;
    await test.db.execute(sql`insert into thing values (1, ${name})`);
    expect(await test.db.first(sql`select name from thing where id = ${1}`)).toEqual({ name });
  });

  it('are prepared once for each place in the code', () => {
    const make = (id: number) => sql`select ${id}::int`;
    expect(make(1).name).toBe(make(2).name);
    expect(make(1).text).toBe('select $1::int');
  });

  it('return counts as numbers and dates as they are written, without a time zone', async () => {
    const row = await test.db.first(
      sql`select count(*) as count, date '2026-03-29' as day from thing where false`,
    );
    expect(row).toEqual({ count: 0, day: '2026-03-29' });
  });
});

describe('timestamps', () => {
  it.each([
    '2026-11-15 09:00:00+00',
    '2026-11-15 09:00:00.123+00',
    '1999-12-31 23:59:59.999999+00',
    '0044-03-15 12:00:00+00 BC',
    'infinity',
  ])('are read alike in every time zone of the session: %s', async (written) => {
    const read = async (zone: string) =>
      test.db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('TimeZone', ${zone}, true)`);
        return tx.first<{ at: Date }>(sql`select ${written}::timestamptz as at`);
      });
    expect(await read('UTC')).toEqual(await read('Asia/Kathmandu'));
  });
});

describe('a transaction', () => {
  it('leaves nothing behind when its work fails', async () => {
    const failing = test.db.transaction(async (tx) => {
      await tx.execute(sql`insert into thing values (2, 'half')`);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await test.db.query(sql`select 1 from thing where id = 2`)).toEqual([]);
  });

  it('gives its connection back in working order after a refused statement', async () => {
    const db = openDatabase({ url: test.url, log: captureLog().log, connectionsMax: 1 });
    await db.execute(sql`insert into thing values (3, 'first')`);
    for (let i = 0; i < 5; i++) {
      const clash = db.transaction((tx) => tx.execute(sql`insert into thing values (3, 'again')`));
      await expect(clash).rejects.toSatisfy((error) => isUniqueViolation(error, 'thing_pkey'));
    }
    expect(await db.first(sql`select 1 as alive`)).toEqual({ alive: 1 });
    expect(db.pool.totalCount).toBe(1);
    await db.close();
  });
});

describe('statements of a transaction that nobody waits for', () => {
  it('run in their order, before those that are sent later', async () => {
    const seen = await test.db.transaction(async (tx) => {
      await tx.unawaited.execute(sql`insert into thing values (6, 'first')`);
      await tx.unawaited.execute(sql`update thing set name = 'second' where id = 6`);
      return tx.first(sql`select name from thing where id = 6`);
    });
    expect(seen).toEqual({ name: 'second' });
    expect(await test.db.first(sql`select name from thing where id = 6`)).toEqual({ name: 'second' });
  });

  it.each(['alone', 'before another'])('fail the transaction with their own error: %s', async (place) => {
    const failing = test.db.transaction(async (tx) => {
      await tx.unawaited.execute(sql`insert into thing values (7, 'lost')`);
      await tx.unawaited.execute(sql`insert into thing values (7, 'again')`);
      if (place !== 'alone') await tx.execute(sql`insert into thing values (8, 'lost')`);
    });
    await expect(failing).rejects.toSatisfy((error) => isUniqueViolation(error, 'thing_pkey'));
    expect(await test.db.query(sql`select 1 from thing where id in (7, 8)`)).toEqual([]);
  });

  it('fail it also when they never reach the server', async () => {
    const circular: { self?: object } = {};
    circular.self = circular;
    const failing = test.db.transaction(async (tx) => {
      await tx.unawaited.execute(sql`insert into thing values (9, 'lost')`);
      await tx.unawaited.execute(sql`insert into thing values (12, ${circular})`);
    });
    await expect(failing).rejects.toThrow('circular');
    expect(await test.db.query(sql`select 1 from thing where id = 9`)).toEqual([]);
  });
});

describe('a transaction that cannot commit', () => {
  it('fails when its connection dies between two statements, and does not take the process along', async () => {
    const dying = test.db.transaction(async (tx) => {
      await tx.execute(sql`insert into thing values (4, 'lost')`);
      const self = await tx.first<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await test.db.execute(sql`select pg_terminate_backend(${self?.pid})`);
      await sleep(50);
      await tx.execute(sql`select 1`);
    });
    await expect(dying).rejects.toThrow();
    expect(await test.db.query(sql`select 1 from thing where id = 4`)).toEqual([]);
  });

  it('says so when a failed statement in it was caught and ignored', async () => {
    const swallowed = test.db.transaction(async (tx) => {
      await tx.execute(sql`insert into thing values (5, 'lost')`);
      await tx.execute(sql`select 1/0`).catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow('the transaction was rolled back');
    expect(await test.db.query(sql`select 1 from thing where id = 5`)).toEqual([]);
  });
});

describe('transactions in each other’s way', () => {
  beforeAll(() => test.db.execute(sql`insert into thing values (10, 'left'), (11, 'right')`));

  it('end, in a deadlock, with one success and one retryable error', async () => {
    let bothHoldOne = () => {};
    const ready = new Promise<void>((resolve) => {
      let waiting = 2;
      bothHoldOne = () => {
        waiting -= 1;
        if (waiting === 0) resolve();
      };
    });
    const lockBoth = (first: number, second: number) =>
      test.db.transaction(async (tx) => {
        await tx.execute(sql`set local deadlock_timeout = '20ms'`);
        await tx.execute(sql`select 1 from thing where id = ${first} for update`);
        bothHoldOne();
        await ready;
        await tx.execute(sql`select 1 from thing where id = ${second} for update`);
      });
    const outcomes = await Promise.allSettled([lockBoth(10, 11), lockBoth(11, 10)]);
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toSatisfy(isUnavailable);
  });

  it('end with a retryable error for the later if it read what another has changed since', async () => {
    const later = test.db.transaction(async (tx) => {
      await tx.execute(sql`set transaction isolation level repeatable read`);
      await tx.first(sql`select name from thing where id = 10`);
      await test.db.execute(sql`update thing set name = 'theirs' where id = 10`);
      await tx.execute(sql`update thing set name = 'ours' where id = 10`);
    });
    await expect(later).rejects.toSatisfy(isUnavailable);
  });
});

describe('the pool', () => {
  it('ends a statement that runs too long, and says that it was unavailable rather than wrong', async () => {
    const db = openDatabase({ url: test.url, log: captureLog().log, statementTimeoutMs: 100 });
    await expect(db.execute(sql`select pg_sleep(5)`)).rejects.toSatisfy(isUnavailable);
    await db.close();
  });

  it('asks nothing of the session where a pooler is between it and the server', async () => {
    const options = { url: test.url, log: captureLog().log, connectionsMax: 1 };
    const sessionUrl = `${test.url}?fallback_application_name=direct`;
    const direct = openDatabase(options);
    const pooled = openDatabase({ ...options, sessionUrl });
    const readSession = async (db: typeof direct) => {
      await db.first(sql`select 1 as named`);
      return db.transaction(async (tx) => {
        await tx.first(sql`select 2 as named`);
        return tx.first(sql`select current_setting('statement_timeout') as timeout,
          (select count(*) from pg_prepared_statements where name <> '') as prepared`);
      });
    };
    expect(await readSession(direct)).toEqual({ timeout: '10s', prepared: 3 });
    expect(await readSession(pooled)).toEqual({ timeout: '0', prepared: 0 });
    expect(pooled.sessionUrl).toBe(sessionUrl);
    const settings = { work_mem: '64kB' };
    expect(() => openDatabase({ ...options, sessionUrl, settings })).toThrow('settings need a session');
    await Promise.all([direct.close(), pooled.close()]);
  });

  it('survives connections that break while idle, and opens new ones', async () => {
    const captured = captureLog();
    const db = openDatabase({ url: test.url, log: captured.log, applicationName: 'to be broken' });
    await db.first(sql`select 1`);
    await test.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to be broken'`,
    );
    await expect.poll(() => captured.text()).toContain('an idle database connection broke');
    expect(await db.first(sql`select 1 as alive`)).toEqual({ alive: 1 });
    await db.close();
  });

  it('fails within seconds when no server answers', async () => {
    const db = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing', log: captureLog().log });
    await expect(db.first(sql`select 1`)).rejects.toSatisfy(isUnavailable);
    await db.close();
  });
});
