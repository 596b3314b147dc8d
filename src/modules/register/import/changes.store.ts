import { sql, type Transaction } from '../../../platform/postgres/index.ts';

/** What a snapshot changed about a company. Before and after hold the columns that differ, and those only. */
export interface RegisterChange {
  companyNumber: string;
  kind: 'changed' | 'removed' | 'returned';
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  asOf: string | null;
  recordedAt: Date;
}

/**
 * Takes the oldest changes out. They come back if the transaction fails, so whoever makes signals of them does so in
 * the same one; several can do so at once.
 */
export function takeChanges(tx: Transaction, limit: number): Promise<RegisterChange[]> {
  return tx.query<RegisterChange>(sql`
    with taken as (
      delete from register_changes where id in (
        select id from register_changes order by id limit ${limit} for update skip locked)
      returning *
    )
    select company_number as "companyNumber", kind, before, after, as_of as "asOf", recorded_at as "recordedAt"
    from taken order by id`);
}
