/** The rules behind some particulars, with a title that several of them share taken out. */
export interface Regulations {
  /** The title that most of the rules begin with; null where they share none. */
  title: string | null;
  /** By the particular: the rule without that title. */
  rules: Map<string, string>;
}

/** "Act 2006, section 1" and "Act 2006, section 2" are "section 1" and "section 2" of "Act 2006". */
export function regulationsOf(items: readonly { item: string; regulation: string }[]): Regulations {
  const titles = new Map<string, number>();
  for (const { regulation } of items) {
    const title = titleOf(regulation);
    if (title !== '') titles.set(title, (titles.get(title) ?? 0) + 1);
  }
  const [common] = [...titles].filter(([, count]) => count > 1).sort(([, a], [, b]) => b - a);
  const title = common?.[0] ?? null;
  return {
    title,
    rules: new Map(
      items.map(({ item, regulation }) => [
        item,
        title !== null && titleOf(regulation) === title ? regulation.slice(title.length + 2) : regulation,
      ]),
    ),
  };
}

function titleOf(regulation: string): string {
  const end = regulation.search(/, (?:regulation|section|rule|Part) /);
  return end < 0 ? '' : regulation.slice(0, end);
}
