import { type Queryable, sql, type Writer } from '../../platform/postgres/index.ts';

export type GivenResultStore = typeof givenResultStore;

export interface GivenResult {
  accountId: string;
  domain: string;
  resultId: number;
  at: Date;
}

/** Which result of a domain an account was given last. */
export const givenResultStore = {
  async save(db: Writer, given: readonly GivenResult[]): Promise<void> {
    await db.execute(sql`
      insert into given_results as known (account_id, domain, result_id, given_at)
      select distinct on (account_id, domain) account_id, domain, result_id, given_at
      from unnest(${given.map(({ accountId }) => accountId)}::text[], ${given.map(({ domain }) => domain)}::text[],
        ${given.map(({ resultId }) => resultId)}::bigint[], ${given.map(({ at }) => at.toISOString())}::timestamptz[])
        given (account_id, domain, result_id, given_at)
      order by account_id, domain, given_at desc, result_id desc
      on conflict (account_id, domain) do update
      set result_id = excluded.result_id, given_at = excluded.given_at`);
  },

  /** Undefined: the account was given none since then. */
  async find(db: Queryable, accountId: string, domain: string, since: Date): Promise<number | undefined> {
    const row = await db.first<{ result_id: number }>(sql`
      select result_id from given_results
      where account_id = ${accountId} and domain = ${domain} and given_at > ${since}`);
    return row?.result_id;
  },
};
