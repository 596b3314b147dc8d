import type { Usage } from '../../api/shapes.ts';

/** The calls of a day by source, and the credits they cost. */
export interface UsageDay {
  day: string;
  credits: number;
  calls: Record<string, number>;
}

/** The days of the UK up to today, including days without calls, oldest first. */
export function usageDays({ days, usage }: Pick<Usage, 'days' | 'usage'>, today: string): UsageDay[] {
  const byDay = new Map<string, UsageDay>();
  for (let back = days - 1; back >= 0; back--) {
    const day = new Date(Date.parse(today) - back * 86_400_000).toISOString().slice(0, 10);
    byDay.set(day, { day, credits: 0, calls: {} });
  }
  for (const { day, source, calls, credits } of usage) {
    const known = byDay.get(day);
    if (!known) continue;
    known.calls[source] = (known.calls[source] ?? 0) + calls;
    known.credits += credits;
  }
  return [...byDay.values()];
}

interface UsageOfSource {
  source: string;
  calls: number;
  credits: number;
}

/** The total use of each source, the most first. */
export function usageBySource(usage: Usage['usage']): UsageOfSource[] {
  const sums = new Map<string, UsageOfSource>();
  for (const { source, calls, credits } of usage) {
    const sum = sums.get(source) ?? { source, calls: 0, credits: 0 };
    sums.set(source, { source, calls: sum.calls + calls, credits: sum.credits + credits });
  }
  return [...sums.values()].sort((a, b) => b.calls - a.calls);
}

/** About six days to write under the axis, each once, the last one among them. */
export function dayTicks(days: readonly UsageDay[], count = 6): string[] {
  const step = Math.max(1, Math.ceil(days.length / count));
  return days.filter((_, index) => (days.length - 1 - index) % step === 0).map(({ day }) => day);
}

interface BalancePoint {
  /** In milliseconds. */
  at: number;
  value: number;
}

/** The balance after each entry, oldest first. Entries come newest first. */
export function balanceHistory(
  entries: readonly { created_at: string; balance_after: number }[],
): BalancePoint[] {
  return entries
    .map(({ created_at, balance_after }) => ({ at: Date.parse(created_at), value: balance_after }))
    .reverse();
}
