import { FUNCTION_WORDS } from '../words/lists/generic-words.ts';
import { isNumber } from '../words/spelling.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import type { WordMap } from '../words/word-map.ts';
import type { NameCore } from './name-words.ts';

/** Names written together (`zandrellkettles`), whole or from their beginning, with their invented form. */
export function joinedNames(
  names: readonly NameCore[],
  vocabulary: Vocabulary,
  words: WordMap,
): Map<string, string> {
  const joined = new Map<string, string>();
  for (const { words: of, replaced } of names) {
    const invented = of.map((word, i) =>
      replaced[i] || vocabulary.isDistinctive(word) ? words.get(word) : word,
    );
    for (const [start, end] of stretches(of)) {
      const key = of.slice(start, end).join('');
      const to = invented.slice(start, end).join('');
      if (key !== to && key.length > 5 && vocabulary.isDistinctive(key) && !joined.has(key))
        joined.set(key, to);
    }
  }
  return joined;
}

/** Stretches of at least two words, from the first distinctive word on, and between numbers. */
function stretches(words: string[]): [number, number][] {
  const found: [number, number][] = [];
  for (let start = 0; start < words.length; start++) {
    const begins = words.slice(0, start).every((word) => FUNCTION_WORDS.has(word));
    if (!begins && !isNumber(words[start - 1]!)) continue;
    for (let end = words.length; end > start + 1; end--) {
      if (!words.slice(start, end).some(isNumber)) found.push([start, end]);
    }
  }
  return found;
}

/**
 * Words of one site that have a beginning in common and end in ordinary words: `zandrellshop` and
 * `zandrellclub`. The common beginning gets one invented word.
 */
export function sharedBeginnings(
  ofSite: ReadonlySet<string>,
  vocabulary: Vocabulary,
  words: WordMap,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const word of ofSite) {
    for (const other of ofSite) {
      const shared = word === other ? 0 : sharedLength(word, other);
      const rests = [word, other].map((each) => each.slice(shared));
      const isWord = (rest: string) => rest === '' || (rest.length > 2 && !vocabulary.isDistinctive(rest));
      if (shared < 4 || !rests.every(isWord) || rests[0] === '' || /^(?:s|es)$/.test(rests.join('')))
        continue;
      found.set(word, words.get(word.slice(0, shared)) + rests[0]);
    }
  }
  return found;
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
