import type { Features } from '../../../src/modules/resolution/score/linear-model.ts';
import { type NearWords, visitWords } from '../../../src/modules/resolution/score/near-words.ts';

/** All features of a mention by name, those of the words around it too. */
export function withWords(features: Features, words: NearWords | null): Features {
  const all: Features = new Map();
  if (words) visitWords(words)((family, each, value) => all.set(`${family}:${each}`, value));
  for (const [name, value] of features) all.set(name, value);
  return all;
}
