import type { Transaction } from '../../platform/postgres/index.ts';
import {
  type Balance,
  balanceOf,
  decideSettlement,
  describeSettlement,
  linkedSubjects,
  type NewEntryKey,
  type Offer,
  type PaidLink,
  paidUntil,
} from './credit-entry.ts';
import type { CreditsStore } from './credits.store.ts';
import { type DecideDeps, decideLockedOffer } from './decide-locked-offer.ts';

export interface Settle extends Pick<Offer, 'links'> {
  holdId: string;
  outcome: 'charge' | 'release';
  /** For the ledger, such as `matched` or `no_match_free`. */
  reason: string;
}

interface Settled extends Balance {
  charged: boolean;
  reason: 'charged' | 'already_charged' | 'released';
  /** The reason in the ledger: that of the first call that settled the hold, or `already_charged`. */
  recordedReason: string;
  /** The link that the answer shows. */
  link: PaidLink | undefined;
  /** The hold was already settled: this is the first outcome, and this call changed nothing. */
  repeated: boolean;
}

interface SettleDeps {
  store: Pick<CreditsStore, 'lockAccountOfHold' | 'findHoldState' | 'insertSettlement' | 'insertCharge'> &
    DecideDeps['store'];
  newEntryKey: NewEntryKey;
}

/** Idempotent: the first settlement counts, and repeated calls return it. */
export async function settleHold(
  { store, newEntryKey }: SettleDeps,
  tx: Transaction,
  { holdId, outcome, links = [], reason }: Settle,
): Promise<Settled> {
  const key = newEntryKey();
  const { at } = key;
  const [hold, state] = await Promise.all([
    store.lockAccountOfHold(tx, holdId),
    // A separate statement: only one that starts after the lock was taken sees what others committed before.
    store.findHoldState(tx, { holdId, subjects: linkedSubjects(links), at }),
  ]);
  if (!hold) throw new Error(`there is no credit hold ${holdId}: it was never made, or not committed`);
  const { account_id: accountId, subject, credits, balance, held } = hold;
  const { link, due } = await decideLockedOffer({ store }, tx, {
    accountId,
    offer: { subject, links },
    paid: state.paid,
  });
  if (state.settlement)
    return { ...describeSettlement(state.settlement), link, repeated: true, ...balanceOf(hold) };

  // A hold can only buy its own subject.
  const isForHold = due?.subject === subject;
  const settlement = decideSettlement({ outcome, reason, paid: !isForHold });
  const isCharge = settlement.kind === 'charge';
  await store.insertSettlement(tx.unawaited, {
    ...key,
    accountId,
    holdId,
    subject,
    credits,
    ...settlement,
    links: isCharge && due ? due.links : [],
    paidUntil: isCharge ? paidUntil(at) : null,
  });
  if (outcome === 'release' || isForHold || !due) {
    const after = { balance: isCharge ? balance - credits : balance, held: held - credits };
    return { ...describeSettlement(settlement), link, repeated: false, ...balanceOf(after) };
  }
  // Another link than the hold was for, bought with what the hold has just returned.
  await store.insertCharge(tx, {
    ...newEntryKey(),
    accountId,
    ...due,
    reason,
    credits,
    paidUntil: paidUntil(at),
  });
  const charged = describeSettlement({ kind: 'charge', reason });
  const after = { balance: balance - credits, held: held - credits };
  return { ...charged, link, repeated: false, ...balanceOf(after) };
}
