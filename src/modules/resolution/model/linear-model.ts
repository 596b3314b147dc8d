/** A multinomial model: for each feature a weight per class, in the order of `classes`. */
export interface ClassModel {
  classes: readonly string[];
  weights: ReadonlyMap<string, readonly number[]>;
}

export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** The probability of each class. `addMore` adds to the scores what is known besides the features. */
export function classProbabilities(
  { classes, weights }: ClassModel,
  features: ReadonlyMap<string, number>,
  addMore?: (scores: number[]) => void,
): number[] {
  const scores = [...(weights.get('bias') ?? classes.map(() => 0))];
  addMore?.(scores);
  for (const [name, value] of features) {
    const each = weights.get(name);
    if (each) for (let i = 0; i < each.length; i++) scores[i] = (scores[i] ?? 0) + (each[i] ?? 0) * value;
  }
  return softmax(scores);
}

/** The score of an option in a conditional logit: the sum of its features' weights. */
export function optionScore(
  weights: Readonly<Record<string, number>>,
  features: ReadonlyMap<string, number>,
): number {
  let score = 0;
  for (const [name, value] of features) score += (weights[name] ?? 0) * value;
  return score;
}
