/** From the pages and the register to mentions with their features: all that is known before any weight. */
import type { CrawledSite } from '../crawl/crawled-site.ts';
import { withCertificate } from '../extract/certificate-line.ts';
import type { ExtractedPage } from '../extract/extracted-page.ts';
import { type Brand, brandOf } from '../match/brand.ts';
import { findEntities } from '../match/find-entities.ts';
import type { RegisteredCompany, SiteRegister } from '../match/register-lookup.ts';
import { siteQuery } from '../match/site-query.ts';
import { SquashedText } from '../match/squashed-text.ts';
import { siteSignals } from '../observe/site-signals.ts';
import { SiteView } from '../observe/site-view.ts';
import { mentionRows } from './mention-rows.ts';
import type { SiteRows } from './score-site.ts';

export interface SiteToJudge {
  site: CrawledSite;
  pages: readonly ExtractedPage[];
  register: SiteRegister;
}

/** The pages, what the site calls itself, and the rows of the register that they may mean. */
interface OpenedSite {
  domain: string;
  finalDomain: string;
  pages: readonly ExtractedPage[];
  brand: Brand;
  companies: readonly RegisteredCompany[];
  squashed: ReadonlyMap<ExtractedPage, SquashedText>;
}

/**
 * Looks the register up once, finds the organisations that the pages name, and computes their features. No
 * weight is applied.
 */
export async function describeSite(question: SiteToJudge): Promise<SiteRows> {
  return siteRows(await openSite(question), []);
}

/** The only look-up of most sites: all that the pages print which the register may have. */
export async function openSite({ site, pages, register }: SiteToJudge): Promise<OpenedSite> {
  const { domain, finalDomain } = site;
  const read = site.condition === 'parked' ? [] : orderPages(site, pages);
  const brand = brandOf([domain, finalDomain], read);
  const companies = read.length === 0 ? [] : await register.lookUp(siteQuery(domain, read, brand));
  const squashed = new Map(read.map((page) => [page, new SquashedText(page.text)]));
  return { domain, finalDomain, pages: read, brand, companies, squashed };
}

/** `similar`: companies with names similar to one that the site states and the register lacks. */
export function siteRows(opened: OpenedSite, similar: readonly RegisteredCompany[]): SiteRows {
  const { domain, finalDomain, pages, brand, companies, squashed } = opened;
  const known = new Set(companies.map(({ company_number: number }) => number));
  const added = similar.filter(({ company_number: number }) => !known.has(number));
  const entities = findEntities({ pages, brand, companies: [...companies, ...added], squashed, similar });
  const view = new SiteView({ pages, entities, brand, squashed });
  return { domain, finalDomain, view, rows: mentionRows(view), signals: siteSignals(domain, view) };
}

/** The pages, always in the same order, with the certificate's words on the page that it came with. */
function orderPages({ certificate }: CrawledSite, pages: readonly ExtractedPage[]): ExtractedPage[] {
  const place = ({ kind, url, sha256 }: ExtractedPage) => `${kind === 'home' ? 1 : 2} ${url} ${sha256}`;
  const sorted = [...pages].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  const certified = sorted.find(({ url }) => url === certificate?.pageUrl) ?? sorted[0];
  return sorted.map((page) =>
    certificate && page === certified ? withCertificate(page, certificate) : page,
  );
}
