/**
 * The items of `evidence` in answers: what the pages print of an organisation, with the quote, and its share
 * of the weight that the model gives to the features (`features/`). Items explain a verdict that is made
 * already; they change none. `shown-evidence.ts` chooses whose items an answer shows.
 */
import type { ExtractedPage } from '../extract/extracted-page.ts';
import { lookUpKey } from '../extract/legal-name.ts';
import { quoteAround } from '../extract/quote.ts';
import { familyOf } from '../features/all-features.ts';
import type { Family } from '../features/feature.ts';
import { blockAt, type Entity, isCompanyNumber, type Mention } from '../match/entity.ts';
import type { ResolutionModel } from '../model/resolution-model.ts';
import { placeSaid } from '../phrases/site-phrases.ts';
import type { ScoredOption, ScoredSite } from '../score/score-site.ts';
import type { Evidence, QuoteOffsets } from '../verdict/verdict.ts';

/** Evidence with the place of its quote, which answers do not show. */
export interface PlacedEvidence extends Evidence {
  offsets: QuoteOffsets;
}

/** A person needs a few facts to look at, not every spelling of a name. */
const FACTS_EACH_MAX = 3;
/** The first fact of a kind carries most of what the kind is worth; the others share the rest. */
const FIRST_SHARE = 0.7;
const WEIGHT_MIN = 0.005;
/** The weight of a name that the model gives none. It is shown only if there is no other evidence. */
const WEIGHT_OF_ONLY_FACT = 0.01;
/** Where the weights are equal: numbers before names, and names before places. */
const KIND_ORDER: Readonly<Record<Evidence['kind'], number>> = {
  company_number: 0,
  charity_number: 1,
  lei: 2,
  foreign_registration: 3,
  legal_name: 4,
  trading_name: 5,
  postcode_match: 6,
  domain_name: 7,
  filed_accounts: 8,
  public_register: 9,
};

type Model = Pick<ResolutionModel, 'choice'>;

/**
 * The evidence for and against the company, strongest first. Each fact is one item, with its clearest place
 * on a page and the other pages that have it; facts without weight are left out. What is on no page (a
 * certificate, what other sites say) is weighed but not shown.
 */
export function evidenceFor(option: ScoredOption, { choice }: Model): PlacedEvidence[] {
  const { entity, features } = option;
  if (!entity?.company) return [];
  const { company_number: supports, registered_postcode: postcode } = entity.company;
  const weights = { place: 0, number: 0, domain: 0, name: 0, role: 0 };
  for (const [name, value] of features) weights[shownWith(name)] += (choice[name] ?? 0) * value;
  const visible = entity.mentions.filter(({ block }) => block.source !== 'certificate');
  const numbers = numberFacts(visible, supports);
  const names = nameFacts(visible);
  const isLikeBrand = (features.get('likeBrand') ?? 0) > 0.5;
  const brand = names
    .slice(0, 1)
    .map(({ value, places }) => factOf('domain_name', value, places.slice(0, 1)));
  // The words around a name speak for the number beside it as much as for the name.
  const identity = weights.number + weights.name + weights.role;
  const share = numbers.length > 0 && names.length > 0 ? identity / 2 : identity;
  return [
    ...spread(share, numbers),
    ...spread(share, names),
    ...spread(weights.place, [factOf('postcode_match', postcode ?? '', postcodesOf(entity, postcode))]),
    ...spread(isLikeBrand ? weights.domain : 0, brand),
  ]
    .map((item) => ({ ...item, supports, weight: Math.round(item.weight * 100) / 100 }))
    .filter(({ weight, quote }) => Math.abs(weight) >= WEIGHT_MIN && quote !== '')
    .sort(strongestFirst);
}

/** The words that the pages print of an organisation that is not on the UK register. */
export function evidenceOfStranger(
  { entity, features }: ScoredOption,
  registrations: readonly Place[],
  { choice }: Model,
): PlacedEvidence[] {
  let weight = 0;
  for (const [name, value] of features) weight += (choice[name] ?? 0) * value;
  const names = nameFacts(entity?.mentions.filter(({ block }) => block.source !== 'certificate') ?? []);
  const printed = registrations.map((place) => factOf('foreign_registration', wordsAt(place), [place]));
  return [...spread(weight / 2, printed), ...spread(weight / 2, names)]
    .map((item) => ({
      ...item,
      supports: null,
      weight: Math.round(item.weight * 100) / 100 || WEIGHT_OF_ONLY_FACT,
    }))
    .filter(({ quote }) => quote !== '')
    .sort(strongestFirst);
}

/**
 * The words by which a site says that a person runs it. They are a fact about its name, and speak for no
 * company.
 */
