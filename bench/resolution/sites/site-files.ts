import type { CrawledPage } from '../../../src/modules/resolution/crawl/crawled-site.ts';
import type { LabelledSiteFile, SitePage } from '../labelled/site-file.ts';
import type { LabelledSite } from './labelled-site.ts';

/**
 * Synthetic sites in the format that `bench/resolution/labelled` serves and crawls. Two kinds are left out,
 * because a loopback server cannot show them: sites that do not answer, and sites that say who they are in
 * their certificate.
 */
export function toSiteFiles(sites: readonly LabelledSite[]): LabelledSiteFile[] {
  return sites.filter(canBeServed).map(toSiteFile);
}

function canBeServed({ site }: LabelledSite): boolean {
  return site.condition !== 'unreachable' && site.certificate === null;
}

function toSiteFile({ id, category, site, expected }: LabelledSite): LabelledSiteFile {
  const isRedirected = site.finalDomain !== site.domain;
  return {
    domain: site.domain,
    pages: isRedirected
      ? [
          redirectTo(site.finalDomain),
          ...site.pages.map((page) => servedPage(page, `www.${site.finalDomain}`)),
        ]
      : site.pages.map((page) => servedPage(page)),
    expected,
    shape: category,
    note: id,
  };
}

function redirectTo(domain: string): SitePage {
  return { path: '/', html: '', status: 301, location: `https://www.${domain}/` };
}

function servedPage({ url, html, status }: CrawledPage, host?: string): SitePage {
  const { pathname, search } = new URL(url);
  return {
    path: pathname + search,
    html,
    ...(status !== 200 && { status }),
    ...(host !== undefined && { host }),
  };
}
