import type { PageReading } from '../extract/page-reading.ts';
import { type Brand, brandLikeness, labelOf } from '../match/brand.ts';
import type { Entity } from '../match/entity.ts';
import { likeness, nameWords, squash } from '../match/likeness.ts';
import { hasPhrase, isStrong, type MentionRow } from './mention-features.ts';

/** What holds of an option, as flags and numbers by name. */
export type Facts = Record<string, number | boolean>;

/**
 * What ties a company to the site: the brand beside it, its place on the site, a like name, addresses of the site on the
 * pages that name it. A page without any of these may be another firm's, copied or embedded.
 */
export function siteTies(brand: Brand, entity: Entity, rows: readonly MentionRow[]): Facts {
  const linked = hasPhrase(rows, ['brandInBlock']);
  const isProminent = entity.mentions.some(
    ({ form, page, block }) =>
      form !== 'bare' && (page.kind === 'home' || page.kind === 'contact' || block.source === 'footer'),
  );
  const untiedInBlock = !linked && !isProminent && brandLikeness(brand, entity) < 0.5;
  const untied = untiedInBlock && !hasPhrase(rows, ['brandOnPage']);
  const addresses = rows
    .filter(isStrong)
    .flatMap(({ mention: { page } }) => page.addresses.map(({ domain }) => labelOf(domain)));
  const ownAddressOnPage = addresses.includes(brand.label);
  const otherAddressesOnly = addresses.length > 0 && !ownAddressOnPage;
  return {
    linked,
    untiedInBlock,
    untied,
    borrowed: untied ? borrowedSigns(brand, entity, rows) / 2 : 0,
    ownAddressOnPage,
    otherAddressesOnly,
    untiedOtherAddresses: untiedInBlock && otherAddressesOnly,
    untiedNoSite: untied && !rows.some(({ mention }) => SITE_WORDS.test(mention.page.text)),
    otherWebsite: untiedInBlock && rows.some(({ mention }) => callsOtherWebsite(brand, mention.page)),
  };
}

/** Pages written for a website speak of it; another firm's terms speak of its card, account or software. */
const SITE_WORDS = /\b(?:this|our|the) (?:web ?site|site|online shop|web ?shop|shop|store)\b/i;

/** The page speaks of "our website" and gives another address for it. */
function callsOtherWebsite({ names }: Brand, { text, addresses }: PageReading): boolean {
  return addresses.some(({ start, domain }) => {
    const label = labelOf(domain);
    return (
      !names.some((name) => likeness(name, label) > 0.6) &&
      /\b(?:our|this|the) (?:web ?)?site\b[^.]{0,30}$/i.test(text.slice(Math.max(0, start - 50), start))
    );
  });
}

/** Signs that the pages naming a company are its own, written for another brand or web address. */
function borrowedSigns(brand: Brand, entity: Entity, rows: readonly MentionRow[]): number {
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
