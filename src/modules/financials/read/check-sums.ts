import type { Candidate, Chosen } from './choose-values.ts';
import type { AnyFigure } from './tags.ts';

/**
 * Lines that a balance sheet adds up. Those in `perhaps` may be part of others, so each is tried with and
 * without.
 */
interface Sum {
  of: AnyFigure;
  parts: readonly [sign: 1 | -1, figure: AnyFigure][];
  /**
   * Parts that count as nothing where they are not stated; if they are missing, the sum proves nothing when
   * it fails.
   */
  unless?: readonly [sign: 1 | -1, figure: AnyFigure][];
  perhaps: readonly [sign: 1 | -1, figure: AnyFigure][];
  /** The sum is of its parts only where this total is not stated, and proves nothing when it fails. */
  without?: AnyFigure;
}

const SUMS: readonly Sum[] = [
  {
    of: 'net_current_assets',
    parts: [
      [1, 'current_assets'],
      [-1, 'creditors_within_one_year'],
    ],
    perhaps: [
      [1, 'prepayments'],
      [-1, 'accruals'],
      [1, 'unpaid_capital'],
    ],
  },
  {
    of: 'total_assets_less_current_liabilities',
    parts: [[1, 'net_current_assets']],
    unless: [[1, 'fixed_assets']],
    perhaps: [
      [1, 'unpaid_capital'],
      [1, 'prepayments'],
      [-1, 'accruals'],
    ],
  },
  {
    of: 'net_assets',
    parts: [[1, 'total_assets_less_current_liabilities']],
    unless: [[-1, 'creditors_after_one_year']],
    perhaps: [
      [-1, 'provisions'],
      [-1, 'deferred_tax'],
      [-1, 'accruals'],
      [1, 'pension'],
      [-1, 'pension'],
    ],
  },
  { of: 'shareholder_funds', parts: [[1, 'net_assets']], perhaps: [] },
  {
    of: 'net_current_assets',
    parts: [[-1, 'creditors_within_one_year']],
    perhaps: [
      [1, 'cash'],
      [1, 'debtors'],
      [1, 'prepayments'],
      [1, 'unpaid_capital'],
      [-1, 'accruals'],
    ],
    without: 'current_assets',
  },
  {
    of: 'net_assets',
    parts: [[1, 'net_current_assets']],
    unless: [
      [1, 'fixed_assets'],
      [-1, 'creditors_after_one_year'],
    ],
    perhaps: [
      [-1, 'provisions'],
      [-1, 'deferred_tax'],
      [-1, 'accruals'],
    ],
    without: 'total_assets_less_current_liabilities',
  },
];

/** Figures are rounded one by one, so a sum may be off by a little. */
const ROUNDING = 3;

type Values = Map<AnyFigure, number>;
type Outcome = 'holds' | 'fails' | 'unknown';

interface Checked {
  /** The figures, with signs as the sums decide. */
  values: Values;
  /** The sums that do not hold. */
  failed: AnyFigure[];
}

/** Finds the signs with which the sums of the balance sheet hold, and says which of them do not. */
export function checkSums({ candidates, contradicted, undividedCreditors, equityClasses }: Chosen): Checked {
  const values: Values = new Map([...candidates].map(([figure, { value }]) => [figure, value]));
  divideCreditors(values, undividedCreditors, contradicted);
  signCreditors(values, candidates);
  const settled = settleSigns(values, candidates);
  for (const [figure, { isSignInDoubt }] of candidates) {
    if (isSignInDoubt && SIGNED.has(figure) && !isProven(settled, figure)) settled.delete(figure);
  }
  for (const figure of NEVER_DEDUCTED) {
    const candidate = candidates.get(figure);
    if (candidate?.isPrintedNegative && !candidate.isTaggedNegative) settled.delete(figure);
  }
  addEquity(settled, equityClasses);
  const failed = SUMS.filter((sum) => outcomeOf(sum, settled) === 'fails').map(({ of }) => of);
  return { values: settled, failed };
}

const SIGNED = new Set<AnyFigure>([
  'net_current_assets',
  'total_assets_less_current_liabilities',
  'net_assets',
  'shareholder_funds',
]);
/** Brackets before them mean an overdraft, or what is owed to debtors. */
const NEVER_DEDUCTED = ['cash', 'debtors'] as const;
/** Their signs are changed only where they are in doubt. */
const POSITIVE: readonly AnyFigure[] = [
  'fixed_assets',
  'current_assets',
  'creditors_within_one_year',
  'creditors_after_one_year',
  'accruals',
  'provisions',
];

/**
 * Software that does not divide its creditors: the sum that one of the values makes hold says which creditors
 * it is.
 */
