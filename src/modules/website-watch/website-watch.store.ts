import { type Queryable, sql, type Transaction } from '../../platform/postgres/index.ts';
import { readState, type WebsiteState, type WebsiteStateJson, writeState } from './website-state.ts';

export interface WebsiteCheck {
  company_number: string;
  domain: string;
  seen: WebsiteState | null;
  differing: WebsiteState | null;
}

type CheckRow = Omit<WebsiteCheck, 'seen' | 'differing'> & {
  seen: WebsiteStateJson | null;
  differing: WebsiteStateJson | null;
};

export type WebsiteWatchStore = typeof websiteWatchStore;

/** Reads which companies are watched and which websites are theirs; writes `website_checks` only. */
export const websiteWatchStore = {
  /**
   * Adds checks for new websites, spread over the interval by their names; changes of a company's name count
   * from the day that it was watched. Deletes the checks of companies that nobody watches any more.
   */
  async schedule(db: Queryable, now: Date, intervalSeconds: number): Promise<void> {
    await db.execute(sql`
      insert into website_checks (company_number, domain, names_judged_at, next_check_at)
      select period.company_number, period.domain, (
          select min(watched_at) from watched_companies watched
          where watched.company_number = period.company_number
        ), ${now}::timestamptz
        + ${intervalSeconds}::double precision * (abs(hashtext(period.domain))::double precision / 2147483648) * interval '1 second'
      from website_link_periods period
      where period.valid_to is null
        and exists (select from watched_companies watched where watched.company_number = period.company_number)
      on conflict (company_number, domain) do nothing`);
    await db.execute(sql`
      delete from website_checks check_row
      where not exists (select from watched_companies watched where watched.company_number = check_row.company_number)`);
  },

  /** Checks of companies that were renamed since their names were last judged. Lists each once. */
  async takeRenamed(db: Queryable, { now, limit }: { now: Date; limit: number }): Promise<WebsiteCheck[]> {
    const rows = await db.query<CheckRow>(sql`
      update website_checks taken set names_judged_at = ${now}
      from (
        select company_number, domain from website_checks named
        where exists (
          select from signals
          where company_number = named.company_number and signal_type = 'company_name_changed'
            and detected_at > named.names_judged_at
        )
        limit ${limit} for update skip locked
      ) renamed
      where taken.company_number = renamed.company_number and taken.domain = renamed.domain
      returning taken.company_number, taken.domain, taken.seen, taken.differing`);
    return rows.map((row) => ({ ...row, seen: readState(row.seen), differing: readState(row.differing) }));
  },

  async saveSeen(
    tx: Transaction,
    { company_number, domain }: WebsiteCheck,
    seen: WebsiteState,
  ): Promise<void> {
    await tx.execute(sql`
      update website_checks set seen = ${writeState(seen)}::jsonb
      where company_number = ${company_number} and domain = ${domain}`);
  },

  /** The checks that are due. If the process dies, they are due again after the lease. */
  async takeDue(
    db: Queryable,
    { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
  ): Promise<WebsiteCheck[]> {
    const rows = await db.query<CheckRow>(sql`
      update website_checks taken set next_check_at = ${leaseUntil}
      from (
        select company_number, domain from website_checks
        where next_check_at <= ${now} order by next_check_at limit ${limit} for update skip locked
      ) due
      where taken.company_number = due.company_number and taken.domain = due.domain
      returning taken.company_number, taken.domain, taken.seen, taken.differing`);
    return rows.map((row) => ({ ...row, seen: readState(row.seen), differing: readState(row.differing) }));
  },

  async save(
    tx: Transaction,
    { company_number, domain, seen, differing }: WebsiteCheck,
    { checkedAt, nextCheckAt }: { checkedAt: Date; nextCheckAt: Date },
  ): Promise<void> {
    await tx.execute(sql`
      update website_checks set checked_at = ${checkedAt}, next_check_at = ${nextCheckAt},
        seen = ${seen && writeState(seen)}::jsonb, differing = ${differing && writeState(differing)}::jsonb
      where company_number = ${company_number} and domain = ${domain}`);
  },

  /** Deletes a check whose website no longer belongs to the company. */
  async forget(tx: Transaction, { company_number, domain }: WebsiteCheck): Promise<void> {
    await tx.execute(sql`
      delete from website_checks where company_number = ${company_number} and domain = ${domain}`);
  },
};
