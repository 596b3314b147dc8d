import type { Clock } from '../../shared/clock.ts';
import { MINUTE_MS } from '../../shared/durations.ts';
import type { FeedStore } from './feed.store.ts';
import { presentSignal, type Signal, type SignalFilter } from './signal.ts';

export interface FeedQuery {
  type: SignalFilter;
  page: number;
  limit: number;
  /** The id of a signal; page 1 begins with the next older one. */
  before?: string | undefined;
}

export interface FeedPage {
  signals: Signal[];
  page: number;
  limit: number;
  has_more: boolean;
  total: number;
}

const MARK_LIFETIME_MS = 10 * MINUTE_MS;
/** More than any account has; a page beyond it is empty. */
const OFFSET_MAX = 1_000_000_000_000;

/**
 * Pages are numbered from the newest signal, and new signals arrive between two requests. The feed stores where an
 * account's page ended, and the next page continues from there: no signal repeats and none is skipped. The page after the
 * last one stays empty, even if newer signals have arrived. A page whose predecessor was not read within ten minutes is
 * counted from the newest signal.
 */
export function createFeed({ store, clock }: { store: FeedStore; clock: Clock }) {
  return {
    /** Signals of the companies that the account watches now, newest first. */
    async listForAccount(accountId: string, { type, page, limit, before }: FeedQuery): Promise<FeedPage> {
      const list = `${type} ${limit} ${before ?? ''}`;
      const now = clock.now();
      const expired = new Date(now.getTime() - MARK_LIFETIME_MS);
      const mark = page > 1 ? await store.findMark(accountId, { list, page, after: expired }) : undefined;
      const offset = mark === undefined ? Math.min((page - 1) * limit, OFFSET_MAX) : 0;
      const [found, total] = await Promise.all([
        // One more than is shown, to see whether there are more.
        store.listForAccount(accountId, type, { before: mark ?? before, offset, limit: limit + 1 }),
        store.countForAccount(accountId, type),
      ]);
      const shown = found.slice(0, limit);
      const hasMore = found.length > limit;
      const beforeId = shown.at(-1)?.id ?? mark;
      if (beforeId !== undefined) {
        await store.setMark(accountId, { list, page: page + 1, beforeId, isLast: !hasMore, now, expired });
      }
      return { signals: shown.map(presentSignal), page, limit, has_more: hasMore, total };
    },

    async listForCompany(companyNumber: string, limit: number): Promise<Signal[]> {
      return (await store.listForCompany(companyNumber, limit)).map(presentSignal);
    },
  };
}
