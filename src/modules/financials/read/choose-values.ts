import type { Context } from './context-reader.ts';
import type { Fact } from './facts.ts';
import { type FactsByTag, groupByTag } from './facts-by-tag.ts';
import { type ReadNumber, readNumber } from './number.ts';
import { withoutRemarks } from './remarks.ts';
import { type AnyFigure, FIGURE_TAGS, type FigureTags } from './tags.ts';
import { GROUP_DIMENSION, hasMaturity, isOfGroup, isOfWhole } from './whole-or-part.ts';

/** The figures that the document gives for a period, before the sums are checked. */
export interface Candidate {
  /** As a reader means it, as far as the tag and the page say so. */
  value: number;
  /** Tag and page disagree about the sign, or a sign may say that the amount is deducted. */
  isSignInDoubt: boolean;
  /** The tag says that it is below zero, or the page does. */
  isTaggedNegative: boolean;
  isPrintedNegative: boolean;
}

export interface Chosen {
  candidates: Map<AnyFigure, Candidate>;
  /** Figures that the document gives several values for. */
  contradicted: AnyFigure[];
  /** Creditors that are not divided by when they are due: each value that occurs. */
  undividedCreditors: number[];
  /** Share capital, reserves and other classes of equity, of which some software does not tag the sum. */
  equityClasses: number[];
}

interface PeriodQuestion {
  start: string | null;
  end: string;
  currency: string;
  /** Whether the values of the group are meant, or those of the company alone. */
  isGroup: boolean;
  /** Whether contexts say which values are the group's. */
  usesGroupContexts: boolean;
  /** The page says that nobody was employed. */
  isNobodyEmployed: boolean;
}

const EQUITY_DIMENSION = 'EquityClassesDimension';
const RETAINED_EARNINGS = /^RetainedEarnings/;
/** The sum of the classes, which some software tags as one of them. */
const ALL_CLASSES = /^TotalEquity/;

export function chooseValues(facts: FactsByTag, question: PeriodQuestion): Chosen {
  const chosen: Chosen = {
    candidates: new Map(),
    contradicted: [],
    undividedCreditors: [],
    equityClasses: equityClasses(facts, question),
  };
  const remarked = withoutRemarks([...facts.values()].flat()).map(groupByTag);
  for (const figure of Object.keys(FIGURE_TAGS) as AnyFigure[]) {
    const values = firstOf([facts, ...remarked], (some) => valuesOf(figure, some, question));
    if (figure === 'creditors_undivided') {
      chosen.undividedCreditors = [...new Set(values.map(({ read }) => Math.abs(read.value)))];
      continue;
    }
    if (values.length === 0) continue;
    const one = oneValue(figure, values);
    if (one) chosen.candidates.set(figure, one);
    else chosen.contradicted.push(figure);
  }
  replacePartOfCash(chosen.candidates, facts, question);
  addLinesOfIfrs(chosen, facts, question);
  return chosen;
}

function firstOf(all: readonly FactsByTag[], valuesIn: (facts: FactsByTag) => Value[]): Value[] {
  for (const facts of all) {
    const values = valuesIn(facts);
    if (values.length > 0) return values;
  }
  return [];
}

/**
 * In the format of IFRS, what is at the bank is a part of the cash that the balance sheet shows. Cash after
 * overdrafts is smaller than what is at the bank, and is none of its lines.
 */
function replacePartOfCash(
  candidates: Map<AnyFigure, Candidate>,
  facts: FactsByTag,
  question: PeriodQuestion,
): void {
  const part = candidates.get('cash')?.value;
  if (part === undefined) return;
  const { currentTags = [] } = FIGURE_TAGS.cash;
  const values = valuesAmong([[currentTags, isCurrent(question)]], 'cash', facts, question);
  const cash = values.length > 0 ? oneValue('cash', values) : undefined;
  const assets = candidates.get('current_assets')?.value ?? Number.POSITIVE_INFINITY;
  if (cash && cash.value > part && cash.value <= assets) candidates.set('cash', cash);
}

