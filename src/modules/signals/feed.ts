import type { Clock } from '../../shared/clock.ts';
import { MINUTE_MS } from '../../shared/durations.ts';
import type { FeedStore } from './feed.store.ts';
import { readCursor, writeCursor } from './feed-cursor.ts';
import type { FeedFilter, FeedQuery } from './feed-query.ts';
import { presentSignal, type Signal } from './signal.ts';
import { countSignals, type SignalCounts } from './signal-counts.ts';

export interface FeedPage {
  signals: Signal[];
  page: number;
  limit: number;
  has_more: boolean;
  total: number;
  /** Only of a feed that is read by cursor. */
  next_cursor?: string;
}

const MARK_LIFETIME_MS = 10 * MINUTE_MS;
/** More than any account has; a page beyond it is empty. */
const OFFSET_MAX = 1_000_000_000_000;

/**
 * A feed is read in one of two ways, and neither repeats or skips a signal while new ones arrive.
 *
 * By cursor, from the oldest signal on. Signals have positions in the order of their commits, so nothing is ever stored
 * before a position that was read, and a cursor is valid for ever.
 *
 * By page, from the newest signal on. New signals arrive between two requests, so the feed stores where an account's page
 * ended, and the next page continues from there. The page after the last one stays empty, even if newer signals have
 * arrived. A page whose predecessor was not read within ten minutes is counted from the newest signal.
 */
export function createFeed({ store, clock }: { store: FeedStore; clock: Clock }) {
  async function readPage(accountId: string, query: FeedQuery & { kind: 'page' }): Promise<FeedPage> {
    const { filter, page, limit, before } = query;
    const list = listName(query);
    const now = clock.now();
    const expired = new Date(now.getTime() - MARK_LIFETIME_MS);
    const mark = page > 1 ? await store.findMark(accountId, { list, page, after: expired }) : undefined;
    const offset = mark === undefined ? Math.min((page - 1) * limit, OFFSET_MAX) : 0;
    const [found, total] = await Promise.all([
      // One more than is shown, to see whether there are more.
      store.listNewest(accountId, filter, { before: mark ?? before, offset, limit: limit + 1 }),
      store.count(accountId, filter),
    ]);
    const shown = found.slice(0, limit);
    const hasMore = found.length > limit;
    const beforeId = shown.at(-1)?.id ?? mark;
    if (beforeId !== undefined) {
      await store.setMark(accountId, { list, page: page + 1, beforeId, isLast: !hasMore, now, expired });
    }
    return { signals: shown.map(presentSignal), page, limit, has_more: hasMore, total };
  }

  async function readOn(accountId: string, query: FeedQuery & { kind: 'cursor' }): Promise<FeedPage> {
    const { filter, limit, cursor } = query;
    const lastRead = readCursor(accountId, cursor);
    const [found, total] = await Promise.all([
      store.listAfter(accountId, filter, { lastRead, limit: limit + 1 }),
      store.count(accountId, filter),
    ]);
    const shown = found.slice(0, limit);
    return {
      signals: shown.map(presentSignal),
      page: 1,
      limit,
      has_more: found.length > limit,
      total,
      next_cursor: writeCursor(accountId, shown.at(-1)?.id ?? lastRead),
    };
  }

  return {
    /** Signals of the companies that the account watches now. */
    read: (accountId: string, query: FeedQuery): Promise<FeedPage> =>
      query.kind === 'cursor' ? readOn(accountId, query) : readPage(accountId, query),
    /** The newest signals before one, for those who read all of them. */
    listBefore: async (
      accountId: string,
      filter: FeedFilter,
      { before, limit }: { before: string | undefined; limit: number },
    ): Promise<Signal[]> =>
      (await store.listNewest(accountId, filter, { before, offset: 0, limit })).map(presentSignal),
    /** How many signals were detected when. */
    count: (accountId: string, filter: FeedFilter): Promise<SignalCounts> =>
      countSignals({ store, clock }, accountId, filter),
  };
}

/** Pages of the same list continue each other. */
function listName({ filter, limit, before }: FeedQuery & { kind: 'page' }): string {
  return [filter.type, limit, before ?? '', ...narrowing(filter)].join(' ');
}

function narrowing({ severity, companyNumber, since, until, tagKey }: FeedFilter): string[] {
  if (!severity && !companyNumber && !since && !until && tagKey === undefined) return [];
  const span = [since?.toISOString() ?? '', until?.toISOString() ?? ''];
  return [severity ?? '', companyNumber ?? '', ...span, ...(tagKey === undefined ? [] : [tagKey])];
}
