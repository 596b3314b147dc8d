import type { Transaction } from '../../platform/postgres/index.ts';
import {
  type Balance,
  balanceOf,
  decideSettlement,
  describeSettlement,
  linkSubjects,
  type NewEntryKey,
  type PaidLink,
  paidUntil,
} from './credit-entry.ts';
import type { CreditsStore } from './credits.store.ts';

export interface Settle {
  holdId: string;
  outcome: 'charge' | 'release';
  /**
   * The links that the answer shows. If one is already paid for, the answer is free; a charge pays for all of
   * them.
   */
  links?: readonly PaidLink[] | undefined;
  /** For the ledger, such as `matched` or `no_match_free`. */
  reason: string;
}

interface Settled extends Balance {
  charged: boolean;
  reason: 'charged' | 'already_charged' | 'released';
  /** The reason in the ledger: that of the first call that settled the hold, or `already_charged`. */
  recordedReason: string;
  /** The hold was already settled: this is the first outcome, and this call changed nothing. */
  repeated: boolean;
}

interface SettleDeps {
  store: Pick<CreditsStore, 'lockAccountOfHold' | 'findHoldState' | 'insertSettlement'>;
  newEntryKey: NewEntryKey;
}

/** Idempotent: the first settlement counts, and repeated calls return it. */
export async function settleHold(
  { store, newEntryKey }: SettleDeps,
  tx: Transaction,
  { holdId, outcome, links, reason }: Settle,
): Promise<Settled> {
  const { id, at } = newEntryKey();
  const bought = linkSubjects(links);
  const [hold, state] = await Promise.all([
    store.lockAccountOfHold(tx, holdId),
    // A separate statement: only one that starts after the lock was taken sees what others committed before.
    store.findHoldState(tx, { holdId, links: bought, at }),
  ]);
  if (!hold) throw new Error(`there is no credit hold ${holdId}: it was never made, or not committed`);
  const { account_id: accountId, subject, credits, balance, held } = hold;
  if (state.settlement)
    return { ...describeSettlement(state.settlement), repeated: true, ...balanceOf(hold) };

  const settlement = decideSettlement({ outcome, reason, paid: state.paid });
  const isCharge = settlement.kind === 'charge';
  await store.insertSettlement(tx.unawaited, {
    id,
    at,
    accountId,
    holdId,
    subject,
    credits,
    ...settlement,
    links: isCharge ? bought : [],
    paidUntil: isCharge ? paidUntil(at) : null,
  });
  const after = { balance: isCharge ? balance - credits : balance, held: held - credits };
  return { ...describeSettlement(settlement), repeated: false, ...balanceOf(after) };
}
