import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { sql } from '../../platform/postgres/index.ts';
import { createIdSource } from '../../shared/ids.ts';
import { Problem } from '../../shared/problem.ts';
import { createAudit } from '../audit/index.ts';
import { insertAccount } from '../credits/test-support/ledger-fixture.ts';
import type { WrittenAnswer } from '../resolution/index.ts';
import { bulkStore as store } from './bulk.store.ts';
import { type BulkOptions, createBulk } from './index.ts';
import { runUploadTurn, type UploadTurnDeps } from './run-upload-turn.ts';

const clock = createTestClock();
let database: TestDatabase;
let accountId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  accountId = await insertAccount(database.db, clock);
});
afterAll(() => database.drop());

const MATCHED = { status: 'completed', match_status: 'matched', charged: true, charge_reason: 'matched' };

async function insert(id: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    input: `d${n}.test`,
    domain: `d${n}.test`,
    reason: null,
    cells: null,
    isInvalid: false,
  }));
  const upload = { direction: 'domain', file_name: null, columns: null, column_index: 0 } as const;
  await database.db.transaction((tx) =>
    store.insert(tx, { id, accountId, rows, at: clock.now(), ...upload }),
  );
}

/**
 * One turn, in which each domain is answered by `resolve`, given how many were asked for so far, and each job
 * by `readJob`, given how often jobs were read.
 */
function turn(
  id: string,
  resolve: (nth: number, domain: string) => Promise<object>,
  readJob: (nth: number) => object = () => MATCHED,
  isFree: (domain: string) => boolean = () => false,
): ReturnType<typeof runUploadTurn> {
  let asked = 0;
  let read = 0;
  const questions = {
    listChargeable: async (_: string, domains: string[]) => domains.filter((domain) => !isFree(domain)),
    resolve: async ({ domain }: { domain: string }) => {
      const { isJoined, ...body } = (await resolve(++asked, domain)) as { isJoined?: boolean };
      return { body: JSON.stringify(body), isJoined } as WrittenAnswer;
    },
  } as unknown as UploadTurnDeps['questions'];
  const jobs = { readJob: async () => readJob(++read) } as unknown as UploadTurnDeps['jobs'];
  const websites = {} as UploadTurnDeps['websites'];
  const companies = {} as UploadTurnDeps['companies'];
  const deps = { db: database.db, store, questions, jobs, websites, companies, clock };
  return runUploadTurn(deps, id, new AbortController().signal);
}

const outcomes = async (id: string) =>
  (await store.listResults(database.db, id, { after: 0, limit: 100 })).map(
    ({ outcome, charged }) => `${outcome}${charged ? ', charged' : ''}`,
  );

const charges = async (id: string) =>
  (await store.listResults(database.db, id, { after: 0, limit: 100 })).map((row) => row.charge_reason);

async function cancel(id: string): Promise<void> {
  await store.setStatus(database.db, id, { from: ['running'], to: 'cancelled', at: clock.now() });
  await store.cancelWaiting(database.db, id);
}

it('a row that was cancelled is never asked for, and one that is being asked for is not cancelled', async () => {
  await insert('bulk_1', 6);
  let asked = 0;
  await turn('bulk_1', async (nth) => {
    asked = nth;
    if (nth === 3) await cancel('bulk_1');
    return MATCHED;
  });
  expect(asked).toBe(3);
  expect(await outcomes('bulk_1')).toEqual([
    ...Array(3).fill('matched, charged'),
    ...Array(3).fill('cancelled'),
  ]);
});

it('a turn that was cut off in the middle of a question leaves that row to the next', async () => {
  await insert('bulk_2', 3);
  const cutOff = turn('bulk_2', async (nth) => {
    if (nth === 2) throw new Error('the database went away');
    return MATCHED;
  });
  await expect(cutOff).rejects.toThrow('went away');
  expect(await turn('bulk_2', async () => MATCHED)).toBeUndefined();
  expect(await outcomes('bulk_2')).toEqual(Array(3).fill('matched, charged'));
});

it('a job that several rows share and that ends at any moment is charged once, to the first of them', async () => {
  const running = { status: 'running', job_id: 'job_shared' };
  for (const [id, endsWith] of [
    ['bulk_5', 1],
    ['bulk_6', 2],
    ['bulk_7', 3],
  ] as const) {
    await insert(id, 3);
    await turn(
      id,
      async () => running,
      (nth) => (nth < endsWith ? running : MATCHED),
    );
    expect(await outcomes(id)).toEqual(['matched, charged', 'matched', 'matched']);
  }
});

