import type { WhenChanged } from '../verdict/stored-sentences.ts';

/** Which words on a page a feature is about: an evidence item of that kind is shown with its weight. */
export type Family = 'number' | 'name' | 'place' | 'domain' | 'role' | 'site';

/** A number, a fact that is true or false, or one or more words, each a feature `id:word`. */
type FeatureValue = number | boolean | string | Iterable<string> | undefined;

/** One fact that the model weighs. */
export interface Feature<T> {
  id: string;
  family: Family;
  /** A value of 0 or false is no feature. */
  read(described: T): FeatureValue;
  /**
   * The weight before any site is seen, in log-odds. Labelled sites are few: without a prior, rare facts
   * would get no weight.
   */
  prior?: number;
  /**
   * Whether the feature may only speak for a company, or only against it. Few sites have each fact, and a
   * weight of the wrong sign would be an accident of those few: nobody is less likely the operator because
   * the home page prints its number.
   */
  sign?: 'for' | 'against';
  /** The sentence that explains it to a user. */
  says: string;
  /** Reviewers read the sentence as a reason, where the value is above this. */
  reasonAbove?: number;
  /** For reasons that say something of the company's record: what is said once that has changed. */
  whenChanged?: WhenChanged;
}

/** Adds the features of the described thing to `features`. */
export function featuresOf<T, Id extends string>(
  rows: readonly (Feature<T> & { id: Id })[],
  described: T,
  features: Map<Id, number> = new Map(),
): Map<Id, number> {
  for (const { id, read } of rows) {
    const value = read(described);
    if (typeof value === 'string') features.set(`${id}:${value}` as Id, 1);
    else if (typeof value === 'object') for (const word of value) features.set(`${id}:${word}` as Id, 1);
    else if (value) features.set(id, Number(value));
  }
  return features;
}
