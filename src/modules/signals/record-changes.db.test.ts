import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { sql, type Transaction } from '../../platform/postgres/index.ts';
import { createIdSource } from '../../shared/ids.ts';
import { STATE_VERSION } from './company-state.ts';
import { createSignals, type Observation, type Signals } from './index.ts';

const clock = createTestClock('2026-11-15T09:00:00Z');
const hookCalls: string[][] = [];
let database: TestDatabase;
let signals: Signals;
let onSignals = async (_tx: Transaction, ids: string[]) => void hookCalls.push(ids);

beforeAll(async () => {
  database = await createTestDatabase();
  signals = createSignals({
    db: database.db,
    clock,
    ids: createIdSource(),
    onSignals: (tx, ids) => onSignals(tx, ids),
  });
});
beforeEach(async () => {
  clock.set('2026-11-15T09:00:00Z');
  onSignals = async (_tx, ids) => void hookCalls.push(ids);
  hookCalls.length = 0;
  for (const table of ['signals', 'tracked_companies', 'companies']) {
    await database.db.execute({ text: `delete from ${table}`, values: [] });
  }
});
afterAll(() => database.drop());

async function track(...numbers: string[]): Promise<void> {
  for (const number of numbers) {
    await database.db.execute(sql`
      insert into companies (company_number, company_name, company_status, company_type, row_hash, sic_codes)
      values (${number}, 'HOLLIN BROOK LIMITED', 'active', 'ltd', 7, '{00001}')`);
    await database.db.transaction((tx) => signals.tracking.begin(tx, number));
  }
}
const setSic = (number: string, code: string) =>
  database.db.execute(sql`update companies set sic_codes = array[${code}] where company_number = ${number}`);
const record = (...observations: Partial<Observation>[]) =>
  database.db.transaction((tx) =>
    signals.recorder.record(
      tx,
      observations.map(
        (one) => ({ companyNumber: '1', source: 'poll', day: '2026-11-15', ...one }) as Observation,
      ),
    ),
  );
const stored = () =>
  database.db.query<{ id: string; identity: string; source: string }>(
    sql`select id, identity, source from signals order by id`,
  );

describe('a change', () => {
  it('is stored with its signal, and the hook is called in the same transaction', async () => {
    await track('1');
    await setSic('1', '00002');
    onSignals = async (tx, ids) => {
      hookCalls.push(ids);
      expect(await tx.query(sql`select id from signals where id = any(${ids})`)).toHaveLength(1);
      expect(await database.db.query(sql`select id from signals`)).toEqual([]);
    };
    const ids = await record({});
    expect(hookCalls).toEqual([ids]);
    expect(await stored()).toMatchObject([{ id: ids[0], source: 'poll' }]);
  });

  it('is undone if the hook fails, and is found again', async () => {
    await track('1');
    await setSic('1', '00002');
    onSignals = async () => {
      throw new Error('no deliveries today');
    };
    await expect(record({})).rejects.toThrow('no deliveries today');
    expect(await stored()).toEqual([]);
    onSignals = async (_tx, ids) => void hookCalls.push(ids);
    expect(await record({})).toHaveLength(1);
  });

  it('makes no second signal and calls no hook if any source reports it again', async () => {
    await track('1');
    await setSic('1', '00002');
    await record({ source: 'stream' });
    for (const source of ['stream', 'snapshot', 'poll', 'clock'] as const) await record({ source });
    expect(await stored()).toHaveLength(1);
    expect(hookCalls).toHaveLength(1);
  });

  it('makes one signal per direction and day if it is undone and repeated', async () => {
    await track('1');
    const days = ['2026-11-15', '2026-11-15', '2026-11-15', '2026-11-16', '2026-11-16'];
    for (const [index, day] of days.entries()) {
      await setSic('1', index % 2 ? '00001' : '00002');
      await record({ day });
    }
    expect((await stored()).map(({ identity }) => identity)).toEqual([
      '2026-11-15|00001|00002',
      '2026-11-15|00002|00001',
      '2026-11-16|00002|00001',
      '2026-11-16|00001|00002',
    ]);
  });

  it('is found in the office even if a source in between had no office', async () => {
    await track('1');
    const move = (line: string | null) =>
      database.db.execute(sql`update companies set address_line_1 = ${line} where company_number = '1'`);
    const made: string[][] = [];
    for (const line of ['4 Mill Lane', null, '7 Quay Street']) {
      await move(line);
      made.push(await record({}));
    }
    expect(made.map((ids) => ids.length)).toEqual([0, 0, 1]);
    expect(await database.db.query(sql`select signal_type, previous, current from signals`)).toMatchObject([
      {
        signal_type: 'registered_office_changed',
        previous: { registered_address: '4 Mill Lane' },
        current: { registered_address: '7 Quay Street' },
      },
    ]);
  });

  it('makes no signal if nobody tracks the company', async () => {
    await track('1');
    await database.db.transaction((tx) => signals.tracking.end(tx, '1'));
    await setSic('1', '00002');
    expect(await record({})).toEqual([]);
  });

  it('makes one signal if ten processes notice it at once', async () => {
    await track('1');
    await setSic('1', '00002');
    const all = await Promise.all(Array.from({ length: 10 }, () => record({})));
    expect(all.flat()).toHaveLength(1);
  });
});

