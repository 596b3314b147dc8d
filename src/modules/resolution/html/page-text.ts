/** Where a block stands: in the visible page, or in what a reader does not see. */
export type BlockSource =
  | 'text'
  | 'header'
  | 'footer'
  | 'title'
  | 'json_ld'
  | 'microdata'
  | 'meta'
  | 'alt'
  | 'state'
  | 'certificate';

/** A stretch of the page's text that stands apart: a paragraph, a cell, a list item, a footer line. */
export interface TextBlock {
  start: number;
  end: number;
  source: BlockSource;
  heading: boolean;
  hidden: boolean;
  /** Where the heading of its table column stands in the text. */
  header: TextRange | null;
  /** Where the page's own words begin, after a label that we put before them. */
  wordsFrom?: number;
}

export interface TextRange {
  start: number;
  end: number;
}

/** A link that says something about a company: to its page in the register, or to a mailbox. */
export interface TextLink extends TextRange {
  href: string;
}

/** A value marked up with `itemprop`. `content` is set when it is not shown in the text. */
export interface MicrodataValue extends TextRange {
  property: string;
  /** The item's type, lower case, without its vocabulary: `localbusiness`. */
  itemType: string;
  /** The property of the item that holds it, such as `parentorganization`; empty at the top. */
  heldAs: string;
  content: string | null;
}

export interface MetaValue {
  name: string;
  content: string;
}

/** What the reader takes from the markup, before anything is judged. */
export interface PageMarkup {
  title: string | null;
  language: string | null;
  text: string;
  blocks: TextBlock[];
  links: TextLink[];
  microdata: MicrodataValue[];
  metas: MetaValue[];
  alts: string[];
  jsonLd: string[];
  states: string[];
}

const SPACE = /[\s\u00a0]+/g;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
/** Text without any of these needs no work at all. */
const NEEDS_CLEANING =
  /[\t\n\r\f\v\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]| {2}/;

export function cleanText(raw: string): string {
  if (!NEEDS_CLEANING.test(raw)) return raw;
  return raw.replace(INVISIBLE, '').replace(SPACE, ' ');
}

export interface BlockManner {
  source: BlockSource;
  heading: boolean;
  hidden: boolean;
  header: TextRange | null;
}

/**
 * Joins pieces of text into blocks, one line break between two of them. Runs of white space become one space, and
 * none stands at the edge of a line.
 */
export class TextBuilder {
  readonly blocks: TextBlock[] = [];
  private readonly pieces: string[] = [];
  private length = 0;
  private open: TextBlock | null = null;
  private spaceDue = false;
  private breakDue = false;
  private lastCode = 0;

  /** Where the next visible character will stand, give or take the white space due before it. */
  get position(): number {
    return this.length;
  }

  /** Takes white space between elements; false when there is more in it than that. */
  addGap(raw: string): boolean {
    for (let i = 0; i < raw.length; i++) {
      const code = raw.charCodeAt(i);
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9 && code !== 12 && code !== 0xa0)
        return false;
    }
    this.spaceDue = this.open !== null;
    return true;
  }

  /** `joint`: a tag stood between this piece and the last one. */
  add(raw: string, manner: BlockManner, joint: boolean): void {
    let text = cleanText(raw);
    if (text === '') return;
    const leading = text.charCodeAt(0) === 32;
    const trailing = text.charCodeAt(text.length - 1) === 32;
    if (leading || trailing) {
      text = text.trim();
      if (text === '') {
        this.spaceDue = this.open !== null;
        return;
      }
    }
    if (this.open === null) this.open = this.openBlock(manner);
    else if (this.breakDue) this.push('\n');
    else if (leading || this.spaceDue || (joint && needsSpace(this.lastCode, text.charCodeAt(0))))
      this.push(' ');
    this.breakDue = false;
    this.spaceDue = trailing;
    this.push(text);
    this.lastCode = text.charCodeAt(text.length - 1);
  }

  /** A line break inside the block. */
  breakLine(): void {
    if (this.open) this.breakDue = true;
    this.spaceDue = false;
  }

  endBlock(): void {
    if (this.open) {
      this.open.end = this.length;
      this.blocks.push(this.open);
      this.open = null;
    }
    this.spaceDue = false;
    this.breakDue = false;
  }

  text(): string {
    this.endBlock();
    return this.pieces.join('');
  }

  private openBlock(manner: BlockManner): TextBlock {
    if (this.length > 0) this.push('\n');
    return { start: this.length, end: this.length, ...manner };
  }

  private push(piece: string): void {
    this.pieces.push(piece);
    this.length += piece.length;
  }
}

/**
 * Browsers show `<span>Company number</span><span>0712345</span>` with a gap made by the style sheet. Digits beside
 * digits are one number set in two pieces and stay together.
 */
function needsSpace(before: number, after: number): boolean {
  if (isDigit(before)) return isLetter(after);
  if (isDigit(after)) return isLetter(before);
  return isLower(before) && isUpper(after);
}

const isDigit = (code: number) => code >= 48 && code <= 57;
const isUpper = (code: number) => code >= 65 && code <= 90;
const isLower = (code: number) => code >= 97 && code <= 122;
const isLetter = (code: number) => isUpper(code) || isLower(code);
