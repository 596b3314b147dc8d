import { type Queryable, sql, type Transaction } from '../../platform/postgres/index.ts';
import { shownStatus } from '../../shared/companies/company-status.ts';
import type { Tag } from '../../shared/watchlist.ts';

export interface WatchedCompany {
  company_number: string;
  company_name: string;
  company_status: string;
  watched_at: Date;
  last_signal_at: Date | null;
  tags: string[];
}

interface WatchlistPart {
  companyNumber?: string | undefined;
  tagKey?: string | undefined;
  /** Companies after this one in the order of the list. */
  after?: Pick<WatchedCompany, 'watched_at' | 'company_number'> | undefined;
  limit?: number;
}

export type WatchlistStore = typeof watchlistStore;

export const watchlistStore = {
  /** How many companies the account watches. Locks the list until the caller's transaction ends. */
  async lockUsed(tx: Transaction, accountId: string): Promise<number> {
    const row = await tx.first<{ used: number }>(sql`
      insert into watchlists as list (account_id) values (${accountId})
      on conflict (account_id) do update set used = list.used
      returning used`);
    return row?.used ?? 0;
  },

  async countUsed(db: Queryable, accountId: string): Promise<number> {
    const row = await db.first<{ used: number }>(sql`
      select used from watchlists where account_id = ${accountId}`);
    return row?.used ?? 0;
  },

  async isWatched(db: Queryable, accountId: string, companyNumber: string): Promise<boolean> {
    const row = await db.first(sql`
      select 1 from watched_companies where account_id = ${accountId} and company_number = ${companyNumber}`);
    return row !== undefined;
  },

  async insert(
    tx: Transaction,
    accountId: string,
    { companyNumber, at }: { companyNumber: string; at: Date },
  ): Promise<void> {
    await tx.execute(sql`
      insert into watched_companies (account_id, company_number, watched_at)
      values (${accountId}, ${companyNumber}, ${at})`);
  },

  /** Returns false if the company was not watched. */
  async remove(tx: Transaction, accountId: string, companyNumber: string): Promise<boolean> {
    const removed = await tx.execute(sql`
      delete from watched_companies where account_id = ${accountId} and company_number = ${companyNumber}`);
    return removed > 0;
  },

  /** Newest first. A company that has left the register keeps its last known name and status. */
  async list(
    db: Queryable,
    accountId: string,
    { companyNumber, tagKey, after, limit }: WatchlistPart = {},
  ): Promise<WatchedCompany[]> {
    const rows = await db.query<WatchedCompany & { removed_on: string | null }>(sql`
      select watched.company_number,
        coalesce(company.company_name, tracked.state ->> 'company_name', watched.company_number) as company_name,
        coalesce(company.company_status, tracked.state ->> 'company_status', 'removed') as company_status,
        company.removed_on, watched.watched_at, newest.detected_at as last_signal_at,
        array(
          select tag.tag from watched_company_tags tagged join watchlist_tags tag using (account_id, tag_key)
          where tagged.account_id = watched.account_id and tagged.company_number = watched.company_number
          order by tag.tag_key
        ) as tags
      from watched_companies watched
      left join companies company on company.company_number = watched.company_number
      left join tracked_companies tracked on tracked.company_number = watched.company_number
      left join lateral (
        select detected_at from signals where company_number = watched.company_number order by id desc limit 1
      ) newest on true
      where watched.account_id = ${accountId}
        and (${companyNumber ?? null}::text is null or watched.company_number = ${companyNumber ?? null})
        and (${tagKey ?? null}::text is null or exists (
          select 1 from watched_company_tags tagged
          where tagged.account_id = watched.account_id and tagged.company_number = watched.company_number
            and tagged.tag_key = ${tagKey ?? null}))
        and (${after?.watched_at ?? null}::timestamptz is null
          or date_trunc('milliseconds', watched.watched_at) < ${after?.watched_at ?? null}
          or (date_trunc('milliseconds', watched.watched_at) = ${after?.watched_at ?? null}
            and watched.company_number > ${after?.company_number ?? null}))
      order by date_trunc('milliseconds', watched.watched_at) desc, watched.company_number
      limit ${limit ?? null}`);
    return rows.map(({ removed_on, ...company }) => ({
      ...company,
      company_status: shownStatus({ ...company, removed_on }),
    }));
  },

  /** The tags in use, sorted by name. */
  listTags: (db: Queryable, accountId: string) =>
    db.query<{ tag: string; companies: number }>(sql`
      select tag.tag, count(*) as companies
      from watchlist_tags tag join watched_company_tags tagged using (account_id, tag_key)
      where tag.account_id = ${accountId} group by tag.tag_key, tag.tag order by tag.tag_key`),

  /** The caller must have locked the list. A tag that the account already has keeps its spelling. */
  async addTags(
    tx: Transaction,
    accountId: string,
    { companyNumber, tags }: { companyNumber: string; tags: readonly Tag[] },
  ): Promise<void> {
    const keys = tags.map(({ key }) => key);
    await tx.execute(sql`
      insert into watchlist_tags (account_id, tag_key, tag)
      select ${accountId}, key, tag from unnest(${keys}::text[], ${tags.map(({ tag }) => tag)}::text[]) as given (key, tag)
      on conflict do nothing`);
    await tx.execute(sql`
      insert into watched_company_tags (account_id, company_number, tag_key)
      select ${accountId}, ${companyNumber}, key from unnest(${keys}::text[]) as given (key)
      on conflict do nothing`);
  },

  async countTags(db: Queryable, accountId: string, companyNumber: string): Promise<number> {
    const row = await db.first<{ count: number }>(sql`
      select count(*) as count from watched_company_tags
      where account_id = ${accountId} and company_number = ${companyNumber}`);
    return row?.count ?? 0;
  },

  async removeTagsExcept(
    tx: Transaction,
    accountId: string,
    { companyNumber, keys }: { companyNumber: string; keys: readonly string[] },
  ): Promise<void> {
    await tx.execute(sql`
      delete from watched_company_tags where account_id = ${accountId} and company_number = ${companyNumber}
        and tag_key <> all(${keys}::text[])`);
  },

  /** Deletes tags that no company has any more, so that the next use decides their spelling. */
  async removeUnusedTags(tx: Transaction, accountId: string): Promise<void> {
    await tx.execute(sql`
      delete from watchlist_tags tag where account_id = ${accountId} and not exists (
        select 1 from watched_company_tags tagged
        where tagged.account_id = tag.account_id and tagged.tag_key = tag.tag_key)`);
  },
};
