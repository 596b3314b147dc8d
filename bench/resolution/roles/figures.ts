/**
 * A mention on a site that the model was fitted without: its probability of being the operator's, and whether
 * it is.
 */
export interface JudgedMention {
  site: string;
  isOperator: boolean;
  said: number;
}

/** No single mention may decide the mean. */
const SAID_MIN = 1e-3;

export function lossOf({ isOperator, said }: JudgedMention): number {
  const right = isOperator ? said : 1 - said;
  return -Math.log(Math.min(1 - SAID_MIN, Math.max(SAID_MIN, right)));
}

export function mentionFigures(mentions: readonly JudgedMention[]) {
  const right = mentions.filter(({ isOperator, said }) => isOperator === said >= 0.5).length;
  return { accuracy: right / mentions.length, logLoss: mean(mentions.map(lossOf)) };
}

/**
 * How much more the second model loses than the first on the same mentions, with the standard error of the
 * difference. Mentions of one site are alike, so the error is taken over sites.
 */
export function compareLosses(first: readonly JudgedMention[], second: readonly JudgedMention[]) {
  const differences = second.map((mention, i) => lossOf(mention) - lossOf(first[i]!));
  const difference = mean(differences);
  const bySite = new Map<string, number>();
  second.forEach(({ site }, i) => {
    bySite.set(site, (bySite.get(site) ?? 0) + differences[i]! - difference);
  });
  const squares = [...bySite.values()].reduce((sum, one) => sum + one * one, 0);
  return { difference, error: Math.sqrt(squares) / second.length };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
