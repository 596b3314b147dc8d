import { decodeHTMLAttribute } from 'entities/decode';
import { createPauses } from '../../../shared/concurrency.ts';

export { decodeHTML as decodeText } from 'entities/decode';

/**
 * The wanted attributes of an element, decoded, by their names in lower case. The first of duplicates counts.
 */
export type Attributes = Readonly<Record<string, string>>;

/** Passed for every element without wanted attributes. */
export const NO_ATTRIBUTES: Attributes = Object.freeze({});

/** Receives tags and text in the order of the page. Names of elements are in lower case. */
export interface HtmlConsumer {
  /** The attributes to read of such an element; null for none. */
  wantedAttributes(tag: string): ReadonlySet<string> | null;
  /** Characters of an attribute's value that are kept. */
  readonly valueMax: number;
  openTag(tag: string, attributes: Attributes): void;
  /** A tag that ends in `/>`. It closes its element only inside SVG and MathML. */
  selfClosingTag(tag: string, attributes: Attributes): void;
  closeTag(tag: string): void;
  /** Text or script as it is written; `decodeText` decodes the entities of text. */
  text(raw: string): void;
  /** Whether this is inside SVG or MathML, where scripts, styles and titles are elements like any other. */
  isInForeignContext?(): boolean;
}

const TAB = 9;
const NEW_LINE = 10;
const FORM_FEED = 12;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const EXCLAMATION_MARK = 33;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;
const DASH = 45;
const SLASH = 47;
const EQUALS = 61;
const GREATER = 62;
const QUESTION_MARK = 63;

/** Longer than the names of all wanted attributes, so that most others need not be compared. */
const ATTRIBUTE_NAME_MAX = 12;

/** Elements whose content is text up to their own end tag. */
const TEXT_ONLY = new Set('iframe noembed noframes script style textarea title xmp'.split(' '));

/**
 * Splits a page into tags and text as browsers do. It builds no tree: a tree parser searches its open
 * elements at every end tag, which is quadratic for a page of many open elements. It searches for the next
 * delimiter, and an unterminated token ends the page, so the time is linear in the length of any page.
 *
 * An unterminated tag at the end of the page is left out, as are comments, declarations and processing
 * instructions.
 */
class Tokenizer {
  private readonly html: string;
  private readonly consumer: HtmlConsumer;
  private readonly attributes: AttributeReader;
  /** Where the next token begins. */
  private position = 0;
  /** Where to search for the next `<`; one that does not begin a tag is text. */
  private searchFrom = 0;

  constructor(html: string, consumer: HtmlConsumer) {
    this.html = html;
    this.consumer = consumer;
    this.attributes = new AttributeReader(html, consumer.valueMax);
  }

  /** Reads the tokens that begin before `limit`; false when the page is read to its end. */
  readUntil(limit: number): boolean {
    while (this.position < limit && this.position < this.html.length) this.readToken();
    return this.position < this.html.length;
  }

  /** The text before a tag, and the tag. */
  private readToken(): void {
    const { html } = this;
    const start = this.position;
    const open = html.indexOf('<', this.searchFrom);
    if (open < 0) {
      this.consumer.text(start === 0 ? html : html.slice(start));
      this.moveTo(html.length);
      return;
    }
    if (open > start) this.consumer.text(html.slice(start, open));
    const sign = html.charCodeAt(open + 1);
    if (isLetter(sign)) this.readOpenTag(open + 1);
    else if (sign === SLASH && open + 2 < html.length) this.readCloseTag(open + 2);
    else if (sign === EXCLAMATION_MARK) this.skipDeclaration(open + 2);
    else if (sign === QUESTION_MARK) this.moveBehind('>', open + 2);
    else {
      this.position = open;
      this.searchFrom = open + 1;
    }
  }

  private moveTo(position: number): void {
    this.position = position;
    this.searchFrom = position;
  }

