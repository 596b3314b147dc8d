import type { Transaction } from '../../platform/postgres/index.ts';
import {
  ALREADY_CHARGED,
  type Balance,
  balanceOf,
  linkedSubjects,
  type NewEntryKey,
  noCredits,
  type Offer,
  type PaidLink,
  paidUntil,
  requireLedger,
} from './credit-entry.ts';
import type { CreditsStore } from './credits.store.ts';
import { type DecideDeps, decideLockedOffer } from './decide-locked-offer.ts';

export interface Charge extends Offer {
  accountId: string;
  reason: string;
}

interface Charged extends Balance {
  charged: boolean;
  reason: 'charged' | 'already_charged';
  /** The link that the answer shows. */
  link: PaidLink | undefined;
}

interface ChargeDeps {
  store: Pick<CreditsStore, 'lockAccount' | 'listPaid' | 'insertCharge'> & DecideDeps['store'];
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
  // A separate statement: only one that starts after the lock was taken sees what others committed before.
  const paid = await store.listPaid(tx, accountId, { subjects: [subject, ...linkedSubjects(links)], at });
  const { link, due } = await decideLockedOffer({ store }, tx, {
    accountId,
    offer: { subject, links },
    paid,
  });
  // What is paid for stays free even if no credit is left.
  if (!due) return { charged: false, reason: ALREADY_CHARGED, link, ...balanceOf({ balance, held }) };
  if (balance - held < 1) throw noCredits({ balance, held }, 1);
  await store.insertCharge(tx, { id, at, accountId, ...due, reason, credits: 1, paidUntil: paidUntil(at) });
  return { charged: true, reason: 'charged', link, ...balanceOf({ balance: balance - 1, held }) };
}
