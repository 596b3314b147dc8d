import { parse } from 'tldts';
import { nameKey } from '../../../shared/company-name.ts';
import type { CrawledSite, PageKind, SiteCertificate } from '../crawl/crawled-site.ts';
import type { Claim, ClaimKind, ClaimSource, ExtractedPage } from '../extract/claim.ts';
import { extractCertificate } from '../extract/index.ts';
import { formOfName } from './company-form.ts';

export interface SourcePage {
  url: string;
  sha256: string;
  capturedAt: string;
  kind: PageKind;
  title: string | null;
}

/** A claim and the page it stands on. */
export interface Mention {
  claim: Claim;
  page: SourcePage;
}

/** A company that someone confirmed or ruled out for this domain before. */
export interface KnownLink {
  company_number: string;
  relation: 'confirmed' | 'rejected';
  /** A sentence: who said so and when. */
  note: string;
}

/** All that the site says, in an order that does not depend on the order of the crawl. */
export interface SiteFacts {
  domain: string;
  finalDomain: string;
  /** The domains' own labels as keys: `TARNWICK JOINERY` of tarnwick-joinery.co.uk. */
  labels: string[];
  pages: SourcePage[];
  mentions: Mention[];
  numbers: Mention[];
  /** Legal and trading names that a UK company can bear: not those with a foreign form. */
  names: Mention[];
  postcodes: Mention[];
  /** What the titles of the home page say, cut at their dividers. */
  titles: string[];
  certificate: SiteCertificate | null;
  /** Claims, by kind and value, that stand on several pages. */
  repeated: ReadonlySet<string>;
  /** How many companies the running text of a page speaks of, by its address. */
  inText: ReadonlyMap<string, number>;
  /** The newest year of a copyright line, when there is one. */
  copyrightYear: number | null;
  knownLinks: KnownLink[];
}

export interface SiteInput {
  site: CrawledSite;
  pages: readonly ExtractedPage[];
  knownLinks?: readonly KnownLink[];
}

export function gatherFacts({ site, pages, knownLinks = [] }: SiteInput): SiteFacts {
  const kinds = new Map(site.pages.map((page) => [page.url, page.kind]));
  const sources = pages
    .map(({ claims, ...page }) => ({ ...page, kind: kinds.get(page.url) ?? 'other', claims }))
    .sort((a, b) => compareText(a.url, b.url) || compareText(a.sha256, b.sha256));
  const mentions = sources.flatMap(({ claims, url, sha256, capturedAt, kind, title }) => {
    const page = { url, sha256, capturedAt, kind, title };
    return [...claims].sort(compareClaims).map((claim) => ({ claim, page }));
  });
  mentions.push(...fromCertificate(site.certificate, sources));
  const ofKind = (...wanted: ClaimKind[]) => mentions.filter(({ claim }) => wanted.includes(claim.kind));
  const home = sources.filter(({ kind }) => kind === 'home');
  return {
    domain: site.domain,
    finalDomain: site.finalDomain,
    labels: [...new Set([site.domain, site.finalDomain].map(labelOf))].filter((label) => label !== ''),
    pages: sources.map(({ url, sha256, capturedAt, kind, title }) => ({
      url,
      sha256,
      capturedAt,
      kind,
      title,
    })),
    mentions,
    numbers: ofKind('company_number'),
    names: ofKind('legal_name', 'trading_name').filter(({ claim }) => isBritish(claim.country)),
    postcodes: ofKind('postcode'),
    titles: [...new Set((home.length > 0 ? home : sources).flatMap(({ title }) => cutTitle(title)))],
    certificate: site.certificate,
    repeated: listRepeated(mentions),
    inText: countInText(mentions),
    copyrightYear: newestYear(mentions),
    knownLinks: [...knownLinks],
  };
}

function isBritish(country: string | null): boolean {
  return country === null || country === 'GB';
}

/** What the certificate says counts like a statement of its own, on the page that was read over it. */
function fromCertificate(certificate: SiteCertificate | null, pages: readonly SourcePage[]): Mention[] {
  const read = pages.find(({ url }) => url === certificate?.pageUrl) ?? pages[0];
  if (!certificate || !read) return [];
  const { url, sha256, capturedAt, kind, title } = read;
  return extractCertificate(certificate).map((claim) => ({
    claim: { ...claim, statement: -1, block: -100 },
    page: { url, sha256, capturedAt, kind, title },
  }));
}

/** The site's own, as far as the words around tell: not said to be a third party's, an agency's or the group's. */
export function isOwn({ claim }: Mention): boolean {
  return claim.role === 'operator' || claim.role === 'unknown';
}

