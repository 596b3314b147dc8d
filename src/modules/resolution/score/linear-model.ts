/** A multinomial model: for each feature a weight per class, in the order of `classes`. */
export interface ClassModel {
  classes: readonly string[];
  weights: Readonly<Record<string, readonly number[]>>;
}

export type Features = Map<string, number>;

export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** Features that are words: `bw` and `company` for the feature `bw:company`. They may come more than once and count once. */
export type VisitWords = (visit: (family: string, words: string, value: number) => void) => void;

type Weights = Float64Array;

/** The weights by name and, so that no names have to be made of words, by family and words. */
interface WeightTable {
  byName: Map<string, Weights>;
  byWords: Map<string, Map<string, Weights>>;
}

const TABLES = new WeakMap<ClassModel['weights'], WeightTable>();

function weightTable(weights: ClassModel['weights']): WeightTable {
  let table = TABLES.get(weights);
  if (!table) {
    table = { byName: new Map(), byWords: new Map() };
    for (const [name, numbers] of Object.entries(weights)) {
      const each = Float64Array.from(numbers);
      table.byName.set(name, each);
      const colon = name.indexOf(':');
      const family = name.slice(0, Math.max(0, colon));
      const words = table.byWords.get(family) ?? new Map<string, Weights>();
      table.byWords.set(family, words.set(name.slice(colon + 1), each));
    }
    TABLES.set(weights, table);
  }
  return table;
}

/** The probability of each class. */
export function classProbabilities(
  model: ClassModel,
  features: Features,
  visitWords: VisitWords | null = null,
): number[] {
  const { byName, byWords } = weightTable(model.weights);
  const scores = [...(byName.get('bias') ?? model.classes.map(() => 0))];
  const add = (weights: Weights | undefined, value: number) => {
    if (!weights) return;
    for (let i = 0; i < weights.length; i++) scores[i] = (scores[i] ?? 0) + (weights[i] ?? 0) * value;
  };
  const counted = new Set<Weights>();
  visitWords?.((family, words, value) => {
    const weights = byWords.get(family)?.get(words);
    if (weights && counted.size < counted.add(weights).size) add(weights, value);
  });
  for (const [name, value] of features) add(byName.get(name), value);
  return softmax(scores);
}

/** The score of an option in a conditional logit: the sum of its features' weights. */
export function optionScore(weights: Readonly<Record<string, number>>, features: Features): number {
  let score = 0;
  for (const [name, value] of features) score += (weights[name] ?? 0) * value;
  return score;
}
