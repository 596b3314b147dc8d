import { parsePostcode } from '../../../shared/postcode.ts';
import type { CrawledPage } from '../crawl/crawled-site.ts';
import { foreignRegistrations } from './foreign-registrations.ts';
import { withHiddenLines } from './hidden-lines.ts';
import { bareNames, nameSpans, namesAfterForms } from './name-spans.ts';
import { labelOf } from './number-labels.ts';
import { numberTokens } from './number-tokens.ts';
import type { NumberToken, PageReading, ReadBlock } from './page-reading.ts';
import { readHtml } from './read/html-reader.ts';
import type { PageMarkup, TextBlock } from './read/page-text.ts';
import { linkedCompanyNumber } from './register-links.ts';

/** Pages are cut here: no page for readers is longer, and the time to read one stays bounded. */
const HTML_MAX = 12_000_000;
/** What stands beyond this much text is read for its text only. */
const TEXT_MAX = 600_000;
const LIST_MAX = 300;
const HEADING_MAX = 160;
/** The second part of a postcode, and the first part before it: digits are rarer than letters. */
const INWARD_CODE = /\d[ABD-HJLNP-UW-Z]{2}/gi;
const OUTWARD_CODE = /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s{0,2}$/iu;
const OUTWARD_MAX = 8;
const ADDRESS = /(?:www\.|@|https?:\/\/)((?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24})(?![\w@])/gi;

/** What the page says about companies. Reads no register and decides nothing. */
export function readPage(page: CrawledPage): PageReading {
  const markup = readHtml(page.html.length > HTML_MAX ? page.html.slice(0, HTML_MAX) : page.html);
  const { text, blocks, visibleLength } = withHiddenLines(markup);
  const searched = text.length > TEXT_MAX ? text.slice(0, TEXT_MAX) : text;
  const readBlocks = describeBlocks(text, blocks);
  return {
    url: page.url,
    sha256: page.sha256,
    capturedAt: page.capturedAt,
    kind: page.kind,
    title: markup.title,
    heading: firstHeading(text, blocks),
    language: markup.language,
    siteNames: siteNames(markup, text, blocks),
    text,
    visibleLength,
    blocks: readBlocks,
    numbers: [...numberTokens(searched), ...linkedNumbers(markup, text)],
    names: [...nameSpans(searched), ...namesAfterForms(searched)],
    bareNames: bareNames(searched),
    postcodes: postcodes(searched),
    foreignRegistrations: foreignRegistrations(searched).slice(0, LIST_MAX),
    addresses: addresses(searched),
  };
}

/** Each block with the words of the heading above it; a copyright line at the end of the page is a footer. */
function describeBlocks(text: string, blocks: readonly TextBlock[]): ReadBlock[] {
  let heading = '';
  const visible = blocks.filter(({ source }) => ['text', 'header', 'footer'].includes(source));
  const tail = new Set(visible.slice(-3));
  return blocks.map((block) => {
    const words = text.slice(block.start, Math.min(block.end, block.start + 400));
    const isLateCopyright =
      tail.has(block) && block.end - block.start < 400 && /©|\(c\) ?20|copyright/i.test(words);
    const above = block.header ? text.slice(block.header.start, block.header.end) : heading;
    if (block.heading) heading = words.slice(0, HEADING_MAX);
    return {
      start: block.start,
      end: block.end,
      source: isLateCopyright && block.source === 'text' ? 'footer' : block.source,
      heading: above.trim().slice(0, HEADING_MAX),
      ...(block.wordsFrom !== undefined && { wordsFrom: block.wordsFrom }),
    };
  });
}

function firstHeading(text: string, blocks: readonly TextBlock[]): string {
  const block = blocks.find(({ heading }) => heading);
  return block ? text.slice(block.start, Math.min(block.end, block.start + HEADING_MAX)) : '';
}

/** What the page calls the site, most explicit first. */
function siteNames(markup: PageMarkup, text: string, blocks: readonly TextBlock[]): string[] {
  const metas = markup.metas.filter(({ name }) => /^(?:og:site_name|application-name)$/.test(name));
  const header = blocks.find(({ source, end, start }) => source === 'header' && end - start < 40);
  const logo = markup.alts.find((alt) => alt.length < 60);
  return [
    ...metas.map(({ content }) => content.trim()),
    ...(header ? [text.slice(header.start, header.end)] : []),
    ...(logo ? [logo.replace(/\b(?:logo|home|image)\b/gi, '').trim()] : []),
  ].filter((name) => name.length > 1);
}

/** A link to a company's page in the register says its number, whatever its words are. */
function linkedNumbers(markup: PageMarkup, text: string): NumberToken[] {
  return markup.links.slice(0, LIST_MAX).flatMap((link) => {
    const number = linkedCompanyNumber(link.href);
    if (number === null) return [];
    const { start } = link;
    const end = Math.max(link.end, start);
    return [
      {
        start,
        end,
        digits: number.replace(/\D/g, ''),
        prefix: number.replace(/\d.*$/, ''),
        label: labelOf(text, { start, end }, 0),
        crowded: false,
        readings: [{ number, how: 'linked' as const }],
      },
    ];
  });
}

function postcodes(text: string): PageReading['postcodes'] {
  const found: PageReading['postcodes'] = [];
  for (const { 0: inward, index } of text.matchAll(INWARD_CODE)) {
    const end = index + inward.length;
    const outward = OUTWARD_CODE.exec(text.slice(Math.max(0, index - OUTWARD_MAX), index))?.[0];
    if (outward === undefined || /^[\p{L}\p{N}]/u.test(text.slice(end, end + 2))) continue;
    const value = parsePostcode(outward + inward)?.whole;
    if (value) found.push({ start: index - outward.length, end, value });
    if (found.length >= LIST_MAX) break;
  }
  return found;
}

function addresses(text: string): PageReading['addresses'] {
  const found: PageReading['addresses'] = [];
  for (const hit of text.matchAll(ADDRESS)) {
    found.push({ start: hit.index, domain: (hit[1] ?? '').toLowerCase() });
    if (found.length >= LIST_MAX) break;
  }
  return found;
}
