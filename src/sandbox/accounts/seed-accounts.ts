import { hasImported, importDocumentsWithoutSignals } from '../../modules/financials/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { OperatorError } from '../../shared/problem.ts';
import { listCompanies } from '../store/seed.store.ts';
import { hasAccounts, keepAccounts } from './accounts.store.ts';
import { filedAccounts } from './sandbox-accounts.ts';

const SANDBOX_ACCOUNTS = 'accounts of the sandbox';

/** Loads the accounts of the fictional companies, once, with the reader that loads real ones. */
export async function seedAccounts(
  db: Database,
  { clock, log }: { clock: Clock; log: Logger },
): Promise<void> {
  const isLoaded = await hasImported(db, SANDBOX_ACCOUNTS);
  if (isLoaded && (await hasAccounts(db))) return;
  const documents = filedAccounts(await listCompanies(db));
  await keepAccounts(db, documents);
  if (isLoaded) return;
  try {
    await importDocumentsWithoutSignals({ db, clock, log }, { file: SANDBOX_ACCOUNTS, documents });
  } catch (error) {
    // Another process that starts at the same time loads them.
    if (!(error instanceof OperatorError)) throw error;
  }
}