  private moveBehind(end: string, from: number): void {
    const offset = this.html.indexOf(end, from);
    this.moveTo(offset < 0 ? this.html.length : offset + end.length);
  }

  /** Returns where the name that begins here ends. */
  private nameEnd(start: number): number {
    const { html } = this;
    let offset = start + 1;
    while (offset < html.length && !isEndOfName(html.charCodeAt(offset))) offset++;
    return offset;
  }

  private readOpenTag(start: number): void {
    const { html, consumer } = this;
    const isForeign = consumer.isInForeignContext?.() ?? false;
    const end = this.nameEnd(start);
    if (end >= html.length) {
      this.moveTo(html.length);
      return;
    }
    const tag = html.slice(start, end).toLowerCase();
    const close = this.attributes.readTag(end, consumer.wantedAttributes(tag));
    if (close < 0) {
      this.moveTo(html.length);
      return;
    }
    const { found: attributes, isSelfClosing } = this.attributes;
    if (isSelfClosing) consumer.selfClosingTag(tag, attributes);
    else consumer.openTag(tag, attributes);
    this.moveTo(close + 1);
    if (isForeign) return;
    if (TEXT_ONLY.has(tag)) this.readTextOnly(tag);
    else if (tag === 'plaintext') this.searchFrom = html.length;
  }

  /**
   * The text up to the end tag of the element, and that tag. Without an end tag, the rest of the page is its
   * text.
   */
  private readTextOnly(tag: string): void {
    const { html } = this;
    const start = this.position;
    for (let open = html.indexOf('</', start); open >= 0; open = html.indexOf('</', open + 2)) {
      const end = open + 2 + tag.length;
      if (end >= html.length || !isEndOfName(html.charCodeAt(end))) continue;
      if (html.slice(open + 2, end).toLowerCase() !== tag) continue;
      if (open > start) this.consumer.text(html.slice(start, open));
      this.consumer.closeTag(tag);
      this.moveBehind('>', end);
      return;
    }
    if (start < html.length) this.consumer.text(html.slice(start));
    this.moveTo(html.length);
  }

  private readCloseTag(start: number): void {
    const { html } = this;
    const sign = html.charCodeAt(start);
    if (!isLetter(sign)) {
      this.moveBehind('>', start);
      return;
    }
    const end = this.nameEnd(start);
    if (end < html.length) this.consumer.closeTag(html.slice(start, end).toLowerCase());
    this.moveBehind('>', end);
  }

  private skipDeclaration(start: number): void {
    const { html } = this;
    if (html.startsWith('--', start)) this.skipComment(start + 2);
    else if (html.startsWith('[CDATA[', start)) this.moveBehind(']]>', start + 7);
    else this.moveBehind('>', start);
  }

  /** `-->` and `--!>` end a comment, and right at its beginning `>` and `->` do. */
  private skipComment(start: number): void {
    const { html } = this;
    if (html.charCodeAt(start) === GREATER || html.startsWith('->', start)) {
      this.moveBehind('>', start);
      return;
    }
    // One pass over the characters: a comment may consist of dashes.
    let dashes = 0;
    for (let offset = start; offset < html.length; offset += 1) {
      const code = html.charCodeAt(offset);
      if (code === DASH) {
        dashes += 1;
        continue;
      }
      const isEnd =
        code === GREATER || (code === EXCLAMATION_MARK && html.charCodeAt(offset + 1) === GREATER);
      if (dashes >= 2 && isEnd) {
        this.moveBehind('>', offset);
        return;
      }
      dashes = 0;
    }
    this.moveTo(html.length);
  }
}

/** Reads tags from the end of their names to their `>`. */
class AttributeReader {
  /** The attributes of the tag that was read last. */
  found: Attributes = NO_ATTRIBUTES;
  isSelfClosing = false;
  private readonly html: string;
  private readonly valueMax: number;
  private wanted: ReadonlySet<string> | null = null;
  private values: Record<string, string> | null = null;

  constructor(html: string, valueMax: number) {
    this.html = html;
    this.valueMax = valueMax;
  }

