import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { howToRun } from '../../../test/support/how-to-run.ts';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { sql } from '../../platform/postgres/index.ts';
import { judgeProgram, readBooks } from './test-support/judge-program.ts';
import { listLedgerFaults } from './test-support/ledger-faults.ts';
import { createLedgerFixture, type LedgerFixture } from './test-support/ledger-fixture.ts';
import type { Executed } from './test-support/ledger-program.ts';

const SPENDER = new URL('./test-support/spender.ts', import.meta.url);

const clock = createTestClock();
let test: TestDatabase;
let ledger: LedgerFixture;
let spender: ChildProcess | undefined;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.db.execute(sql`create table witness (tag text primary key)`);
  ledger = createLedgerFixture(test.db, clock);
});
afterEach(() => spender?.kill('SIGKILL'));
afterAll(() => test.drop());

/**
 * Lets a process spend until it has reported this many finished transactions, and kills it in the middle of
 * more.
 */
async function spendUntilKilled(name: string, accounts: string[], finishedMin: number): Promise<Executed[]> {
  const { execArgv, program } = howToRun(SPENDER);
  const args = [...execArgv, program, test.url, name, clock.now().toISOString(), ...accounts];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  spender = child;
  const closed = once(child, 'close');
  const reported = new Map<string, Executed>();
  let finished = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const executed: Executed = JSON.parse(line);
    reported.set(executed.tag, executed);
    if (executed.outcome.was !== 'unknown') finished += 1;
    if (finished >= finishedMin) child.kill('SIGKILL');
  }
  expect(await closed).toEqual([null, 'SIGKILL']);
  await expect.poll(() => countConnections(name), { timeout: 30_000 }).toBe(0);
  return [...reported.values()];
}

async function countConnections(name: string): Promise<number> {
  const rows = await test.db.query(sql`select from pg_stat_activity where application_name = ${name}`);
  return rows.length;
}

it('balances stay sums of their entries and each hold is settled once, when the process is killed at any moment', async () => {
  const accounts = await Promise.all([ledger.account(5), ledger.account(5), ledger.account(5)]);
  const reported: Executed[] = [];
  for (const [round, finishedMin] of [20, 75, 160, 310].entries()) {
    const executed = await spendUntilKilled(`spender${round}`, accounts, finishedMin);
    expect(executed.some(({ outcome }) => outcome.was === 'unknown')).toBe(true);
    reported.push(...executed);
    expect(judgeProgram(reported, await readBooks(test.db, accounts))).toEqual([]);
    expect(await listLedgerFaults(test.db)).toEqual([]);
    clock.advance({ days: 365 });
  }

  for (const { hold_id: holdId } of await ledger.credits.listOpenHoldsOlderThan(test.db, clock.now(), 1000))
    await ledger.settle({ holdId, outcome: 'release', reason: 'job_failed_free' });
  for (const accountId of accounts) expect(await ledger.balance(accountId)).toMatchObject({ held: 0 });
  expect(await listLedgerFaults(test.db)).toEqual([]);
}, 120_000);
