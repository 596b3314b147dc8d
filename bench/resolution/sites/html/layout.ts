import type { Random } from '../../../../src/sandbox/world/random.ts';

export interface NavLink {
  href: string;
  text: string;
}

/**
 * The parts of a page, before a layout puts them into markup. All of it is HTML already, but for `brand` and
 * `title`.
 */
interface PageParts {
  lang: string;
  title: string;
  brand: string;
  domain: string;
  /** For the `head`: structured data, meta tags. */
  head: string;
  /** For the head of the page. */
  nav: NavLink[];
  /** For its foot: policies and the like. */
  smallPrint: NavLink[];
  main: string;
  /** The small print at the foot of the page, one item per line. */
  footer: string[];
  /** Who made the site. */
  credit: string;
  year: number;
}

/** The look of a site: the markup around its words and between them. */
export interface Layout {
  name: string;
  render(parts: PageParts, random: Random): string;
}

export const links = (nav: readonly NavLink[], wrap: (link: string) => string, attributes = ''): string =>
  nav.map(({ href, text }) => wrap(`<a ${attributes}href="${href}">${text}</a>`)).join('');

/** The same menu once more for telephones, as most sites have it. */
export const WIDE_MENU =
  'Home|Our work|Prices|Gallery|Team|Careers|News|Guides|Areas we cover|Case studies|Trade accounts|Gift cards|Opening times|Find us|Reviews'.split(
    '|',
  );

export function cookieBanner(random: Random): string {
  return random.pick([
    '<div id="cookie-notice" role="dialog"><p>We use cookies to see which pages are read. <a href="/cookies">More</a></p><button>Accept</button><button>Only what is needed</button></div>',
    '<div class="cc-window"><span>This site remembers your choices with cookies.</span><a class="cc-btn">Fine by me</a></div>',
    '',
  ]);
}
