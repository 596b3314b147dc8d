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
  store: Pick<AccountStore, 'lockAccount' | 'switchPlan' | 'extendPeriod' | 'listAccountsDueForRenewal'>;
  credits: Credits;
  plans: Plans;
  audit: RecordAudit;
  clock: Clock;
}

/**
 * A plan with monthly credits starts a month now, with that month's credits. An account whose month has begun
 * already, on whichever plan, continues it: it gets what a bigger plan has more. Setting the plan that an
 * account already has changes nothing.
 */
export async function changePlan(deps: SubscriptionDeps, accountId: string, plan: PlanName): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await deps.store.lockAccount(tx, accountId);
    const { startsAt, granted } = await findMonth(deps, tx, accountId);
    const isMonthly = deps.plans[plan].monthly_credits > 0;
    const isSwitched = await deps.store.switchPlan(tx, accountId, {
      plan,
      periodEndsAt: isMonthly ? nextPeriodEnd(startsAt) : null,
    });
    if (!isSwitched) return;
    await deps.audit(tx, accountId, { kind: 'plan_changed', detail: { plan } });
    if (isMonthly) await grantMonth(deps, tx, { accountId, plan, startsAt, granted });
  });
}

/** The month that the account is in, and what was granted for it; a new month if it is in none. */
async function findMonth(
  { credits, clock }: Pick<SubscriptionDeps, 'credits' | 'clock'>,
  tx: Transaction,
  accountId: string,
): Promise<{ startsAt: Date; granted: number }> {
  const now = clock.now();
  const grants = (await credits.listKeyedGrants(tx, accountId, KEY_PREFIX)).map(
    ({ key, credits: count }) => ({
      count,
      startsAt: monthOf(key),
    }),
  );
  const begun = grants.filter(({ startsAt }) => startsAt <= now && now < nextPeriodEnd(startsAt));
  if (begun.length === 0) return { startsAt: now, granted: 0 };
  const newest = Math.max(...begun.map(({ startsAt }) => startsAt.getTime()));
  const ofMonth = begun.filter(({ startsAt }) => startsAt.getTime() === newest);
  return { startsAt: new Date(newest), granted: ofMonth.reduce((sum, { count }) => sum + count, 0) };
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
      if (isPlanName(plan)) await grantMonth(deps, tx, { accountId: account.id, plan, startsAt, granted: 0 });
    }
    return due.length;
  });
}

async function grantMonth(
  deps: SubscriptionDeps,
  tx: Transaction,
  {
    accountId,
    plan,
    startsAt,
    granted,
  }: { accountId: string; plan: PlanName; startsAt: Date; granted: number },
): Promise<void> {
  const credits = deps.plans[plan].monthly_credits - granted;
  if (credits <= 0) return;
  const key = `${KEY_PREFIX}${plan}:${startsAt.toISOString()}`;
  await deps.credits.grant(tx, { accountId, credits, reason: `plan ${plan}`, key });
}

/** The key of a grant names the plan and the start of the month: the ledger knows every month. */
const KEY_PREFIX = 'plan:';

function monthOf(key: string): Date {
  return new Date(key.slice(key.indexOf(':', KEY_PREFIX.length) + 1));
}
