import { ownCopy } from './own-copy.ts';

/** Keeps the answers of a pure function of an object while the object is in use. */
export function memoizeByObject<K extends object, T>(make: (about: K) => T): (about: K) => T {
  const known = new WeakMap<K, T>();
  return (about) => {
    const kept = known.get(about);
    if (kept !== undefined || known.has(about)) return kept as T;
    const answer = make(about);
    known.set(about, answer);
    return answer;
  };
}

/**
 * Keeps the answers of a pure function of a word, up to `max` of them: the same words come again and again.
 */
export function memoizeByWord<T>(make: (word: string) => T, max = 5_000): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const kept = known.get(word);
    if (kept !== undefined) return kept;
    const answer = make(word);
    if (known.size < max) known.set(ownCopy(word), answer);
    return answer;
  };
}
