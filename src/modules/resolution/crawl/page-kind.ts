import type { PageKind } from './crawled-site.ts';
import { kindsNamed } from './page-guess.ts';
import type { PageScan } from './scan-page.ts';

export interface PageToName {
  /** By the address and the link that led to it. */
  guess: PageKind;
  url: URL;
  scan: Pick<PageScan, 'title' | 'heading'>;
  /** What the home page is called is the name of the site, and says nothing about its other pages. */
  home: Pick<PageScan, 'title' | 'heading'> | undefined;
}

/** A heading with one of these names settles what the page is; "contact" and "about" stand over other texts too. */
const SETTLING: ReadonlySet<PageKind> = new Set([
  'privacy',
  'terms',
  'legal',
  'cookies',
  'complaints',
  'modern_slavery',
  'delivery',
]);

/** Longer headings are sentences, which may speak of privacy without being a privacy notice. */
const NAME_WORDS_MAX = 8;
const TITLE_SEPARATOR = /\s+[-–—:/]+\s+|\s*[|»«·•]+\s*|:\s+/;
const ARTICLE_FOLDER =
  /\/(?:blogs?|news|articles?|insights?|press|posts?|journal|magazine|stories|20[0-3]\d\/\d\d?)\/[^/]/i;

/** What a page is for, now that it can be read: its own heading and title count before the link that led to it. */
export function kindOfPage({ guess, url, scan, home }: PageToName): PageKind {
  if (guess === 'home') return guess;
  const siteNames = new Set(home ? namesOf(home) : []);
  const named = namesOf(scan)
    .filter((name) => !siteNames.has(name))
    .map((name) => kindsNamed(name));
  if (guess !== 'other' && named.some((kinds) => kinds.includes(guess))) return guess;
  const kinds = named.flatMap(([first]) => first ?? []);
  const settled = kinds.find((kind) => SETTLING.has(kind));
  if (settled) return settled;
  if (ARTICLE_FOLDER.test(url.pathname)) return 'post';
  return guess === 'other' ? (kinds[0] ?? guess) : guess;
}

/** The heading first, then the parts of the title, which often holds the name of the site as well. */
function namesOf({ title, heading }: Pick<PageScan, 'title' | 'heading'>): string[] {
  return [heading, ...title.split(TITLE_SEPARATOR)]
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name.split(/\s+/).length <= NAME_WORDS_MAX);
}
