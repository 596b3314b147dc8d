import type { Database } from '../../platform/postgres/index.ts';
import type { AccountDataStore } from './account-data.store.ts';
import { ACCOUNT_TABLES } from './account-tables.ts';

interface DeleteDeps {
  db: Database;
  store: Pick<AccountDataStore, 'isDeleted' | 'deleteSome'>;
}

/** Deletes the data of a deleted account, and does nothing for any other. May run again after a failure. */
export async function deleteData({ db, store }: DeleteDeps, accountId: string): Promise<void> {
  if (!(await store.isDeleted(db, accountId))) return;
  for (const [table, { isDeletedAtOnce, keptBecause }] of Object.entries(ACCOUNT_TABLES)) {
    if (isDeletedAtOnce || keptBecause !== undefined) continue;
    while ((await store.deleteSome(db, accountId, table)) > 0);
  }
}