describe('ids', () => {
  it('become visible in order: a reader up to one id has missed no smaller id', async () => {
    await track('1', '2', '3');
    let isDone = false;
    const seen: string[] = [];
    const reading = (async () => {
      while (!isDone) {
        const rows = await database.db.query<{ id: string }>(sql`
          select id from signals where id > ${seen.at(-1) ?? ''} order by id`);
        seen.push(...rows.map(({ id }) => id));
      }
    })();
    await Promise.all(
      ['1', '2', '3'].map(async (number) => {
        for (let i = 0; i < 8; i++) {
          await setSic(number, `${i}`);
          await record({ companyNumber: number });
        }
      }),
    );
    isDone = true;
    await reading;
    const rest = await database.db.query<{ id: string }>(sql`
      select id from signals where id > ${seen.at(-1) ?? ''}`);
    expect([...seen, ...rest.map(({ id }) => id)]).toEqual((await stored()).map(({ id }) => id));
    expect(await stored()).toHaveLength(24);
  });

  it('are greater for later signals, even if the clock goes back', async () => {
    await track('1');
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) {
      clock.advance({ hours: -1 });
      await setSic('1', `${i}`);
      ids.push(...(await record({ day: `2026-11-${15 + i}` })));
    }
    expect(ids).toHaveLength(5);
    expect(ids).toEqual([...ids].sort());
  });
});

it('transactions over the same companies in different orders do not deadlock', async () => {
  const numbers = Array.from({ length: 12 }, (_, at) => String(at));
  await track(...numbers);
  for (let round = 0; round < 5; round++) {
    for (const number of numbers) await setSic(number, `1${round}`);
    const orders = [numbers, [...numbers].reverse(), [...numbers.slice(5), ...numbers.slice(0, 5)]];
    const found = await Promise.all(
      orders.map((order) => record(...order.map((companyNumber) => ({ companyNumber })))),
    );
    expect(found.flat()).toHaveLength(12);
  }
});

describe('the stored state of a company', () => {
  const setVersion = (version: number | null) =>
    database.db.execute(sql`
      update tracked_companies set state = (state - 'version')
        || case when ${version}::int is null then '{}'::jsonb else jsonb_build_object('version', ${version}::int) end`);
  const readVersions = () =>
    database.db.query<{ version: number }>(
      sql`select (state ->> 'version')::int as version from tracked_companies`,
    );

  it('is stored with the current version, by which later releases know how to read it', async () => {
    await track('1');
    expect(await readVersions()).toEqual([{ version: STATE_VERSION }]);
  });

  it('is readable if it was stored without a version, and then gets one', async () => {
    await track('1');
    await setVersion(null);
    await setSic('1', '00002');
    expect(await record({})).toHaveLength(1);
    expect(await readVersions()).toEqual([{ version: STATE_VERSION }]);
  });

  it('stays unchanged if a newer version of the program wrote it', async () => {
    await track('1');
    const newer = STATE_VERSION + 1;
    await setVersion(newer);
    await setSic('1', '00002');
    await expect(record({})).rejects.toThrow(`is stored in version ${newer}`);
    expect(await stored()).toEqual([]);
    expect(await readVersions()).toEqual([{ version: newer }]);
  });
});
