/** The plans. Operators set them with `domesday account plan`; there are no prices here. */
export interface Plan {
  /** Granted at the start of each month of the plan. */
  monthlyCredits: number;
  /** Granted once, when the account is created. */
  creditsOnce: number;
  watchlistLimit: number;
}

/** How the workers are shared while accounts compete for them. */
export const PLAN_WEIGHTS: Record<PlanName, number> = { free: 1, starter: 2, growth: 4, scale: 8 };

export const PLAN_NAMES = ['free', 'starter', 'growth', 'scale'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

export type Plans = Record<PlanName, Plan>;

export function createPlans(free: { creditsOnce: number; watchlistLimit: number }): Plans {
  return {
    free: { monthlyCredits: 0, ...free },
    starter: { monthlyCredits: 500, creditsOnce: 0, watchlistLimit: 500 },
    growth: { monthlyCredits: 5_000, creditsOnce: 0, watchlistLimit: 5_000 },
    scale: { monthlyCredits: 50_000, creditsOnce: 0, watchlistLimit: 50_000 },
  };
}

export function isPlanName(text: string): text is PlanName {
  return (PLAN_NAMES as readonly string[]).includes(text);
}

/** Accounts on a plan that no longer exists are treated as on the free plan. */
export function planNameOf(text: string): PlanName {
  return isPlanName(text) ? text : 'free';
}

/** The same day next month, or the month's last day if it is shorter. */
export function nextPeriodEnd(from: Date): Date {
  const next = new Date(from);
  next.setUTCMonth(from.getUTCMonth() + 1);
  if (next.getUTCDate() !== from.getUTCDate()) next.setUTCDate(0);
  return next;
}