/** Totals that only a balance sheet in the format of IFRS has. */
const IFRS_TOTALS = ['Non-currentAssets', 'CurrentLiabilities', 'Non-currentLiabilities'];

/**
 * A balance sheet in the format of IFRS has its cash and its debtors among the current assets, so they need
 * not say that they are current. A tag that is also of later years may be the sum of both.
 */
function addLinesOfIfrs(
  { candidates, contradicted }: Chosen,
  facts: FactsByTag,
  question: PeriodQuestion,
): void {
  const assets = candidates.get('current_assets')?.value;
  const isWhole = inScope(question, isOfWhole);
  const isOfDay = ({ context }: Fact) => context.end === question.end && isWhole(context);
  if (assets === undefined || !IFRS_TOTALS.some((name) => facts.get(name)?.some(isOfDay))) return;
  let rest = assets;
  for (const figure of ['cash', 'debtors'] as const) {
    if (contradicted.includes(figure)) continue;
    const { currentTags = [] } = FIGURE_TAGS[figure];
    const isLater = currentTags.some((name) =>
      facts.get(name)?.some(({ context }) => hasMaturity(context, 'after')),
    );
    const values = isLater ? [] : valuesAmong([[currentTags, isWhole]], figure, facts, question);
    const line = candidates.get(figure) ?? oneValue(figure, values);
    if (!line || line.value < 0 || line.value > rest) continue;
    rest -= line.value;
    candidates.set(figure, line);
  }
}

/** One value per class; none where the document gives several values of a class. */
function equityClasses(facts: FactsByTag, { end, isGroup, currency }: PeriodQuestion): number[] {
  const values = new Map<string, number>();
  for (const name of FIGURE_TAGS.shareholder_funds.tags) {
    for (const fact of facts.get(name) ?? []) {
      const { context } = fact;
      const member = onlyOther(context, EQUITY_DIMENSION);
      if (member === undefined || ALL_CLASSES.test(member)) continue;
      if (context.end !== end || isOfGroup(context) !== isGroup) continue;
      const read = readNumber(fact);
      if (read === undefined || read === 'too large' || fact.currency !== currency) continue;
      const value = fact.isPrintedNegative ? -Math.abs(read.value) : read.value;
      if ((values.get(member) ?? value) !== value) return [];
      values.set(member, value);
    }
  }
  return [...values.values()];
}

/** The member of this dimension, where the value has no other than that and the group's. */
function onlyOther({ dimensions }: Context, dimension: string): string | undefined {
  const others = dimensions.size - (dimensions.has(GROUP_DIMENSION) ? 1 : 0);
  return others === 1 ? dimensions.get(dimension) : undefined;
}

interface Value {
  fact: Fact;
  read: ReadNumber;
}

type IsMeant = (context: Context) => boolean;

/** Tags to look for, the most trusted first, and the contexts that count. */
type Attempt = [names: readonly string[], isMeant: IsMeant];

const valuesOf = (figure: AnyFigure, facts: FactsByTag, question: PeriodQuestion) =>
  valuesAmong(attemptsFor(figure, question), figure, facts, question);

/** The values of the first tag that has any. */
function valuesAmong(
  attempts: readonly Attempt[],
  figure: AnyFigure,
  facts: FactsByTag,
  question: PeriodQuestion,
): Value[] {
  for (const [names, isMeant] of attempts) {
    for (const name of names) {
      const found = (facts.get(name) ?? []).flatMap((fact) => {
        if (fact.context.end !== question.end || !isMeant(fact.context)) return [];
        if (fact.currency !== null && fact.currency !== question.currency) return [];
        const read = readNumber(fact);
        if (read === undefined || read === 'too large') return [];
        if (figure === 'employees' && isEmptyNumber(fact, read) && !question.isNobodyEmployed) return [];
        return [{ fact, read }];
      });
      const timely = ofRightTime(found, FIGURE_TAGS[figure].time, question.start);
      if (timely.length > 0) return timely;
    }
  }
  return [];
}

