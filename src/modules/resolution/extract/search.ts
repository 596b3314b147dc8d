/**
 * Calls `visit` with each match of a global pattern, in order, until it returns false. Unlike `matchAll` it
 * copies no pattern.
 */
export function eachMatch(text: string, pattern: RegExp, visit: (match: RegExpExecArray) => unknown): void {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const next = pattern.lastIndex;
    if (visit(match) === false) return;
    pattern.lastIndex = next;
  }
}

/**
 * The results of `read` for the matches of a global pattern, in order and at most `max`; undefined is left
 * out.
 */
export function findAll<T>(
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => T | undefined,
  max = Number.POSITIVE_INFINITY,
): T[] {
  const found: T[] = [];
  eachMatch(text, pattern, (match) => {
    const one = read(match);
    if (one !== undefined) found.push(one);
    return found.length < max;
  });
  return found;
}

/** The patterns as alternatives of one. A long list reads better as several patterns. */
export const sourceOf = (patterns: readonly RegExp[]) => patterns.map(({ source }) => source).join('|');

/**
 * One pattern with the alternatives of all patterns, grouped by their first letter. At most places of a text,
 * a search tries one letter per group instead of every alternative.
 */
export function alternativesByFirstLetter(patterns: readonly RegExp[]): string {
  const byLetter = new Map<string, Set<string>>();
  for (const alternative of patterns.flatMap(({ source }) => source.split(/\|(?![^(]*\))/))) {
    const letter = /^[a-z](?!\?)/.exec(alternative)?.[0] ?? '';
    byLetter.set(letter, (byLetter.get(letter) ?? new Set()).add(alternative.slice(letter.length)));
  }
  return [...byLetter].map(([letter, rest]) => `${letter}(?:${[...rest].join('|')})`).join('|');
}

/**
 * Keeps the beginning and the end of a list that is too long: a page speaks of itself in its head or its
 * footer.
 */
export function bothEnds<T>(list: readonly T[], max: number): readonly T[] {
  if (list.length <= max) return list;
  const last = Math.floor(max / 3);
  return [...list.slice(0, max - last), ...list.slice(-last)];
}

/** The first, the last, the second, the second last: what is left out is in the middle. */
export function fromBothEnds<T>(list: readonly T[]): T[] {
  return list.map((_, i) => list[i % 2 === 0 ? i / 2 : list.length - (i + 1) / 2] as T);
}

/**
 * The first index for which the test is true, or the length. It is false for every index before and true for
 * every index after.
 */
export function firstIndex(length: number, test: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The items that pass the test, or all items if none does. */
export function preferred<T>(all: readonly T[], test: (one: T) => boolean): readonly T[] {
  const some = all.filter(test);
  return some.length > 0 ? some : all;
}
