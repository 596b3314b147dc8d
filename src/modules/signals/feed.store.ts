import { type Database, sql } from '../../platform/postgres/index.ts';
import type { SignalFilter, StoredSignal } from './signal.ts';

/** Sorts after every id: ids are `sig_` and lower-case letters and digits. */
const NEWEST = 'sig_~';

/** Where a page of an account's feed ended. */
export interface FeedMark {
  list: string;
  page: number;
  beforeId: string;
  isLast: boolean;
  now: Date;
  expired: Date;
}

export type FeedStore = ReturnType<typeof createFeedStore>;

export function createFeedStore(db: Database) {
  return {
    /** Reads the newest signals of each watched company from an index, then the newest of those. Never scans all signals. */
    listForAccount: (
      accountId: string,
      type: SignalFilter,
      { before, offset, limit }: { before: string | undefined; offset: number; limit: number },
    ) =>
      db.query<StoredSignal>(sql`
        select signal.id, signal.signal_type, signal.severity, signal.company_number, signal.company_name,
          signal.summary, signal.occurred_on, signal.detected_at, signal.previous, signal.current, signal.source
        from (
          select newest.id
          from watched_companies watched
          cross join lateral (
            select id from signals
            where company_number = watched.company_number and id < ${before ?? NEWEST}
              and (${type} = 'all' or signal_type = ${type})
            order by id desc limit ${offset + limit}::bigint
          ) newest
          where watched.account_id = ${accountId}
          order by newest.id desc
          limit ${limit} offset ${offset}::bigint
        ) page
        join signals signal on signal.id = page.id
        order by signal.id desc`),

    async countForAccount(accountId: string, type: SignalFilter): Promise<number> {
      const row = await db.first<{ count: number }>(sql`
        select count(*) as count from watched_companies watched
        join signals signal on signal.company_number = watched.company_number
        where watched.account_id = ${accountId} and (${type} = 'all' or signal.signal_type = ${type})`);
      return row?.count ?? 0;
    },

    listForCompany: (number: string, limit: number) =>
      db.query<StoredSignal>(sql`
        select id, signal_type, severity, company_number, company_name, summary, occurred_on, detected_at, previous,
          current, source
        from signals where company_number = ${number} order by id desc limit ${limit}`),

    async findMark(
      accountId: string,
      { list, page, after }: { list: string; page: number; after: Date },
    ): Promise<string | undefined> {
      const row = await db.first<{ before_id: string }>(sql`
        select before_id from signal_feed_marks
        where account_id = ${accountId} and list = ${list} and page = ${page}::bigint and set_at > ${after}`);
      return row?.before_id;
    },

    /** `isLast`: nothing follows, so marks of later pages belong to an older list and are deleted. */
    async setMark(accountId: string, mark: FeedMark): Promise<void> {
      const { list, page, beforeId, isLast, now, expired } = mark;
      await db.execute(sql`
        with past as (
          delete from signal_feed_marks where account_id = ${accountId}
            and (set_at <= ${expired} or (${isLast} and list = ${list} and page > ${page}::bigint))
            and not (list = ${list} and page = ${page}::bigint)
        )
        insert into signal_feed_marks as mark (account_id, list, page, before_id, set_at)
        values (${accountId}, ${list}, ${page}::bigint, ${beforeId}, ${now})
        on conflict (account_id, list, page) do update set before_id = excluded.before_id, set_at = excluded.set_at`);
    },
  };
}
