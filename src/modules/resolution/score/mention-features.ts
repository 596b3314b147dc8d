import { editDistance } from '../../../shared/edit-distance.ts';
import { isCompanyLabel, numberLabelOf } from '../extract/number-labels.ts';
import { isDummyNumber } from '../extract/number-tokens.ts';
import type { PageReading } from '../extract/page-reading.ts';
import { tokenise } from '../extract/tokens.ts';
import { brandLikeness } from '../match/brand.ts';
import type { Entity, Mention } from '../match/entity.ts';
import type { RegisteredCompany } from '../match/register-reader.ts';
import { phrasesIn } from './context-rules.ts';
import type { Features, VisitWords } from './linear-model.ts';
import { type LineKind, lineKind } from './particulars.ts';
import { BLOCK_BREAK, type SiteView } from './site-view.ts';

/** The same words in the same block on several pages (a footer) are one row. */
export interface MentionRow {
  entity: Entity;
  mention: Mention;
  pages: Set<string>;
  kinds: Set<string>;
  features: Features;
  /** Of rows without a leader: the words on both sides and in the heading above, which are features too. */
  words: NearWords | null;
  /** The row whose role this one shares: that of the name before a number, or of the company that a twin stands for. */
  leader: MentionRow | null;
  /** Filled in by the role model: operator, group, third party, brand. */
  roles: number[];
}

/** The name stands there with its legal form, or the number. */
export const isStrong = ({ mention }: MentionRow) => mention.form !== 'bare';

/** Whether one of the phrases of the lexicon stands beside one of the mentions. */
export function hasPhrase(rows: readonly MentionRow[], ids: readonly string[]): boolean {
  return rows.some(({ features }) => ids.some((id) => features.has(`c:${id}`)));
}

const ROWS_EACH_MAX = 24;
const BLOCK_WORDS = 600;
const LEADER_WINDOW = 200;
const BEFORE = 160;
const AFTER = 200;
const WORD_WINDOW = 140;
const WORDS_EACH_SIDE = 12;
const HEADING_TOKENS = 8;
const SELF_HEADING =
  /controller|who we are|about us|information about us|contact|company|details|operator|owner|identity|definitions|parties|provider/i;
const OTHERS_HEADING =
  /third|partner|supplier|processor|share|payment|cookies|disclos|services we use|link|analytics|delivery|insur|credit|complain/i;

export function mentionRows(view: SiteView): MentionRow[] {
  const rows = view.entities
    .filter(({ twinOf }) => twinOf === null)
    .flatMap((entity) => rowsOf(view, entity));
  const twins = view.entities
    .filter(({ twinOf }) => twinOf !== null)
    .flatMap((entity) => twinRows(entity, rows));
  return [...rows, ...twins];
}

/** A foreign twin is named by the same words as its company: what they say of the role holds for both. */
function twinRows(twin: Entity, rows: readonly MentionRow[]): MentionRow[] {
  const places = new Set(twin.mentions.map(({ page, start }) => `${page.url} ${start}`));
  return rows
    .filter(
      ({ entity, mention }) =>
        entity.id === twin.twinOf && places.has(`${mention.page.url} ${mention.start}`),
    )
    .map((row) => ({ ...row, entity: twin, leader: row.leader ?? row }));
}

function rowsOf(view: SiteView, entity: Entity): MentionRow[] {
  const rows = new Map<string, MentionRow>();
  for (const mention of entity.mentions) {
    const { page, block } = mention;
    const words = page.text.slice(block.start, Math.min(block.end, block.start + BLOCK_WORDS));
    const id = `${mention.form} ${mention.start - block.start} ${words}`;
    const row = rows.get(id);
    if (row) {
      row.pages.add(page.url);
      row.kinds.add(page.kind);
    } else if (rows.size < ROWS_EACH_MAX)
      rows.set(id, {
        entity,
        mention,
        pages: new Set([page.url]),
        kinds: new Set([page.kind]),
        features: new Map(),
        words: null,
        leader: null,
        roles: [],
      });
  }
  const described = [...rows.values()];
  for (const row of described) {
    row.features = namedFeatures(view, row);
    if (row.mention.form === 'number') row.leader = leaderOf(row.mention, described);
    if (!row.leader) row.words = nearWords(view, row);
  }
  return described;
}

