import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { silentLogger } from '../../platform/logger.ts';
import { type Database, openDatabase, sql } from '../../platform/postgres/index.ts';
import { Problem } from '../../shared/problem.ts';
import { listLedgerFaults } from './test-support/ledger-faults.ts';
import { createLedgerFixture, type LedgerFixture } from './test-support/ledger-fixture.ts';

const clock = createTestClock();
let test: TestDatabase;
let crowd: Database;
let ledger: LedgerFixture;
beforeAll(async () => {
  test = await createTestDatabase();
  // As many connections as callers in the smaller tests: they wait for each other's locks, not for the pool.
  const crowded = { connectionsMax: 50, connectTimeoutMs: 60_000 };
  crowd = openDatabase({ url: test.url, log: silentLogger, ...crowded });
  // Opened before the tests, or the callers would come one by one as their connections do.
  await Promise.all(times(50, () => crowd.execute(sql`select pg_sleep(0.2)`)));
  ledger = createLedgerFixture(crowd, clock);
});
afterAll(async () => {
  expect(await listLedgerFaults(test.db)).toEqual([]);
  await crowd.close();
  await test.drop();
});

const subject = 'domain:acme.co.uk';
/** How many statements wait for a lock. */
const countWaiting = async () =>
  (
    await test.db.query(sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  ).length;
function times<T>(count: number, make: (index: number) => Promise<T>): Promise<T>[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

describe('calls at the same moment', () => {
  it('a hundred holds on ten credits: ten succeed, and ninety fail with no_credits', async () => {
    const accountId = await ledger.account(10);
    const holds = await Promise.allSettled(
      times(100, (i) => ledger.hold({ accountId, holdId: `ten-${i}`, subject })),
    );
    const refused = holds.filter((hold) => hold.status === 'rejected').map((hold) => hold.reason);
    expect(refused).toHaveLength(90);
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(Problem);
      expect(reason).toMatchObject({ code: 'no_credits', details: { credits_available: 0 } });
    }
    expect(await ledger.balance(accountId)).toEqual({ balance: 10, held: 10, available: 0 });
  });

  it('fifty settlements of one hold that disagree: one is made, and all return it', async () => {
    const accountId = await ledger.account(1);
    await ledger.hold({ accountId, holdId: 'disputed', subject });
    const settled = await Promise.all(
      times(50, (i) => {
        const outcome = i % 2 === 0 ? 'charge' : 'release';
        return ledger.settle({ holdId: 'disputed', outcome, reason: `by ${i}` });
      }),
    );
    expect(settled.filter((result) => !result.repeated)).toHaveLength(1);
    expect(new Set(settled.map((result) => `${result.reason} ${result.recordedReason}`)).size).toBe(1);
    expect(await ledger.kinds(accountId)).toHaveLength(3);
    expect(await ledger.balance(accountId)).toMatchObject({ balance: settled[0]?.balance, held: 0 });
  });

  it('fifty charges for one subject: one is made', async () => {
    const accountId = await ledger.account(50);
    const charges = await Promise.all(
      times(50, () => ledger.chargeNow({ accountId, subject, reason: 'matched' })),
    );
    expect(charges.filter((charge) => charge.charged)).toHaveLength(1);
    expect(charges.filter((charge) => charge.reason === 'already_charged')).toHaveLength(49);
    expect(await ledger.balance(accountId)).toMatchObject({ balance: 49 });
  });

  it('two jobs for the same subject: one is charged, the other gets its credit back', async () => {
    const accountId = await ledger.account(2);
    const job = async (holdId: string) => {
      await ledger.hold({ accountId, holdId, subject });
      return ledger.settle({ holdId, outcome: 'charge', reason: 'matched' });
    };
    const settled = await Promise.all([job('job-1'), job('job-2')]);
    expect(settled.map((result) => result.reason).sort()).toEqual(['already_charged', 'charged']);
    expect((await ledger.kinds(accountId)).sort()).toEqual(['charge', 'grant', 'hold', 'hold', 'release']);
    expect(await ledger.balance(accountId)).toEqual({ balance: 1, held: 0, available: 1 });
  });

  it('a job and a cached answer for the same subject: one is charged', async () => {
    const accountId = await ledger.account(40);
    await Promise.all(times(20, (i) => ledger.hold({ accountId, holdId: `mixed-${i}`, subject })));
    const results = await Promise.all([
      ...times(20, (i) => ledger.settle({ holdId: `mixed-${i}`, outcome: 'charge', reason: 'matched' })),
      ...times(20, () => ledger.chargeNow({ accountId, subject, reason: 'matched' })),
    ]);
    expect(results.filter((result) => result.charged)).toHaveLength(1);
    expect(await ledger.balance(accountId)).toEqual({ balance: 39, held: 0, available: 39 });
  });

  it('fifty grants under one key: one is made, and all return the balance after it', async () => {
    const accountId = await ledger.account();
    const grants = await Promise.all(
      times(50, () => ledger.grant({ accountId, credits: 7, reason: 'plan', key: 'plan:2026-11-15' })),
    );
    expect(grants.filter((grant) => grant.granted)).toHaveLength(1);
    expect(new Set(grants.map((grant) => grant.balance))).toEqual(new Set([7]));
  });

  it('a charge that is rolled back: the one waiting behind it is charged instead', async () => {
    const accountId = await ledger.account(1);
    let waiting: Promise<unknown> | undefined;
    const undone = crowd.transaction(async (tx) => {
      await ledger.credits.chargeNow(tx, { accountId, subject, reason: 'undone' });
      waiting = ledger.chargeNow({ accountId, subject, reason: 'waiting' });
      await expect.poll(countWaiting, { timeout: 15_000 }).toBe(1);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await waiting).toMatchObject({ charged: true });
    expect((await ledger.entries(accountId)).map((entry) => entry.reason)).toEqual(['start', 'waiting']);
  });
});
