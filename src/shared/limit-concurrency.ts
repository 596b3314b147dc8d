/**
 * At most `concurrency` pieces of work at a time; the rest wait in order, up to `waitingMax`, beyond which new
 * work is refused at once instead of growing a line nobody sees the end of.
 */
export type LimitedRun = <T>(work: () => Promise<T>) => Promise<T>;

export function limitConcurrency(options: {
  concurrency: number;
  waitingMax: number;
  onRefused: () => Error;
}): LimitedRun {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running >= options.concurrency) {
      if (waiting.length >= options.waitingMax) throw options.onRefused();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed on directly, so that nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
