import { MINUTE_MS } from '../../../shared/clock.ts';

/**
 * Where a caller's last page ended. The next page continues from there, so that companies added or moved in
 * the meantime cause no repeats and no gaps. Without a mark (another process served the page before, or it
 * expired) the page is counted from the start, which gives the same result while nothing changes.
 */
export interface PageMarks<Mark> {
  find(list: string, page: number): Mark | undefined;
  set(list: string, page: number, mark: Mark): void;
}

const LIFETIME_MS = 10 * MINUTE_MS;
const MARKS_MAX = 20_000;

export function createPageMarks<Mark>(now: () => number): PageMarks<Mark> {
  /** In insertion order: the first is the oldest. */
  const marks = new Map<string, { mark: Mark; setAt: number }>();
  const keyOf = (list: string, page: number) => `${page} ${list}`;

  return {
    find(list, page) {
      const found = marks.get(keyOf(list, page));
      return found && now() - found.setAt <= LIFETIME_MS ? found.mark : undefined;
    },
    set(list, page, mark) {
      const key = keyOf(list, page);
      marks.delete(key);
      marks.set(key, { mark, setAt: now() });
      for (const oldest of marks.keys()) {
        if (marks.size <= MARKS_MAX) break;
        marks.delete(oldest);
      }
    },
  };
}
