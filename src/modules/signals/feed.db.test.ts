import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startTestService } from '../../../test/support/test-service.ts';
import { sql, type Transaction } from '../../platform/postgres/index.ts';
import { createIdSource } from '../../shared/ids.ts';
import { useWatchService, type WatchingAccount } from '../watchlist/test-support/watch-service.ts';
import type { Signal } from './signal.ts';

const service = useWatchService({ WATCHLIST_LIMIT: '1000' });
const { get, watch, unwatch, makeAccount, watching } = service;
const ids = createIdSource();
const COMPANIES = ['07654321', '07654322', '07654323'];

interface Written {
  id?: string;
  number?: string;
  type?: string;
  severity?: string;
  at?: string;
}

/** As the recorder does it: no two ids have the same time, so their order is that of the signals. */
let lastTime = 0;
function nextTime(): Date {
  lastTime = Math.max(lastTime + 1, Date.now());
  return new Date(lastTime);
}

async function write(tx: Pick<Transaction, 'execute'>, signal: Written = {}): Promise<string> {
  const { number = '07654321', type = 'accounts_filed', severity = 'info' } = signal;
  const { id = ids.sortable('sig', nextTime()), at = '2026-11-15T09:00:00Z' } = signal;
  await tx.execute(sql`
    insert into signals (id, company_number, signal_type, severity, company_name, summary, occurred_on, detected_at,
      source, identity)
    values (${id}, ${number}, ${type}, ${severity}, 'X', 'X.', '2026-11-15', ${at}, 'stream', ${id})`);
  return id;
}

interface Answer {
  signals: Signal[];
  has_more: boolean;
  next_cursor: string;
  total: number;
}

async function read(account: WatchingAccount, cursor: string, query = ''): Promise<Answer> {
  const response = await get(`/v1/signals?cursor=${cursor}${query}`, account.withKey);
  expect(response.statusCode).toBe(200);
  return response.json();
}
const idsOf = ({ signals }: Answer) => signals.map(({ id }) => id);

/** Reads on until there is no more. */
async function readAll(account: WatchingAccount, from: string, query = '') {
  const found: string[] = [];
  for (let cursor = from; ; ) {
    const answer = await read(account, cursor, query);
    found.push(...idsOf(answer));
    cursor = answer.next_cursor;
    if (!answer.has_more) return { found, cursor };
  }
}

