import { memoizeByObject } from '../../../shared/memoize.ts';
import { featuresOf } from '../features/feature.ts';
import { PLACE_FEATURES } from '../features/mention.ts';
import type { PlaceFacts } from '../features/mention-facts.ts';
import type { Brand } from '../match/brand.ts';
import type { Mention } from '../match/entity.ts';
import { likeness, squash } from '../match/likeness.ts';
import type { MentionPlace, PlacePhrase } from '../observe/mention-row.ts';
import { lineKind } from '../observe/particulars.ts';
import { BLOCK_BREAK, type SiteView } from '../observe/site-view.ts';
import { phrasesAfter, phrasesBefore } from '../phrases/index.ts';

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
  const phrases = new Set<PlacePhrase>([...phrasesBefore(before), ...phrasesAfter(after)]);
  const addIf = (holds: boolean, phrase: PlacePhrase) => holds && phrases.add(phrase);
  addIf(phrases.has('tradingNameOf') && isSubjectLikeBrand(before, view.brand), 'brandTradingNameOf');
  addIf(phrases.has('tradingAs') && !phrases.has('tradingAsBrand'), 'tradingAsOther');
  addIf(phrases.has('operatedBy') && !phrases.has('siteOperatedBy'), 'operatedByOnly');
  const inBlock = {
    start: Math.max(block.start, start - BLOCK_WINDOW),
    end: Math.min(block.end, end + BLOCK_WINDOW),
  };
  // A title names the site on every page, regardless of whom the page is about.
  addIf(block.source !== 'title' && view.hasBrand(page, inBlock), 'brandInBlock');
  addIf(view.isBranded(page), 'brandOnPage');
  addIf(before.slice(-BRAND_WINDOW).includes('BRAND'), 'brandBefore');
  const [ending = ''] = after.slice(0, BRAND_WINDOW).split(BLOCK_BREAK);
  addIf(ending.includes('BRAND'), 'brandAfter');
  const sentence = `${lastSentence(before)} ${firstSentence(after)}`;
  const line = lineKind(view, mention);
  return {
    phrases,
    line,
    features: featuresOf<PlaceFacts, string>(PLACE_FEATURES, { phrases, line, sentence }),
  };
}

const SENTENCE_END = /[.¶]\s/;

function firstSentence(text: string): string {
  const end = text.search(SENTENCE_END);
  return end < 0 ? text : text.slice(0, end);
}

/** Searched from the end backwards, because the text before a name mostly has several sentences. */
function lastSentence(text: string): string {
  for (let offset = text.length - 2; offset >= 0; offset--) {
    const sign = text.charAt(offset);
    if ((sign === '.' || sign === BLOCK_BREAK) && SENTENCE_END.test(text.slice(offset, offset + 2)))
      return text.slice(offset + 2);
  }
  return text;
}

const SUBJECT =
  /(?:^|[.¶;:|©])\s*([^.¶;:|©]{3,60}?)\s+(?:is|are)\s+(?:(?:a|the|one of the)\s+)?(?:registered\s+)?trad(?:ing|e)\b/gi;
const SUBJECT_LIKENESS = 0.8;

/**
 * Whether the sentence is about the site's own name in another spelling than that of the domain: "Larches
 * Loans is a trading style of" on the site of Larch Loans.
 */
function isSubjectLikeBrand(before: string, { names }: Brand): boolean {
  const subject = squash([...before.matchAll(SUBJECT)].at(-1)?.[1] ?? '');
  return subject.length > 3 && names.some((name) => likeness(name, subject) >= SUBJECT_LIKENESS);
}
