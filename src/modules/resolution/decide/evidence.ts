import { quoteAround } from '../extract/quote.ts';
import type { Family } from '../features/feature.ts';
import { familyOf } from '../features/options.ts';
import { blockAt, type Entity, isCompanyNumber, type Mention } from '../match/entity.ts';
import type { ResolutionModel, ScoredOption } from '../score/score-site.ts';
import type { Evidence, QuoteOffsets } from '../verdict.ts';

/** Evidence with the place of its quote, which answers do not show. */
export interface PlacedEvidence extends Evidence {
  offsets: QuoteOffsets;
}

/** A person needs a few places to look at, not every footer. */
const PAGES_EACH_MAX = 3;
/** The first place carries most of what a fact is worth; its repetitions share the rest. */
const FIRST_SHARE = 0.7;
const WEIGHT_MIN = 0.005;

/**
 * The evidence for and against the company, strongest first, each with its place on a page, none twice and none without
 * weight. What is on no page (a certificate, what other sites say) is weighed but not shown.
 */
export function evidenceFor(
  option: ScoredOption,
  { choice }: Pick<ResolutionModel, 'choice'>,
): PlacedEvidence[] {
  const { entity, features } = option;
  if (!entity?.company) return [];
  const { company_number: supports, registered_postcode: postcode } = entity.company;
  const weights = { place: 0, number: 0, domain: 0, name: 0, role: 0 };
  for (const [name, value] of features) weights[shownWith(name)] += (choice[name] ?? 0) * value;
  const visible = entity.mentions.filter(({ block }) => block.source !== 'certificate');
  const identifiers = onePerPage(visible.filter(({ number }) => number?.identifier));
  const own = onePerPage(visible.filter(isCompanyNumber));
  const numbers = [...own.slice(0, PAGES_EACH_MAX - Math.min(1, identifiers.length)), ...identifiers];
  const names = onePerPage(visible.filter(({ form }) => form !== 'number'));
  const isLikeBrand = (features.get('likeBrand') ?? 0) > 0.5;
  const items = [
    ...spread(weights.number + (names.length > 0 ? 0 : weights.role), numbers, (mention) => ({
      ...(mention.number?.identifier ?? { kind: 'company_number', value: supports }),
      ...placeOf(mention),
    })),
    ...spread(weights.name + weights.role, names, (mention) => ({
      kind: mention.full ? 'legal_name' : 'trading_name',
      value: mention.page.text.slice(mention.start, mention.end).replace(/\s+/g, ' '),
      ...placeOf(mention),
    })),
    ...spread(weights.place, postcodesOf(entity, postcode), (place) => ({
      kind: 'postcode_match',
      value: postcode ?? '',
      ...placeOf(place),
    })),
    ...spread(isLikeBrand ? weights.domain : 0, names.slice(0, 1), (mention) => ({
      kind: 'domain_name',
      value: entity.name,
      ...placeOf(mention),
    })),
  ];
  return items
    .map((item) => ({ ...item, supports, weight: Math.round(item.weight * 100) / 100 }))
    .filter(({ weight, quote }) => Math.abs(weight) >= WEIGHT_MIN && quote !== '')
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}

/** What is about the site as a whole is shown with the words around the name. */
function shownWith(feature: string): Exclude<Family, 'site'> {
  const family = familyOf(feature) ?? 'role';
  return family === 'site' ? 'role' : family;
}

type Item = Omit<PlacedEvidence, 'supports'>;

function spread<T>(weight: number, places: readonly T[], make: (place: T) => Omit<Item, 'weight'>): Item[] {
  const shown = places.slice(0, PAGES_EACH_MAX);
  return shown.map((place, i) => {
    const share = shown.length === 1 ? 1 : i === 0 ? FIRST_SHARE : (1 - FIRST_SHARE) / (shown.length - 1);
    return { ...make(place), weight: weight * share };
  });
}

/** The clearest mention of each page, pages that print the whole name first. */
function onePerPage(mentions: readonly Mention[]): Mention[] {
  const ordered = [...mentions].sort((a, b) => Number(b.full) - Number(a.full));
  return ordered.filter(({ page }, i) => ordered.findIndex((other) => other.page === page) === i);
}

/** Where the registered postcode is, on pages that name the company. */
function postcodesOf({ mentions }: Entity, postcode: string | null): Place[] {
  const pages = [...new Set(mentions.map(({ page }) => page))];
  return pages.flatMap((page) => {
    const at = page.postcodes.find(({ value }) => value === postcode);
    return at ? { ...at, page, block: blockAt(page, at.start) } : [];
  });
}

type Place = Pick<Mention, 'page' | 'block' | 'start' | 'end'>;

function placeOf({ page, block, start, end }: Place) {
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
