import { tokenise } from '../extract/tokens.ts';
import type { Mention } from '../match/entity.ts';
import type { VisitWords } from './linear-model.ts';
import type { SiteView } from './site-view.ts';

const WINDOW = 140;
const WORDS_EACH_SIDE = 12;
const HEADING_TOKENS = 8;

/** The words on both sides of a mention, in the order of the page, and in the heading above it. */
export interface NearWords {
  before: string[];
  after: string[];
  heading: string[];
}

export function nearWords(view: SiteView, { page, block, start, end }: Mention, self: string): NearWords {
  const heading = tokenise(block.heading).slice(0, HEADING_TOKENS);
  return {
    before: view.words(page, { start: start - WINDOW, end: start }, self).slice(-WORDS_EACH_SIDE),
    after: view.words(page, { start: end, end: end + WINDOW }, self).slice(0, WORDS_EACH_SIDE),
    heading: heading.flatMap(({ text, isWord }) => (isWord ? [text.toLowerCase()] : [])),
  };
}

/** Words and pairs of words near the name; those right beside it also by their place. */
export function visitWords({ before, after, heading }: NearWords): VisitWords {
  const [a1, a2, a3] = after;
  const [b1, b2, b3] = [before.at(-1), before.at(-2), before.at(-3)];
  return (visit) => {
    visit('b1', `${b1}`, 1);
    visit('a1', `${a1}`, 1);
    if (b2 !== undefined) visit('b2', `${b2} ${b1}`, 1);
    if (b3 !== undefined) visit('b3', `${b3} ${b2} ${b1}`, 1);
    if (a2 !== undefined) visit('a2', `${a1} ${a2}`, 1);
    if (a3 !== undefined) visit('a3', `${a1} ${a2} ${a3}`, 1);
    before.forEach((word, i) => {
      visit('bw', word, 0.5);
      if (i > 0) visit('bb', `${before[i - 1]} ${word}`, 0.5);
    });
    after.forEach((word, i) => {
      visit('aw', word, 0.5);
      if (i > 0) visit('ab', `${after[i - 1]} ${word}`, 0.5);
    });
    for (const word of heading) visit('hw', word, 0.5);
  };
}
