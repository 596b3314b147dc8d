import { parseCompanyNumber } from '../../../shared/companies/company-number.ts';
import { isLei } from '../../../shared/companies/lei.ts';
import { parsePostcode } from '../../../shared/companies/postcode.ts';
import { anyOf, inSequence } from '../../../shared/join-patterns.ts';
import type { CrawledPage, PageKind } from '../crawl/crawled-site.ts';
import { type PageMarkup, readMarkup, type TextBlock, type TextRange } from '../html/index.ts';
import type { ExtractedPage, FoundValue, NumberToken, PageBlock } from './extracted-page.ts';
import { foreignRegistrations } from './foreign-registrations.ts';
import { withHiddenLines } from './hidden-lines.ts';
import { bareNames, nameSpans } from './name-spans.ts';
import { numberTokens } from './number-tokens.ts';
import { findAll } from './search.ts';

/** Pages are cut here: no page for readers is longer, and the time to read one stays bounded. */
const HTML_MAX = 12_000_000;
/** Beyond this much text nothing is searched; the text itself is kept. */
const TEXT_MAX = 600_000;
const LIST_MAX = 300;
const HEADING_MAX = 160;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const LETTER_OR_DIGIT_FIRST = /^[\p{L}\p{N}]/u;

/** Reads the statements of a page about companies. Reads no register and decides nothing. */
export function extractPage({ url, sha256, capturedAt, kind, html }: CrawledPage): ExtractedPage {
  const markup = readMarkup(html.slice(0, HTML_MAX));
  const { text, blocks } = withHiddenLines(markup);
  const searched = text.slice(0, TEXT_MAX);
  const firstHeading = blocks.find(({ heading }) => heading);
  return {
    url,
    sha256,
    capturedAt,
    kind,
    title: markup.title,
    heading: firstHeading ? headingAt(text, firstHeading) : '',
    siteNames: siteNames(markup, text, blocks),
    text,
    visibleLength: markup.text.length,
    blocks: describeBlocks(text, blocks, kind),
    numbers: [...withColumns(numberTokens(searched), text, blocks), ...linkedNumbers(markup)],
    names: nameSpans(searched),
    bareNames: bareNames(searched),
    postcodes: postcodes(searched),
    foreignRegistrations: foreignRegistrations(searched),
    leis: leis(searched),
    addresses: addresses(searched),
  };
}