it('a job that another call opened is not charged to the rows that joined it, in whichever turn it ends', async () => {
  const joined = { status: 'running', job_id: 'job_of_a_call', isJoined: true };
  await insert('bulk_11', 2);
  let hasEnded = false;
  const cutOff = turn(
    'bulk_11',
    async () => joined,
    () => {
      if (hasEnded) throw new Error('the process stopped');
      hasEnded = true;
      return { status: 'running' };
    },
  );
  await expect(cutOff).rejects.toThrow('stopped');
  expect(await charges('bulk_11')).toEqual([null, null]);
  expect(await store.find(database.db, accountId, 'bulk_11')).toMatchObject({ already_charged: 0 });
  expect(await turn('bulk_11', async () => joined)).toBeUndefined();
  expect(await outcomes('bulk_11')).toEqual(['matched', 'matched']);
  expect(await charges('bulk_11')).toEqual(['already_charged', 'already_charged']);
  expect(await store.find(database.db, accountId, 'bulk_11')).toMatchObject({
    already_charged: 2,
    charged: 0,
  });

  await insert('bulk_12', 1);
  const free = {
    status: 'completed',
    match_status: 'no_match',
    charged: false,
    charge_reason: 'no_match_free',
  };
  await turn(
    'bulk_12',
    async () => joined,
    () => free,
  );
  expect(await charges('bulk_12')).toEqual(['no_match_free']);
});

it('a row without credits waits; cancelled then, it ends as cancelled', async () => {
  await insert('bulk_3', 2);
  const broke = async () => {
    throw new Problem('no_credits', 'There are no credits left.');
  };
  expect(await turn('bulk_3', broke)).toBeUndefined();
  expect((await store.readState(database.db, 'bulk_3'))?.status).toBe('paused');
  expect(await store.countOpen(database.db, 'bulk_3')).toEqual({ waiting: 2, running: 0 });

  await insert('bulk_4', 2);
  await turn('bulk_4', async () => {
    await cancel('bulk_4');
    return broke();
  });
  // To cancel is to ask for another turn.
  await turn('bulk_4', broke);
  expect(await outcomes('bulk_4')).toEqual(['cancelled', 'cancelled']);
});

it('rows that are free do not wait for credits, wherever they are, and the others do', async () => {
  await insert('bulk_13', 450);
  const isFree = (domain: string) => ['d3.test', 'd210.test', 'd211.test', 'd449.test'].includes(domain);
  const asked: string[] = [];
  const free = {
    status: 'completed',
    match_status: 'matched',
    charged: false,
    charge_reason: 'already_charged',
  };
  await turn(
    'bulk_13',
    async (_, domain) => {
      asked.push(domain);
      // The one that was free a moment ago.
      if (isFree(domain) && domain !== 'd210.test') return free;
      throw new Problem('no_credits', 'There are no credits left.');
    },
    undefined,
    isFree,
  );
  expect(asked).toEqual(['d0.test', 'd3.test', 'd210.test', 'd211.test', 'd449.test']);
  expect((await store.readState(database.db, 'bulk_13'))?.status).toBe('paused');
  expect(await store.countOpen(database.db, 'bulk_13')).toEqual({ waiting: 447, running: 0 });
});

it('a row becomes free when an earlier one has paid for its domain, and does not wait for credits then', async () => {
  await insert('bulk_15', 3);
  await database.db.execute(sql`
    update bulk_rows set domain = 'd0.test' where bulk_id = 'bulk_15' and row_number = 3`);
  let hasPaid = false;
  const workOn = () =>
    turn(
      'bulk_15',
      async (_, domain) => {
        if (domain !== 'd0.test') throw new Problem('no_credits', 'There are no credits left.');
        return hasPaid
          ? { ...MATCHED, charged: false, charge_reason: 'already_charged' }
          : { status: 'running', job_id: 'job_d0' };
      },
      (nth) => {
        if (nth === 1) return { status: 'running' };
        hasPaid = true;
        return MATCHED;
      },
      (domain) => hasPaid && domain === 'd0.test',
    );
  while (await workOn());
  expect(await charges('bulk_15')).toEqual(['matched', null, 'already_charged']);
  expect((await store.readState(database.db, 'bulk_15'))?.status).toBe('paused');
});

