import type { Transaction } from '../../platform/postgres/index.ts';
import { decideOffer, type Offer } from './credit-entry.ts';
import type { CreditsStore } from './credits.store.ts';

export interface DecideDeps {
  store: Pick<CreditsStore, 'isBoughtWithLink'>;
}

interface LockedOffer {
  accountId: string;
  offer: Offer;
  /** The subjects of the offer that are paid for, read under the lock of the account. */
  paid: readonly string[];
}

/**
 * Which of the offered links the answer shows, and what the account owes for it, decided while the account is
 * locked. A company that was charged before links were sold is paid for with all its websites.
 */
export async function decideLockedOffer(
  { store }: DecideDeps,
  tx: Transaction,
  { accountId, offer, paid }: LockedOffer,
): Promise<ReturnType<typeof decideOffer>> {
  const decision = decideOffer(offer, new Set(paid));
  const isAnotherLink = decision.due !== undefined && decision.due.subject !== offer.subject;
  if (!isAnotherLink || (await store.isBoughtWithLink(tx, accountId, offer.subject))) return decision;
  return { ...decision, due: undefined };
}
