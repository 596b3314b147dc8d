import type { CrawledPage } from '../crawl/crawled-site.ts';
import { analyseText } from './analyse-text.ts';
import { Annex } from './annex.ts';
import type { Claim, ExtractedPage } from './claim.ts';
import { limitClaims } from './limit-claims.ts';
import { quoteAround } from './quote.ts';
import { readHtml } from './read/html-reader.ts';
import type { TextBlock } from './read/page-text.ts';

/** Pages are cut here: no page for readers is longer, and the time to read one stays bounded. */
const HTML_MAX = 12_000_000;

export function extractPage(page: CrawledPage): ExtractedPage {
  return readPage(page).extracted;
}

/** The page's whole text beside the claims, for those who check that a quote stands where it says. */
export function readPage(page: CrawledPage): { extracted: ExtractedPage; text: string } {
  const markup = readHtml(page.html.length > HTML_MAX ? page.html.slice(0, HTML_MAX) : page.html);
  const annex = new Annex(markup);
  const { text, blocks } = annex;
  const found = analyseText({ text, blocks, links: markup.links, kind: page.kind });
  const claims = limitClaims([...found, ...annex.claims(nextStatement(found))]);
  const extracted: ExtractedPage = {
    url: page.url,
    sha256: page.sha256,
    capturedAt: page.capturedAt,
    title: markup.title,
    language: markup.language,
    textLength: markup.text.length,
    claims: claims.map((claim) => (claim.quote === '' ? withQuote(claim, text, blocks[claim.block]) : claim)),
  };
  return { extracted, text };
}

function withQuote(claim: Claim, text: string, block: TextBlock | undefined): Claim {
  const words = block?.wordsFrom === undefined ? block : { ...block, start: block.wordsFrom };
  const quote = quoteAround(text, claim, words ?? claim);
  return { ...claim, start: quote.start, end: quote.end, quote: quote.text };
}

function nextStatement(claims: readonly Claim[]): number {
  return claims.reduce((highest, claim) => Math.max(highest, claim.statement), -1) + 1;
}
