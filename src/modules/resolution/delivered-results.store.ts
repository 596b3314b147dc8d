import { type Queryable, sql, type Writer } from '../../platform/postgres/index.ts';
import type { PaidLink } from '../credits/index.ts';

export type DeliveredResultStore = typeof deliveredResultStore;

export interface DeliveredResult {
  accountId: string;
  domain: string;
  resultId: number;
  at: Date;
}

/** The last result of a domain that an account received. */
export const deliveredResultStore = {
  async save(db: Writer, results: readonly DeliveredResult[]): Promise<void> {
    await db.execute(sql`
      insert into given_results as known (account_id, domain, result_id, given_at)
      select distinct on (account_id, domain) account_id, domain, result_id, given_at
      from unnest(${results.map(({ accountId }) => accountId)}::text[], ${results.map(({ domain }) => domain)}::text[],
        ${results.map(({ resultId }) => resultId)}::bigint[], ${results.map(({ at }) => at.toISOString())}::timestamptz[])
        given (account_id, domain, result_id, given_at)
      order by account_id, domain, given_at desc, result_id desc
      on conflict (account_id, domain) do update
      set result_id = excluded.result_id, given_at = excluded.given_at`);
  },

  /** The newest result of each link, for accounts that received the website of the company. */
  async saveLinks(
    db: Writer,
    accountIds: readonly string[],
    { links, at }: { links: readonly PaidLink[]; at: Date },
  ): Promise<void> {
    if (links.length === 0) return;
    await db.execute(sql`
      insert into given_results (account_id, domain, result_id, given_at)
      select account.id, link.domain, result.id, ${at}
      from (select distinct unnest(${[...accountIds]}::text[]) as id) account
      cross join unnest(${links.map(({ domain }) => domain)}::text[],
        ${links.map(({ companyNumber }) => companyNumber)}::text[]) link (domain, company_number)
      cross join lateral (
        select id from domain_results
        where domain = link.domain and company_number = link.company_number order by id desc limit 1) result
      order by account.id, link.domain
      on conflict (account_id, domain) do update
      set result_id = excluded.result_id, given_at = excluded.given_at`);
  },

  /** Undefined if the account received none since then. */
  find: (db: Queryable, accountId: string, domain: string, since: Date) =>
    db.first<{ result_id: number; given_at: Date }>(sql`
      select result_id, given_at from given_results
      where account_id = ${accountId} and domain = ${domain} and given_at > ${since}`),
};
