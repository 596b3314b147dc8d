import type { Transaction } from '../../platform/postgres/index.ts';
import {
  type Balance,
  balanceOf,
  type CreditSubject,
  type NewEntryKey,
  noCredits,
  requireCredits,
  requireLedger,
} from './credit-entry.ts';
import type { CreditsStore } from './credits.store.ts';

export interface Hold {
  accountId: string;
  /** Chosen by the caller and never used twice, such as the id of the job that will settle it. */
  holdId: string;
  subject: CreditSubject;
  /** Default: 1. */
  credits?: number;
}

interface HoldDeps {
  store: Pick<CreditsStore, 'insertHold'>;
  newEntryKey: NewEntryKey;
}

/** Throws `no_credits` if too few are available. */
export async function holdCredits(
  { store, newEntryKey }: HoldDeps,
  tx: Transaction,
  { accountId, holdId, subject, credits = 1 }: Hold,
): Promise<Balance> {
  requireCredits(credits);
  const result = await store.insertHold(tx, { ...newEntryKey(), accountId, holdId, subject, credits });
  const { inserted, balance, held } = requireLedger(result, accountId);
  if (inserted) return balanceOf({ balance, held: held + credits });
  if (balance - held < credits) throw noCredits({ balance, held }, credits);
  throw new Error(`the credit hold ${holdId} was made before: a hold's id is used once`);
}
