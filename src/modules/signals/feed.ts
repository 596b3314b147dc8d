import type { Clock } from '../../shared/clock.ts';
import { MINUTE_MS } from '../../shared/durations.ts';
import { presentSignal, type Signal, type SignalFilter } from './signal.ts';
import type { FeedStore } from './signal-store.ts';

export interface FeedQuery {
  type: SignalFilter;
  page: number;
  limit: number;
  /** The id of a signal: pages count from the next older one on. */
  before?: string | undefined;
}

export interface FeedPage {
  signals: Signal[];
  page: number;
  limit: number;
  has_more: boolean;
  total: number;
}

export interface Feed {
  /** Signals of the companies that the account watches now, newest first. */
  listForAccount(accountId: string, query: FeedQuery): Promise<FeedPage>;
  listForCompany(companyNumber: string, limit: number): Promise<Signal[]>;
}

const MARK_LIFETIME_MS = 10 * MINUTE_MS;
/** Nobody has so many signals; a page beyond it is empty like any other beyond the last. */
const OFFSET_MAX = 1_000_000_000_000;

/**
 * Pages are numbered from the newest signal, and new ones arrive while somebody reads. So it is remembered where an
 * account's page ended, and the next page goes on from there: nothing comes twice and nothing is left out. That holds for
 * the last page too: behind it is nothing, though by now there may be enough newer signals to fill another. A page whose
 * predecessor was not read within ten minutes is counted off from the newest.
 */
export function createFeed({ store, clock }: { store: FeedStore; clock: Clock }): Feed {
  return {
    async listForAccount(accountId, { type, page, limit, before }) {
      const list = `${type} ${limit} ${before ?? ''}`;
      const now = clock.now();
      const expired = new Date(now.getTime() - MARK_LIFETIME_MS);
      const mark = page > 1 ? await store.findMark(accountId, { list, page, after: expired }) : undefined;
      const offset = mark === undefined ? Math.min((page - 1) * limit, OFFSET_MAX) : 0;
      const [found, total] = await Promise.all([
        // One more than is shown tells whether there are more.
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

    async listForCompany(companyNumber, limit) {
      return (await store.listForCompany(companyNumber, limit)).map(presentSignal);
    },
  };
}
