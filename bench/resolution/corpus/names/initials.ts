import { FUNCTION_WORDS } from '../words/lists/generic-words.ts';
import type { WordMap } from '../words/word-map.ts';
import type { NameCore } from './name-words.ts';

/** Initials of names with those of their invented forms: The Zandrell Kettle Club, TZKC. */
export function initialsOf(names: readonly NameCore[], words: WordMap): Map<string, string> {
  const found = new Map<string, string>();
  for (const { words: of, replaced } of names) {
    const invented = of.map((word, i) => (replaced[i] ? words.get(word) : word));
    for (const pick of [
      () => true,
      (i: number) => !FUNCTION_WORDS.has(of[i]!),
      (i: number) => of[i] !== 'the',
    ]) {
      const from = of
        .filter((_, i) => pick(i))
        .map((word) => word[0])
        .join('');
      const to = invented
        .filter((_, i) => pick(i))
        .map((word) => word[0])
        .join('');
      if (from.length > 1 && from !== to && !found.has(from)) found.set(from, to);
    }
  }
  return found;
}
