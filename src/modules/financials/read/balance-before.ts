import { addDays } from '../../../shared/clock.ts';
import type { Fact } from './facts.ts';

/**
 * Some software dates the balance sheet before on the first day of the period instead of the day before, on
 * which the period before ends. Opening balances in notes have that day too, so values are moved only where
 * none is of an earlier day.
 */
export function withBalanceBefore(
  figures: readonly Fact[],
  { start, end }: { start: string | null; end: string },
): readonly Fact[] {
  if (start === null || start >= end) return figures;
  if (figures.some(({ context }) => context.isInstant && context.end < start)) return figures;
  const day = addDays(start, -1);
  return figures.map((fact) =>
    fact.context.isInstant && fact.context.end === start
      ? { ...fact, context: { ...fact.context, start: day, end: day } }
      : fact,
  );
}
