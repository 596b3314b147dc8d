import { memoizeByObject } from '../../../shared/memoize.ts';
import type { Mention } from '../match/entity.ts';
import { phrasesAfter, phrasesBefore } from './context-rules.ts';
import { featuresOf, featureTable } from './feature-table.ts';
import type { Features } from './linear-model.ts';
import { type LineKind, lineKind } from './particulars.ts';
import { BLOCK_BREAK, type SiteView } from './site-view.ts';

/** What the words around a mention say, whoever it is of. */
export interface MentionPlace {
  /** Phrases of the lexicon, and where the brand is. */
  phrases: ReadonlySet<string>;
  line: LineKind;
  features: Features;
}

const BEFORE = 160;
const AFTER = 200;
const BRAND_WINDOW = 90;
const BLOCK_WINDOW = 400;
const placesOf = memoizeByObject((_: SiteView) => new Map<string, MentionPlace>());

/** Companies of one name are mentioned by the same words, so each place is described once. */
export function placeOf(view: SiteView, mention: Mention): MentionPlace {
  const known = placesOf(view);
  const key = `${view.pages.indexOf(mention.page)} ${mention.start} ${mention.end}`;
  const place = known.get(key) ?? describePlace(view, mention);
  known.set(key, place);
  return place;
}

function describePlace(view: SiteView, mention: Mention): MentionPlace {
  const { page, block, start, end } = mention;
  const before = view.text(page, start - BEFORE, start);
  const after = view.text(page, end, end + AFTER).replace(/^\.(?=[,\s]*[a-z(,])/, '');
  const phrases = new Set([...phrasesBefore(before), ...phrasesAfter(after)]);
  const addIf = (holds: boolean, phrase: string) => holds && phrases.add(phrase);
  addIf(phrases.has('tradingAs') && !phrases.has('tradingAsBrand'), 'tradingAsOther');
  addIf(phrases.has('operatedBy') && !phrases.has('siteOperatedBy'), 'operatedByOnly');
  const inBlock = {
    start: Math.max(block.start, start - BLOCK_WINDOW),
    end: Math.min(block.end, end + BLOCK_WINDOW),
  };
  // A title names the site on every page, whoever speaks on it.
  addIf(block.source !== 'title' && view.hasBrand(page, inBlock), 'brandInBlock');
  addIf(view.isBranded(page), 'brandOnPage');
  addIf(before.slice(-BRAND_WINDOW).includes('BRAND'), 'brandBefore');
  const [ending = ''] = after.slice(0, BRAND_WINDOW).split(BLOCK_BREAK);
  addIf(ending.includes('BRAND'), 'brandAfter');
  const sentence = `${before.split(/[.¶]\s/).at(-1)} ${after.split(/[.¶]\s/)[0]}`;
  const line = lineKind(view, mention);
  return { phrases, line, features: featuresOf(FEATURES, { phrases, line, sentence }) };
}

const FEATURES = featureTable<Pick<MentionPlace, 'phrases' | 'line'> & { sentence: string }>({
  c: ({ phrases }) => phrases,
  's:we': ({ sentence }) => /\b(?:we|our|us)\b/i.test(sentence),
  's:you': ({ sentence }) => /\b(?:you|your)\b/i.test(sentence),
  's:they': ({ sentence }) => /\b(?:they|their|them|who|which)\b/i.test(sentence),
  's:I': ({ sentence }) => /\b(?:I|my)\b/.test(sentence),
  line: ({ line }) => line,
});