describe('a feed that is read by cursor', () => {
  it('comes oldest first, goes on where it ended, and is at its end until something new comes', async () => {
    const account = await watching(...COMPANIES);
    const written: string[] = [];
    for (let i = 0; i < 7; i++) written.push(await write(service.db, { number: COMPANIES[i % 3] ?? '' }));
    const first = await read(account, 'start', '&limit=3');
    expect(first).toMatchObject({ page: 1, limit: 3, has_more: true, total: 7 });
    expect(idsOf(first)).toEqual(written.slice(0, 3));
    const { found, cursor } = await readAll(account, first.next_cursor, '&limit=3');
    expect(found).toEqual(written.slice(3));
    expect(await read(account, cursor)).toMatchObject({ signals: [], has_more: false, next_cursor: cursor });
    const late = await write(service.db);
    expect(idsOf(await read(account, cursor))).toEqual([late]);
    // An old cursor is as good as a new one.
    expect(idsOf(await read(account, first.next_cursor))).toEqual([...written.slice(3), late]);
  });

  it('begins before the first signal, also while there is no signal', async () => {
    const account = await watching('07654321');
    const { next_cursor } = await read(account, 'start');
    const id = await write(service.db);
    expect(idsOf(await read(account, next_cursor))).toEqual([id]);
  });

  it('has the companies that are watched now, and no signal twice', async () => {
    const account = await watching('07654321', '07654322');
    const [one, two] = [await write(service.db), await write(service.db, { number: '07654322' })];
    const { found, cursor } = await readAll(account, 'start');
    expect(found).toEqual([one, two]);
    await unwatch(account.withKey, '07654322');
    await write(service.db, { number: '07654322' });
    expect(idsOf(await read(account, cursor))).toEqual([]);
    expect(idsOf(await read(account, 'start'))).toEqual([one]);
    await watch(account.withKey, '07654322');
    expect(idsOf(await read(account, cursor))).toHaveLength(1);
  });

  it('is filtered, and a cursor goes on with other filters', async () => {
    const account = await watching('07654321', '07654322');
    const written: string[] = [];
    for (const signal of [
      { severity: 'critical', at: '2026-11-15T09:00:00.000Z' },
      { type: 'psc_changed', at: '2026-11-15T09:00:00.001Z' },
      { number: '07654322', at: '2026-11-15T09:00:01Z' },
      { severity: 'critical', number: '07654322', at: '2026-11-15T09:00:02Z' },
    ]) {
      written.push(await write(service.db, signal));
    }
    const [a = '', b = '', c = '', d = ''] = written;
    const found = async (query: string) => (await readAll(account, 'start', `&limit=1&${query}`)).found;
    expect(await found('severity=critical')).toEqual([a, d]);
    expect(await found('signal_type=psc_changed')).toEqual([b]);
    expect(await found('company_number=7654322')).toEqual([c, d]);
    expect(await found('company_number=07654329')).toEqual([]);
    expect(await found('since=2026-11-15T09:00:00.001Z')).toEqual([b, c, d]);
    expect(await found('until=2026-11-15T10:00:01%2B01:00')).toEqual([a, b, c]);
    expect(await found('since=2026-11-15T09:00:01Z&until=2026-11-15T09:00:01Z')).toEqual([c]);
    expect(await found('since=0000-01-01T00:00:00Z&until=9999-12-31T23:59:59Z')).toEqual(written);
    expect(await found('severity=critical&company_number=07654322')).toEqual([d]);
    const { next_cursor, total } = await read(account, 'start', '&limit=1&severity=critical');
    expect(total).toBe(2);
    expect(idsOf(await read(account, next_cursor))).toEqual([b, c, d]);
  });

  it('filters pages just as well, each list with its own pages', async () => {
    const account = await watching('07654321');
    const written = [];
    for (let i = 0; i < 4; i++)
      written.push(await write(service.db, { severity: i % 2 ? 'info' : 'notice' }));
    const page = async (query: string) => idsOf((await get(`/v1/signals?${query}`, account.withKey)).json());
    expect(await page('limit=1&severity=info')).toEqual([written[3]]);
    expect(await page('limit=1')).toEqual([written[3]]);
    expect(await page('limit=1&severity=info&page=2')).toEqual([written[1]]);
    expect(await page('limit=1&page=2')).toEqual([written[2]]);
    expect(await page('since=2026-11-16T00:00:00Z')).toEqual([]);
    const answer = (await get('/v1/signals', account.withKey)).json();
    expect(Object.keys(answer)).not.toContain('next_cursor');
  });

  it.each([
    ['cursor=nonsense', 'cursor'],
    ['cursor=', 'cursor'],
    [`cursor=${'A'.repeat(101)}`, 'cursor'],
    ['cursor=start&page=2', 'page'],
    ['cursor=start&before=sig_01kb2x9zr8m0f3q7w2k5t6v8y9', 'before'],
    ['since=yesterday', 'since'],
    ['since=2026-11-15', 'since'],
    ['since=2026-02-30T00:00:00Z', 'since'],
    ['until=2016-12-31T23:59:60Z', 'until'],
    ['since=2026-11-15T09:00:00Z&until=2026-11-15T08:59:59Z', 'since'],
    ['severity=mild', 'severity'],
    ['company_number=nonsense', 'company_number'],
  ])('?%s is 400 and names %s', async (query, field) => {
    const account = await makeAccount();
    const response = await get(`/v1/signals?${query}`, account.withKey);
    expect([response.statusCode, Object.keys(response.json().error.details?.fields ?? {})]).toEqual([
      400,
      [field],
    ]);
  });

  it('refuses the cursor of another account', async () => {
    const [one, two] = [await watching('07654321'), await makeAccount()];
    const { next_cursor } = await read(one, 'start');
    const response = await get(`/v1/signals?cursor=${next_cursor}`, two.withKey);
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_request']);
    expect(response.json().error.message).toContain('another account');
  });
});

