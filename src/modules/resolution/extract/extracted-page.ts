import type { CrawledPage } from '../crawl/crawled-site.ts';
import type { TextBlock, TextRange } from '../html/index.ts';

/** A block of the page's text, with the words of the heading above it; they are empty when there is none. */
export type PageBlock = Pick<TextBlock, 'start' | 'end' | 'source' | 'wordsFrom'> & { heading: string };

/** How a register number follows from the printed digits. */
export type NumberReadingHow = 'direct' | 'padded' | 'guessed' | 'linked';

export interface NumberToken extends TextRange {
  digits: string;
  prefix: string;
  /** Where the number before it ends: words before that are no label of this one (`numberLabelOf`). */
  labelFrom: number;
  /** The words of the column of a table in which the number is alone. */
  column?: string;
  /** Other digits touch it, or it reads like money: it may be a part of something else. */
  crowded: boolean;
  /** The register numbers that the token may be. */
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
  /** Where the name begins by its capital letters, for names that are not on the register. */
  printedStart: number;
}

/** A postcode or a legal entity identifier, as it is usually written. */
export interface FoundValue extends TextRange {
  value: string;
}

/** The content of a page, before the register is asked. */
export interface ExtractedPage extends Pick<CrawledPage, 'url' | 'sha256' | 'capturedAt' | 'kind'> {
  title: string | null;
  /** The first heading of the first level. */
  heading: string;
  /** The names of the site on the page: its meta tags, logo and page header. */
  siteNames: string[];
  /**
   * The visible text, then lines for what a reader does not see (title, structured data, meta tags, state).
   */
  text: string;
  /** Characters of visible text. */
  visibleLength: number;
  blocks: PageBlock[];
  numbers: NumberToken[];
  names: NameSpan[];
  /** Keys of words that may be a company's name without its legal form. */
  bareNames: string[];
  postcodes: FoundValue[];
  foreignRegistrations: TextRange[];
  /** Legal entity identifiers whose check digits are right. */
  leis: FoundValue[];
  /** Domains of the web and e-mail addresses in the text. */
  addresses: { start: number; domain: string }[];
}
