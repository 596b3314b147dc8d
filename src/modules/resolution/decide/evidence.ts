import { type Quote, quoteAround } from '../extract/quote.ts';
import { isCompanyNumber, type Mention } from '../match/entity.ts';
import type { ResolutionModel, ScoredOption } from '../score/score-site.ts';
import type { Evidence, QuoteOffsets } from './verdict.ts';

/** Evidence with the place of its quote, which answers do not show. */
export interface PlacedEvidence extends Evidence {
  offsets: QuoteOffsets;
}

type Family = 'number' | 'name' | 'place' | 'domain' | 'role';

/** A person needs a few places to look at, not every footer. */
const PAGES_EACH_MAX = 3;
/** The first place carries most of what a fact is worth; its repetitions share the rest. */
const FIRST_SHARE = 0.7;
const WEIGHT_MIN = 0.005;

/** Which words on the page a feature is about. */
function familyOf(feature: string): Family {
  if (/postcode|AtPostcode/i.test(feature)) return 'place';
  if (/number/i.test(feature)) return 'number';
  if (/^like/.test(feature)) return 'domain';
  if (/^name|^only|^sameNamed|^mayBeLonger|^oneWord|^formDisagrees/.test(feature)) return 'name';
  return 'role';
}

/**
 * What speaks for and against the company, strongest first, each at the place where it can be read again, none twice and
 * none without weight. What stands on no page (a certificate, what other sites say) is weighed, but is no evidence to show.
 */
export function evidenceFor(
  option: ScoredOption,
  { choice }: Pick<ResolutionModel, 'choice'>,
): PlacedEvidence[] {
  const { entity, features } = option;
  if (!entity?.company) return [];
  const supports = entity.company.company_number;
  const weights = new Map<Family, number>();
  for (const [name, value] of features) {
    const family = familyOf(name);
    weights.set(family, (weights.get(family) ?? 0) + (choice[name] ?? 0) * value);
  }
  const visible = entity.mentions.filter(({ block }) => block.source !== 'certificate');
  const identifiers = onePerPage(visible.filter(({ number }) => number?.identifier));
  const own = onePerPage(visible.filter(isCompanyNumber));
  const numbers = [...own.slice(0, PAGES_EACH_MAX - Math.min(1, identifiers.length)), ...identifiers];
  const names = onePerPage(visible.filter(({ form }) => form !== 'number'));
  const roleBearers = names.length > 0 ? names : numbers;
  const items = [
    ...spread(numbers, weightOf(weights, 'number', numbers === roleBearers), (mention) => ({
      ...(mention.number?.identifier ?? { kind: 'company_number' as const, value: supports }),
      ...placeOf(mention),
    })),
    ...spread(names, weightOf(weights, 'name', names === roleBearers), (mention) => ({
      kind: mention.full ? ('legal_name' as const) : ('trading_name' as const),
      value: mention.page.text.slice(mention.start, mention.end).replace(/\s+/g, ' '),
      ...placeOf(mention),
    })),
    ...spread(postcodesOf(option), weights.get('place') ?? 0, (place) => ({
      kind: 'postcode_match' as const,
      value: entity.company?.registered_postcode ?? '',
      ...place,
    })),
    ...spread(
      names.slice(0, 1),
      (features.get('likeBrand') ?? 0) > 0.5 ? (weights.get('domain') ?? 0) : 0,
      (mention) => ({
        kind: 'domain_name' as const,
        value: entity.name,
        ...placeOf(mention),
      }),
    ),
  ];
  return items
    .map((item) => ({ ...item, supports, weight: Math.round(item.weight * 100) / 100 }))
    .filter(({ weight, quote }) => Math.abs(weight) >= WEIGHT_MIN && quote !== '')
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}

/** The role comes from the words around a name or, without one, around the number. */
function weightOf(weights: ReadonlyMap<Family, number>, family: Family, bearsRole: boolean): number {
  return (weights.get(family) ?? 0) + (bearsRole ? (weights.get('role') ?? 0) : 0);
}

type Item = Omit<PlacedEvidence, 'supports'>;

function spread<T>(places: readonly T[], weight: number, make: (place: T) => Omit<Item, 'weight'>): Item[] {
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

function placeOf({ page, block, start, end }: Mention) {
  const words = { start: Math.min(start, block.wordsFrom ?? block.start), end: block.end };
  const from = block.wordsFrom === undefined ? words : { ...words, start: block.wordsFrom };
  return { ...pageOf(page), ...quoted(quoteAround(page.text, { start, end }, from)) };
}

function quoted({ text, start, end }: Quote) {
  return { quote: text, offsets: [start, end] as const };
}

function pageOf({ url, capturedAt, sha256 }: Mention['page']) {
  return { page_url: url, captured_at: capturedAt, page_sha256: sha256 };
}

/** Where the registered postcode stands, on pages that name the company first. */
function postcodesOf({ entity }: ScoredOption) {
  const postcode = entity?.company?.registered_postcode;
  const pages = [...new Set(entity?.mentions.map(({ page }) => page))];
  return pages.flatMap((page) => {
    const at = page.postcodes.find(({ value }) => value === postcode);
    if (!at) return [];
    const block = page.blocks.find(({ start, end }) => start <= at.start && at.end <= end) ?? at;
    return [{ ...pageOf(page), ...quoted(quoteAround(page.text, at, block)) }];
  });
}
