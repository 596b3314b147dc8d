import type { Logger } from '../../platform/logger.ts';
import { SECOND_MS } from '../../shared/clock.ts';
import type { HistoryRow } from './history.store.ts';

interface WriteBehindDeps {
  save: (rows: readonly HistoryRow[]) => Promise<void>;
  log: Logger;
  everyMs?: number;
}

const EVERY_MS = SECOND_MS;
const SAVED_AT_ONCE = 1_000;
/** In a long outage of the database, the oldest calls beyond this number are dropped. */
const WAITING_MAX = 50_000;

/**
 * Collects calls and saves them together, at most a second later, so that a free call waits for no write. A
 * process that is killed loses the calls it has collected; a process that stops saves them.
 */
export function createWriteBehind({ save, log, everyMs = EVERY_MS }: WriteBehindDeps) {
  let waiting: HistoryRow[] = [];
  let timer: NodeJS.Timeout | undefined;
  let saving: Promise<void> = Promise.resolve();

  function saveSoon(): void {
    timer ??= setTimeout(() => void flush(), everyMs).unref();
  }

  /**
   * Calls that arrive during a save wait for the next one, so that many are saved together even under load.
   */
  async function saveWaiting(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    let unsaved = waiting;
    waiting = [];
    while (unsaved.length > 0) {
      try {
        await save(unsaved.slice(0, SAVED_AT_ONCE));
      } catch (error) {
        const calls = unsaved.length;
        log.warn({ err: error, calls }, 'the history could not be written; it is tried again');
        waiting = [...unsaved, ...waiting].slice(-WAITING_MAX);
        saveSoon();
        return;
      }
      unsaved = unsaved.slice(SAVED_AT_ONCE);
    }
  }

  /** Never rejects. One save at a time, in order. */
  function flush(): Promise<void> {
    saving = saving.then(saveWaiting);
    return saving;
  }

  return {
    add(row: HistoryRow): void {
      waiting.push(row);
      if (waiting.length > WAITING_MAX) waiting.shift();
      saveSoon();
    },
    flush,
  };
}
