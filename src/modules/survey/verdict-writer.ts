import { isUnavailable } from '../../platform/postgres/index.ts';
import type { JudgedSite } from '../resolution/index.ts';

export interface VerdictWriterOptions {
  /** One transaction for all of them. Returns the domains whose verdict was stored. */
  store: (judged: readonly JudgedSite[]) => Promise<ReadonlySet<string>>;
  /** How long a verdict waits for others. */
  gatherMs: number;
  batchMax: number;
}

interface Waiting {
  site: JudgedSite;
  resolve: (isStored: boolean) => void;
  reject: (error: unknown) => void;
}

/**
 * Stores verdicts together that come within a moment: a commit costs more than what is written for one
 * website.
 */
export function createVerdictWriter({ store, gatherMs, batchMax }: VerdictWriterOptions) {
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function storeBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const stored = await store(batch.map(({ site }) => site));
      for (const { site, resolve } of batch) resolve(stored.has(site.domain));
    } catch (error) {
      // One of them may be the reason, and must not fail the others.
      if (batch.length > 1 && !isUnavailable(error)) for (const one of batch) await storeBatch([one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) void storeBatch(batch);
  }

  return {
    /** False when the domain had ended before. */
    add: (site: JudgedSite): Promise<boolean> =>
      new Promise((resolve, reject) => {
        waiting.push({ site, resolve, reject });
        if (waiting.length >= batchMax) flush();
        else timer ??= setTimeout(flush, gatherMs);
      }),
    /** Stores at once what waits. */
    flush,
  };
}
