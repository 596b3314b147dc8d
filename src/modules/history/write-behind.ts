import type { Logger } from '../../platform/logger.ts';
import { SECOND_MS } from '../../shared/clock.ts';
import type { TimedCall } from './history.store.ts';

interface WriteBehindDeps {
  save: (calls: readonly TimedCall[]) => Promise<void>;
  log: Logger;
  everyMs?: number;
}

const EVERY_MS = SECOND_MS;
const SAVED_AT_ONCE = 1_000;
/** Beyond that, in a long outage of the database, the oldest are dropped. */
const WAITING_MAX = 50_000;

/**
 * Collects calls and saves them together, at most a second later, so that a call that costs nothing waits for no write.
 * A process that is killed loses what it has collected; one that stops does not.
 */
export function createWriteBehind({ save, log, everyMs = EVERY_MS }: WriteBehindDeps) {
  let waiting: TimedCall[] = [];
  let timer: NodeJS.Timeout | undefined;
  let saving: Promise<void> = Promise.resolve();

  function saveSoon(): void {
    timer ??= setTimeout(() => void flush(), everyMs).unref();
  }

  async function saveWaiting(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const part = waiting.slice(0, SAVED_AT_ONCE);
      waiting = waiting.slice(SAVED_AT_ONCE);
      try {
        await save(part);
      } catch (error) {
        log.warn({ err: error, calls: part.length }, 'the history could not be written; it is tried again');
        waiting = [...part, ...waiting].slice(-WAITING_MAX);
        saveSoon();
        return;
      }
    }
  }

  /** Never rejects. One save at a time, in order. */
  function flush(): Promise<void> {
    saving = saving.then(saveWaiting);
    return saving;
  }

  return {
    add(call: TimedCall): void {
      waiting.push(call);
      if (waiting.length > WAITING_MAX) waiting.shift();
      saveSoon();
    },
    flush,
  };
}
