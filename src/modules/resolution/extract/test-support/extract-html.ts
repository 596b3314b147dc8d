import type { PageKind } from '../../crawl/crawled-site.ts';
import type { Claim, ClaimKind } from '../claim.ts';
import { readPage } from '../extract-page.ts';

/** The claims of a page made of this HTML, and its text. */
export function extractHtml(html: string, kind: PageKind = 'home') {
  const { extracted, text } = readPage({
    url: 'https://larchwood.test/',
    kind,
    status: 200,
    html,
    sha256: 'ab',
    capturedAt: '2026-01-01T00:00:00.000Z',
    truncated: false,
  });
  return { ...extracted, text };
}

export function claimsOf(html: string, kind: ClaimKind, page: PageKind = 'home'): Claim[] {
  return extractHtml(html, page).claims.filter((claim) => claim.kind === kind);
}

export function valuesOf(html: string, kind: ClaimKind, page: PageKind = 'home'): string[] {
  return claimsOf(html, kind, page).map((claim) => claim.value);
}
