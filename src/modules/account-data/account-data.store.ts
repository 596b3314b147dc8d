import { type Queryable, sql } from '../../platform/postgres/index.ts';
import { ACCOUNT_TABLES } from './account-tables.ts';

export type AccountDataStore = typeof accountDataStore;

const BATCH = 1_000;

/** Names of tables and columns come from `ACCOUNT_TABLES` only, never from a caller. */
export const accountDataStore = {
  /**
   * One page of an account's rows as JSON, and the key after which the next page begins; undefined: no more
   * rows.
   */
  async readPage(
    db: Queryable,
    accountId: string,
    { table, after }: { table: string; after: string | undefined },
  ): Promise<{ rows: unknown[]; next: string | undefined }> {
    const { exported, omit = [] } = ACCOUNT_TABLES[table] ?? {};
    if (!exported) throw new Error(`${table} is not exported`);
    const { rowsAtOnce = BATCH, orderedBy } = exported;
    const { key, type } = orderedBy;
    const found = await db.query<{ key: string; row: unknown }>({
      text: `select (${key})::text as key, to_jsonb(item) - 'account_id'::text - $3::text[] as row
        from ${table} item
        where item.account_id = $1 and ($2::text is null or ${key} > $2::${type})
        order by ${key} limit ${rowsAtOnce}`,
      values: [accountId, after ?? null, [...omit]],
    });
    return {
      rows: found.map(({ row }) => row),
      next: found.length === rowsAtOnce ? found.at(-1)?.key : undefined,
    };
  },

  /** Deletes one batch, so that no statement takes long. Returns the number of deleted rows. */
  deleteSome: (db: Queryable, accountId: string, table: string): Promise<number> =>
    db.execute({
      text: `delete from ${table} where ctid = any (array(
        select ctid from ${table} where ${ACCOUNT_TABLES[table]?.where ?? 'account_id = $1'} limit ${BATCH}))`,
      values: [accountId],
    }),

  async isDeleted(db: Queryable, accountId: string): Promise<boolean> {
    const row = await db.first(sql`
      select 1 from accounts where id = ${accountId} and deleted_at is not null`);
    return row !== undefined;
  },
};
