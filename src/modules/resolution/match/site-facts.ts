import { parse } from 'tldts';
import { nameKey } from '../../../shared/company-name.ts';
import type { CrawledSite, SiteCertificate } from '../crawl/crawled-site.ts';
import type { Claim, ClaimKind, ExtractedPage } from '../extract/claim.ts';
import { extractCertificate } from '../extract/index.ts';
import { compareLabel } from './compare-label.ts';
import { isInPassing, isOwn, type Mention, type SourcePage } from './mention.ts';
import { type Prominence, readProminence } from './prominence.ts';

/** A company that someone confirmed or ruled out for this domain before. */
export interface KnownLink {
  company_number: string;
  relation: 'confirmed' | 'rejected';
  /** A sentence: who said so and when. */
  note: string;
}

/** All that the site says, in an order that does not depend on the order of the crawl. */
export interface SiteFacts extends Prominence {
  domain: string;
  finalDomain: string;
  /** The domains' own labels as keys: `TARNWICK JOINERY` of tarnwick-joinery.co.uk. */
  labels: string[];
  pages: SourcePage[];
  mentions: Mention[];
  numbers: Mention[];
  /** Legal and trading names that a UK company can bear: not those with a foreign form. */
  names: Mention[];
  /** Names with a foreign form: of a UK company only when it is an overseas one with a branch here. */
  foreignNames: Mention[];
  postcodes: Mention[];
  /** What the titles of the home page say, cut at their dividers. */
  titles: string[];
  certificate: SiteCertificate | null;
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
  const read = sources.flatMap(({ claims, url, sha256, capturedAt, kind, title }) => {
    const page = { url, sha256, capturedAt, kind, title };
    return [...claims].sort(compareClaims).map((claim) => ({ claim, page }));
  });
  read.push(...fromCertificate(site.certificate, sources));
  const labels = [...new Set([site.domain, site.finalDomain].map(labelOf))].filter((label) => label !== '');
  const mentions = restoreOwnRoles(read, labels);
  const ofKind = (...wanted: ClaimKind[]) => mentions.filter(({ claim }) => wanted.includes(claim.kind));
  const home = sources.filter(({ kind }) => kind === 'home');
  return {
    domain: site.domain,
    finalDomain: site.finalDomain,
    labels,
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
    foreignNames: ofKind('legal_name').filter(({ claim }) => !isBritish(claim.country)),
    postcodes: ofKind('postcode'),
    titles: [...new Set((home.length > 0 ? home : sources).flatMap(({ title }) => cutTitle(title)))],
    certificate: site.certificate,
    ...readProminence(mentions, sources.length),
    copyrightYear: newestYear(mentions),
    knownLinks: [...knownLinks],
  };
}

/**
 * Whoever bears the domain's own name is not somebody else on its own site, whatever the words around seem to say: its name
 * and what its statement gives under the same role are the operator's. Only a site that says that it deals with the company
 * is believed: a dealer may have the maker's name in its domain.
 */
function restoreOwnRoles(mentions: readonly Mention[], labels: readonly string[]): Mention[] {
  const statementOf = ({ claim, page }: Mention) => `${page.url} ${claim.statement} ${claim.role}`;
  const own = new Set(
    mentions
      .filter((mention) => !isOwn(mention) || isInPassing(mention))
      .filter(({ claim }) => claim.kind === 'legal_name')
      .filter(({ claim }) => claim.cue !== 'dealt_with')
      .filter(({ claim }) => labels.some((label) => compareLabel(label, nameKey(claim.value)) === 'same'))
      .map(statementOf),
  );
  if (own.size === 0) return [...mentions];
  const isSiblings = ({ claim }: Mention) =>
    claim.kind === 'legal_name' &&
    !labels.some((label) => compareLabel(label, nameKey(claim.value)) === 'same');
  return mentions.map((mention) =>
    own.has(statementOf(mention)) && !isSiblings(mention)
      ? { ...mention, claim: ownClaim(mention.claim) }
      : mention,
  );
}

function ownClaim(claim: Claim): Claim {
  return { ...claim, role: 'operator', doubts: claim.doubts.filter((doubt) => doubt !== 'in_passing') };
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