export function evidenceOfPerson({ view }: Pick<ScoredSite, 'view'>): PlacedEvidence[] {
  const places = view.pages.flatMap((page): Place[] => {
    const found = placeSaid('soleTrader', page.text.slice(0, page.visibleLength));
    return found ? [{ ...found, page, block: blockAt(page, found.start) }] : [];
  });
  const [first] = places;
  if (!first) return [];
  const said = first.page.text.slice(first.block.start, first.block.end);
  const siteName = first.page.siteNames.find((name) => said.includes(name)) ?? wordsAt(first);
  return spread(WEIGHT_OF_ONLY_FACT, [factOf('trading_name', siteName, places)]).map((item) => ({
    ...item,
    supports: null,
  }));
}

type Ranked = Pick<Evidence, 'kind' | 'weight'>;

export function strongestFirst(a: Ranked, b: Ranked): number {
  return Math.abs(b.weight) - Math.abs(a.weight) || KIND_ORDER[a.kind] - KIND_ORDER[b.kind];
}

export interface Place {
  page: ExtractedPage;
  block: Mention['block'];
  start: number;
  end: number;
}

/** Something that the pages print, with each page that does, the clearest first. */
interface Fact {
  kind: Evidence['kind'];
  value: string;
  places: readonly Place[];
}

const factOf = (kind: Fact['kind'], value: string, places: readonly Place[]): Fact => ({
  kind,
  value,
  places,
});

export const wordsAt = ({ page, start, end }: Place) =>
  page.text.slice(start, end).replace(/\s+/g, ' ').trim();

/** The company's own number, then those of other registers. */
function numberFacts(mentions: readonly Mention[], companyNumber: string): Fact[] {
  const own = onePerPage(mentions.filter(isCompanyNumber));
  const facts = new Map<string, Fact>();
  if (own.length > 0) facts.set('own', factOf('company_number', companyNumber, own));
  for (const mention of onePerPage(mentions.filter(({ number }) => number?.identifier))) {
    const identifier = mention.number?.identifier;
    if (!identifier) continue;
    const key = `${identifier.kind} ${identifier.value}`;
    const places = facts.get(key)?.places ?? [];
    facts.set(key, factOf(identifier.kind, identifier.value, [...places, mention]));
  }
  return [...facts.values()];
}

/** Each name once, in full before others. */
function nameFacts(mentions: readonly Mention[]): Fact[] {
  const named = mentions.filter(({ form }) => form !== 'number');
  const groups = new Map<string, Mention[]>();
  const keys = new Map<string, string>();
  for (const mention of [...named].sort((a, b) => Number(b.full) - Number(a.full))) {
    // The same words are often repeated.
    const words = wordsAt(mention);
    const key = keys.get(words) ?? lookUpKey(words);
    keys.set(words, key);
    const group = groups.get(`${mention.full} ${key}`);
    if (group) group.push(mention);
    else groups.set(`${mention.full} ${key}`, [mention]);
  }
  return [...groups.values()].map((all) => {
    const [first] = all;
    const kind = first?.full ? 'legal_name' : 'trading_name';
    return factOf(kind, first ? wordsAt(first) : '', onePerPage(all));
  });
}

/** Evidence about the entire site is shown with the words around the name. */
function shownWith(feature: string): Exclude<Family, 'site'> {
  const family = familyOf(feature) ?? 'role';
  return family === 'site' ? 'role' : family;
}

type Item = Omit<PlacedEvidence, 'supports'>;

function spread(weight: number, facts: readonly Fact[]): Item[] {
  const shown = facts.filter(({ places }) => places.length > 0).slice(0, FACTS_EACH_MAX);
  return shown.flatMap(({ kind, value, places: [first, ...others] }, i) => {
    if (!first) return [];
    const share = shown.length === 1 ? 1 : i === 0 ? FIRST_SHARE : (1 - FIRST_SHARE) / (shown.length - 1);
    const also_on = others.map(({ page }) => page.url);
    return { kind, value, ...placeOf(first), also_on, weight: weight * share };
  });
}

/** The clearest mention of each page, first the pages that print the complete name. */
function onePerPage(mentions: readonly Mention[]): Mention[] {
  const ordered = [...mentions].sort((a, b) => Number(b.full) - Number(a.full));
  return ordered.filter(({ page }, i) => ordered.findIndex((other) => other.page === page) === i);
}

/** Where the registered postcode is, on pages that name the company. */
function postcodesOf({ mentions }: Entity, postcode: string | null): Place[] {
  const pages = [...new Set(mentions.map(({ page }) => page))];
  return pages.flatMap((page) => {
    const printed = page.postcodes.find(({ value }) => value === postcode);
    return printed ? { ...printed, page, block: blockAt(page, printed.start) } : [];
  });
}

export function placeOf({ page, block, start, end }: Place) {
  const words = { start: block.wordsFrom ?? block.start, end: block.end };
  const quote = quoteAround(page.text, { start, end }, words);
  return {
    page_url: page.url,
    captured_at: page.capturedAt,
    page_sha256: page.sha256,
    quote: quote.text,
    offsets: [quote.start, quote.end] as const,
  };
}
