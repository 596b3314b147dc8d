import { type BulkSession, cancelOnAbort } from '../../../platform/postgres/index.ts';
import { limitConcurrency } from '../../../shared/concurrency.ts';
import { NEXT } from './staging.store.ts';
import {
  createDerived,
  type DerivedTable,
  type IndexToBuild,
  listIndexesToBuild,
} from './table-swap.store.ts';

interface Completion {
  derived: DerivedTable[];
  onIndex(done: number, total: number): void;
}

/**
 * Computes the derived tables, and builds the indexes and statistics of all staging tables. The sessions work
 * at the same time, because much of an index build runs on one processor even with parallel workers.
 * Continues after an interruption: finished indexes of the loaded tables are kept.
 */
export function completeTables(sessions: BulkSession[], { derived, onIndex }: Completion): Promise<void> {
  return shareSessions(sessions, async (run) => {
    // In this order, so that the statistics of the companies, which take the longest, are not the last step.
    const loaded = ['companies', 'company_names'];
    await run((session) => createTables(session, derived));
    const names = derived.map((table) => table.name);
    const indexes = await run((session) => listIndexesToBuild(session, [...loaded, ...names]));
    let done = 0;
    onIndex(done, indexes.length);
    const build = async ({ statement }: IndexToBuild) => {
      await run((session) => session.run(statement));
      done += 1;
      onIndex(done, indexes.length);
    };
    const indexesOf = (table: string, isConstraint: boolean) =>
      indexes.filter((index) => index.table === table && index.is_constraint === isConstraint);

    // Adding a constraint locks its table exclusively, so the constraints of a table are added one at a time,
    // before its other indexes.
    await all(loaded, async (table) => {
      for (const constraint of indexesOf(table, true)) await build(constraint);
    });
    const finish = async (table: string) => {
      await all(indexesOf(table, false), build);
      await run((session) => session.run(`analyze ${NEXT}.${table}`));
    };
    await Promise.all([
      all(derived, async (table) => {
        await run((session) => fillDerived(session, table));
        for (const constraint of indexesOf(table.name, true)) await build(constraint);
        await finish(table.name);
      }),
      all(loaded, finish),
    ]);
  });
}

async function all<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  await Promise.all(items.map(work));
}

/** Tables of an interrupted import are created again. */
async function createTables(session: BulkSession, derived: DerivedTable[]): Promise<void> {
  await session.transaction(async (tx) => {
    for (const { name } of derived) await createDerived(tx, name);
  });
}

async function fillDerived(session: BulkSession, { name, fill }: DerivedTable): Promise<void> {
  const tables = {
    companies: `${NEXT}.companies`,
    companyNames: `${NEXT}.company_names`,
    into: `${NEXT}.${name}`,
  };
  await session.transaction(async (tx) => {
    // Counting words in the default work_mem would spill to disk.
    await tx.execute({ text: `set local work_mem = '256MB'`, values: [] });
    await tx.execute({ text: fill(tables), values: [] });
  });
}

type RunInSession = <T>(step: (session: BulkSession) => Promise<T>) => Promise<T>;

/**
 * Runs each step in the next free session, in the order of the calls. When a step fails, the others are
 * cancelled; rejects with the first error when all have ended.
 */
async function shareSessions(
  sessions: BulkSession[],
  work: (run: RunInSession) => Promise<void>,
): Promise<void> {
  const free = [...sessions];
  const failed = new AbortController();
  const running = new Set<Promise<unknown>>();
  const inTurn = limitConcurrency({
    concurrency: sessions.length,
    waitingMax: Number.POSITIVE_INFINITY,
    onRefused: () => new Error('the queue has no limit'),
  });
  const run: RunInSession = (step) => {
    const result = inTurn(async () => {
      failed.signal.throwIfAborted();
      const session = free.shift();
      if (!session) throw new Error('no session is free');
      try {
        return await step(session);
      } catch (error) {
        failed.abort(error);
        throw error;
      } finally {
        free.push(session);
      }
    });
    running.add(result);
    return result;
  };
  const ends = sessions.map((session) => cancelOnAbort(session, failed.signal));
  try {
    await work(run);
  } finally {
    await Promise.allSettled(running);
    for (const end of ends) end();
  }
}
