import { setTimeout as sleep } from 'node:timers/promises';
import { deliveryStore } from '../../src/modules/webhooks/deliveries.store.ts';
import { type Statement, sql, type Transaction } from '../../src/platform/postgres/index.ts';
import { createChanger } from '../../src/sandbox/index.ts';
import { systemClock } from '../../src/shared/clock.ts';
import { changeable, percentile, type SignalsFixture, until } from './fixture.ts';

const WATCHERS = 1_000;
const TRIES = 20;

/** One company, a thousand accounts that watch it, each with a destination. */
export async function measureFanOut(fixture: SignalsFixture) {
  const company = changeable(fixture.companies, ['company_name_changed']).at(-1) ?? '';
  await fixture.watch([company]);
  await fixture.db.execute(sql`delete from webhook_destinations`);
  // The secret is sealed for the address, so copies of this destination can be opened too.
  const own = await fixture.register('https://hooks.test/in');
  await makeWatchers(fixture, company, own);

  const sentAt = { current: 0 };
  const latencies: number[] = [];
  const signals = new Set<string>();
  fixture.receiver.onDelivery = (body, at) => {
    const { id, type } = JSON.parse(body) as { id: string; type: string };
    if (type !== 'company_name_changed') return;
    signals.add(id);
    latencies.push(at - sentAt.current);
  };
  sentAt.current = performance.now();
  await createChanger({ store: fixture.store, clock: systemClock }).changeCompany(
    company,
    'company_name_changed',
  );
  await until(() => latencies.length >= WATCHERS + 1, 'every watcher got its signal');
  const [signalId = ''] = signals;
  await untilRecorded(fixture, signalId);
  return {
    watchers: WATCHERS,
    firstMs: Math.min(...latencies),
    lastMs: Math.max(...latencies),
    ...(await timeStatement(fixture, signalId)),
  };
}

/** The receiver has the deliveries before the service has recorded that they arrived. */
async function untilRecorded({ db }: SignalsFixture, signalId: string): Promise<void> {
  const findPending = sql`select from webhook_deliveries where signal_id = ${signalId} and status = 'pending' limit 1`;
  while (await db.first(findPending)) await sleep(50);
}

async function makeWatchers({ db }: SignalsFixture, company: string, own: number): Promise<void> {
  await db.execute(sql`
    insert into accounts (id, created_at) select 'acc_bench_' || n, now()
    from generate_series(1, ${WATCHERS}::int) n`);
  await db.execute(sql`
    insert into watched_companies (account_id, company_number, watched_at)
    select 'acc_bench_' || n, ${company}, now() from generate_series(1, ${WATCHERS}::int) n`);
  await db.execute(sql`
    insert into webhook_destinations (account_id, slot, webhook_url, signal_types, secret_sealed, created_at)
    select 'acc_bench_' || n, 1, webhook_url, signal_types, secret_sealed, created_at
    from webhook_destinations, generate_series(1, ${WATCHERS}::int) n where id = ${own}`);
  await db.execute({ text: 'analyze', values: [] });
}

/** The same call as in the transaction that stores a signal, each time undone. */
async function timeStatement({ db }: SignalsFixture, signalId: string) {
  const times: number[] = [];
  let statements: string[] = [];
  let plan: string[] = [];
  const undo = new Error('undone');
  for (let tries = 0; tries < TRIES; tries++) {
    await db
      .transaction(async (tx) => {
        await tx.execute(sql`delete from webhook_deliveries where signal_id = ${signalId}`);
        const counted = counting(tx);
        const startedAt = performance.now();
        const made = await deliveryStore.fanOut(counted.tx, [signalId], new Date());
        times.push(performance.now() - startedAt);
        if (made !== WATCHERS + 1) throw new Error(`${made} deliveries were made`);
        statements = counted.ran.map(({ text }) => text.trim().split(/\s+/, 2).join(' '));
        if (tries === 0) plan = await explain(tx, counted.ran[0], signalId);
        throw undo;
      })
      .catch((error) => {
        if (error !== undo) throw error;
      });
  }
  return { statementMs: percentile(times, 0.5), statements, plan };
}

function counting(tx: Transaction): { tx: Transaction; ran: Statement[] } {
  const ran: Statement[] = [];
  const note =
    <Result>(run: (statement: Statement) => Promise<Result>) =>
    (statement: Statement) => {
      ran.push(statement);
      return run(statement);
    };
  const counted = { ...tx, query: note(tx.query), first: note(tx.first), execute: note(tx.execute) };
  return { tx: counted as Transaction, ran };
}

async function explain(
  tx: Transaction,
  statement: Statement | undefined,
  signalId: string,
): Promise<string[]> {
  if (!statement) return [];
  await tx.execute(sql`delete from webhook_deliveries where signal_id = ${signalId}`);
  const rows = await tx.query<{ 'QUERY PLAN': string }>({
    text: `explain (analyze, costs off, timing off, summary off, buffers off) ${statement.text}`,
    values: statement.values,
  });
  return rows.map((row) => row['QUERY PLAN']);
}
