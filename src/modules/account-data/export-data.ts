import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { AccountDataStore } from './account-data.store.ts';
import { ACCOUNT_TABLES } from './account-tables.ts';

interface ExportDeps {
  db: Database;
  store: Pick<AccountDataStore, 'readPage'>;
  clock: Clock;
}

/** JSON text in parts, read page by page while it is sent. */
export async function* exportData(
  { db, store, clock }: ExportDeps,
  accountId: string,
): AsyncGenerator<string> {
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
}