  /** Returns where the tag ends; -1 when it does not. */
  readTag(from: number, wanted: ReadonlySet<string> | null): number {
    const { html } = this;
    this.wanted = wanted;
    this.values = null;
    let isAfterSlash = false;
    for (let offset = from; offset < html.length; ) {
      const code = html.charCodeAt(offset);
      if (code === GREATER) {
        this.isSelfClosing = isAfterSlash;
        this.found = this.values ?? NO_ATTRIBUTES;
        return offset;
      }
      if (code === SLASH) isAfterSlash = true;
      else if (!isSpace(code)) {
        isAfterSlash = false;
        offset = this.readAttribute(offset);
        if (offset < 0) return -1;
        continue;
      }
      offset++;
    }
    return -1;
  }

  /** Returns where the attribute ends; -1 when the page ends before. */
  private readAttribute(start: number): number {
    const { html } = this;
    let offset = start + 1;
    for (
      let code = html.charCodeAt(offset);
      code !== EQUALS && !isEndOfName(code);
      code = html.charCodeAt(offset)
    )
      if (++offset >= html.length) return -1;
    const name = this.wantedName(start, offset);
    offset = this.skipSpace(offset);
    if (html.charCodeAt(offset) !== EQUALS) {
      if (name !== undefined && offset < html.length) this.add(name, offset, offset);
      return offset;
    }
    offset = this.skipSpace(offset + 1);
    const quote = html.charCodeAt(offset);
    const isQuoted = quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE;
    const valueStart = isQuoted ? offset + 1 : offset;
    const end = isQuoted
      ? html.indexOf(quote === DOUBLE_QUOTE ? '"' : "'", valueStart)
      : this.unquotedEnd(valueStart);
    if (end < 0) return -1;
    if (name !== undefined) this.add(name, valueStart, end);
    return isQuoted ? end + 1 : end;
  }

  private wantedName(start: number, end: number): string | undefined {
    if (this.wanted === null || end - start > ATTRIBUTE_NAME_MAX) return undefined;
    const name = this.html.slice(start, end).toLowerCase();
    return this.wanted.has(name) ? name : undefined;
  }

  /** The first of two of the same name counts. */
  private add(name: string, start: number, end: number): void {
    this.values ??= {};
    this.values[name] ??= decodeHTMLAttribute(this.html.slice(start, Math.min(end, start + this.valueMax)));
  }

  private skipSpace(from: number): number {
    let offset = from;
    while (isSpace(this.html.charCodeAt(offset))) offset++;
    return offset;
  }

  private unquotedEnd(from: number): number {
    const { html } = this;
    for (let offset = from; offset < html.length; offset++) {
      const code = html.charCodeAt(offset);
      if (code === GREATER || isSpace(code)) return offset;
    }
    return -1;
  }
}

function isSpace(code: number): boolean {
  return (
    code === SPACE || code === NEW_LINE || code === TAB || code === FORM_FEED || code === CARRIAGE_RETURN
  );
}

function isEndOfName(code: number): boolean {
  return code === GREATER || code === SLASH || isSpace(code);
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

/** Reads the complete page at once. */
export function scanHtml(html: string, consumer: HtmlConsumer): void {
  new Tokenizer(html, consumer).readUntil(html.length);
}

/**
 * After this many characters, check whether the turn is over. A page of brackets takes a thousand times as
 * long as one of text.
 */
const PIECE_CHARACTERS = 4_096;

/**
 * Reads the page in pieces and lets other work run between them, so that a long page does not block other
 * requests.
 */
export async function scanHtmlInTurns(html: string, consumer: HtmlConsumer): Promise<void> {
  const tokenizer = new Tokenizer(html, consumer);
  const pause = createPauses();
  for (let end = PIECE_CHARACTERS; tokenizer.readUntil(end); end += PIECE_CHARACTERS) {
    const paused = pause();
    if (paused) await paused;
  }
}