it('free rows that have to be read again run eight at a time, and all before the upload pauses', async () => {
  await insert('bulk_14', 30);
  const isFree = (domain: string) => domain !== 'd0.test';
  let most = 0;
  let started = 0;
  let ended = 0;
  const workOn = () =>
    turn(
      'bulk_14',
      async (_, domain) => {
        if (!isFree(domain)) throw new Problem('no_credits', 'There are no credits left.');
        started += 1;
        most = Math.max(most, started - ended);
        return { status: 'running', job_id: `job_${domain}` };
      },
      () => {
        ended += 1;
        return {
          status: 'completed',
          match_status: 'no_match',
          charged: false,
          charge_reason: 'no_match_free',
        };
      },
      isFree,
    );
  while (await workOn());
  expect([most, started]).toEqual([8, 29]);
  expect((await store.readState(database.db, 'bulk_14'))?.status).toBe('paused');
  expect(await store.countOpen(database.db, 'bulk_14')).toEqual({ waiting: 1, running: 0 });
});

it('a row waits, with too many jobs in progress, for the time of Retry-After, a minute at most', async () => {
  await insert('bulk_8', 2);
  for (const [seconds, afterMs] of [
    ['5', 5_000],
    ['3000', 60_000],
  ] as const) {
    const refused = async () => {
      throw new Problem('rate_limited', 'Wait.', { headers: { 'retry-after': seconds } });
    };
    expect(await turn('bulk_8', refused)).toEqual({ afterMs });
  }
  expect((await store.readState(database.db, 'bulk_8'))?.status).toBe('running');
  expect(await turn('bulk_8', async () => MATCHED)).toBeUndefined();
  expect(await outcomes('bulk_8')).toEqual(Array(2).fill('matched, charged'));
});

it('an upload that waits for credits resumes when asked to, and by itself when there are some', async () => {
  let credits = 0;
  const bulk = createBulk({
    db: database.db,
    clock,
    ids: createIdSource(),
    turnsMax: 1,
    keptDays: 90,
    questions: { readCreditsRemaining: async () => credits } as unknown as BulkOptions['questions'],
    jobs: {} as BulkOptions['jobs'],
    websites: {} as BulkOptions['websites'],
    companies: {} as BulkOptions['companies'],
    uploads: {} as BulkOptions['uploads'],
    audit: createAudit({ db: database.db, clock, ids: createIdSource() }),
  });
  await insert('bulk_9', 1);
  const pause = () =>
    store.setStatus(database.db, 'bulk_9', { from: ['running'], to: 'paused', at: clock.now() });
  const status = async () => (await store.readState(database.db, 'bulk_9'))?.status;
  await pause();
  expect((await bulk.resume({ accountId, actor: 'ada@example.org' }, 'bulk_9')).status).toBe('running');
  await pause();
  await bulk.resumePaused();
  expect(await status()).toBe('paused');
  credits = 1;
  await bulk.resumePaused();
  expect(await status()).toBe('running');
});

it('rows of one domain that were answered one after another are charged once', async () => {
  await insert('bulk_10', 2);
  await database.db.execute(sql`update bulk_rows set domain = 'same.test' where bulk_id = 'bulk_10'`);
  await turn('bulk_10', async () => MATCHED);
  expect(await outcomes('bulk_10')).toEqual(['matched, charged', 'matched']);
});

it('is deleted with its rows as long after its end as is set, and not while it is paused', async () => {
  const bulk = createBulk({
    db: database.db,
    clock,
    ids: createIdSource(),
    turnsMax: 1,
    keptDays: 90,
    questions: {} as BulkOptions['questions'],
    jobs: {} as BulkOptions['jobs'],
    websites: {} as BulkOptions['websites'],
    companies: {} as BulkOptions['companies'],
    uploads: {} as BulkOptions['uploads'],
    audit: createAudit({ db: database.db, clock, ids: createIdSource() }),
  });
  const setStatus = (id: string, to: 'cancelled' | 'paused') =>
    store.setStatus(database.db, id, { from: ['running'], to, at: clock.now() });
  await insert('bulk_old', 3);
  await setStatus('bulk_old', 'cancelled');
  await insert('bulk_paused', 1);
  await setStatus('bulk_paused', 'paused');
  clock.advance({ days: 89 });
  await bulk.purge();
  expect(await store.readState(database.db, 'bulk_old')).toBeDefined();
  clock.advance({ days: 2 });
  await bulk.purge();
  expect(await store.readState(database.db, 'bulk_old')).toBeUndefined();
  expect(await outcomes('bulk_old')).toEqual([]);
  expect(await store.readState(database.db, 'bulk_paused')).toBeDefined();
});
