import type { Database, Transaction } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import { isPlanName, type PlanName, type Plans } from '../../../shared/plans.ts';
import type { RecordAudit } from '../../audit/index.ts';
import type { Credits } from '../../credits/index.ts';
import type { AccountStore } from '../accounts.store.ts';

/** The same day of the next month, or the last day of that month if it is shorter. */
export function nextPeriodEnd(from: Date): Date {
  const next = new Date(from);
  next.setUTCMonth(from.getUTCMonth() + 1);
  if (next.getUTCDate() !== from.getUTCDate()) next.setUTCDate(0);
  return next;
}

interface SubscriptionDeps {
  db: Database;
  store: Pick<AccountStore, 'switchPlan' | 'extendPeriod' | 'listAccountsDueForRenewal'>;
  credits: Credits;
  plans: Plans;
  audit: RecordAudit;
  clock: Clock;
}

/**
 * A plan with monthly credits starts its first month now, with that month's credits. Setting the plan that an
 * account already has changes nothing, so that a repeated command does not grant the month twice.
 */
export async function changePlan(deps: SubscriptionDeps, accountId: string, plan: PlanName): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const startsAt = deps.clock.now();
    const isMonthly = deps.plans[plan].monthly_credits > 0;
    const isSwitched = await deps.store.switchPlan(tx, accountId, {
      plan,
      periodEndsAt: isMonthly ? nextPeriodEnd(startsAt) : null,
    });
    if (!isSwitched) return;
    await deps.audit(tx, accountId, { kind: 'plan_changed', detail: { plan } });
    if (isMonthly) await grantMonth(deps, tx, { accountId, plan, startsAt });
  });
}

/**
 * Starts the next month of every plan whose month is over. Runs on a schedule; the grant's key prevents
 * duplicates.
 */
export async function renewSubscriptions(deps: SubscriptionDeps): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const due = await deps.store.listAccountsDueForRenewal(tx, deps.clock.now());
    for (const account of due) {
      const startsAt = account.period_ends_at;
      const { plan } = account;
      await deps.store.extendPeriod(tx, account.id, nextPeriodEnd(startsAt));
      if (isPlanName(plan)) await grantMonth(deps, tx, { accountId: account.id, plan, startsAt });
    }
    return due.length;
  });
}

async function grantMonth(
  deps: SubscriptionDeps,
  tx: Transaction,
  month: { accountId: string; plan: PlanName; startsAt: Date },
): Promise<void> {
  await deps.credits.grant(tx, {
    accountId: month.accountId,
    credits: deps.plans[month.plan].monthly_credits,
    reason: `plan ${month.plan}`,
    key: `plan:${month.plan}:${month.startsAt.toISOString()}`,
  });
}
