import type { Logger } from '../../../platform/logger.ts';
import { TaskLostError } from './thread.ts';
import { PoolBusyError, TaskGivenUpError, type ThreadPool } from './thread-pool.ts';

export interface ReadOptions {
  log: Logger;
  /** For all pages of the site together, from when the first of them is begun. */
  siteMs: number;
}

/**
 * What the pages give. One that cannot be read is left out: the others may say enough. Somebody waits for the answer,
 * so a site made to take for ever is left where it is: with its first page that had to be given up, or when its time is
 * over.
 */
export async function readWith<Page extends { url: string }, Output>(
  pool: ThreadPool<Page, Output>,
  pages: readonly Page[],
  { log, siteMs }: ReadOptions,
): Promise<Output[]> {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: NodeJS.Timeout | undefined;
  const onBegin = () => {
    timer ??= setTimeout(() => stop.abort(new Error(`The site took longer than ${siteMs} ms.`)), siteMs);
  };
  const readings = pages.map(async (page) => {
    try {
      return await pool.run(page, { signal, onBegin });
    } catch (error) {
      if (error instanceof TaskLostError) stop.abort(new Error('Another page of the site was given up.'));
      throw error;
    }
  });
  const results = await Promise.allSettled(readings);
  clearTimeout(timer);
  return results.flatMap((result, index) => {
    if (result.status === 'fulfilled') return [result.value];
    // Not the page's fault, so another attempt may do better.
    if (result.reason instanceof PoolBusyError || result.reason instanceof TaskGivenUpError)
      throw result.reason;
    log.warn({ err: result.reason, url: pages[index]?.url }, 'a page could not be read');
    return [];
  });
}
