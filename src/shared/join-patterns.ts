/** One pattern that matches what any of several short ones does. They have the same flags. */
export function anyOf(first: RegExp, ...others: RegExp[]): RegExp {
  return new RegExp([first, ...others].map(({ source }) => source).join('|'), first.flags);
}

/** One pattern that matches what several short ones do one after another. They have the same flags. */
export function inSequence(first: RegExp, ...others: RegExp[]): RegExp {
  return new RegExp([first, ...others].map(({ source }) => `(?:${source})`).join(''), first.flags);
}
