import { parseCompanyNumber } from '../../../shared/companies/company-number.ts';
import { isLei } from '../../../shared/companies/lei.ts';
import { parsePostcode } from '../../../shared/companies/postcode.ts';
import type { CrawledPage } from '../crawl/crawled-site.ts';
import { type PageMarkup, readMarkup, type TextBlock, type TextRange } from '../html/index.ts';
import { foreignRegistrations } from './foreign-registrations.ts';
import { withHiddenLines } from './hidden-lines.ts';
import { bareNames, nameSpans, namesAfterForms } from './name-spans.ts';
import { numberTokens } from './number-tokens.ts';
import type { NumberToken, PageReading, ReadBlock } from './page-reading.ts';
import { eachMatch } from './search.ts';

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
const LEI = /^[A-Z0-9]{18}\d{2}$/;
const LEI_LENGTH = 20;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const LETTER_OR_DIGIT_FIRST = /^[\p{L}\p{N}]/u;
const ADDRESS = /(?:www\.|@|https?:\/\/)((?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24})(?![\w@])/gi;

/** What the page says about companies. Reads no register and decides nothing. */
export function readPage(page: CrawledPage): PageReading {
  const markup = readMarkup(page.html.length > HTML_MAX ? page.html.slice(0, HTML_MAX) : page.html);
  const { text, blocks, visibleLength } = withHiddenLines(markup);
  const searched = text.length > TEXT_MAX ? text.slice(0, TEXT_MAX) : text;
  const readBlocks = describeBlocks(text, blocks, page.kind);
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
    numbers: [...numberTokens(searched), ...linkedNumbers(markup)],
    names: [...nameSpans(searched), ...namesAfterForms(searched)],
    bareNames: bareNames(searched),
    postcodes: postcodes(searched),
    foreignRegistrations: foreignRegistrations(searched).slice(0, LIST_MAX),
    leis: leis(searched),
    addresses: addresses(searched),
  };
}

const LATE_BLOCKS = 4;
const LATE_BLOCK_MAX = 400;
const COPYRIGHT = /©|\(c\) ?20|copyright/i;
const PARTICULARS =
  /\b(?:registered|registration|company|reg)\b.{0,30}\b(?:no|number|in (?:england|scotland|wales|northern))\b|\b(?:ltd|limited|llp|plc)\b\W{0,3}(?:\w{1,12}\W{1,3}){0,4}\(?(?:[A-Z]{2})?\d{6,8}\b/i;

/** Each block with the words of the heading above it, and footers also where no element says so. */
function describeBlocks(text: string, blocks: readonly TextBlock[], kind: CrawledPage['kind']): ReadBlock[] {
  let last = '';
  const footers = lateFooters(text, blocks, kind);
  return blocks.map((block) => {
    const { start, end, header, wordsFrom } = block;
    const source = footers.has(block) ? 'footer' : block.source;
    const heading = header ? headingAt(text, header) : last;
    if (block.heading) last = headingAt(text, block);
    return wordsFrom === undefined
      ? { start, end, source, heading }
      : { start, end, source, heading, wordsFrom };
  });
}

function headingAt(text: string, { start, end }: TextRange): string {
  return text
    .slice(start, Math.min(end, start + HEADING_MAX + 1))
    .trim()
    .slice(0, HEADING_MAX);
}

/**
 * A copyright line at the end of a page, and a line or two of particulars at the end of the home page. Other pages may end
 * with those of anybody, and many such lines are a list of companies.
 */
function lateFooters(text: string, blocks: readonly TextBlock[], kind: CrawledPage['kind']): Set<TextBlock> {
  const late = blocks
    .filter(({ source }) => ['text', 'header', 'footer'].includes(source))
    .slice(-LATE_BLOCKS)
    .filter(({ source, start, end }) => source === 'text' && end - start < LATE_BLOCK_MAX);
  const matching = (pattern: RegExp) => late.filter(({ start, end }) => pattern.test(text.slice(start, end)));
  const particulars = kind === 'home' ? matching(PARTICULARS) : [];
  return new Set([...matching(COPYRIGHT), ...(particulars.length < LATE_BLOCKS - 1 ? particulars : [])]);
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

const COMPANY_PAGE =
  /(?:company-information\.service\.gov\.uk|companieshouse\.gov\.uk(?:\/doc)?|opencorporates\.com\/companies|business\.data\.gov\.uk\/id)\/(?:company|gb)\/([A-Z0-9]{6,8})(?![A-Z0-9])/i;

/** A link to a company's page in the register says its number, whatever its words are. */
function linkedNumbers(markup: PageMarkup): NumberToken[] {
  return markup.links.slice(0, LIST_MAX).flatMap((link) => {
    const number = parseCompanyNumber(COMPANY_PAGE.exec(link.href)?.[1] ?? '');
    if (number === undefined) return [];
    const { start } = link;
    const end = Math.max(link.end, start);
    return [
      {
        start,
        end,
        digits: number.replace(/\D/g, ''),
        prefix: number.replace(/\d.*$/, ''),
        labelFrom: 0,
        label: undefined,
        crowded: false,
        readings: [{ number, how: 'linked' as const }],
      },
    ];
  });
}

function postcodes(text: string): PageReading['postcodes'] {
  const found: PageReading['postcodes'] = [];
  eachMatch(text, INWARD_CODE, ({ 0: inward, index }) => {
    const end = index + inward.length;
    const outward = OUTWARD_CODE.exec(text.slice(Math.max(0, index - OUTWARD_MAX), index))?.[0];
    if (outward === undefined || LETTER_OR_DIGIT_FIRST.test(text.slice(end, end + 2))) return;
    const value = parsePostcode(outward + inward)?.whole;
    if (value) found.push({ start: index - outward.length, end, value });
    return found.length < LIST_MAX;
  });
  return found;
}

/** Every run of so many characters has one at a multiple of their number, so the others are not looked at. */
function leis(text: string): PageReading['leis'] {
  const found: PageReading['leis'] = [];
  for (let at = LEI_LENGTH - 1; at < text.length && found.length < LIST_MAX; at += LEI_LENGTH) {
    if (!isCapitalOrDigit(text.charCodeAt(at))) continue;
    let start = at;
    while (at - start < LEI_LENGTH && isCapitalOrDigit(text.charCodeAt(start - 1))) start--;
    const end = start + LEI_LENGTH;
    const value = text.slice(start, end);
    const isWhole = !LETTER_OR_DIGIT.test(text.charAt(start - 1)) && !LETTER_OR_DIGIT.test(text.charAt(end));
    if (isWhole && LEI.test(value) && isLei(value)) found.push({ start, end, value });
  }
  return found;
}

function isCapitalOrDigit(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

function addresses(text: string): PageReading['addresses'] {
  const found: PageReading['addresses'] = [];
  eachMatch(text, ADDRESS, ({ index, 1: domain = '' }) => {
    found.push({ start: index, domain: domain.toLowerCase() });
    return found.length < LIST_MAX;
  });
  return found;
}