const WRITERS = 8;
const TRANSACTIONS = 20;

it('skips and repeats nothing while 8 connections commit signals in another order than that of their ids', async () => {
  const account = await watching(...COMPANIES);
  // A pool of its own, so that each writer has a connection.
  const other = await startTestService({ sharing: service.test });
  const written = new Set<string>();
  async function writer(n: number): Promise<void> {
    for (let i = 0; i < TRANSACTIONS; i++) {
      await other.database.db
        .transaction(async (tx) => {
          const early = ids.sortable('sig', nextTime());
          await sleep((n * 7 + i * 3) % 23);
          const mine = [await write(tx, { number: COMPANIES[(n + i) % 3] ?? '' })];
          mine.push(await write(tx, { id: early, number: COMPANIES[n % 3] ?? '' }));
          await sleep((n * 5 + i * 7) % 17);
          // Some transactions come to nothing, and their positions are never seen.
          if ((n + i) % 10 === 0) throw new Error('rolled back');
          for (const id of mine) written.add(id);
        })
        .catch((error: Error) => expect(error.message).toBe('rolled back'));
    }
  }
  let isWriting = true;
  const writers = Promise.all(Array.from({ length: WRITERS }, (_, n) => writer(n))).finally(() => {
    isWriting = false;
  });
  const found: string[] = [];
  let cursor = 'start';
  while (isWriting) {
    // Large pages, to be at the newest signal most of the time.
    const part = await readAll(account, cursor, '&limit=100');
    found.push(...part.found);
    cursor = part.cursor;
  }
  await writers;
  const whileWriting = found.length;
  found.push(...(await readAll(account, cursor, '&limit=100')).found);
  await other.stop();
  expect(new Set(found)).toEqual(written);
  expect(found).toHaveLength(written.size);
  // The difficult case did happen: the feed was read during the writes, and the order of ids is not that of
  // commits.
  expect(whileWriting).toBeGreaterThan(0);
  expect(found).not.toEqual([...found].sort());
});

it('does not go past a signal that is not committed yet', async () => {
  const account = await watching('07654321');
  const { db } = service;
  let commit: () => void = () => undefined;
  const mayCommit = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let slow: Promise<void> | undefined;
  const first = await new Promise<string>((resolve) => {
    slow = db.transaction(async (tx) => {
      resolve(await write(tx));
      await mayCommit;
    });
  });
  let isCommitted = false;
  const fast = write(db).finally(() => {
    isCommitted = true;
  });
  await expect.poll(async () => isCommitted || (await countWaiting()) > 0, { timeout: 20_000 }).toBe(true);
  const early = await readAll(account, 'start');
  commit();
  await slow;
  const second = await fast;
  const late = await readAll(account, early.cursor);
  expect([...early.found, ...late.found]).toEqual([first, second]);
});

async function countWaiting(): Promise<number> {
  const row = await service.db.first<{ count: number }>(sql`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into signals%'`);
  return row?.count ?? 0;
}

it('goes on in a database that was restored from a backup older than the cursor', async () => {
  const account = await watching('07654321');
  const kept = [await write(service.db), await write(service.db)];
  const { rows } = await backUpSequence();
  const lost = [await write(service.db), await write(service.db), await write(service.db)];
  const { found, cursor } = await readAll(account, 'start');
  expect(found).toEqual([...kept, ...lost]);
  await service.db.execute(sql`delete from signals where id = any(${lost}::text[])`);
  await service.db.execute(sql`select setval(pg_get_serial_sequence('signals', 'position'), ${rows})`);
  const next = [await write(service.db), await write(service.db)];
  expect(idsOf(await read(account, cursor))).toEqual(next);
});

async function backUpSequence(): Promise<{ rows: number }> {
  const row = await service.db.first<{ position: number }>(
    sql`select max(position) as position from signals`,
  );
  return { rows: row?.position ?? 0 };
}
