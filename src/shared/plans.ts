interface PlanValue {
  meaning: string;
  /** The heading of its column on the console's account page; without it, there is none. */
  column?: string;
}

/**
 * The numbers that plans differ in. The list of plans in the API and in the console follows from it. The
 * names are part of the API.
 */
export const PLAN_VALUES = {
  monthly_credits: {
    meaning:
      'Granted at the start of each month of the plan. A change to a bigger plan within the month adds the difference.',
  },
  credits_once: { meaning: 'Granted once, when the account is created.' },
  watchlist_limit: { meaning: 'How many companies an account may watch.', column: 'Companies watched' },
  share: { meaning: 'How many times the work of a free account, while accounts compete.' },
} as const satisfies Record<string, PlanValue>;

export type PlanValueName = keyof typeof PLAN_VALUES;

/** The columns of the console's table of plans. */
export const PLAN_COLUMNS = Object.entries(PLAN_VALUES).flatMap(([name, value]) =>
  'column' in value ? [{ name: name as PlanValueName, label: value.column }] : [],
);

export const PLAN_NAMES = ['free', 'starter', 'growth', 'scale'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** A plan, with a number for everything that plans differ in. */
export type Plan = Record<PlanValueName, number>;
export type Plans = Record<PlanName, Plan>;

/**
 * Operators set plans with `domesday account plan`; there are no prices here. Settings may change the free
 * one.
 */
export const PLANS: Plans = {
  free: { monthly_credits: 0, credits_once: 25, watchlist_limit: 25, share: 1 },
  starter: { monthly_credits: 500, credits_once: 0, watchlist_limit: 500, share: 2 },
  growth: { monthly_credits: 5_000, credits_once: 0, watchlist_limit: 5_000, share: 4 },
  scale: { monthly_credits: 50_000, credits_once: 0, watchlist_limit: 50_000, share: 8 },
};

/** How the workers are shared while accounts compete for them. */
export const PLAN_SHARES: Record<string, number> = Object.fromEntries(
  Object.entries(PLANS).map(([name, { share }]) => [name, share]),
);

export function isPlanName(text: string): text is PlanName {
  return (PLAN_NAMES as readonly string[]).includes(text);
}

/** Accounts on a plan that no longer exists are treated as on the free plan. */
export function planNameOf(text: string): PlanName {
  return isPlanName(text) ? text : 'free';
}
