/** Where a block comes from: the visible page, or parts that visitors do not see. */
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

/** A separate piece of the page's text: a paragraph, a cell, a list item, a footer line. */
export interface TextBlock {
  start: number;
  end: number;
  source: BlockSource;
  heading: boolean;
  hidden: boolean;
  /** The position of the heading of its table column. */
  header: TextRange | null;
  /** Where the words of the page begin, after a label that we added. */
  wordsFrom?: number;
}

export interface TextRange {
  start: number;
  end: number;
}

/** A link that may identify a company: to its page in the register, or to a mailbox. */
export interface TextLink extends TextRange {
  href: string;
}

/** A value marked up with `itemprop`. `content` is set when it is not shown in the text. */
export interface MicrodataValue extends TextRange {
  property: string;
  /** The item's type, lower case, without its vocabulary: `localbusiness`. */
  itemType: string;
  /**
   * The property of the outer item that contains this item, such as `parentorganization`; empty for an
   * outermost item.
   */
  parentProperty: string;
  content: string | null;
}

export interface MetaValue {
  name: string;
  content: string;
}

/** The content of a page's markup. */
export interface PageMarkup {
  title: string | null;
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
/** Text without any of these characters needs no change. */
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
 * Joins pieces of text into blocks, one line break between two of them. Runs of white space become one space,
 * and lines neither begin nor end with one.
 */
export class TextBuilder {
  readonly blocks: TextBlock[] = [];
  private readonly pieces: string[] = [];
  private length = 0;
  private open: TextBlock | null = null;
  private spaceDue = false;
  private breakDue = false;
  private lastCode = 0;
  private endsInCapitals = false;

  /** The position of the next visible character, not counting pending white space. */
  get position(): number {
    return this.length;
  }

  /** Accepts white space between elements; returns false if the text has other characters. */
  addGap(raw: string): boolean {
    for (let i = 0; i < raw.length; i++) {
      const code = raw.charCodeAt(i);
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9 && code !== 12 && code !== 0xa0)
        return false;
    }
    this.spaceDue = this.open !== null;
    return true;
  }

  /** `joint`: a tag separates this piece from the last one. */
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
    else if (leading || this.spaceDue || (joint && this.needsSpaceBefore(text))) this.push(' ');
    this.breakDue = false;
    this.spaceDue = trailing;
    this.push(text);
    this.lastCode = text.charCodeAt(text.length - 1);
    this.endsInCapitals = isUpper(this.lastCode) && isUpper(text.charCodeAt(text.length - 2));
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

  /** `<span>Larch CIC</span><span>Serving Kendal</span>`: capitals that end a name, and a new word. */
  private needsSpaceBefore(text: string): boolean {
    const [first, second] = [text.charCodeAt(0), text.charCodeAt(1)];
    return needsSpace(this.lastCode, first) || (this.endsInCapitals && isUpper(first) && isLower(second));
  }

  private openBlock(manner: BlockManner): TextBlock {
    if (this.length > 0) this.push('\n');
    const { source, heading, hidden, header } = manner;
    return { start: this.length, end: this.length, source, heading, hidden, header };
  }

  private push(piece: string): void {
    this.pieces.push(piece);
    this.length += piece.length;
  }
}

/**
 * Browsers show `<span>Company number</span><span>0712345</span>` with a gap made by the style sheet. Digits
 * beside digits are parts of one number and stay together.
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

const BLOCK_MAX = 8000;

/** Splits blocks that are longer than any paragraph, so that reading them takes linear time. */
export function splitLongBlocks(text: string, blocks: readonly TextBlock[]): TextBlock[] {
  const parts: TextBlock[] = [];
  for (const block of blocks) {
    let start = block.start;
    while (block.end - start > BLOCK_MAX) {
      const end = breakBefore(text, start, start + BLOCK_MAX);
      parts.push({ ...block, start, end });
      start = end;
      while (start < block.end && isSpace(text.charCodeAt(start))) start++;
    }
    parts.push(start === block.start ? block : { ...block, start });
  }
  return parts;
}

/** The last line break in the second half of the part, else the last space, else the limit. */
function breakBefore(text: string, start: number, limit: number): number {
  const half = start + BLOCK_MAX / 2;
  const secondHalf = text.slice(half, limit);
  const line = secondHalf.lastIndexOf('\n');
  if (line > 0) return half + line;
  const space = secondHalf.lastIndexOf(' ');
  return space > 0 ? half + space : limit;
}

const isSpace = (code: number) => code === 32 || code === 10;
