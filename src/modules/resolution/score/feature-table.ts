import type { Features } from './linear-model.ts';

/** What a feature is: a number, a fact that holds or not, or one or more words, each a feature `name:word`. */
type Told = number | boolean | string | Iterable<string> | undefined;

/** Features by name, each a function of what is described. */
export type FeatureRecord<T> = Readonly<Record<string, (described: T) => Told>>;

export type FeatureTable<T> = readonly (readonly [name: string, tell: (described: T) => Told])[];

export function featureTable<T>(features: FeatureRecord<T>, prefix = ''): FeatureTable<T> {
  return Object.entries(features).map(([name, tell]) => [`${prefix}${name}`, tell]);
}

/** Added to those that are known. What is 0 or false is no feature. */
export function featuresOf<T>(table: FeatureTable<T>, described: T, known?: Features): Features {
  const features: Features = new Map(known);
  for (const [name, tell] of table) {
    const told = tell(described);
    if (typeof told === 'string') features.set(`${name}:${told}`, 1);
    else if (typeof told === 'object') for (const word of told) features.set(`${name}:${word}`, 1);
    else if (told) features.set(name, Number(told));
  }
  return features;
}
