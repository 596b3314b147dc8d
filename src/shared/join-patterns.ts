/** One pattern that matches where any of these patterns does. They must have equal flags. */
export function anyOf(first: RegExp, ...others: RegExp[]): RegExp {
  return new RegExp([first, ...others].map(({ source }) => source).join('|'), first.flags);
}

/** One pattern that matches where these patterns match one after another. They must have equal flags. */
export function inSequence(first: RegExp, ...others: RegExp[]): RegExp {
  return new RegExp([first, ...others].map(({ source }) => `(?:${source})`).join(''), first.flags);
}