function divideCreditors(
  values: Values,
  undivided: readonly number[],
  contradicted: readonly AnyFigure[],
): void {
  for (const figure of ['creditors_within_one_year', 'creditors_after_one_year'] as const) {
    if (values.has(figure) || contradicted.includes(figure)) continue;
    const sum = figure === 'creditors_within_one_year' ? SUMS[0] : SUMS[2];
    if (!sum) continue;
    const fitting = undivided.filter(
      (value) => outcomeOf(sum, new Map(values).set(figure, value)) === 'holds',
    );
    const [only] = fitting;
    if (fitting.length === 1 && only !== undefined) values.set(figure, only);
  }
}

/**
 * Creditors that are tagged below zero are deducted, or owed to the company; they are the latter where the
 * sums hold with that sign only.
 */
function signCreditors(values: Values, candidates: ReadonlyMap<AnyFigure, Candidate>): void {
  for (const figure of ['creditors_within_one_year', 'creditors_after_one_year'] as const) {
    const value = values.get(figure);
    if (!value || !candidates.get(figure)?.isTaggedNegative) continue;
    const holdsWith = (amount: number) =>
      SUMS.some(
        (sum) =>
          [...sum.parts, ...(sum.unless ?? [])].some(([, part]) => part === figure) &&
          outcomeOf(sum, new Map(values).set(figure, amount)) === 'holds',
      );
    if (holdsWith(-value) && !holdsWith(value)) values.set(figure, -value);
  }
}

/** Where only the classes of equity are tagged, their sum is the equity if it is what the company owns. */
function addEquity(values: Values, classes: readonly number[]): void {
  const netAssets = values.get('net_assets');
  if (values.has('shareholder_funds') || netAssets === undefined || classes.length === 0) return;
  const sum = classes.reduce((all, value) => all + value, 0);
  if (Math.abs(sum - netAssets) <= ROUNDING) values.set('shareholder_funds', netAssets);
}

/** Changing a sign costs this much; the way that costs least is taken. */
const FLIP_COST = { signedInDoubt: 1, positiveInDoubt: 2, noDoubt: 4 } as const;

/** The signs with which most sums hold; of several such ways, the one that changes least. */
function settleSigns(values: Values, candidates: ReadonlyMap<AnyFigure, Candidate>): Values {
  const before = score(values);
  if (before.failed === 0) return values;
  const inDoubt = POSITIVE.filter((figure) => candidates.get(figure)?.isSignInDoubt);
  const figures = [...SIGNED, ...inDoubt].filter((figure) => values.get(figure));
  let best = { values, holding: before.holding, cost: 0, isOnly: true };
  for (let flips = 1; flips < 2 ** figures.length; flips += 1) {
    const flipped = figures.filter((_, index) => flips & (1 << index));
    const cost = flipped.reduce((sum, figure) => sum + flipCost(figure, candidates.get(figure)), 0);
    const attempt = new Map(values);
    for (const figure of flipped) attempt.set(figure, -(values.get(figure) ?? 0));
    const { holding } = score(attempt);
    if (holding > best.holding || (holding === best.holding && holding > before.holding && cost < best.cost))
      best = { values: attempt, holding, cost, isOnly: true };
    else if (holding === best.holding && cost === best.cost) best.isOnly = false;
  }
  return best.isOnly ? best.values : values;
}

/**
 * A figure that is nearly always positive is less likely to have a wrong sign than one that may be either.
 */
function flipCost(figure: AnyFigure, candidate: Candidate | undefined): number {
  if (!candidate?.isSignInDoubt) return FLIP_COST.noDoubt;
  return SIGNED.has(figure) ? FLIP_COST.signedInDoubt : FLIP_COST.positiveInDoubt;
}

function score(values: Values): { holding: number; failed: number } {
  const outcomes = SUMS.map((sum) => outcomeOf(sum, values));
  return {
    holding: outcomes.filter((outcome) => outcome === 'holds').length,
    failed: outcomes.filter((outcome) => outcome === 'fails').length,
  };
}

/** Whether a sum that holds, and is not of zeros, has this figure. */
function isProven(values: Values, figure: AnyFigure): boolean {
  return SUMS.some(
    (sum) =>
      (sum.of === figure || sum.parts.some(([, part]) => part === figure)) &&
      outcomeOf(sum, values) === 'holds',
  );
}

function outcomeOf({ of, parts, unless = [], perhaps, without }: Sum, values: Values): Outcome {
  const total = values.get(of);
  if (total === undefined || (without && values.has(without))) return 'unknown';
  let sum = 0;
  for (const [sign, figure] of parts) {
    const value = values.get(figure);
    if (value === undefined) return 'unknown';
    sum += sign * value;
  }
  for (const [sign, figure] of unless) sum += sign * (values.get(figure) ?? 0);
  const addends = perhaps.flatMap(([sign, figure]) => {
    const value = values.get(figure);
    return value ? [sign * value] : [];
  });
  for (let subset = 0; subset < 2 ** addends.length; subset += 1) {
    const extra = addends.reduce((all, value, index) => all + (subset & (1 << index) ? value : 0), 0);
    if (Math.abs(sum + extra - total) <= ROUNDING) return 'holds';
  }
  return without || unless.some(([, figure]) => !values.has(figure)) ? 'unknown' : 'fails';
}
