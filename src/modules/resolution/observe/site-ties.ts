import type { ExtractedPage } from '../extract/extracted-page.ts';
import { tokenise } from '../extract/tokens.ts';
import { type Brand, brandLikeness, labelOf, titleParts } from '../match/brand.ts';
import type { Entity } from '../match/entity.ts';
import { likeness, nameWords, squash } from '../match/likeness.ts';
import { hasPhrase, isStrong, type MentionRow } from './mention-row.ts';
import type { SiteView } from './site-view.ts';

/**
 * Whether nothing ties the company to the site: it is unlike the brand, not beside it, and not named where
 * sites say who they are. The pages that name it may be copied or embedded from another firm.
 */
export function isUnrelated(view: SiteView, entity: Entity, rows: readonly MentionRow[]): boolean {
  if (brandLikeness(view.brand, entity) >= 0.5) return false;
  const stated = rows.filter(isStrong);
  return !hasPhrase(stated, ['brandInBlock']) && !stated.some((row) => isProminent(view, row));
}

/**
 * Whether the mention is where a site says who it is: on the home or contact page, or in a footer that
 * several pages share.
 */
function isProminent({ pages }: SiteView, { mention: { block }, kinds, pages: places }: MentionRow): boolean {
  if (kinds.has('home') || kinds.has('contact')) return true;
  return block.source === 'footer' && (places.size > 1 || pages.length === 1);
}

/** The words in titles of a site's own policies. */
const POLICY_WORDS = new Set(
  (
    'a about accessibility agreement an and any are at business by cancellation client clients company complaint ' +
    'complaints condition conditions consumer contact contract contracts cookie cookies copyright customer ' +
    'customers data database delivery details disclaimer end english fair for from full gdpr general hire home ' +
    'how imprint in information introduction is its language last legal licence license limited llp ltd member ' +
    'members membership modern notice of on online or our owner owners parties platform plc policies policy ' +
    'privacy processing protection purchase refund refunds rental returns sale sales security service services ' +
    'shipping shop site slavery standard statement store subscriber subscribers subscription supply term terms ' +
    'the this to trade uk updated us use used user users uses using version we web website webstore welcome who ' +
    'with you your'
  ).split(' '),
);

/**
 * The title or heading names a subject of its own, as "Prepaid card terms" does and "Terms and conditions"
 * does not. What several titles share is the name of the site.
 */
export function hasOwnSubject({ brand: { names }, pages }: SiteView, page: ExtractedPage): boolean {
  const isBrand = (text: string) => {
    const key = squash(text);
    return key.length > 2 && names.some((name) => name.includes(key) || likeness(name, key) > 0.6);
  };
  return ownTitles(pages, page)
    .filter((part) => !isBrand(part))
    .flatMap((part) => tokenise(part).filter(({ isWord }) => isWord))
    .some(({ text }) => /\p{L}{3}/u.test(text) && !POLICY_WORDS.has(text.toLowerCase()) && !isBrand(text));
}

/** Its title or heading has the name of the company, without that of the site. */
export function titleNamesCompany(
  { brand, pages }: SiteView,
  page: ExtractedPage,
  { key, name }: Entity,
): boolean {
  const [stem = ''] = nameWords(name);
  const isOwnStem = stem.length > 3 && !brand.names.some((one) => one.includes(stem));
  return ownTitles(pages, page)
    .map(squash)
    .filter((part) => !brand.names.some((one) => part.includes(one)))
    .some((part) => part.includes(key) || (isOwnStem && part.includes(stem)));
}

/** The parts of the page's title and heading, without those that titles of other pages share. */
function ownTitles(pages: readonly ExtractedPage[], page: ExtractedPage): string[] {
  const shared = new Set(pages.filter((other) => other !== page).flatMap(({ title }) => titleParts(title)));
  return [...titleParts(page.title), page.heading].filter((part) => !shared.has(part));
}

/** The page speaks of "our website" and gives another address for it. */
export function callsOtherWebsite({ names }: Brand, { text, addresses }: ExtractedPage): boolean {
  return addresses.some(({ start, domain }) => {
    const label = labelOf(domain);
    return (
      !names.some((name) => likeness(name, label) > 0.6) &&
      /\b(?:our|this|the) (?:web ?)?site\b[^.]{0,30}$/i.test(text.slice(Math.max(0, start - 50), start))
    );
  });
}

/** Counts the signs that the pages that name a company were written for another brand or website of it. */
export function borrowedSigns(brand: Brand, entity: Entity, rows: readonly MentionRow[]): number {
  const [stem = ''] = nameWords(entity.name);
  const stated = rows.filter(isStrong);
  const hasOtherName = hasPhrase(stated, ['tradingAsOther']);
  const isInTitle =
    stem.length > 3 &&
    !brand.names.some((name) => name.includes(stem)) &&
    stated.some(({ mention: { page } }) => squash(`${page.heading} ${page.title ?? ''}`).includes(stem));
  const hasOtherAddress = stated.some(({ mention: { page } }) => {
    const labels = page.addresses.map(({ domain }) => labelOf(domain));
    return !labels.includes(brand.label) && labels.some((label) => likeness(label, entity.key) > 0.5);
  });
  return Number(hasOtherName) + Number(isInTitle) + Number(hasOtherAddress);
}
