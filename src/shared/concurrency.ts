/**
 * Runs at most `concurrency` tasks at a time. Up to `waitingMax` others wait in order; further ones are
 * refused at once. Urgent ones wait in a queue of their own, which goes first.
 */
export type LimitedRun = <T>(work: () => Promise<T>, options?: { isUrgent?: boolean }) => Promise<T>;

export function limitConcurrency(options: {
  concurrency: number;
  waitingMax: number;
  onRefused: () => Error;
}): LimitedRun {
  let running = 0;
  const urgent: (() => void)[] = [];
  const others: (() => void)[] = [];

  return async (work, { isUrgent = false } = {}) => {
    const waiting = isUrgent ? urgent : others;
    if (running >= options.concurrency) {
      if (waiting.length >= options.waitingMax) throw options.onRefused();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // Pass the slot on directly, so that a new caller cannot take it.
      const next = urgent.shift() ?? others.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Rejects when the signal aborts. Work that ignores the signal continues, and its result is ignored. */
export async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let refuse = () => {};
  const aborted = new Promise<never>((_, reject) => {
    refuse = () => reject(signal.reason);
    signal.addEventListener('abort', refuse, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', refuse);
  }
}

/** The length of one turn of long work; short enough that requests are not delayed noticeably. */
const TURN_MS = 15;

const waitingForTurn: (() => void)[] = [];

/**
 * One of those that wait goes on in each turn of the event loop: together they would take as long as one that
 * never waits.
 */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waitingForTurn.push(resolve);
    if (waitingForTurn.length === 1) setImmediate(giveTurn);
  });
}

function giveTurn(): void {
  waitingForTurn.shift()?.();
  if (waitingForTurn.length > 0) setImmediate(giveTurn);
}

/** For long work in pieces: call it between them. It yields to other work when a turn is over. */
export function createPauses(turnMs = TURN_MS): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < turnMs) return undefined;
    return nextTurn().then(() => {
      began = performance.now();
    });
  };
}

/** `items.map`, in turns. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  change: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const pause = createPauses();
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    results.push(change(item, index));
    const paused = pause();
    if (paused) await paused;
  }
  return results;
}

/** Limits how many hold a permit at once; the others queue, each for a limited time. */
export class Semaphore {
  readonly #waiting = new Set<() => void>();
  readonly #max: number;
  #used = 0;

  constructor(max: number) {
    this.#max = max;
  }

  get usedCount(): number {
    return this.#used;
  }

  /** False when no permit became free in time. */
  async acquire(timeoutMs: number): Promise<boolean> {
    if (this.#used < this.#max) {
      this.#used += 1;
      return true;
    }
    return await new Promise((resolve) => {
      const onFree = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(onFree);
        resolve(false);
      }, timeoutMs);
      timer.unref();
      this.#waiting.add(onFree);
    });
  }

  release(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#used -= 1;
      return;
    }
    // The permit passes to the next in the queue.
    this.#waiting.delete(next);
    next();
  }
}
