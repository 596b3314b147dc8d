import { chooseValues } from './choose-values.ts';
import type { Facts } from './facts.ts';
import { type FactsByTag, groupByTag } from './facts-by-tag.ts';
import { readNumber } from './number.ts';
import { FIGURE_TAGS, OWNER_TAGS } from './tags.ts';
import { isOfGroup, isOfWhole } from './whole-or-part.ts';

/** Whose figures a document states, and where. */
interface Owner {
  /** The figures are those of the group. */
  consolidated: boolean;
  /** They are in the contexts that say so. */
  isGroup: boolean;
  usesGroupContexts: boolean;
  /** The document says that it is a group's, and no context says which values are. */
  isUntagged: boolean;
}

interface OwnerQuestion {
  end: string;
  currency: string;
  /** What the document says that its accounts cover. */
  scope: string | null;
}

const GROUP_AND_COMPANY = 'ConsolidatedGroupCompanyAccounts';
const GROUP_ONLY = 'GroupAccountsOnly';

/**
 * The group's where contexts say so, and the company's in a document that is no group's. Most other
 * documents of groups tag only the balance sheet of the parent company, which would be taken for the
 * group's, so no figure counts. A few tag the statements of the group without saying so.
 */
export function chooseOwner(facts: Facts, { end, currency, scope }: OwnerQuestion): Owner {
  const usesGroupContexts = facts.figures.some(({ context }) => context.end === end && isOfGroup(context));
  const isOnlyGroup = scope === GROUP_ONLY;
  if (usesGroupContexts || (scope !== GROUP_AND_COMPANY && !isOnlyGroup))
    return {
      consolidated: usesGroupContexts,
      isGroup: usesGroupContexts,
      usesGroupContexts,
      isUntagged: false,
    };
  const all = groupByTag([...facts.figures, ...facts.owner]);
  const isPlainlyTagged = tagsGroupPlainly(all, { end, currency, isOnlyGroup });
  return { consolidated: true, isGroup: !isPlainlyTagged, usesGroupContexts, isUntagged: true };
}

/**
 * Whether the statements that are tagged are the group's. A parent company owns its subsidiaries, which the
 * statement of a group adds up instead, and need not tell its own turnover, profit before tax and flow of
 * cash. So they are the group's if such a line is tagged, no subsidiaries are, fixed assets are more than
 * investments, and the cash is that at the end of the tagged flow of cash. Accounts of the group only need
 * no such proof, unless the tags show that they are a parent's.
 */
function tagsGroupPlainly(
  facts: FactsByTag,
  { end, currency, isOnlyGroup }: Omit<OwnerQuestion, 'scope'> & { isOnlyGroup: boolean },
): boolean {
  const largest = (names: readonly string[]) => largestOf(facts, names, end);
  const hasPerformance = largest([...OWNER_TAGS.performance, ...FIGURE_TAGS.turnover.tags]) !== undefined;
  if (!hasPerformance && !isOnlyGroup) return false;
  const period = { start: null, end, currency, isNobodyEmployed: false };
  const { candidates } = chooseValues(facts, { ...period, isGroup: false, usesGroupContexts: false });
  const investments = largest(OWNER_TAGS.investments) ?? 0;
  const areAllInvestments = investments > 0 && investments === candidates.get('fixed_assets')?.value;
  const cashAtEnd = largest(OWNER_TAGS.cashAtEnd) ?? 0;
  const isOfFlow = cashAtEnd > 0 && cashAtEnd === candidates.get('cash')?.value;
  return (isOfFlow || isOnlyGroup) && !areAllInvestments && (largest(OWNER_TAGS.subsidiaries) ?? 0) === 0;
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
  return values.reduce<number | undefined>(
    (largest, value) => (largest === undefined ? value : Math.max(largest, value)),
    undefined,
  );
}
