import { registrableDomain } from './registrable-domain.ts';
import type { SiteVisit } from './site-visit.ts';
import { parseSitemap, SITEMAP_BYTES_MAX } from './sitemap.ts';

const SITEMAPS_MAX = 3;

export interface SitemapSearch {
  visit: SiteVisit;
  base: URL;
  mayGoOn: () => boolean;
}

/** The addresses in a site's sitemaps: those that robots.txt names, or the usual one. */
export async function readSitemaps({ visit, base, mayGoOn }: SitemapSearch): Promise<string[]> {
  const found: string[] = [];
  const robots = await visit.robotsOf(base).catch(() => undefined);
  const named = (robots?.sitemaps ?? []).filter((address) => URL.canParse(address, base.href));
  const waiting = (named.length > 0 ? named : ['/sitemap.xml']).map((address) => new URL(address, base));
  for (let read = 0; read < SITEMAPS_MAX && waiting.length > 0 && mayGoOn(); read += 1) {
    const url = waiting.shift();
    if (!url || registrableDomain(url.hostname) !== registrableDomain(base.hostname)) continue;
    const response = await visit.askForText(url, SITEMAP_BYTES_MAX);
    if (!response) continue;
    const { addresses, isIndex } = parseSitemap(response.body.toString('utf8'));
    if (!isIndex) {
      found.push(...addresses);
      continue;
    }
    const pagesFirst = addresses.filter((address) => URL.canParse(address) && !address.endsWith('.gz'));
    pagesFirst.sort((left, right) => Number(right.includes('page')) - Number(left.includes('page')));
    waiting.push(...pagesFirst.slice(0, SITEMAPS_MAX).map((address) => new URL(address)));
  }
  return found;
}