/** Some software writes that nobody is employed, whatever the page says. */
const isEmptyNumber = ({ isHidden }: Fact, { value }: ReadNumber) => isHidden && value === 0;

const inScope =
  ({ isGroup }: PeriodQuestion, isMeant: IsMeant): IsMeant =>
  (context) =>
    isOfGroup(context) === isGroup && isMeant(context);

const isCurrent = (question: PeriodQuestion) =>
  inScope(question, (context) => hasMaturity(context, 'within'));

/** The most trusted first. */
function attemptsFor(figure: AnyFigure, question: PeriodQuestion): Attempt[] {
  const { tags, wholeTags = [], maturity, lastTags = [], currentTags = [] } = FIGURE_TAGS[figure];
  const isWhole = inScope(question, isOfWhole);
  const attempts: Attempt[] = [
    [wholeTags, isWhole],
    [tags, maturity ? inScope(question, (context) => hasMaturity(context, maturity)) : isWhole],
  ];
  // Some software divides a total that has one part only.
  if (figure === 'debtors' || figure === 'cash') attempts.push([tags, isCurrent(question)]);
  // The profit of the year in the statement of changes in equity goes to the retained earnings.
  if (figure === 'profit_loss') attempts.push([tags, inScope(question, isOfRetainedEarnings)]);
  // A group that tags its figures as consolidated tags its employees without that, since it counts them once.
  if (figure === 'employees' && question.usesGroupContexts) attempts.push([tags, isOfWhole]);
  attempts.push([lastTags, isWhole], [currentTags, isCurrent(question)]);
  return attempts;
}

function isOfRetainedEarnings(context: Context): boolean {
  return RETAINED_EARNINGS.test(onlyOther(context, EQUITY_DIMENSION) ?? '');
}

/**
 * Values of the kind of time that the figure has; where there are none, of the other kind, which some
 * software uses.
 */
function ofRightTime(values: Value[], time: FigureTags['time'], start: string | null): Value[] {
  const isInstant = time === 'instant';
  const right = values.filter(({ fact }) => fact.context.isInstant === isInstant);
  if (right.length === 0) return values;
  if (isInstant || start === null) return right;
  const ofPeriod = right.filter(({ fact }) => fact.context.start === start);
  return ofPeriod.length > 0 ? ofPeriod : right;
}

/**
 * Undefined when the document gives several. The same amount with another sign, or rounded, is no other
 * value.
 */
function oneValue(figure: AnyFigure, values: readonly Value[]): Candidate | undefined {
  const [first] = values;
  if (!first) return undefined;
  const amount = amountOf(figure, first);
  if (!values.every((value) => Math.abs(amountOf(figure, value) - amount) <= 1)) return undefined;
  const isTaggedNegative = values.some(({ read }) => read.value < 0);
  const isTaggedPositive = values.some(({ read }) => read.value >= 0);
  const isPrintedNegative = values.some(
    ({ fact, read }) => fact.isPrintedNegative || (read.value < 0 && !fact.isTaggedNegative),
  );
  const isMixed = isTaggedNegative && isTaggedPositive;
  const { signed, deducted = false } = FIGURE_TAGS[figure];
  const isSignInDoubt =
    amount > 0 && (isMixed || (deducted ? isTaggedNegative : isTaggedNegative !== isPrintedNegative));
  const isNegative = signed
    ? isTaggedNegative || isPrintedNegative
    : isTaggedNegative && isPrintedNegative && !isOwed(figure);
  return { value: isNegative ? -amount : amount, isSignInDoubt, isTaggedNegative, isPrintedNegative };
}

/** Printed in brackets because they are deducted; a reader means what is owed. */
const isOwed = (figure: AnyFigure) => /^(creditors|provisions|accruals)/.test(figure);

/** People are counted as printed: some software tags three of them as three hundredths. */
function amountOf(figure: AnyFigure, { read }: Value): number {
  return figure === 'employees' ? read.printed : Math.abs(read.value);
}
