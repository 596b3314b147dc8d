import { afterAll, beforeAll, expect } from 'vitest';
import { createTestClock } from '../../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts';
import { type Database, sql, type Transaction } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createIdSource } from '../../../shared/ids.ts';
import {
  type Charge,
  type CreditEntry,
  type Credits,
  createCredits,
  type Grant,
  type Hold,
  type Settle,
} from '../index.ts';
import { listLedgerFaults } from './ledger-faults.ts';

let accountsMade = 0;

/** The ledger of one database, with each write in a separate transaction. */
export function createLedgerFixture(db: Database, clock: Clock) {
  const credits: Credits = createCredits({ clock, ids: createIdSource() });
  const alone = <T>(work: (tx: Transaction) => Promise<T>) => db.transaction(work);
  return {
    credits,
    /** An account with an open ledger that owns this much. */
    async account(balance = 0): Promise<string> {
      const accountId = await insertAccount(db, clock);
      await alone(async (tx) => {
        await credits.openAccount(tx, accountId);
        if (balance > 0) await credits.grant(tx, { accountId, credits: balance, reason: 'start' });
      });
      return accountId;
    },
    grant: (grant: Grant) => alone((tx) => credits.grant(tx, grant)),
    hold: (hold: Hold) => alone((tx) => credits.hold(tx, hold)),
    settle: (settle: Settle) => alone((tx) => credits.settle(tx, settle)),
    chargeNow: (charge: Charge) => alone((tx) => credits.chargeNow(tx, charge)),
    balance: (accountId: string) => credits.readBalance(db, accountId),
    /** Oldest first. */
    async entries(accountId: string): Promise<CreditEntry[]> {
      return (await credits.listEntries(db, accountId, { limit: 200 })).reverse();
    },
    async kinds(accountId: string): Promise<string[]> {
      return (await this.entries(accountId)).map((entry) => entry.kind);
    },
  };
}

export type LedgerFixture = ReturnType<typeof createLedgerFixture>;

/**
 * One ledger on its own database for all tests of a file. Whatever they do, it has no faults in the end.
 * Database and ledger are filled before the first test; until then only functions may use them.
 */
export function useLedger() {
  const clock = createTestClock();
  const test = {} as TestDatabase;
  const ledger = {} as LedgerFixture;
  beforeAll(async () => {
    Object.assign(test, await createTestDatabase());
    Object.assign(ledger, createLedgerFixture(test.db, clock));
  });
  afterAll(async () => {
    expect(await listLedgerFaults(test.db)).toEqual([]);
    await test.drop();
  });
  return { clock, test, ledger };
}

/** A minimal row: this module needs only the id of an account. */
export async function insertAccount(db: Database, clock: Clock): Promise<string> {
  accountsMade += 1;
  const id = `acc_${process.pid}_${accountsMade}`;
  await db.execute(sql`
    insert into accounts (id, created_at) values (${id}, ${clock.now()})`);
  return id;
}
