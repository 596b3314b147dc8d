import { type Queryable, sql, type Transaction } from '../../platform/postgres/index.ts';

export interface WatchedCompany {
  company_number: string;
  company_name: string;
  company_status: string;
  watched_at: Date;
  last_signal_at: Date | null;
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

  /** False when the company was not watched. */
  async remove(tx: Transaction, accountId: string, companyNumber: string): Promise<boolean> {
    const removed = await tx.execute(sql`
      delete from watched_companies where account_id = ${accountId} and company_number = ${companyNumber}`);
    return removed > 0;
  },

  /**
   * Newest first; only one company when a number is given. A company that has left the register keeps its last known
   * name and status.
   */
  list: (db: Queryable, accountId: string, companyNumber?: string) =>
    db.query<WatchedCompany>(sql`
      select watched.company_number,
        coalesce(company.company_name, tracked.state ->> 'company_name', watched.company_number) as company_name,
        coalesce(case when company.removed_on is not null
            and company.company_status not in ('dissolved', 'closed', 'converted-closed') then 'removed' end,
          company.company_status, tracked.state ->> 'company_status', 'removed') as company_status,
        watched.watched_at, newest.detected_at as last_signal_at
      from watched_companies watched
      left join companies company on company.company_number = watched.company_number
      left join tracked_companies tracked on tracked.company_number = watched.company_number
      left join lateral (
        select detected_at from signals where company_number = watched.company_number order by id desc limit 1
      ) newest on true
      where watched.account_id = ${accountId}
        and (${companyNumber ?? null}::text is null or watched.company_number = ${companyNumber ?? null})
      order by watched.watched_at desc, watched.company_number`),
};
