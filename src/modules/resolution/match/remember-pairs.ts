/** Enough for the names of the sites that are judged at one time; then all are forgotten, so that memory stays flat. */
const PAIRS_MAX = 4_096;

/**
 * The same function of two texts, that knows its latest answers. Every candidate is held against the same few names and
 * labels by many features, and comparing spellings is most of what judging a site costs.
 */
export function rememberPairs<Answer>(
  compare: (left: string, right: string) => Answer,
): (left: string, right: string) => Answer {
  const known = new Map<string, Answer>();
  return (left, right) => {
    const key = `${left}\n${right}`;
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    if (known.size >= PAIRS_MAX) known.clear();
    const fresh = compare(left, right);
    known.set(key, fresh);
    return fresh;
  };
}
