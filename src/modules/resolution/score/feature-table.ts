import type { Features } from './linear-model.ts';

/** A number, a fact that holds or not, or one or more words, each a feature `name:word`. */
type FeatureValue = number | boolean | string | Iterable<string> | undefined;

/** Features by name, each a function of what is described. */
export type FeatureRecord<T> = Readonly<Record<string, (described: T) => FeatureValue>>;

export type FeatureTable<T> = readonly (readonly [name: string, read: (described: T) => FeatureValue])[];

export function featureTable<T>(features: FeatureRecord<T>, prefix = ''): FeatureTable<T> {
  return Object.entries(features).map(([name, read]) => [`${prefix}${name}`, read]);
}

/** Adds the features to those that are known. What is 0 or false is no feature. */
export function featuresOf<T>(
  table: FeatureTable<T>,
  described: T,
  features: Features = new Map(),
): Features {
  for (const [name, read] of table) {
    const value = read(described);
    if (typeof value === 'string') features.set(`${name}:${value}`, 1);
    else if (typeof value === 'object') for (const word of value) features.set(`${name}:${word}`, 1);
    else if (value) features.set(name, Number(value));
  }
  return features;
}
