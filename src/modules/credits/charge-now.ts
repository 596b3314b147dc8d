import type { Transaction } from '../../platform/postgres/index.ts';
import {
  ALREADY_CHARGED,
  type Balance,
  balanceOf,
  type CreditSubject,
  linkSubjects,
  type NewEntryKey,
  noCredits,
  type PaidLink,
  paidUntil,
  requireLedger,
} from './credit-entry.ts';
import type { CreditsStore } from './credits.store.ts';

export interface Charge {
  accountId: string;
  subject: CreditSubject;
  /**
   * The links that the answer shows. If one is already paid for, the answer is free; a charge pays for all of
   * them.
   */
  links?: readonly PaidLink[] | undefined;
  reason: string;
}

interface Charged extends Balance {
  charged: boolean;
  reason: 'charged' | 'already_charged';
}

interface ChargeDeps {
  store: Pick<CreditsStore, 'lockAccount' | 'isPaid' | 'insertCharge'>;
  newEntryKey: NewEntryKey;
}

/**
 * Charges one credit without a hold, for a result that exists already. Throws `no_credits` if none is
 * available.
 */
export async function chargeNow(
  { store, newEntryKey }: ChargeDeps,
  tx: Transaction,
  { accountId, subject, links, reason }: Charge,
): Promise<Charged> {
  const { balance, held } = requireLedger(await store.lockAccount(tx, accountId), accountId);
  const { id, at } = newEntryKey();
  const bought = { subject, links: linkSubjects(links) };
  // A separate statement: only one that starts after the lock was taken sees what others committed before.
  // A subject that is paid for stays free even if no credit is left.
  if (await store.isPaid(tx, accountId, { ...bought, at }))
    return { charged: false, reason: ALREADY_CHARGED, ...balanceOf({ balance, held }) };
  if (balance - held < 1) throw noCredits({ balance, held }, 1);
  const entry = { id, at, accountId, ...bought, reason, credits: 1, paidUntil: paidUntil(at) };
  await store.insertCharge(tx, entry);
  return { charged: true, reason: 'charged', ...balanceOf({ balance: balance - 1, held }) };
}
