import type { PageKind } from '../crawl/crawled-site.ts';
import type { BlockSource, TextRange } from '../html/index.ts';

/** A stretch of the page's text that stands apart: a paragraph, a cell, a list item, a footer line. */
export interface ReadBlock extends TextRange {
  source: BlockSource;
  /** Words of the heading above it; empty when there is none. */
  heading: string;
  /** Where the page's own words begin, after a label that we put before them. */
  wordsFrom?: number;
}

/** How a register number follows from the printed digits. */
export type NumberReadingHow = 'direct' | 'padded' | 'guessed' | 'linked';

export interface NumberToken extends TextRange {
  digits: string;
  prefix: string;
  /** Where the number before it ends: words before that are no label of this one (`numberLabelOf`). */
  labelFrom: number;
  /** Once `numberLabelOf` was asked for it. */
  label: string | undefined;
  /** Other digits touch it, or it reads like money: it may be a part of something else. */
  crowded: boolean;
  /** The register numbers that it may stand for. */
  readings: readonly { number: string; how: NumberReadingHow }[];
}

/** A name that ends in a legal form, with every place where it may begin. */
export interface NameSpan {
  end: number;
  /** Where the words before the legal form end. */
  coreEnd: number;
  form: string;
  /** The legal form is one of another country. */
  foreign: boolean;
  country: string | null;
  /** Longest first. The register decides which of them is the name. */
  starts: { start: number; key: string }[];
  /** Where the name begins by its capital letters, for names that the register does not hold. */
  printedStart: number;
}

/** Words that may be a company's name without its legal form. */
export interface BareSpan extends TextRange {
  key: string;
}

export interface ForeignRegistration extends TextRange {
  country: string;
  value: string;
}

/** What a page says, before the register is asked. */
export interface PageReading {
  url: string;
  sha256: string;
  capturedAt: string;
  kind: PageKind;
  title: string | null;
  /** The first heading of the first level. */
  heading: string;
  language: string | null;
  /** What the page calls the site: its meta tags, logo and page header. */
  siteNames: string[];
  /** The visible text, then lines for what a reader does not see (title, structured data, meta tags, state). */
  text: string;
  /** Characters of visible text. */
  visibleLength: number;
  blocks: ReadBlock[];
  numbers: NumberToken[];
  names: NameSpan[];
  bareNames: BareSpan[];
  postcodes: (TextRange & { value: string })[];
  foreignRegistrations: ForeignRegistration[];
  /** Legal entity identifiers whose check digits are right. */
  leis: (TextRange & { value: string })[];
  /** Domains of the web and e-mail addresses in the text. */
  addresses: { start: number; domain: string }[];
}
