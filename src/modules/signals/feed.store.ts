import { type Database, sql } from '../../platform/postgres/index.ts';
import { SEVERITIES, type Severity } from '../../shared/signal-types.ts';
import type { FeedFilter } from './feed-query.ts';
import type { CountInterval, StoredSignal } from './signal.ts';

/** Sorts after every id: ids are `sig_` and lower-case letters and digits. */
const NEWEST = 'sig_~';

/** Where a page of an account's feed ended. */
interface FeedMark {
  list: string;
  page: number;
  beforeId: string;
  isLast: boolean;
  now: Date;
  expired: Date;
}

const COLUMNS = `signal.id, signal.signal_type, signal.severity, signal.company_number, signal.company_name,
  signal.summary, signal.occurred_on, signal.detected_at, signal.previous, signal.current, signal.source`;

/**
 * Conditions for the watched companies of an account and for the signals of one of them, by the filter in
 * `$1` to `$7`.
 */
const WATCHED = `watched.account_id = $1 and ($2::text is null or watched.company_number = $2)
  and ($7::text is null or exists (
    select 1 from watched_company_tags tagged
    where tagged.account_id = watched.account_id and tagged.company_number = watched.company_number
      and tagged.tag_key = $7))`;
const WANTED = `signal.company_number = watched.company_number
  and ($3::text = 'all' or signal.signal_type = $3)
  and ($4::text is null or signal.severity = $4)
  and ($5::timestamptz is null or signal.detected_at >= $5)
  and ($6::timestamptz is null or signal.detected_at <= $6)`;

function valuesOf(accountId: string, filter: FeedFilter): unknown[] {
  const { companyNumber, type, severity, since, until, tagKey } = filter;
  return [
    accountId,
    companyNumber ?? null,
    type,
    severity ?? null,
    since ?? null,
    until ?? null,
    tagKey ?? null,
  ];
}

export type FeedStore = ReturnType<typeof createFeedStore>;

export function createFeedStore(db: Database) {
  return { ...signalLists(db), ...signalCounts(db), ...pageMarks(db) };
}

/** Pages of signals. */
function signalLists(db: Database) {
  return {
    /**
     * Reads the newest signals of each watched company from an index, then picks the newest. Never scans all
     * signals.
     */
    listNewest: (
      accountId: string,
      filter: FeedFilter,
      { before, offset, limit }: { before: string | undefined; offset: number; limit: number },
    ) =>
      db.query<StoredSignal>({
        name: 'newest signals of a feed',
        text: `
        select ${COLUMNS}
        from (
          select newest.id
          from watched_companies watched
          cross join lateral (
            select signal.id from signals signal where ${WANTED} and signal.id < $8
            order by signal.id desc limit $9::bigint + $10::bigint
          ) newest
          where ${WATCHED}
          order by newest.id desc
          limit $9 offset $10::bigint
        ) page
        join signals signal on signal.id = page.id
        order by signal.id desc`,
        values: [...valuesOf(accountId, filter), before ?? NEWEST, limit, offset],
      }),

    /**
     * Signals after the last read one, oldest first. If that signal is gone because the database was restored
     * from an older backup, the next older signal replaces it.
     */
    listAfter: (
      accountId: string,
      filter: FeedFilter,
      { lastRead, limit }: { lastRead: string | undefined; limit: number },
    ) =>
      db.query<StoredSignal>({
        name: 'next signals of a feed',
        text: `
        with last_read as materialized (
          select coalesce((select position from signals where id <= $8 order by id desc limit 1), 0) as position
        )
        select ${COLUMNS}
        from (
          select next.id, next.position
          from last_read
          cross join watched_companies watched
          cross join lateral (
            select signal.id, signal.position from signals signal
            where ${WANTED} and signal.position > last_read.position
            order by signal.position limit $9
          ) next
          where ${WATCHED}
          order by next.position
          limit $9
        ) page
        join signals signal on signal.id = page.id
        order by page.position`,
        values: [...valuesOf(accountId, filter), lastRead ?? null, limit],
      }),

    listForCompany: (number: string, limit: number) =>
      db.query<StoredSignal>(sql`
        select id, signal_type, severity, company_number, company_name, summary, occurred_on, detected_at, previous,
          current, source
        from signals where company_number = ${number} order by id desc limit ${limit}`),
  };
}

/** Counts of signals, and the time of the first one. */
function signalCounts(db: Database) {
  return {
    async count(accountId: string, filter: FeedFilter): Promise<number> {
      const row = await db.first<{ count: number }>({
        name: 'size of a feed',
        text: `
        select count(*) as count from watched_companies watched join signals signal on ${WANTED} where ${WATCHED}`,
        values: valuesOf(accountId, filter),
      });
      return row?.count ?? 0;
    },

    /** When the oldest of these signals was detected. */
    async findFirst(accountId: string, filter: FeedFilter): Promise<Date | null> {
      const row = await db.first<{ first: Date | null }>({
        name: 'begin of a feed',
        text: `
        select min(signal.detected_at) as first
        from watched_companies watched join signals signal on ${WANTED} where ${WATCHED}`,
        values: valuesOf(accountId, filter),
      });
      return row?.first ?? null;
    },

    /** Counts per UK day, week (from Monday) or month; only intervals with signals. */
    countByInterval: (accountId: string, filter: FeedFilter, interval: CountInterval) =>
      db.query<{ starts_on: string; signals: number } & Record<Severity, number>>({
        name: 'signals of a feed by interval',
        text: `
        select date_trunc($8, signal.detected_at at time zone 'Europe/London')::date as starts_on, count(*) as signals,
          ${SEVERITIES.map((one) => `count(*) filter (where signal.severity = '${one}') as ${one}`).join(', ')}
        from watched_companies watched join signals signal on ${WANTED} where ${WATCHED}
        group by starts_on order by starts_on`,
        values: [...valuesOf(accountId, filter), interval],
      }),
  };
}

/** Where the pages of a feed ended, so that the next page begins there. */
function pageMarks(db: Database) {
  return {
    async findMark(
      accountId: string,
      { list, page, after }: { list: string; page: number; after: Date },
    ): Promise<string | undefined> {
      const row = await db.first<{ before_id: string }>(sql`
        select before_id from signal_feed_marks
        where account_id = ${accountId} and list = ${list} and page = ${page}::bigint and set_at > ${after}`);
      return row?.before_id;
    },

    /** If `isLast`, no page follows: marks of later pages belong to an older list and are deleted. */
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
