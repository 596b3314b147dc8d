import { findStored, type StreamName, streamStore } from '../../src/modules/register/index.ts';
import { readEvent } from '../../src/modules/register/stream/read-event.ts';
import { createStreamIntake } from '../../src/modules/signals/change-sources/take-stream-batch.ts';
import { createRecorder } from '../../src/modules/signals/record-changes.ts';
import { signalStore } from '../../src/modules/signals/signals.store.ts';
import { silentLogger } from '../../src/platform/logger.ts';
import { type Database, openDatabase, sql } from '../../src/platform/postgres/index.ts';
import { eventLine } from '../../src/sandbox/companies-house/events.ts';
import { createChanger, createMemoryStore, type SandboxCompany } from '../../src/sandbox/index.ts';
import { systemClock } from '../../src/shared/clock.ts';
import { createIdSource } from '../../src/shared/ids.ts';
import { migrateStorage } from '../../src/storage.ts';
import { changeable, percentile, type SignalsFixture, seedRegister } from './fixture.ts';

const EVENTS = 300;
const FEW = 1_000;
const MANY = 1_000_000;
const ACCOUNTS = 1_000;

/**
 * Events of companies that nobody watches, in turns in two databases that differ only in how much is watched.
 */
export async function measureUnwatched(fixture: SignalsFixture) {
  const few = await openRegister(fixture, 'watched_few', FEW);
  const many = await openRegister(fixture, 'watched_many', MANY);
  try {
    const lines = await changeLines(fixture.companies);
    const times = { few: [] as number[], many: [] as number[] };
    for (const [index, line] of lines.entries()) {
      const fewMs = await few.take(line);
      const manyMs = await many.take(line);
      // The first ones plan their statements.
      if (index < lines.length / 10) continue;
      times.few.push(fewMs);
      times.many.push(manyMs);
    }
    const median = (values: number[]) => percentile(values, 0.5);
    return {
      events: times.few.length,
      few: { rows: FEW, p50: median(times.few), p99: percentile(times.few, 0.99) },
      many: { rows: MANY, p50: median(times.many), p99: percentile(times.many, 0.99) },
      plan: await many.plan(),
    };
  } finally {
    await few.close();
    await many.close();
  }
}

/** One event of the companies' stream for each: the registered office has moved. */
async function changeLines(companies: SandboxCompany[]): Promise<string[]> {
  const store = createMemoryStore(structuredClone(companies));
  const changer = createChanger({ store, clock: systemClock });
  const { newest } = (await store.bounds()).companies;
  for (const number of changeable(companies, ['registered_office_changed']).slice(0, EVENTS)) {
    await changer.changeCompany(number, 'registered_office_changed');
  }
  return (await store.listEvents('companies', newest + 1, EVENTS)).map(eventLine);
}

async function openRegister(fixture: SignalsFixture, name: string, watched: number) {
  await fixture.db.execute({ text: `create database ${name}`, values: [] });
  const url = new URL(fixture.databaseUrl);
  url.pathname = `/${name}`;
  await migrateStorage(url.href, silentLogger);
  const db = openDatabase({ url: url.href, log: silentLogger, statementTimeoutMs: 300_000 });
  await seedRegister(db, fixture.companies);
  await fillWatchlists(db, watched);

  const recorder = createRecorder({
    store: signalStore,
    findStored,
    clock: systemClock,
    ids: createIdSource(),
  });
  const intake = createStreamIntake({
    db,
    streamStore,
    recorder,
    clock: systemClock,
    log: silentLogger,
    canRefresh: () => false,
    enqueueRefresh: async () => undefined,
  });
  const covered = new Set<StreamName>(['companies', 'filings']);
  return {
    async take(line: string): Promise<number> {
      const event = readEvent('companies', line);
      if (!event) throw new Error('the line is not an event');
      const startedAt = performance.now();
      await intake({ source: 'bench', stream: 'companies', events: [event], isReplay: false, covered });
      return performance.now() - startedAt;
    },
    async plan(): Promise<string[]> {
      const rows = await db.query<{ 'QUERY PLAN': string }>({
        text: `explain (analyze, costs off, timing off, summary off, buffers off)
          select company_number, state, next_due from tracked_companies where company_number = any($1::text[])
          order by company_number for update`,
        values: [['07654321']],
      });
      return rows.map((row) => row['QUERY PLAN']);
    },
    async close(): Promise<void> {
      await db.close();
      await fixture.db.execute({ text: `drop database ${name} with (force)`, values: [] });
    },
  };
}

/** Each row is another company, none of them in the register; all are tracked, as watched companies are. */
async function fillWatchlists(db: Database, rows: number): Promise<void> {
  await db.execute(sql`
    insert into accounts (id, created_at) select 'acc_bench_' || n, now()
    from generate_series(0, ${ACCOUNTS - 1}::int) n`);
  await db.execute(sql`
    insert into watched_companies (account_id, company_number, watched_at)
    select 'acc_bench_' || n % ${ACCOUNTS}::int, 'ZZ' || lpad(n::text, 6, '0'), now()
    from generate_series(0, ${rows - 1}::int) n`);
  await db.execute(sql`
    insert into tracked_companies (company_number, state, polled_at)
    select company_number, '{}', now() from watched_companies`);
  await db.execute({ text: 'vacuum analyze', values: [] });
}
