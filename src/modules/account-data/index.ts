/**
 * All data of an account, in all modules: exports it as one file, and deletes it after the account was
 * deleted.
 *
 * `account-tables.ts` lists the tables with such data. Who may export or delete is decided by accounts.
 */
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { accountDataStore as store } from './account-data.store.ts';
import { deleteData } from './delete-data.ts';
import { exportData } from './export-data.ts';

export type AccountData = ReturnType<typeof createAccountData>;

export function createAccountData({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** JSON text in parts, read page by page while it is sent. */
    export: (accountId: string) => exportData({ db, store, clock }, accountId),

    /**
     * Deletes the data of a deleted account, and does nothing for any other. May run again after a failure.
     */
    deleteAll: (accountId: string) => deleteData({ db, store }, accountId),
  };
}
