import { type Database, sql } from '../../../platform/postgres/index.ts';
import type { StoredHistory } from './stored-history.ts';

export interface CompanyHistoryRow {
  derived_at: Date;
  complete_since: string | null;
  history: StoredHistory;
}

export type CompanyHistoryStore = ReturnType<typeof createCompanyHistoryStore>;

export function createCompanyHistoryStore(db: Database) {
  return {
    find: (number: string) =>
      db.first<CompanyHistoryRow>(sql`
        select derived_at, complete_since, history from company_histories where company_number = ${number}`),

    async save(number: string, { derived_at, complete_since, history }: CompanyHistoryRow): Promise<void> {
      await db.execute(sql`
        insert into company_histories (company_number, derived_at, complete_since, history)
        values (${number}, ${derived_at}, ${complete_since}::date, ${JSON.stringify(history)}::jsonb)
        on conflict (company_number) do update set derived_at = excluded.derived_at,
          complete_since = excluded.complete_since, history = excluded.history`);
    },

    /** The subjects of the recorded signals of the company, newest first. */
    listRecorded: (number: string, limit: number) =>
      db.query<{ signal_type: string; identity: string; occurred_on: string }>(sql`
        select signal_type, identity, occurred_on from signals where company_number = ${number}
        order by id desc limit ${limit}`),

    /** The day since which the company is tracked; undefined if it is not. */
    async findTrackedSince(number: string): Promise<string | undefined> {
      const row = await db.first<{ since: string }>(sql`
        select state ->> 'since' as since from tracked_companies where company_number = ${number}`);
      return row?.since;
    },
  };
}
