import { createHash } from 'node:crypto';
import type { CrawledPage, CrawledSite, PageKind } from '../crawl/crawled-site.ts';
import { judgeSite } from '../decide/judge-site.ts';
import { extractPage } from '../extract/extract-page.ts';
import type { ExtractedPage } from '../extract/extracted-page.ts';
import { brandOf } from '../match/brand.ts';
import type { Entity } from '../match/entity.ts';
import { findEntities } from '../match/find-entities.ts';
import type { RegisteredCompany } from '../match/register-lookup.ts';
import { siteQuery } from '../match/site-query.ts';
import { SquashedText } from '../match/squashed-text.ts';
import { shippedModel } from '../model/model.ts';
import { describeSite } from '../score/describe-site.ts';
import { type ScoredSite, scoreSite } from '../score/score-site.ts';
import { smallRegister } from './small-register.ts';

export interface WrittenPage {
  kind?: PageKind;
  /** After the domain; by default the kind's own name. */
  path?: string;
  title?: string;
  /** The content of the body. */
  html: string;
}

export interface WrittenSite {
  domain: string;
  pages: readonly WrittenPage[];
  /** The facts of the crawl that differ from the usual ones. */
  site?: Partial<CrawledSite>;
  /** Where the home page was read, when not at the front of the domain. */
  homeUrl?: string;
}

/** A page as the crawl would bring it. */
function writtenPage(html: string, kind: PageKind = 'home', url = 'https://larchwood.test/'): CrawledPage {
  return {
    url,
    kind,
    status: 200,
    html,
    sha256: createHash('sha256').update(url).update(html).digest('hex'),
    capturedAt: '2026-11-15T09:00:00.000Z',
    truncated: false,
  };
}

/** The content of a page made of this HTML. */
export const readHtmlPage = (html: string, kind?: PageKind): ExtractedPage =>
  extractPage(writtenPage(html, kind));

/** A site that the crawl read, and what its pages say. */
export function writtenSite({ domain, pages, site, homeUrl }: WrittenSite): {
  site: CrawledSite;
  pages: ExtractedPage[];
} {
  const crawled = pages.map(({ kind = 'home', path, title, html }) => {
    const own = kind === 'home' ? (homeUrl ?? `https://${domain}/`) : `https://${domain}/${kind}`;
    const head = title === undefined ? '' : `<title>${title}</title>`;
    const url = path === undefined ? own : `https://${domain}${path}`;
    return writtenPage(`<html lang="en-GB"><head>${head}</head><body>${html}</body></html>`, kind, url);
  });
  return {
    site: {
      domain,
      finalDomain: domain,
      condition: 'read',
      pages: crawled,
      certificate: null,
      failure: null,
      ...site,
    },
    pages: crawled.map(extractPage),
  };
}

/** The verdict on a written site with these companies on the register. */
export const judgeWritten = (written: WrittenSite, companies: readonly RegisteredCompany[]) =>
  judgeSite({ ...writtenSite(written), register: smallRegister(companies) });

/** A written site as far as its options are scored, before anything is decided. */
export async function scoreWritten(
  written: WrittenSite,
  companies: readonly RegisteredCompany[],
): Promise<ScoredSite> {
  return scoreSite(
    await describeSite({ ...writtenSite(written), register: smallRegister(companies) }),
    shippedModel(),
  );
}

/** The organisations that a written site names. */
export async function entitiesOf(
  written: WrittenSite,
  companies: readonly RegisteredCompany[],
): Promise<Entity[]> {
  const { site, pages } = writtenSite(written);
  const register = smallRegister(companies);
  const brand = brandOf([site.domain, site.finalDomain], pages);
  const found = await register.lookUp(siteQuery(site.domain, pages, brand));
  const squashed = new Map(pages.map((page) => [page, new SquashedText(page.text)]));
  return findEntities({ pages, brand, companies: found, squashed });
}
