import { chooseValues, type FactsByTag, groupByTag, isOfGroup, isOfWhole } from './choose-values.ts';
import type { Facts } from './facts.ts';
import { readNumber } from './number.ts';
import { FIGURE_TAGS, OWNER_TAGS } from './tags.ts';

/** Whose figures a document states, and where. */
interface Owner {
  /** The figures are those of the group. */
  consolidated: boolean;
  /** They are in the contexts that say so. */
  isGroup: boolean;
  usesGroupContexts: boolean;
  /** The document says that it is a group's, and no context says which values are. */
  isInferred: boolean;
}

interface OwnerQuestion {
  end: string;
  currency: string;
  /** The document says so of itself. */
  isOfGroupByName: boolean;
}

/**
 * The group's where contexts say so, and the company's in a document that is no group's. Most other
 * documents of groups tag only the balance sheet of the parent company, a few the statements of the group
 * without saying so. Further tags show which of them it is; where they do not, no figure counts.
 */
export function chooseOwner(facts: Facts, { end, currency, isOfGroupByName }: OwnerQuestion): Owner {
  const usesGroupContexts = facts.figures.some(({ context }) => context.end === end && isOfGroup(context));
  if (usesGroupContexts || !isOfGroupByName)
    return {
      consolidated: usesGroupContexts,
      isGroup: usesGroupContexts,
      usesGroupContexts,
      isInferred: false,
    };
  const shown = shownBy(groupByTag([...facts.figures, ...facts.owner]), { end, currency });
  return {
    consolidated: shown !== 'company',
    isGroup: shown === undefined,
    usesGroupContexts,
    isInferred: true,
  };
}

/**
 * A parent company owns its subsidiaries, which the statement of a group adds up instead, and need not tell
 * its own turnover, profit before tax and flow of cash. So a balance sheet is the company's if its
 * investments include subsidiaries, or are all of its fixed assets, and no such line is tagged beside it. It
 * is the group's if no subsidiaries are tagged and its cash is that at the end of the tagged flow of cash.
 */
function shownBy(
  facts: FactsByTag,
  { end, currency }: Pick<OwnerQuestion, 'end' | 'currency'>,
): 'company' | 'group' | undefined {
  const largest = (names: readonly string[]) => largestOf(facts, names, end);
  const period = { start: null, end, currency, isGroup: false, usesGroupContexts: false };
  const { candidates } = chooseValues(facts, period);
  const fixedAssets = candidates.get('fixed_assets')?.value ?? 0;
  const subsidiaries = largest(OWNER_TAGS.subsidiaries) ?? 0;
  const investments = largest(OWNER_TAGS.investments) ?? 0;
  const areSubsidiariesPart = subsidiaries > 0 && subsidiaries <= investments && investments <= fixedAssets;
  const areAllInvestments = investments > 0 && investments === fixedAssets;
  if (largest([...OWNER_TAGS.performance, ...FIGURE_TAGS.turnover.tags]) === undefined)
    return areSubsidiariesPart || areAllInvestments ? 'company' : undefined;
  const cashAtEnd = largest(OWNER_TAGS.cashAtEnd) ?? 0;
  const isOfFlow = cashAtEnd > 0 && cashAtEnd === candidates.get('cash')?.value;
  return isOfFlow && subsidiaries === 0 && !areAllInvestments ? 'group' : undefined;
}

/** The largest of the values for the whole of the company, of any of these tags; undefined for none. */
function largestOf(facts: FactsByTag, names: readonly string[], end: string): number | undefined {
  const values = names.flatMap((name) =>
    (facts.get(name) ?? []).flatMap((fact) => {
      if (fact.context.end !== end || isOfGroup(fact.context) || !isOfWhole(fact.context)) return [];
      const read = readNumber(fact);
      return read === undefined || read === 'too large' ? [] : [Math.abs(read.value)];
    }),
  );
  return values.length > 0 ? Math.max(...values) : undefined;
}
