import { CATEGORIES, type Category, type CategoryGroup } from '../sites/categories.ts';
import { calibrate } from './calibration.ts';
import type { Calibration } from './confidence-bins.ts';
import type { Judged } from './judge-sites.ts';

export interface CategoryFigures {
  category: Category;
  group: CategoryGroup;
  sites: number;
  /** Matched with the right company. */
  matched: number;
  wronglyMatched: number;
  /** The right company matched, or first of the candidates. */
  first: number;
  outcomesRight: number;
  /** What is asked of the group, as a share: see `categories.ts`. */
  reached: number;
}

export interface QualityFigures {
  sites: number;
  templates: number;
  matched: number;
  /** Of those matched, how many with the right company. */
  precision: number;
  /** Of sites that print the right number: matched with the right company. */
  numberCoverage: number;
  /** Of sites with only a name: the right company matched, or first of the candidates. */
  nameFirst: number;
  /** Of the others: the right outcome. */
  otherRight: number;
  outcomesRight: number;
  calibration: Calibration;
  categories: CategoryFigures[];
  wrong: Judged[];
  missed: Judged[];
}

export function measure(judged: readonly Judged[]): QualityFigures {
  const categories = (Object.keys(CATEGORIES) as Category[])
    .map((category) => measureCategory(category, judged))
    .filter(({ sites }) => sites > 0);
  const matched = count(judged, ({ verdict }) => verdict.match_status === 'matched');
  const share = (group: CategoryGroup, isReached: (one: Judged) => boolean) => {
    const own = judged.filter(({ labelled }) => CATEGORIES[labelled.category] === group);
    return own.length === 0 ? 1 : count(own, isReached) / own.length;
  };
  return {
    sites: judged.length,
    templates: new Set(judged.map(({ labelled }) => labelled.template)).size,
    matched,
    precision: matched === 0 ? 1 : count(judged, ({ isMatchedRightly }) => isMatchedRightly) / matched,
    numberCoverage: share('number', ({ isMatchedRightly }) => isMatchedRightly),
    nameFirst: share('name', ({ isFirstRight }) => isFirstRight),
    otherRight: share('other', ({ isOutcomeRight }) => isOutcomeRight),
    outcomesRight: count(judged, ({ isOutcomeRight }) => isOutcomeRight) / Math.max(1, judged.length),
    calibration: calibrate(judged),
    categories,
    wrong: judged.filter(({ isMatchedWrongly }) => isMatchedWrongly),
    missed: judged.filter((one) => !one.isMatchedWrongly && !isReached(one)),
  };
}

function measureCategory(category: Category, judged: readonly Judged[]): CategoryFigures {
  const own = judged.filter(({ labelled }) => labelled.category === category);
  return {
    category,
    group: CATEGORIES[category],
    sites: own.length,
    matched: count(own, ({ isMatchedRightly }) => isMatchedRightly),
    wronglyMatched: count(own, ({ isMatchedWrongly }) => isMatchedWrongly),
    first: count(own, ({ isFirstRight }) => isFirstRight),
    outcomesRight: count(own, ({ isOutcomeRight }) => isOutcomeRight),
    reached: own.length === 0 ? 1 : count(own, isReached) / own.length,
  };
}

function isReached(one: Judged): boolean {
  const group = CATEGORIES[one.labelled.category];
  if (group === 'number') return one.isMatchedRightly;
  return group === 'name' ? one.isFirstRight : one.isOutcomeRight;
}

function count<T>(list: readonly T[], is: (item: T) => boolean): number {
  return list.reduce((sum, item) => sum + (is(item) ? 1 : 0), 0);
}