/** The nearest name of the same company right before a number, in the same block. */
function leaderOf({ page, block, start }: Mention, rows: readonly MentionRow[]): MentionRow | null {
  const before = rows.filter(
    ({ mention }) =>
      mention.form !== 'number' &&
      mention.page === page &&
      mention.block === block &&
      mention.end <= start &&
      start - mention.end < LEADER_WINDOW,
  );
  return before.sort((a, b) => b.mention.end - a.mention.end)[0] ?? null;
}

/** From 0 for a company that no other site names to 1 for one that twenty name as somebody else. */
export function namedBySites(company: RegisteredCompany | null): number {
  return Math.min(1, Math.log1p(company?.named_by_sites ?? 0) / Math.log(20));
}

type BareRow = Omit<MentionRow, 'features' | 'words' | 'leader' | 'roles'>;

/** All features of a mention by name, as the fit needs them. */
export function mentionFeatures(view: SiteView, row: BareRow): Features {
  return withWords(namedFeatures(view, row), nearWords(view, row));
}

export function withWords(features: Features, words: NearWords | null): Features {
  const all: Features = new Map();
  if (words) visitWords(words)((family, each, value) => all.set(`${family}:${each}`, value));
  for (const [name, value] of features) all.set(name, value);
  return all;
}

function namedFeatures(view: SiteView, row: BareRow): Features {
  const features: Features = new Map();
  for (const phrase of placeOf(view, row.mention).phrases) features.set(phrase, 1);
  addForm(features, row);
  addPlace(features, view, row);
  addNeighbours(features, view, row);
  addLikeness(features, view, row);
  return features;
}

/** What depends on the place of a mention alone. */
interface MentionPlace {
  phrases: string[];
  line: LineKind;
}

const PLACES = new WeakMap<SiteView, Map<string, MentionPlace>>();

/** Companies of one name are mentioned by the same words, so each place is described once. */
function placeOf(view: SiteView, mention: Mention): MentionPlace {
  const known = PLACES.get(view) ?? new Map<string, MentionPlace>();
  PLACES.set(view, known);
  const key = `${view.pages.indexOf(mention.page)} ${mention.start} ${mention.end}`;
  const place = known.get(key) ?? { phrases: phrasesAt(view, mention), line: lineKind(view, mention) };
  known.set(key, place);
  return place;
}

export interface NearWords {
  /** In the order of the page. */
  before: string[];
  after: string[];
  heading: string[];
}

