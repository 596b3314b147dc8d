import { MINUTE_MS } from '../../../shared/durations.ts';

/**
 * Where a caller's last page ended. The next page goes on from there, so that companies which are added or change their
 * place meanwhile neither repeat nor skip the others. A page nobody came to (another process served the one before, or
 * it is long ago) is counted off from the start instead, which is as good while nothing changes.
 */
export interface PageMarks<Mark> {
  find(list: string, page: number): Mark | undefined;
  set(list: string, page: number, mark: Mark): void;
}

const LIFETIME_MS = 10 * MINUTE_MS;
const MARKS_MAX = 20_000;

export function createPageMarks<Mark>(now: () => number): PageMarks<Mark> {
  /** In the order in which they were set: the first is the oldest. */
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
