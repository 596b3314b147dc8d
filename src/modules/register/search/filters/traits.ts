/** The traits of a filter: a company that meets the filter has one of them (`company_traits`). */
interface FilterTraits {
  alone: readonly string[];
  /** Traits that are indexed in combination with each rare trait of a company. */
  paired: readonly string[];
  /** Whether few companies have such a trait. */
  isRare?: true;
  /** Whether the paired ones are times: a filter has several of them. */
  isTime?: true;
}

/**
 * The lists of the index that are intersected. Each rare trait of a company is also indexed in combination
 * with its other rare ones, and with its kinds of business and of accounts, its town, and the times when it
 * was incorporated and its accounts are due, which many companies share: looking up a pair is quicker than
 * intersecting two lists. A result with several traits stands for the companies that have one of them.
 */
export function traitLists(filters: readonly FilterTraits[]): string[][] {
  const rare = filters.filter(({ isRare, alone }) => isRare && alone.length > 0);
  const paired = filters.filter((filter) => filter.paired.length > 0);
  const pairsOfTwoRare = pairsOfRare(rare.flatMap(({ alone }) => alone));
  // A time has many lists. Reading them takes longer than checking the companies of two rare traits.
  const common = paired.filter(({ isTime }) => !isTime || pairsOfTwoRare.length === 0);
  const pairs = [
    ...rare.flatMap((one) => common.map((other) => pairsOf(other.paired, one.alone))),
    ...pairsOfTwoRare,
  ];
  const single = filters.filter(
    (filter) => pairs.length === 0 || !(filter.isRare || filter.paired.length > 0),
  );
  const lists = [...pairs, ...single.map(({ alone }) => [...alone])].filter((list) => list.length > 0);
  // Both ends of a range may have the same trait.
  return [...new Map(lists.map((list) => [list.join(), list])).values()];
}

const pairsOf = (some: readonly string[], others: readonly string[]) =>
  some.flatMap((one) => others.map((other) => `${one} ${other}`));

/** Each two of different kinds, the first of the alphabet first. */
function pairsOfRare(traits: readonly string[]): string[][] {
  const kindOf = (trait: string) => trait.split(' ')[0];
  return traits.flatMap((one, index) =>
    traits
      .slice(index + 1)
      .flatMap((other) => (kindOf(one) === kindOf(other) ? [] : [[[one, other].sort().join(' ')]])),
  );
}

/** A filing that was due earlier counts as due in this month (`company_traits`). */
const FIRST_MONTH = 2024 * 12;

/** The months until a day, as traits. They count from the year 0. */
export function monthsUntil(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = year * 12 + month - 1;
  return Array.from(
    { length: Math.max(1, last - FIRST_MONTH + 1) },
    (_, index) => `due ${FIRST_MONTH + index}`,
  );
}

/** A company that was incorporated earlier counts as of this year (`company_traits`). */
const FIRST_YEAR = 2000;

/** Reading the lists of more years takes longer than checking the dates. */
const YEARS_MAX = 8;

/**
 * The years from one day, or the first one, to the other, as traits; none if they are many, or the end is
 * unknown.
 */
export function yearsBetween(from: string, to: string | undefined): string[] {
  const [first, last] = [yearOf(from), to === undefined ? Number.POSITIVE_INFINITY : yearOf(to)];
  const count = Math.max(1, last - first + 1);
  return count > YEARS_MAX ? [] : Array.from({ length: count }, (_, index) => `year ${first + index}`);
}

const yearOf = (day: string) => Math.max(FIRST_YEAR, Number(day.slice(0, 'YYYY'.length)));
