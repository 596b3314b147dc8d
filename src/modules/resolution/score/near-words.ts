import { tokenise } from '../extract/tokens.ts';
import type { Mention } from '../match/entity.ts';
import type { Features } from '../model/linear-model.ts';
import type { SiteView } from './site-view.ts';

const WINDOW = 140;
const WORDS_EACH_SIDE = 12;
const HEADING_TOKENS = 8;

/** What the names of these features begin with: a word or words before the name, after it, or in the heading. */
export const WORD_FEATURES = ['b1', 'b2', 'b3', 'a1', 'a2', 'a3', 'bw', 'aw', 'bb', 'ab', 'hw'] as const;

/** Words and pairs of words near the name, and in the heading above it; those right beside it also by their place. */
export function nearWords(view: SiteView, { page, block, start, end }: Mention, self: string): Features {
  const before = view.words(page, { start: start - WINDOW, end: start }, self).slice(-WORDS_EACH_SIDE);
  const after = view.words(page, { start: end, end: end + WINDOW }, self).slice(0, WORDS_EACH_SIDE);
  const [a1, a2, a3] = after;
  const [b1, b2, b3] = [before.at(-1), before.at(-2), before.at(-3)];
  const features: Features = new Map();
  features.set(`b1:${b1}`, 1);
  features.set(`a1:${a1}`, 1);
  if (b2 !== undefined) features.set(`b2:${b2} ${b1}`, 1);
  if (b3 !== undefined) features.set(`b3:${b3} ${b2} ${b1}`, 1);
  if (a2 !== undefined) features.set(`a2:${a1} ${a2}`, 1);
  if (a3 !== undefined) features.set(`a3:${a1} ${a2} ${a3}`, 1);
  before.forEach((word, i) => {
    features.set(`bw:${word}`, 0.5);
    if (i > 0) features.set(`bb:${before[i - 1]} ${word}`, 0.5);
  });
  after.forEach((word, i) => {
    features.set(`aw:${word}`, 0.5);
    if (i > 0) features.set(`ab:${after[i - 1]} ${word}`, 0.5);
  });
  for (const { text, isWord } of tokenise(block.heading).slice(0, HEADING_TOKENS))
    if (isWord) features.set(`hw:${text.toLowerCase()}`, 0.5);
  return features;
}