export function isSameStatement(a: Mention, b: Mention): boolean {
  return a.page.url === b.page.url && a.claim.statement === b.claim.statement;
}

/** On neighbouring lines of one page, as a name over the registration line. */
export function isNearby(a: Mention, b: Mention): boolean {
  return a.page.url === b.page.url && Math.abs(a.claim.block - b.claim.block) <= 1;
}

const PROMINENT = new Set<ClaimSource>([
  'footer',
  'copyright',
  'json_ld',
  'microdata',
  'meta',
  'certificate',
]);
const POLICIES = new Set<PageKind>([
  'privacy',
  'terms',
  'cookies',
  'delivery',
  'complaints',
  'modern_slavery',
]);

/**
 * Said where a site speaks of itself: in the footer, the copyright line, the data for search engines. A page that is none of
 * the usual ones, such as a profile, has its own.
 */
export function isMarkedProminent({ claim, page }: Mention, facts: SiteFacts): boolean {
  return PROMINENT.has(claim.source) && (page.kind !== 'other' || facts.pages.length === 1);
}

export function isInPolicy({ page }: Mention): boolean {
  return POLICIES.has(page.kind);
}

const SELF_DESCRIPTIONS = new Set<PageKind>(['home', 'contact', 'about', 'legal']);

/** Given as the operator on a page that is about the site itself. */
export function isSelfDescription({ claim, page }: Mention): boolean {
  return claim.role === 'operator' && SELF_DESCRIPTIONS.has(page.kind);
}

/** A page with so many companies in its text reports or lists them; it does not say who runs the site. */
const LISTING_MIN = 5;

export function isListed({ claim, page }: Mention, { inText }: SiteFacts): boolean {
  return claim.source === 'text' && (inText.get(page.url) ?? 0) >= LISTING_MIN;
}

/** How many companies the text of each page names or numbers. */
function countInText(mentions: readonly Mention[]): Map<string, number> {
  const found = new Map<string, { names: Set<string>; numbers: Set<string> }>();
  for (const { claim, page } of mentions) {
    if (claim.source !== 'text') continue;
    const onPage = found.get(page.url) ?? { names: new Set(), numbers: new Set() };
    found.set(page.url, onPage);
    if (claim.kind === 'company_number') onPage.numbers.add(claim.value);
    if (claim.kind === 'legal_name' && formOfName(claim.value)) onPage.names.add(nameKey(claim.value));
  }
  return new Map([...found].map(([url, { names, numbers }]) => [url, Math.max(names.size, numbers.size)]));
}

/** On several pages that are not all policies, as a footer is that is not marked as one. */
export function isRepeated({ claim }: Mention, { repeated }: SiteFacts): boolean {
  return repeated.has(`${claim.kind} ${claim.value}`);
}

function listRepeated(mentions: readonly Mention[]): Set<string> {
  const pages = new Map<string, Map<string, PageKind>>();
  for (const { claim, page } of mentions) {
    const key = `${claim.kind} ${claim.value}`;
    pages.set(key, (pages.get(key) ?? new Map()).set(page.url, page.kind));
  }
  const isAnywhere = (on: Map<string, PageKind>) =>
    on.size > 1 && [...on.values()].some((kind) => !POLICIES.has(kind));
  return new Set([...pages].filter(([, on]) => isAnywhere(on)).map(([key]) => key));
}

function labelOf(domain: string): string {
  const { domainWithoutSuffix, subdomain } = parse(domain, { allowPrivateDomains: true });
  return nameKey((domainWithoutSuffix || subdomain || domain).replaceAll('-', ' '));
}

function cutTitle(title: string | null): string[] {
  return (title ?? '')
    .split(/\s[|–—·•:»-]\s|\||: /)
    .map((part) => part.trim())
    .filter((part) => part.length >= 3 && part.length <= 80);
}

function newestYear(mentions: readonly Mention[]): number | null {
  const years = mentions
    .filter(({ claim }) => claim.cue === 'copyright' || claim.source === 'copyright')
    .flatMap(({ claim }) => [...claim.quote.matchAll(/\b(19[89]\d|20[0-4]\d)\b/g)])
    .map(([year]) => Number(year));
  return years.length > 0 ? Math.max(...years) : null;
}

function compareClaims(a: Claim, b: Claim): number {
  return (
    a.start - b.start ||
    a.end - b.end ||
    compareText(a.kind, b.kind) ||
    compareText(a.value, b.value) ||
    compareText(a.source, b.source) ||
    a.statement - b.statement ||
    a.block - b.block ||
    compareText(a.role, b.role) ||
    compareText(a.cue ?? '', b.cue ?? '')
  );
}

export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
