import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { silentLogger } from '../../platform/logger.ts';
import { type Database, openDatabase, sql } from '../../platform/postgres/index.ts';
import { judgeProgram, readBooks } from './test-support/judge-program.ts';
import { listLedgerFaults } from './test-support/ledger-faults.ts';
import { createLedgerFixture, type LedgerFixture } from './test-support/ledger-fixture.ts';
import { type Operation, runProgram, type Stage, type Step } from './test-support/ledger-program.ts';
import { ModelLedger } from './test-support/model-ledger.ts';

const VICTIMS = 'credits to be sabotaged';
const WORKERS = 6;
const START_BALANCES = [6, 6, 0];

const clock = createTestClock();
let test: TestDatabase;
let victims: Database;
let ledger: LedgerFixture;
let runs = 0;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.db.execute(sql`create table witness (tag text primary key)`);
  const options = { applicationName: VICTIMS, connectionsMax: WORKERS, connectTimeoutMs: 60_000 };
  victims = openDatabase({ url: test.url, log: silentLogger, ...options });
  ledger = createLedgerFixture(test.db, clock);
});
afterAll(async () => {
  await victims.close();
  await test.drop();
});

const account = fc.nat({ max: 2 });
const subject = fc.nat({ max: 2 });
const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('grant' as const),
      account,
      credits: fc.integer({ min: 1, max: 3 }),
      key: fc.option(fc.nat({ max: 1 })),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('hold' as const),
      account,
      subject,
      credits: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      hold: fc.nat({ max: 6 }),
      outcome: fc.constantFrom('charge' as const, 'release' as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('charge' as const), account, subject }) },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 16,
    arbitrary: fc.record({
      do: fc.constant('work' as const),
      operation,
      pauseMs: fc.nat({ max: 3 }),
      rollBack: fc.nat({ max: 5 }).map((one) => one === 0),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('kill' as const), victim: fc.nat({ max: 20 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('let time pass' as const),
      days: fc.integer({ min: 1, max: 20 }),
    }),
  },
);

async function openStage(workers: number): Promise<Stage> {
  runs += 1;
  return {
    name: `run${runs}`,
    credits: ledger.credits,
    clock,
    db: victims,
    accounts: await Promise.all(START_BALANCES.map((balance) => ledger.account(balance))),
    workers,
    async kill(victim) {
      await test.db.execute(sql`
        with crowd as (
          select pid, row_number() over (order by pid) - 1 as place, count(*) over () as size
          from pg_stat_activity
          where datname = current_database() and application_name = ${VICTIMS} and state <> 'idle'
        )
        select pg_terminate_backend(pid) from crowd where place = ${victim} % size`);
    },
    letTimePass: (days) => clock.advance({ days }),
  };
}

async function returnOpenHolds(): Promise<void> {
  const tomorrow = new Date(clock.now().getTime() + 86_400_000);
  for (const { hold_id: holdId } of await ledger.credits.listOpenHoldsOlderThan(test.db, tomorrow, 1000))
    await ledger.settle({ holdId, outcome: 'release', reason: 'job_failed_free' });
}

it('balances stay sums of their entries and each hold is settled once, while connections are killed and calls are aborted', async () => {
  const tally: Record<string, number> = {};
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 40, maxLength: 80, size: 'max' }),
    async (steps) => {
      const stage = await openStage(WORKERS);
      const executed = await runProgram(stage, steps);
      for (const { outcome } of executed) tally[outcome.was] = (tally[outcome.was] ?? 0) + 1;
      const books = await readBooks(test.db, stage.accounts);
      expect(judgeProgram(executed, books)).toEqual([]);
      expect(await listLedgerFaults(test.db)).toEqual([]);

      await returnOpenHolds();
      for (const accountId of stage.accounts)
        expect(await ledger.balance(accountId)).toMatchObject({ held: 0 });
      expect(await listLedgerFaults(test.db)).toEqual([]);
    },
  );
  // A race does not shrink: the smaller program would mostly pass.
  await fc.assert(property, { numRuns: 30, endOnFailure: true });
  // The test is worth something only if all of it happened.
  for (const was of ['done', 'refused', 'rolled back', 'unknown'])
    expect(tally[was], was).toBeGreaterThan(10);
}, 180_000);

it('answers as plain arithmetic does without concurrent calls', async () => {
  const quiet = step.filter(({ do: what }) => what !== 'kill').map((one) => ({ ...one, pauseMs: 0 }));
  const property = fc.asyncProperty(fc.array(quiet, { maxLength: 50, size: 'max' }), async (steps) => {
    const stage = await openStage(1);
    const model = new ModelLedger(stage.accounts, START_BALANCES);
    for (const { deed, at, outcome } of await runProgram(stage, steps)) {
      if (outcome.was === 'rolled back') continue;
      const expected = model.perform(deed, at);
      expect(outcome).toMatchObject(expected ? { was: 'done', answer: expected } : { was: 'refused' });
    }
    expect(await listLedgerFaults(test.db)).toEqual([]);
  });
  await fc.assert(property, { numRuns: 30 });
}, 180_000);
