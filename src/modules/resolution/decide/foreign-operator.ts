import type { ExtractedPage } from '../extract/extracted-page.ts';
import { isCompanyLabel, numberLabelOf } from '../extract/number-labels.ts';
import { foreignPlaces } from '../extract/places.ts';
import { blockAt, type Mention } from '../match/entity.ts';
import type { ScoredOption, ScoredSite } from '../score/score-site.ts';
import type { ForeignOperator } from '../verdict/verdict.ts';
import { type Place, placeOf, wordsAt } from './evidence-items.ts';

/** Words about the registration are this near to the name. */
const NEAR = 400;
const REGISTRATIONS_MAX = 3;

/** Facts on the pages about an operator abroad, even if they do not name it. */
export function foreignOperator(option: ScoredOption, scored: ScoredSite): ForeignOperator | null {
  const mention = option.entity?.mentions.find(({ full }) => full) ?? option.entity?.mentions[0];
  const [registration] = registrationsOf(option, scored);
  const place = mention ?? registration ?? firstWords(scored.view.pages[0]);
  if (!place) return null;
  const { quote, page_url } = placeOf(place);
  const form = mention ? printedForm(mention) : null;
  // The last stop of "B.V." belongs to it, and to the name.
  const stop = mention && form?.includes('.') && mention.page.text.charAt(mention.end) === '.' ? '.' : '';
  return {
    name: option.entity ? `${option.entity.name}${stop}` : null,
    legal_form: form && `${form}${stop}`,
    country: countryOf(option, scored),
    registration: registration ? wordsAt(registration) : null,
    quote,
    page_url,
  };
}

/** Registrations abroad: those beside the operator's name, or all where none is. */
export function registrationsOf({ entity }: ScoredOption, { view }: ScoredSite): Place[] {
  const all = view.pages.flatMap((page) =>
    page.foreignRegistrations
      .filter(({ start, end }) => /\d/.test(page.text.slice(start, end)))
      .map((range): Place => ({ ...range, page, block: blockAt(page, range.start) })),
  );
  const near = all.filter(({ page, start }) =>
    entity?.mentions.some((mention) => mention.page === page && Math.abs(start - mention.end) < NEAR),
  );
  const numbers = entity?.mentions.flatMap((mention) => numberBehind(mention) ?? []) ?? [];
  const chosen = [near, numbers, all].find((places) => places.length > 0) ?? [];
  const each = new Map(chosen.map((place) => [wordsAt(place).toUpperCase(), place]));
  return [...each.values()].slice(0, REGISTRATIONS_MAX);
}

/**
 * A number that is called a company's, in the words of the British Isles: "registered in Ireland, no.
 * 648291".
 */
function numberBehind({ page, end }: Mention): Place | undefined {
  const token = page.numbers.find((number) => {
    if (number.start < end || number.start - end >= NEAR) return false;
    const label = numberLabelOf(page.text, number);
    return label === 'foreign' || isCompanyLabel(label);
  });
  return token && { start: token.start, end: token.end, page, block: blockAt(page, token.start) };
}

function printedForm({ page, end }: Mention): string | null {
  const span = page.names.find((name) => name.end === end);
  return span
    ? page.text
        .slice(span.coreEnd, span.end)
        .replace(/^[\s,(]+/, '')
        .replace(/\s+/g, ' ') || null
    : null;
}

const isCode = (country: string | null | undefined) => country !== null && /^[A-Z]{2}$/.test(country ?? '');

/**
 * The country by the legal form, the words after the name, the domain, or the only country that the pages
 * speak of.
 */
function countryOf({ entity }: ScoredOption, { domain, signals, view }: ScoredSite): string | null {
  const behindName = entity?.mentions.flatMap(({ foreignPlace }) => foreignPlace?.country ?? []) ?? [];
  const tld = signals.foreignTld > 0 ? (domain.split('.').at(-1) ?? '').toUpperCase() : null;
  const named = new Set(view.pages.flatMap(({ text }) => foreignPlaces(text).map(({ country }) => country)));
  const only = named.size === 1 ? [...named][0] : null;
  return [entity?.country, behindName[0], tld, only].find(isCode) ?? null;
}

function firstWords(page: ExtractedPage | undefined): Place | undefined {
  const block = page?.blocks[0];
  return page && block && { page, block, start: block.start, end: block.end };
}
