import { setImmediate as nextTurn } from 'node:timers/promises';
import { decodeHTMLAttribute } from 'entities/decode';
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

export { decodeHTML as decodeText } from 'entities/decode';

/** The wanted attributes of an element by their names in lower case, decoded; of one that is given twice, the first. */
export type Attributes = Readonly<Record<string, string>>;

/** Passed for every element without wanted attributes. */
export const NO_ATTRIBUTES: Attributes = Object.freeze({});

/** Takes what the scanner meets, in the order of the page. Names of elements come in lower case. */
export interface HtmlConsumer {
  /** The attributes that are wanted of such an element; null for none. */
  wantedAttributes(tag: string): ReadonlySet<string> | null;
  /** Characters of an attribute's value that are kept. */
  readonly valueMax: number;
  openTag(tag: string, attributes: Attributes): void;
  /** A tag that ends in `/>`. Only in drawings and formulas does it close its element. */
  selfClosingTag(tag: string, attributes: Attributes): void;
  closeTag(tag: string): void;
  /** Text or script as it is written; `decodeText` decodes the entities of text. */
  text(raw: string): void;
  /** Whether this is inside SVG or MathML, where scripts, styles and titles are elements like any other. */
  isInForeignContext?(): boolean;
}

/** Reads the whole page at once. */
export function scanHtml(html: string, consumer: HtmlConsumer): void {
  const tokenizer = startTokenizer(html, consumer);
  tokenizer.write(html);
  tokenizer.end();
}

/** Pages are read in pieces of about this size, so that a long one does not hold up everybody else. */
const PIECE_CHARACTERS = 131_072;

/** Reads the page in pieces and lets other work run between them. */
export async function scanHtmlInTurns(html: string, consumer: HtmlConsumer): Promise<void> {
  const tokenizer = startTokenizer(html, consumer);
  for (let start = 0, end = 0; start < html.length; start = end) {
    if (start > 0) await nextTurn();
    end = pieceEnd(html, start);
    tokenizer.write(html.slice(start, end));
  }
  tokenizer.end();
}

/** Before a tag where there is one near, so that the text before it stays whole. */
function pieceEnd(html: string, start: number): number {
  const least = start + PIECE_CHARACTERS;
  const untilTag = html.slice(least, least + PIECE_CHARACTERS).indexOf('<');
  return Math.min(html.length, least + Math.max(0, untilTag));
}

/**
 * The events of the tokeniser as those of a consumer. It builds no tree: a tree parser searches its open elements at every
 * end tag, which a page of many open elements makes quadratic. So the time is linear in the length whatever stands in the
 * page. The tokeniser decodes no entities, which lets it leap from tag to tag.
 */
function startTokenizer(html: string, consumer: HtmlConsumer): Tokenizer {
  return new Tokenizer({ decodeEntities: false }, new TokenReader(html, consumer));
}

/** No wanted attribute has a longer name; most others need not even be compared. */
const ATTRIBUTE_NAME_MAX = 12;

class TokenReader implements TokenizerCallbacks {
  private readonly html: string;
  private readonly consumer: HtmlConsumer;
  private tag = '';
  private wanted: ReadonlySet<string> | null = null;
  private attributes: Record<string, string> | null = null;
  private attribute = '';
  private value = '';

  constructor(html: string, consumer: HtmlConsumer) {
    this.html = html;
    this.consumer = consumer;
  }

  ontext(start: number, end: number): void {
    this.consumer.text(this.html.slice(start, end));
  }

  onopentagname(start: number, end: number): void {
    this.tag = this.html.slice(start, end).toLowerCase();
    this.wanted = this.consumer.wantedAttributes(this.tag);
    this.attributes = null;
  }

  onattribname(start: number, end: number): void {
    this.attribute = '';
    this.value = '';
    if (this.wanted === null || end - start > ATTRIBUTE_NAME_MAX) return;
    const name = this.html.slice(start, end).toLowerCase();
    if (this.wanted.has(name)) this.attribute = name;
  }

  onattribdata(start: number, end: number): void {
    if (this.attribute === '') return;
    const room = this.consumer.valueMax - this.value.length;
    this.value += this.html.slice(start, Math.min(end, start + room));
  }

  onattribend(): void {
    if (this.attribute === '') return;
    this.attributes ??= {};
    this.attributes[this.attribute] ??= decodeHTMLAttribute(this.value);
    this.attribute = '';
  }

  onopentagend(): void {
    this.consumer.openTag(this.tag, this.attributes ?? NO_ATTRIBUTES);
  }

  onselfclosingtag(): void {
    this.consumer.selfClosingTag(this.tag, this.attributes ?? NO_ATTRIBUTES);
  }

  onclosetag(start: number, end: number): void {
    this.consumer.closeTag(this.html.slice(start, end).toLowerCase());
  }

  isInForeignContext(): boolean {
    return this.consumer.isInForeignContext?.() ?? false;
  }

  // Comments, declarations and instructions say nothing to a reader; entities are decoded by piece.
  ontextentity(): void {}
  onattribentity(): void {}
  oncomment(): void {}
  oncdata(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}
}
