import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts';
import { type Statement, sql } from '../../../platform/postgres/index.ts';
import { listLedgerFaults } from './ledger-faults.ts';
import { createLedgerFixture } from './ledger-fixture.ts';

let test: TestDatabase;
let account: string;
beforeAll(async () => {
  test = await createTestDatabase();
  const ledger = createLedgerFixture(test.db, createTestClock());
  account = await ledger.account(5);
  await ledger.hold({ accountId: account, holdId: 'audited', subject: 'domain:acme.co.uk', credits: 2 });
});
afterAll(() => test.drop());

describe('the audit of the books', () => {
  it('finds nothing where all is well', async () => {
    expect(await listLedgerFaults(test.db)).toEqual([]);
  });

  it.each<[string, (id: string) => Statement]>([
    [
      'do not sum',
      (id) => sql`update credit_accounts set balance = balance + 1, held = held where account_id = ${id}`,
    ],
    ['not its open holds', (id) => sql`update credit_accounts set held = held - 1 where account_id = ${id}`],
    ['open holds are wrong', (id) => sql`delete from credit_holds where account_id = ${id}`],
    [
      'out of bounds',
      (
        id,
      ) => sql`insert into credit_entries (id, account_id, kind, credits, subject, reason, paid_until, created_at)
        values ('ce_bad', ${id}, 'charge', 9, 'x', 'x', now() + interval '1 hour', now())`,
    ],
    [
      'does not fit a hold',
      (
        id,
      ) => sql`insert into credit_entries (id, account_id, kind, credits, hold_id, subject, reason, created_at)
        values ('ce_bad', ${id}, 'release', 1, 'h', 'x', 'x', now())`,
    ],
    [
      'within 30 days of another',
      (
        id,
      ) => sql`insert into credit_entries (id, account_id, kind, credits, subject, reason, paid_until, created_at)
        select 'ce_bad' || n, ${id}, 'charge', 1, 'x', 'x', now() + interval '30 days', now()
        from generate_series(1, 2) as n`,
    ],
    ['paid subjects are wrong', (id) => sql`insert into credit_purchases values (${id}, 'x', now())`],
  ])('finds that something: %s', async (fault, tamper) => {
    const undone = new Error('undone');
    const tampering = test.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(tamper(account));
      expect((await listLedgerFaults(tx)).join('\n')).toContain(fault);
      throw undone;
    });
    await expect(tampering).rejects.toBe(undone);
  });
});
