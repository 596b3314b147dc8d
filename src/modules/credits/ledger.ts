import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import { balanceOf, requireCredits } from './credit-entry.ts';
import type { Credits } from './credits.ts';
import type { LedgerStore } from './ledger-store.ts';
import { noCredits } from './no-credits.ts';
import { ALREADY_CHARGED, decideSettlement, describeSettlement, paidUntil } from './settlement.ts';

export interface LedgerParts {
  store: LedgerStore;
  clock: Clock;
  ids: IdSource;
}

export function createLedger({ store, clock, ids }: LedgerParts): Credits {
  function stamp() {
    const at = clock.now();
    return { id: ids.sortable('ce', at), at };
  }

  return {
    openAccount: (tx, accountId) => store.insertAccount(tx, accountId),

    async grant(tx, { accountId, credits, reason, key }) {
      requireCredits(credits);
      const result = await store.insertGrant(tx, {
        ...stamp(),
        accountId,
        credits,
        reason,
        key: key ?? null,
      });
      const { granted, ...totals } = requireLedger(result, accountId);
      return { granted, ...balanceOf(totals) };
    },

    async hold(tx, { accountId, holdId, subject, credits = 1 }) {
      requireCredits(credits);
      const result = await store.insertHold(tx, { ...stamp(), accountId, holdId, subject, credits });
      const { inserted, balance, held } = requireLedger(result, accountId);
      if (inserted) return balanceOf({ balance, held: held + credits });
      if (balance - held < credits) throw noCredits({ balance, held }, credits);
      throw new Error(`the credit hold ${holdId} was made before: a hold's id is used once`);
    },

    async settle(tx, { holdId, outcome, reason }) {
      const hold = await store.lockAccountOfHold(tx, holdId);
      if (!hold) throw new Error(`there is no credit hold ${holdId}: it was never made, or not committed`);
      const { accountId, subject, credits, balance, held } = hold;

      const { id, at } = stamp();
      // A statement of its own: only one that starts after the lock was had sees what others wrote before it.
      const before = await store.findStanding(tx, { holdId, accountId, subject, at });
      if (before.settlement)
        return { ...describeSettlement(before.settlement), repeated: true, ...balanceOf(hold) };

      const settlement = decideSettlement({ outcome, reason, paid: before.paid });
      const charging = settlement.kind === 'charge';
      await store.insertSettlement(tx, {
        ...{ id, at, accountId, holdId, subject, credits },
        ...settlement,
        paidUntil: charging ? paidUntil(at) : null,
      });
      const after = { balance: charging ? balance - credits : balance, held: held - credits };
      return { ...describeSettlement(settlement), repeated: false, ...balanceOf(after) };
    },

    async chargeNow(tx, { accountId, subject, reason }) {
      const { balance, held } = requireLedger(await store.lockAccount(tx, accountId), accountId);
      const { id, at } = stamp();
      // As above: asked after the lock. What is paid for stays free of charge when no credit is left.
      if (await store.isPaid(tx, accountId, subject, at))
        return { charged: false, reason: ALREADY_CHARGED, ...balanceOf({ balance, held }) };
      if (balance - held < 1) throw noCredits({ balance, held }, 1);
      const entry = { id, at, accountId, subject, reason, credits: 1, paidUntil: paidUntil(at) };
      await store.insertCharge(tx, entry);
      return { charged: true, reason: 'charged', ...balanceOf({ balance: balance - 1, held }) };
    },

    wasCharged: (db, accountId, subject) => store.isPaid(db, accountId, subject, clock.now()),

    async readBalance(db, accountId) {
      return balanceOf(requireLedger(await store.findTotals(db, accountId), accountId));
    },

    listEntries: (db, accountId, { before, limit }) =>
      store.listEntries(db, accountId, { before: before ?? null, limit }),

    listOpenHoldsOlderThan: (db, at, limit) => store.listHoldsOlderThan(db, at, limit),
  };
}

function requireLedger<Row>(row: Row | undefined, accountId: string): Row {
  if (row === undefined) throw new Error(`account ${accountId} has no credit ledger: open it first`);
  return row;
}
