import { nameKey } from '../../../shared/company-name.ts';
import type { PageKind } from '../crawl/crawled-site.ts';
import type { ClaimSource } from '../extract/claim.ts';
import { formOfName } from './company-form.ts';
import type { Mention } from './mention.ts';

/** What tells where a site speaks of itself from where it speaks of anybody. */
export interface Prominence {
  pagesRead: number;
  /** Claims, by kind and value, that stand on several pages. */
  repeated: ReadonlySet<string>;
  /** How many companies the running text of a page speaks of, by its address. */
  inText: ReadonlyMap<string, number>;
}

export function readProminence(mentions: readonly Mention[], pagesRead: number): Prominence {
  return { pagesRead, repeated: listRepeated(mentions), inText: countInText(mentions) };
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
export function isMarkedProminent({ claim, page }: Mention, { pagesRead }: Prominence): boolean {
  return PROMINENT.has(claim.source) && (page.kind !== 'other' || pagesRead === 1);
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

export function isListed({ claim, page }: Mention, { inText }: Prominence): boolean {
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
export function isRepeated({ claim }: Mention, { repeated }: Prominence): boolean {
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
