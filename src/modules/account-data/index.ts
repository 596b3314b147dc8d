/**
 * All data of an account, wherever it is stored: exports it as one file, and deletes it after the account was deleted.
 *
 * Which tables hold such data is one list (`account-tables.ts`). It does not decide who may do this (accounts does).
 */
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { accountDataStore as store } from './account-data.store.ts';
import { ACCOUNT_TABLES } from './account-tables.ts';

export type AccountData = ReturnType<typeof createAccountData>;

export function createAccountData({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** JSON text in parts, read page by page while it is sent. */
    async *export(accountId: string): AsyncGenerator<string> {
      yield `{"exported_at":${JSON.stringify(clock.now().toISOString())},"account_id":${JSON.stringify(accountId)}`;
      for (const [table, { exported }] of Object.entries(ACCOUNT_TABLES)) {
        if (!exported) continue;
        yield `,\n${JSON.stringify(exported.as)}:[`;
        let separator = '\n';
        for (let after: string | undefined, isFirst = true; isFirst || after !== undefined; isFirst = false) {
          const page = await store.readPage(db, accountId, { table, after });
          for (const row of page.rows) {
            yield separator + JSON.stringify(row);
            separator = ',\n';
          }
          after = page.next;
        }
        yield ']';
      }
      yield '}\n';
    },

    /** Deletes the data of a deleted account; nothing happens for another. May run again after a failure. */
    async deleteAll(accountId: string): Promise<void> {
      if (!(await store.isDeleted(db, accountId))) return;
      for (const [table, { isDeletedAtOnce, keptBecause }] of Object.entries(ACCOUNT_TABLES)) {
        if (isDeletedAtOnce || keptBecause !== undefined) continue;
        while ((await store.deleteSome(db, accountId, table)) > 0);
      }
    },
  };
}
