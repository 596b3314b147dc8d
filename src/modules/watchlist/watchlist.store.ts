import { sql } from '../../platform/postgres/index.ts';
import type { WatchedCompany, WatchlistStore } from './watchlist-store.ts';

export const watchlistStore: WatchlistStore = {
  async lockUsed(tx, accountId) {
    const row = await tx.first<{ used: number }>(sql`
      insert into watchlists as list (account_id) values (${accountId})
      on conflict (account_id) do update set used = list.used
      returning used`);
    return row?.used ?? 0;
  },

  async countUsed(db, accountId) {
    const row = await db.first<{ used: number }>(sql`
      select used from watchlists where account_id = ${accountId}`);
    return row?.used ?? 0;
  },

  async isWatched(db, accountId, companyNumber) {
    const row = await db.first(sql`
      select 1 from watched_companies where account_id = ${accountId} and company_number = ${companyNumber}`);
    return row !== undefined;
  },

  async insert(tx, accountId, { companyNumber, at }) {
    await tx.execute(sql`
      insert into watched_companies (account_id, company_number, watched_at)
      values (${accountId}, ${companyNumber}, ${at})`);
  },

  async remove(tx, accountId, companyNumber) {
    const removed = await tx.execute(sql`
      delete from watched_companies where account_id = ${accountId} and company_number = ${companyNumber}`);
    return removed > 0;
  },

  /** A company that the register no longer holds is told as it was last seen. */
  list: (db, accountId, companyNumber) =>
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
