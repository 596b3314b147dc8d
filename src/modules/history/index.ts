/**
 * History: every resolution that answered a call of an account, in both directions, with its cost, its source
 * and who made the call; and the usage per day.
 *
 * A call that is charged or opens a job is recorded in the transaction that does so; its credits therefore
 * agree with the ledger. A free answer is written a moment later, together with others (`write-behind.ts`).
 * Entries are kept for 24 months.
 *
 * It does not decide what is answered or charged (resolution, website and credits do).
 */
import type { Logger } from '../../platform/logger.ts';
import type { Database, Writer } from '../../platform/postgres/index.ts';
import { type Clock, DAY_MS, ukDay } from '../../shared/clock.ts';
import { historyRow, historyStore as store } from './history.store.ts';
import type { AnsweredCall, HistoryEntry, SettledJob } from './history-entry.ts';
import { createWriteBehind } from './write-behind.ts';

export {
  type AnsweredCall,
  type EndedCall,
  type HistoryEntry,
  PENDING_CALL,
} from './history-entry.ts';

const KEPT_MONTHS = 24;

export type History = ReturnType<typeof createHistory>;
/** For the modules that answer calls. */
export type HistoryWriter = Pick<History, 'note' | 'record' | 'settle'>;

export function createHistory({ db, clock, log }: { db: Database; clock: Clock; log: Logger }) {
  const { add, flush } = createWriteBehind({ save: (rows) => store.insert(db, rows), log });
  return {
    /** For an answer that costs nothing. */
    note: (call: AnsweredCall): void => add(historyRow(call, clock.now())),
    /** For a charge or a new job, in its transaction. */
    record: (tx: Writer, call: AnsweredCall): Promise<void> =>
      store.insert(tx, [historyRow(call, clock.now())]),
    /** Records the outcomes of jobs that recorded calls have opened. */
    async settle(tx: Writer, jobs: readonly SettledJob[]): Promise<void> {
      if (jobs.length > 0) await store.settle(tx, jobs);
    },
    /** Newest first. */
    async list(accountId: string, page: Parameters<typeof store.list>[2]): Promise<HistoryEntry[]> {
      await flush();
      return store.list(db, accountId, page);
    },
    /** The usage of the last days, today included. */
    async listUsage(accountId: string, days: number) {
      await flush();
      const firstDay = ukDay(new Date(clock.now().getTime() - (days - 1) * DAY_MS));
      return store.listUsage(db, accountId, firstDay);
    },
    async purge(): Promise<void> {
      const before = new Date(clock.now());
      before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
      while (await store.purge(db, before));
    },
    /** Writes the calls that are waiting. */
    close: flush,
  };
}
