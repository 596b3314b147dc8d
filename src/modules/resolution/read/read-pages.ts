import type { Logger } from '../../../platform/logger.ts';
import { PoolBusyError, TaskGivenUpError, type ThreadPool } from './thread-pool.ts';

/** What the pages give. One that cannot be read is left out: the others may say enough. */
export async function readWith<Page extends { url: string }, Output>(
  pool: ThreadPool<Page, Output>,
  pages: readonly Page[],
  log: Logger,
): Promise<Output[]> {
  const results = await Promise.allSettled(pages.map((page) => pool.run(page)));
  return results.flatMap((result, index) => {
    if (result.status === 'fulfilled') return [result.value];
    // Not the page's fault, so another attempt may do better.
    if (result.reason instanceof PoolBusyError || result.reason instanceof TaskGivenUpError)
      throw result.reason;
    log.warn({ err: result.reason, url: pages[index]?.url }, 'a page could not be read');
    return [];
  });
}
