import { memoizeByObject } from '../../../shared/memoize.ts';
import type { ClassModel } from '../model/linear-model.ts';
import { eachWordFeature, type NearWords, NO_WORD, WORD_FEATURES } from '../observe/near-words.ts';

type Weights = readonly number[];

/** The weights of words, by the number of each word of the model. */
interface WordWeights {
  numbers: ReadonlyMap<string, number>;
  /** For each kind of feature, the weights by its words, whose numbers are combined into one. */
  weights: ReadonlyMap<string, ReadonlyMap<number, Weights>>;
}

/** Larger than the number of any word. */
const RADIX = 2 ** 16;
const UNKNOWN = 0;

const wordWeightsOf = memoizeByObject((all: ClassModel['weights']): WordWeights => {
  const numbers = new Map<string, number>();
  const weights = new Map(WORD_FEATURES.map((feature) => [feature as string, new Map<number, Weights>()]));
  for (const [name, each] of all) {
    const colon = name.indexOf(':');
    const ofKind = weights.get(name.slice(0, colon));
    if (!ofKind) continue;
    let key = 0;
    for (const word of name.slice(colon + 1).split(' ')) {
      const number = numbers.get(word) ?? numbers.size + 1;
      numbers.set(word, number);
      key = key * RADIX + number;
    }
    ofKind.set(key, each);
  }
  return { numbers, weights };
});

/**
 * Adds to the score of each class what the words say. Most words near a name are not in the model: each word
 * is looked up once, and its pairs by number. To join the words to names of features would take several times
 * as long.
 */
export function addWordScores(model: ClassModel, near: NearWords, scores: number[]): void {
  const { numbers, weights } = wordWeightsOf(model.weights);
  const numberOf = (word: string) => numbers.get(word) ?? UNKNOWN;
  const known = {
    before: near.before.map(numberOf),
    after: near.after.map(numberOf),
    heading: near.heading.map(numberOf),
  };
  eachWordFeature(known, numberOf(NO_WORD), (feature, value, a, b, c) => {
    if (a === UNKNOWN || b === UNKNOWN || c === UNKNOWN) return;
    let key = a;
    if (b !== undefined) key = key * RADIX + b;
    if (c !== undefined) key = key * RADIX + c;
    const each = weights.get(feature)?.get(key);
    if (each) for (let i = 0; i < each.length; i++) scores[i] = (scores[i] ?? 0) + (each[i] ?? 0) * value;
  });
}
