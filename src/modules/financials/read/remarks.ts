import type { Context } from './context-reader.ts';
import type { Fact } from './facts.ts';
import { isDivided } from './whole-or-part.ts';

/** A dimension that some software gives to values of the whole. */
interface Remark {
  readonly dimension: RegExp;
  readonly member: RegExp;
  /** Only where the value is also divided by maturity; without that, it is of a part, in a note. */
  readonly isOfMaturity: boolean;
  /** Only where values of the newest day have it too, of which nothing can have been stated before. */
  readonly isOfNewestDay?: boolean;
}

const REMARKS: readonly Remark[] = [
  // Some software says so of the lines that changed only, and states no others for them.
  { dimension: /^RestatementsFirstTimeAdoptionDimension$/, member: /^RestatedAmount$/, isOfMaturity: false },
  // How a line of the balance sheet is measured.
  {
    dimension: /^Financial(Instruments|Assets|Liabilities)ClassesCategoriesDimension$/,
    member: /^Financial(Assets|Liabilities)AmortisedCost$/,
    isOfMaturity: true,
  },
  // Some software says so of all equity.
  {
    dimension: /^RestatementsFirstTimeAdoptionDimension$/,
    member: /^PreviouslyStatedAmount$/,
    isOfMaturity: false,
    isOfNewestDay: true,
  },
];

/**
 * The facts that have a remark, as if they had none, by remark. They count in this order, and only where no
 * value is without a remark.
 */
export function withoutRemarks(facts: readonly Fact[]): Fact[][] {
  const newest = facts.reduce((day, { context }) => (context.end > day ? context.end : day), '');
  const divided = facts.filter(({ context }) => context.dimensions.size > 0);
  return REMARKS.map((remark) => {
    const remarked = divided.flatMap((fact) => {
      const context = withoutRemark(fact.context, remark);
      return context ? [{ ...fact, context }] : [];
    });
    const counts = !remark.isOfNewestDay || remarked.some(({ context }) => context.end === newest);
    return counts ? remarked : [];
  });
}

function withoutRemark(context: Context, remark: Remark): Context | undefined {
  for (const [dimension, member] of context.dimensions) {
    if (!remark.dimension.test(dimension) || !remark.member.test(member)) continue;
    const dimensions = new Map(context.dimensions);
    dimensions.delete(dimension);
    const without = { ...context, dimensions };
    return remark.isOfMaturity && !isDivided(without) ? undefined : without;
  }
  return undefined;
}
