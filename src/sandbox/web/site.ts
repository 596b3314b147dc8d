import iconv from 'iconv-lite';
import { LAYOUTS, type LayoutName, PALETTES, type PageView, type PaletteName } from './layouts.ts';
import { renderMarkup } from './markup.ts';

/** The purpose of a site: what it demonstrates, or the mistake it provokes. */
export const WEB_TRAPS = [
  'plain',
  'same-name',
  'near-name',
  'group',
  'two-operators',
  'trading-name',
  'renamed',
  'wrong-number',
  'number-on-legal-page',
  'look-alike-number',
  'low-number',
  'unprefixed-number',
  'split-number',
  'processor-named',
  'agency-named',
  'copied-policy',
  'care-of',
  'directory',
  'not-on-register',
  'sole-trader',
  'unincorporated',
  'foreign',
  'overseas-branch',
  'scottish',
  'northern-irish',
  'welsh',
  'llp',
  'plc',
  'charity',
  'society',
  'charter',
  'partnership',
  'odd-spelling',
  'dissolved',
  'insolvent',
  'strike-off',
  'young',
  'structured-data',
  'script-only',
  'charset',
  'huge-page',
  'not-html',
  'parked',
  'for-sale',
  'empty',
  'blocked',
  'robots',
  'server-error',
  'slow',
  'redirect',
  'redirect-loop',
  'no-such-site',
] as const;

type WebTrap = (typeof WEB_TRAPS)[number];

/** The expected result of a correct resolution. */
type ExpectedOutcome =
  | { match_status: 'matched'; company_number: string }
  | { match_status: 'needs_review' | 'no_match' | 'non_uk_entity' | 'scrape_failed'; company_number: null };

export interface SiteAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
  /** Sent slowly, for at most `forMs`. */
  drip?: { everyMs: number; forMs: number };
}

export interface Site {
  domain: string;
  /** One sentence about the example. */
  shows: string;
  trap: WebTrap;
  expected: ExpectedOutcome;
  /** Undefined: the name does not exist. */
  answer: ((path: string) => SiteAnswer) | undefined;
}

/** A page in the markup of `markup.ts`. */
export interface PageDesign {
  path: string;
  /** The heading and the text of the link. */
  title: string;
  /** A function for very large text. */
  text: string | (() => string);
}

export interface SiteDesign {
  domain: string;
  shows: string;
  trap: WebTrap;
  expected: ExpectedOutcome;
  layout: LayoutName;
  palette: PaletteName;
  /** The trading name. */
  brand: string;
  tagline: string;
  language?: string;
  home: PageDesign['text'];
  pages: PageDesign[];
  /** The footer of every page, in the same markup. */
  foot: string;
  /** Additional HTML for the `head` of every page. */
  head?: string;
  charset?: 'utf-8' | 'windows-1252';
}

export const matched = (company_number: string): ExpectedOutcome => ({
  match_status: 'matched',
  company_number,
});
export const NEEDS_REVIEW: ExpectedOutcome = { match_status: 'needs_review', company_number: null };
export const NO_MATCH: ExpectedOutcome = { match_status: 'no_match', company_number: null };
export const NON_UK_ENTITY: ExpectedOutcome = { match_status: 'non_uk_entity', company_number: null };
export const SCRAPE_FAILED: ExpectedOutcome = { match_status: 'scrape_failed', company_number: null };

/** Builds a site from its design. */
export function designSite(design: SiteDesign): Site {
  const { domain, shows, trap, expected } = design;
  const home: PageDesign = { path: '/', title: 'Home', text: design.home };
  const pages = new Map([home, ...design.pages].map((page) => [page.path, page]));
  return {
    domain,
    shows,
    trap,
    expected,
    answer(path) {
      if (path === '/robots.txt') return textAnswer(200, 'User-agent: *\nAllow: /\n');
      const page = pages.get(path);
      return page ? htmlAnswer(design, 200, page) : htmlAnswer(design, 404, NOT_FOUND);
    },
  };
}

const NOT_FOUND: PageDesign = {
  path: '/404',
  title: 'Page not found',
  text: 'Sorry, there is nothing here. [Back to the start](/).',
};

function textAnswer(status: number, body: string): SiteAnswer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
}

function htmlAnswer(design: SiteDesign, status: number, page: PageDesign): SiteAnswer {
  const charset = design.charset ?? 'utf-8';
  const html = LAYOUTS[design.layout](pageView(design, page, charset));
  return {
    status,
    // An old server does not send the charset; the page declares it.
    headers: { 'content-type': charset === 'utf-8' ? 'text/html; charset=utf-8' : 'text/html' },
    body: charset === 'utf-8' ? html : iconv.encode(html, charset),
  };
}

function pageView(design: SiteDesign, page: PageDesign, charset: string): PageView {
  return {
    brand: design.brand,
    tagline: design.tagline,
    language: design.language ?? 'en-GB',
    charset,
    title: page.title,
    isHome: page.path === '/',
    nav: [{ path: '/', title: 'Home' }, ...design.pages].map(({ path, title }) => ({
      href: path,
      label: title,
      current: path === page.path,
    })),
    body: renderMarkup(typeof page.text === 'string' ? page.text : page.text()),
    foot: renderMarkup(design.foot),
    head: design.head ?? '',
    palette: PALETTES[design.palette],
    seed: seedOf(design.domain),
  };
}

function seedOf(text: string): number {
  let value = 7;
  for (const letter of text) value = (value * 31 + letter.charCodeAt(0)) % 2_147_483_647;
  return value;
}
