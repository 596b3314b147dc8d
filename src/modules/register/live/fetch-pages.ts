import type { FoundAnswer } from '../../../platform/companies-house/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import { listOf, objectOf, wholeNumberOf } from './official-values.ts';

/** More than the service gives at once; it gives as many as it likes (35 officers), and the next page begins there. */
const ITEMS_PER_PAGE = '100';
/** The largest partnerships have had thousands of members. Those in office and those who left last come first. */
const PAGES_MAX = 40;

/** A whole list, page by page. A list that is not there is empty. */
export async function fetchAllPages<T>(options: {
  getPage: (query: Record<string, string>) => Promise<FoundAnswer | undefined>;
  normalise: (item: unknown) => T | undefined;
  log: Logger;
}): Promise<T[]> {
  const found: T[] = [];
  let start = 0;
  for (let page = 0; page < PAGES_MAX; page++) {
    const answer = await options.getPage({ items_per_page: ITEMS_PER_PAGE, start_index: String(start) });
    const body = objectOf(answer?.body);
    const items = listOf(body.items);
    for (const item of items) {
      const normal = options.normalise(item);
      if (normal !== undefined) found.push(normal);
    }
    start += items.length;
    if (items.length === 0 || start >= listEnd(body, start, items.length)) return withoutRepeats(found);
  }
  options.log.warn({ pages: PAGES_MAX, items: found.length }, 'a list of Companies House was cut off');
  return withoutRepeats(found);
}

/** Where the list ends: by its own word, or, where it says nothing, at the first page that is not full. */
function listEnd(body: Record<string, unknown>, start: number, items: number): number {
  const total = wholeNumberOf(body.total_results) ?? wholeNumberOf(body.total_count);
  if (total !== null) return total;
  const pageSize = wholeNumberOf(body.items_per_page);
  return pageSize !== null && items >= pageSize ? start + 1 : start;
}

/** While we turn pages the list may grow at its front, and what was last on a page comes again on the next. */
function withoutRepeats<T>(items: T[]): T[] {
  const seen = new Set<unknown>();
  return items.filter((item) => {
    const { id } = item as { id?: string | null };
    if (!id) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}
