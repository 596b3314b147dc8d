import type { Context } from './context-reader.ts';
import type { Fact } from './facts.ts';
import { isDivided } from './whole-or-part.ts';

/** A dimension that some software gives to values of the whole. */
interface Remark {
  readonly dimension: RegExp;
  readonly member: RegExp;
  /** Only where the value is also divided by maturity; without that, it is of a part, in a note. */
  readonly isOfMaturity: boolean;
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
];

/**
 * The facts that have a remark, as if they had none, by remark. They count in this order, and only where no
 * value is without a remark.
 */
export function withoutRemarks(facts: readonly Fact[]): Fact[][] {
  return REMARKS.map((remark) =>
    facts.flatMap((fact) => {
      const context = withoutRemark(fact.context, remark);
      return context ? [{ ...fact, context }] : [];
    }),
  );
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