function nearWords(view: SiteView, { entity, mention }: BareRow): NearWords {
  const { page, block, start, end } = mention;
  const self = entity.twinOf ?? entity.id;
  const before = view.words(page, { start: start - WORD_WINDOW, end: start }, self).slice(-WORDS_EACH_SIDE);
  const after = view.words(page, { start: end, end: end + WORD_WINDOW }, self).slice(0, WORDS_EACH_SIDE);
  const heading = tokenise(block.heading)
    .slice(0, HEADING_TOKENS)
    .flatMap(({ text, isWord }) => (isWord ? [text.toLowerCase()] : []));
  return { before, after, heading };
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

/** Phrases of the lexicon, and who speaks in the sentence. */
function phrasesAt(view: SiteView, { page, block, start, end }: Mention): string[] {
  const before = view.text(page, start - BEFORE, start);
  const after = view.text(page, end, end + AFTER).replace(/^\.(?=[,\s]*[a-z(,])/, '');
  const phrases = [...phrasesIn('before', before), ...phrasesIn('after', after)];
  const features = new Set(phrases.map((id) => `c:${id}`));
  const has = (id: string) => features.has(`c:${id}`);
  if (has('tradingAs') && !has('tradingAsBrand')) features.add('c:tradingAsOther');
  if (has('operatedBy') && !has('siteOperatedBy')) features.add('c:operatedByOnly');
  const inBlock = { start: Math.max(block.start, start - 400), end: Math.min(block.end, end + 400) };
  // A title names the site on every page, whoever speaks on it.
  if (block.source !== 'title' && view.hasBrand(page, inBlock)) features.add('c:brandInBlock');
  if (view.isBranded(page)) features.add('c:brandOnPage');
  if (before.slice(-90).includes('BRAND')) features.add('c:brandBefore');
  if ((after.slice(0, 90).split(BLOCK_BREAK)[0] ?? '').includes('BRAND')) features.add('c:brandAfter');
  const sentence = `${before.split(/[.¶]\s/).at(-1)} ${after.split(/[.¶]\s/)[0]}`;
  if (/\b(?:we|our|us)\b/i.test(sentence)) features.add('s:we');
  if (/\b(?:you|your)\b/i.test(sentence)) features.add('s:you');
  if (/\b(?:they|their|them|who|which)\b/i.test(sentence)) features.add('s:they');
  if (/\b(?:I|my)\b/.test(sentence)) features.add('s:I');
  return [...features];
}

function addForm(features: Features, { entity, mention }: BareRow): void {
  const { form, kind, number, mayBeLonger } = mention;
  features.set(`form:${form}`, 1);
  features.set(`kind:${kind ?? 'number'}`, 1);
  if (number) {
    features.set(`label:${number.label}`, 1);
    features.set(`how:${number.how}`, 1);
    features.set('n:near', number.holder.near);
    features.set('n:site', number.holder.onSite ? 1 : 0);
    if (number.holder.near === 0) features.set(`n:stranger:${number.label}`, 1);
    if (number.isAtPostcode) features.set('n:postcode', 1);
  }
  if (mayBeLonger) features.set('mayBeLonger', 1);
  if (entity.type === 'foreign' && entity.twinOf === null) features.set('type:foreign', 1);
  features.set('namedBySites', namedBySites(entity.company));
}

function addPlace(features: Features, view: SiteView, { mention, pages, kinds }: BareRow): void {
  const { block } = mention;
  const region = ['text', 'header', 'footer'].includes(block.source) ? block.source : 'hidden';
  features.set(`region:${region}`, 1);
  if (region === 'hidden') features.set(`source:${block.source}`, 1);
  for (const kind of kinds) {
    features.set(`page:${kind}`, 1);
    features.set(`page+region:${kind}:${region}`, 1);
  }
  features.set('pages', Math.min(pages.size, 4) / 4);
  if (SELF_HEADING.test(block.heading)) features.set('h:self', 1);
  if (OTHERS_HEADING.test(block.heading)) features.set('h:others', 1);
  if (block.end - block.start < 90) features.set('shortBlock', 1);
  const { line } = placeOf(view, mention);
  features.set(`line:${line}`, 1);
  features.set(`line+region:${line}:${region}`, 1);
}

function addNeighbours(features: Features, view: SiteView, { entity, mention }: BareRow): void {
  const { page, block, start, end } = mention;
  const self = entity.twinOf ?? entity.id;
  const others = new Set(
    view
      .spansWithin(page, block.start, block.end)
      .filter(({ kind, id }) => kind === 'organisation' && id !== self)
      .map(({ id }) => id),
  ).size;
  features.set('othersInBlock', Math.min(others, 4) / 4);
  if (others === 0) features.set('aloneInBlock', 1);
  if (others === 0 && features.has('line:particulars')) features.set('ownParticulars', 1);
  if (others >= 3) features.set('inList', 1);
  const postcode = entity.company?.registered_postcode;
  if (
    postcode &&
    page.postcodes.some(({ value, start: at }) => value === postcode && Math.abs(at - start) < 300)
  )
    features.set('postcodeNear', 1);
  const numbersNear = page.numbers.filter(
    (token) => Math.abs(token.start - start) < 300 && token.start !== start,
  );
  const isOwn = (token: PageReading['numbers'][number]) =>
    token.readings.some(({ number }) => number === self);
  if (numbersNear.some(isOwn)) features.set('ownNumberNear', 1);
  const foreignNumber = numbersNear.find(
    (token) =>
      token.start > start &&
      token.start - end < 200 &&
      token.digits.length >= 6 &&
      !isDummyNumber(token.digits) &&
      !isOwn(token) &&
      !isMistyped(token.digits, self) &&
      isCompanyLabel(numberLabelOf(page.text, token)),
  );
  if (!foreignNumber || mention.form === 'number') return;
  features.set('otherNumberNear', 1);
  const between = view.spansWithin(page, end, foreignNumber.start);
  if (mention.form === 'name' && !between.some(({ kind, id }) => kind === 'organisation' && id !== self))
    features.set('contradicted', 1);
}

/** One typing error away from the company's own number: a slip, not another company's. */
function isMistyped(digits: string, number: string): boolean {
  const own = number.replace(/\D/g, '');
  return editDistance(digits, own, 1) <= 1 || editDistance(digits.padStart(own.length, '0'), own, 1) <= 1;
}

function addLikeness(features: Features, view: SiteView, { entity }: BareRow): void {
  const like = brandLikeness(view.brand, entity);
  features.set('like', like);
  features.set(`like:${like > 0.95 ? 'same' : like > 0.7 ? 'close' : like > 0.4 ? 'some' : 'none'}`, 1);
}
