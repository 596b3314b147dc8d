import { isIslandPostcode } from '../../../shared/companies/postcode.ts';
import type { PageKind } from '../crawl/crawled-site.ts';
import type { ExtractedPage } from '../extract/extracted-page.ts';
import { foreignPlaces, placesAfterName, UK_PLACE } from '../extract/places.ts';
import { appliesLawAbroad, pricesAbroad } from '../extract/signs-abroad.ts';
import { brandLikeness } from '../match/brand.ts';
import { isSaid, type SitePhraseId } from '../phrases/site-phrases.ts';
import type { SiteView } from './site-view.ts';

/**
 * Gaps of templates that nobody filled in, and what remains where no name was inserted. A form's example of a
 * number, such as "+44 7xxx xxx xxx", is no gap.
 */
const PLACEHOLDERS = [
  /\[(?:insert|your|company|name|address|business|number)(?![^\]]{0,50}\b(?:information|details)\])[^\]]{0,60}\]/i,
  /\[(?:website|date|x+|firm)(?![^\]]{0,50}\b(?:information|details)\])[^\]]{0,60}\]|\[●\]|\[\s*\]/i,
  /\{\{?[^}]{2,40}\}?\}|<(?:insert|company|your)[^>]{0,60}>|<<[^>]{1,60}>>|%\w+%/i,
  /(?<![\d+][^\n]{0,8})\bX{3,}\b|(?<![\dx])x{5,}|\*{4,}|_{4,}|\blorem ipsum\b|INSERT (?:COMPANY|NAME)/i,
  /\b(?:operated|owned|run|published) by (?:and|is|are|of)\b|\btrading as (?:are|is|and)\b/i,
];
const PARKED =
  /\b(?:domain (?:is|may be) (?:for sale|parked)|parked|under construction|coming soon|launching soon|buy this domain)\b/i;
const FOREIGN_PHONE = /\+(?!44)[1-9]\d{0,2}[\s().-]{0,2}\d{1,4}[\s().-]{0,2}\d{2,4}/g;
const UK_PHONE = /\+44|\b0(?:1|2|3|7|8)\d{2,3}[\s-]?\d{3}[\s-]?\d{3,4}\b/;
/** Irish Eircodes, American ZIP codes after a state, continental codes before a town. */
const FOREIGN_POSTCODE =
  /\b(?:[A-Z]\d\d\s[A-Z0-9]{4}\b|[A-Z]{2}\s\d{5}(?:-\d{4})?\b|(?:[ABDFL]|CH|NL)-\d{4,5}\b|\d{4}\s?[A-Z]{2}\s[A-Z][a-z]+)/g;
const CANADIAN_POSTCODE = /\b[A-CEGHJ-NPR-TVXY]\d[A-Z]\s\d[A-Z]\d\b/g;
const CIO = /\b(?:S?CIO|charitable incorporated organi[sz]ation)\b/;
const COMPANY_WORDS =
  /\b(?:limited company|company (?:no|number|registration|registered)|registered in england|companies house)\b/i;
/** TLDs of two letters that are used everywhere; `eu` belongs to no single country. */
const GENERIC_TLDS = /^(?:ai|bz|cc|co|eu|fm|gg|im|io|je|la|ly|me|sh|so|to|tv|vc|ws)$/;
const TEXT_MAX = 400_000;

/** Whether a domain is below one of the United Kingdom or of its parts. */
export const isUkDomain = (domain: string) => /\.uk$|\.(?:scot|wales|cymru|london)$/.test(domain);

export type SiteSignals = ReturnType<typeof siteSignals>;

