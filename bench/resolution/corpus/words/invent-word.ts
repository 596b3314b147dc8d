import { choose } from '../random.ts';

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';
const ENDINGS = 'nrlsdmt';

/** Syllables that would make a reader laugh or wince. */
const UNFORTUNATE =
  /penis|anus|anal|fuk|fuc|kunt|tits?|sex|rape|nazi|dik|puta|fag|nig|kok|pis|semen|vagi|pedo|pube|urin|porn|slut|turd|bum|poo|gay|kil/;

export const isUnfortunate = (word: string) => UNFORTUNATE.test(word);

/** A pronounceable word of as many letters; another one for each attempt. */
export function inventWord(word: string, attempt = 0): string {
  const key = `${word}#${attempt}`;
  let out = '';
  let vowel = choose([false, false, false, true], `${key}:begin`);
  while (out.length < word.length) {
    const last = out.length === word.length - 1;
    const letters = vowel ? VOWELS : last && word.length > 3 ? ENDINGS : CONSONANTS;
    out += choose(letters, `${key}:${out.length}`);
    // Now and then a syllable ends in a consonant, so that words do not all sound alike.
    const closes =
      vowel &&
      out.length > 2 &&
      word.length - out.length > 2 &&
      choose([true, false, false], `${key}+${out.length}`);
    if (closes) out += choose(ENDINGS, `${key}-${out.length}`);
    vowel = !vowel;
  }
  return out;
}
