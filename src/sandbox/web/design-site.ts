import iconv from 'iconv-lite';
import { LAYOUTS } from './layouts.ts';
import { renderMarkup } from './markup.ts';
import { PALETTES, type PageView } from './page-frame.ts';
import type { PageDesign, Site, SiteAnswer, SiteDesign } from './site.ts';

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

export function textAnswer(status: number, body: string): SiteAnswer {
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