/** Facts of the pages about the site as a whole, each as a number from 0 to 1. */
export function siteSignals(domain: string, view: SiteView) {
  const { pages } = view;
  const texts = pages.map((page) => page.text);
  const text = texts.join('\n').slice(0, TEXT_MAX);
  /** Counting stops at `enough`. */
  const count = (pattern: RegExp, enough = Number.POSITIVE_INFINITY) => {
    let found = 0;
    pattern.lastIndex = 0;
    while (found < enough && pattern.test(text)) found += 1;
    return found;
  };
  const is = (pattern: RegExp) => Number(pattern.test(text));
  const says = (id: SitePhraseId) => Number(isSaid(id, text));
  const charity = says('charity');
  const I = count(/\b(?:I|my|I'm|I've)\b/g);
  const tld = domain.split('.').at(-1) ?? '';
  const postcodes = pages.flatMap((page) => page.postcodes.map(({ value }) => value));
  const onIslands = postcodes.filter(isIslandPostcode).length;
  const abroad = {
    places: foreignPlaces(text, 4).length / 4,
    foreignPhone: count(FOREIGN_PHONE, 1),
    foreignPostcode: Math.min(2, count(FOREIGN_POSTCODE, 2) + count(CANADIAN_POSTCODE, 2) + onIslands) / 2,
    foreignTld: Number(!isUkDomain(domain) && /^[a-z]{2}$/.test(tld) && !GENERIC_TLDS.test(tld)),
    brandAbroad: Number(pages.some((page) => isBrandAbroad(view, page))),
  };
  const ukPhone = is(UK_PHONE);
  const isHere = isUkDomain(domain) || postcodes.length > onIslands || ukPhone > 0;
  return {
    ...abroad,
    // Several signs of a place abroad, and none of one here.
    onlyAbroad: Number(!isHere && Object.values(abroad).filter((sign) => sign >= 0.5).length > 1),
    // What the site says of itself names places abroad, and no page the United Kingdom or a part of it.
    onlyPlacesAbroad: Number(!isHere && !UK_PLACE.test(text) && placesOnOwnPages(pages) > 1),
    // The law, the money or a register of another country, and no address or telephone number here.
    onlyStateAbroad: Number(
      !isHere && (isRegisteredAbroad(pages) || appliesLawAbroad(text) || pricesAbroad(text)),
    ),
    charity,
    charityNoCompany: Number(CIO.test(text) || (charity > 0 && !COMPANY_WORDS.test(text))),
    soleTrader: says('soleTrader'),
    person: Number(pages.some((page) => isSaid('person', view.opening(page)))),
    partnership: says('partnership'),
    placeholder: Number(PLACEHOLDERS.some((pattern) => pattern.test(text))),
    parked: Number(text.length < 3_000 && PARKED.test(text)),
    firstPerson: Number(I > 3 && I > count(/\b(?:we|our|us)\b/gi, I)),
    short: Number(text.length < 1_200),
    registry: Math.min(2, pages.flatMap((page) => page.foreignRegistrations).length) / 2,
    ukPhone,
    noUkPostcode: Number(onIslands === postcodes.length),
    noPolicy: Number(!pages.some(({ kind }) => ['privacy', 'terms', 'cookies', 'legal'].includes(kind))),
    // It says that it is a private or unofficial site.
    unofficial: says('unofficial'),
  };
}

const OWN_PAGES = new Set<PageKind>(['home', 'about', 'contact']);

/** Places abroad on pages about the site itself: policies name the places of suppliers. At most two. */
function placesOnOwnPages(pages: readonly ExtractedPage[]): number {
  const own = pages.filter(({ kind }) => OWN_PAGES.has(kind)).map(({ text }) => text);
  return foreignPlaces(own.join('\n').slice(0, TEXT_MAX), 2).length;
}

/** Whether pages about the site itself print a registration of another country. */
const isRegisteredAbroad = (pages: readonly ExtractedPage[]) =>
  pages.some(({ kind, foreignRegistrations }) => OWN_PAGES.has(kind) && foreignRegistrations.length > 0);

const ABROAD_WINDOW = 170;

/** The brand's name is followed by a foreign registration or a place of registration abroad. */
function isBrandAbroad(view: SiteView, page: ExtractedPage): boolean {
  const brands = view.spansWithin(page, 0, page.visibleLength).filter(({ kind }) => kind === 'brand');
  const isUnlikeBrand = (id: string) =>
    view.entities.some((entity) => entity.id === id && brandLikeness(view.brand, entity) < 0.5);
  return brands.slice(0, 60).some(({ end }) => {
    // Words after the name of another organisation are about that one.
    const [other] = view
      .spansWithin(page, end, end + ABROAD_WINDOW)
      .filter(({ kind, id }) => kind === 'organisation' && isUnlikeBrand(id));
    const until = Math.min(end + ABROAD_WINDOW, other?.start ?? Number.POSITIVE_INFINITY);
    if (page.foreignRegistrations.some(({ start }) => start >= end && start < until)) return true;
    return placesAfterName(page.text.slice(0, until), end).some(({ isRegistration }) => isRegistration);
  });
}