const LATE_BLOCKS = 4;
const LATE_BLOCK_MAX = 400;
const COPYRIGHT = /©|\(c\) ?20|copyright/i;
const PARTICULARS = anyOf(
  /\b(?:registered|registration|company|reg)\b.{0,30}\b(?:no|number|in (?:england|scotland|wales|northern))\b/i,
  /\b(?:ltd|limited|llp|plc)\b\W{0,3}(?:\w{1,12}\W{1,3}){0,4}\(?(?:[A-Z]{2})?\d{6,8}\b/i,
);

/** Each block with the words of the heading above it, and footers even if no element marks them. */
function describeBlocks(text: string, blocks: readonly TextBlock[], kind: PageKind): PageBlock[] {
  const footers = lateFooters(text, blocks, kind);
  let above = '';
  return blocks.map((block) => {
    const { start, end, header, wordsFrom = start } = block;
    const heading = header ? headingAt(text, header) : above;
    if (block.heading) above = headingAt(text, block);
    return { start, end, source: footers.has(block) ? 'footer' : block.source, heading, wordsFrom };
  });
}

function headingAt(text: string, { start, end }: TextRange): string {
  return text
    .slice(start, Math.min(end, start + HEADING_MAX + 1))
    .trim()
    .slice(0, HEADING_MAX);
}

/**
 * A copyright line at the end of a page, and a line or two of particulars at the end of the home page. Other
 * pages may end with another company's particulars, and many such lines are a list of companies.
 */
function lateFooters(text: string, blocks: readonly TextBlock[], kind: PageKind): Set<TextBlock> {
  const late = lastSeen(blocks).filter(
    ({ source, start, end }) => source === 'text' && end - start < LATE_BLOCK_MAX,
  );
  const matching = (pattern: RegExp) => late.filter(({ start, end }) => pattern.test(text.slice(start, end)));
  const particulars = kind === 'home' ? matching(PARTICULARS) : [];
  return new Set([...matching(COPYRIGHT), ...(particulars.length < LATE_BLOCKS - 1 ? particulars : [])]);
}

/** The last blocks that a visitor sees. Searched from the end, because a page may have a million blocks. */
function lastSeen(blocks: readonly TextBlock[]): TextBlock[] {
  const last: TextBlock[] = [];
  for (let i = blocks.length - 1; i >= 0 && last.length < LATE_BLOCKS; i--) {
    const block = blocks[i] as TextBlock;
    if (['text', 'header', 'footer'].includes(block.source)) last.unshift(block);
  }
  return last;
}

/** The names of the site on the page, most explicit first. */
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

const CELL_MAX = 40;

/** A number in a cell of a table is what the head of its column calls it. */
function withColumns(tokens: NumberToken[], text: string, blocks: readonly TextBlock[]): NumberToken[] {
  const cells = blocks.filter(({ header, start, end }) => header && end - start < CELL_MAX);
  if (cells.length === 0) return tokens;
  return tokens.map((token) => {
    const cell = cells.find(({ start, end }) => token.start >= start && token.end <= end);
    return cell?.header ? { ...token, column: headingAt(text, cell.header) } : token;
  });
}

const COMPANY_PAGE = inSequence(
  anyOf(
    /(?:company-information\.service\.gov\.uk|companieshouse\.gov\.uk(?:\/doc)?)/i,
    /(?:opencorporates\.com\/companies|business\.data\.gov\.uk\/id)/i,
  ),
  /\/(?:company|gb)\/([A-Z0-9]{6,8})(?![A-Z0-9])/i,
);

/** A link to a company's page in the register says its number, whatever its words are. */
function linkedNumbers({ links }: PageMarkup): NumberToken[] {
  return links.slice(0, LIST_MAX).flatMap(({ href, start, end }) => {
    const number = parseCompanyNumber(COMPANY_PAGE.exec(href)?.[1] ?? '');
    if (number === undefined) return [];
    const [prefix = ''] = /^\D*/.exec(number) ?? [];
    return {
      start,
      end: Math.max(end, start),
      digits: number.replace(/\D/g, ''),
      prefix,
      labelFrom: 0,
      crowded: false,
      readings: [{ number, how: 'linked' as const }],
    };
  });
}

/** The second part of a postcode, and the first part before it: digits are rarer than letters. */
const INWARD_CODE = /\d[ABD-HJLNP-UW-Z]{2}/gi;
const OUTWARD_CODE = /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s{0,2}$/iu;
const OUTWARD_MAX = 8;

function postcodes(text: string): FoundValue[] {
  const read = ({ 0: inward, index }: RegExpExecArray) => {
    const end = index + inward.length;
    const outward = OUTWARD_CODE.exec(text.slice(Math.max(0, index - OUTWARD_MAX), index))?.[0];
    if (outward === undefined || LETTER_OR_DIGIT_FIRST.test(text.slice(end, end + 2))) return undefined;
    const value = parsePostcode(outward + inward)?.whole;
    return value ? { start: index - outward.length, end, value } : undefined;
  };
  return findAll(text, INWARD_CODE, read, LIST_MAX);
}

const LEI_LENGTH = 20;
/** The check digits at its end: they are rarer than the letters before them. */
const LEI_END = /\d\d(?<=[A-Z\d]{20})/g;

function leis(text: string): FoundValue[] {
  const read = ({ index }: RegExpExecArray) => {
    const end = index + 2;
    const start = end - LEI_LENGTH;
    const value = text.slice(start, end);
    const isWhole = !LETTER_OR_DIGIT.test(text.charAt(start - 1)) && !LETTER_OR_DIGIT.test(text.charAt(end));
    return isWhole && isLei(value) ? { start, end, value } : undefined;
  };
  return findAll(text, LEI_END, read, LIST_MAX);
}

const ADDRESS = /(?:www\.|@|https?:\/\/)((?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24})(?![\w@])/gi;

function addresses(text: string): ExtractedPage['addresses'] {
  const read = ({ index: start, 1: domain = '' }: RegExpExecArray) => ({
    start,
    domain: domain.toLowerCase(),
  });
  return findAll(text, ADDRESS, read, LIST_MAX);
}
