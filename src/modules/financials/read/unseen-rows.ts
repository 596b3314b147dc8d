import type { Fact, Facts } from './facts.ts';
import { readNumber } from './number.ts';
import type { PrintedAmounts } from './printed-amounts.ts';

/**
 * An amount that is tagged in a row that the page does not show has the sign with which the page prints it
 * elsewhere. Where it does not, nobody sees the amount, and it is none.
 */
export function settleUnseenRows(facts: Facts): Facts {
  const { printed } = facts;
  if (!printed) return facts;
  return { ...facts, figures: facts.figures.flatMap((fact) => asPrinted(fact, printed) ?? []) };
}

function asPrinted(fact: Fact, printed: PrintedAmounts): Fact | undefined {
  const read = readNumber(fact);
  if (!fact.isInUnseenRow || read === undefined || read === 'too large' || read.value === 0) return fact;
  const amount = Math.abs(read.value);
  const prints = printed.get(Math.round(amount)) ?? printed.get(Math.floor(amount));
  return prints && { ...fact, isPrintedNegative: !prints.has('plain') };
}
