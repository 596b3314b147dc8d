import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import {
  BLOCK_ELEMENTS,
  HEADING_ELEMENTS,
  IMPLIED_ENDS,
  ITEM_ELEMENTS,
  isFooterName,
  isInvisibleStyle,
  isTellingLink,
  UNREAD_ELEMENTS,
  VOID_ELEMENTS,
} from './elements.ts';
import { MicrodataReader } from './microdata-reader.ts';
import {
  type BlockManner,
  type MetaValue,
  type PageMarkup,
  TextBuilder,
  type TextLink,
  type TextRange,
} from './page-text.ts';
import { ScriptReader } from './script-reader.ts';

/** What an element passes on to everything inside it. */
const FOOTER = 1;
const HIDDEN = 2;
const UNREAD = 4;
const HEADING = 8;
const ITEM = 16;
const PREFORMATTED = 32;
const ARTICLE = 64;

/** End tags look this far up for their start tag; deeper nesting than this in between is nonsense anyway. */
const LOOK_UP_MAX = 200;
const ALTS_MAX = 500;
const ALT_CHARACTERS_MIN = 4;

const WANTED_ATTRIBUTES = new Set(
  'hidden aria-hidden style class id role itemprop itemscope itemtype href content name property lang alt type'.split(' '),
);

interface Table {
  headers: TextRange[];
  row: number;
  column: number;
  cellStart: number;
  inHeaderCell: boolean;
}

/**
 * Reads HTML in one pass over the events of the tokeniser, without a tree. The parser of the same package is not
 * used: its stack makes deeply nested pages take quadratic time, and most of what it prepares is thrown away here.
 */
export class HtmlReader implements TokenizerCallbacks {
  private readonly builder = new TextBuilder();
  private readonly microdata = new MicrodataReader();
  private readonly scripts = new ScriptReader();
  private readonly names: string[] = [];
  private readonly flags: number[] = [];
  private readonly links: TextLink[] = [];
  private readonly metas: MetaValue[] = [];
  private readonly alts = new Set<string>();
  private readonly tables: Table[] = [];
  private readonly html: string;
  private title = '';
  private language: string | null = null;
  private openLink: TextLink | null = null;
  private current = 0;
  private manner: BlockManner | null = null;
  private tag = '';
  private attribute = '';
  private value = '';
  private attributes: Record<string, string> = {};
  private joint = false;
  private foreignDepth = 0;

  constructor(html: string) {
    this.html = html;
  }

  read(): PageMarkup {
    const tokenizer = new Tokenizer({ decodeEntities: true }, this);
    tokenizer.write(this.html);
    tokenizer.end();
    this.builder.endBlock();
    return {
      title: this.title.replace(/\s+/g, ' ').trim() || null,
      language: this.language,
      text: this.builder.text(),
      blocks: this.builder.blocks,
      links: this.links,
      microdata: this.microdata.finish(this.builder.position),
      metas: this.metas,
      alts: [...this.alts],
      jsonLd: this.scripts.jsonLd,
      states: this.scripts.states,
    };
  }

  ontext(start: number, end: number): void {
    this.addText(this.html.slice(start, end));
  }

  ontextentity(codepoint: number): void {
    this.addText(String.fromCodePoint(codepoint));
  }

  onopentagname(start: number, end: number): void {
    this.tag = this.html.slice(start, end).toLowerCase();
  }

  onattribname(start: number, end: number): void {
    this.value = '';
    const length = end - start;
    // All wanted names are between two and eleven characters long; most others need not even be looked at.
    if (length > 11 || length < 2) {
      this.attribute = '';
      return;
    }
    const name = this.html.slice(start, end).toLowerCase();
    this.attribute = WANTED_ATTRIBUTES.has(name) ? name : '';
  }

  onattribdata(start: number, end: number): void {
    if (this.attribute) this.value += this.html.slice(start, end);
  }

  onattribentity(codepoint: number): void {
    if (this.attribute) this.value += String.fromCodePoint(codepoint);
  }

  onattribend(): void {
    if (this.attribute) this.attributes[this.attribute] ??= this.value;
    this.attribute = '';
  }

  onopentagend(): void {
    this.openElement();
  }

  onselfclosingtag(): void {
    const name = this.tag;
    this.openElement();
    if (this.foreignDepth > 0 && !VOID_ELEMENTS.has(name)) this.closeElement(name);
  }

  onclosetag(start: number, end: number): void {
    const name = this.html.slice(start, end).toLowerCase();
    if (name === 'br') this.builder.breakLine();
    else this.closeElement(name);
  }

  isInForeignContext(): boolean {
    return this.foreignDepth > 0;
  }

  // Comments, declarations and instructions say nothing to a reader.
  oncomment(): void {}
  oncdata(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}

  private addText(raw: string): void {
    if (this.current & UNREAD) {
      if (this.tag === 'script') this.scripts.add(raw);
      return;
    }
    const top = this.names[this.names.length - 1];
    if (top === 'title') {
      this.title += raw;
      return;
    }
    if (top === 'head' || top === 'html') {
      if (raw.trim() === '') return;
    }
    this.manner ??= this.currentManner();
    if (this.current & PREFORMATTED && raw.includes('\n')) this.addLines(raw, this.manner);
    else this.builder.add(raw, this.manner, this.joint);
    this.joint = false;
  }

  private addLines(raw: string, manner: BlockManner): void {
    for (const [index, line] of raw.split('\n').entries()) {
      if (index > 0) this.builder.breakLine();
      this.builder.add(line, manner, false);
    }
  }

  private currentManner(): BlockManner {
    const table = this.tables[this.tables.length - 1];
    return {
      source: this.current & FOOTER ? 'footer' : 'text',
      heading: (this.current & HEADING) !== 0,
      item: (this.current & ITEM) !== 0,
      hidden: (this.current & HIDDEN) !== 0,
      header: (table && !table.inHeaderCell && table.row > 1 && table.headers[table.column - 1]) || null,
    };
  }

  private openElement(): void {
    const name = this.tag;
    const attributes = this.attributes;
    this.attributes = {};
    const implied = IMPLIED_ENDS.get(name);
    if (implied) this.endImplied(implied);
    if (name === 'br') {
      this.builder.breakLine();
      return;
    }
    if (BLOCK_ELEMENTS.has(name)) this.endBlock();
    if (name !== 'sup' && name !== 'sub') this.joint = true;
    if (name === 'meta') this.readMeta(attributes);
    else if (name === 'img') this.readAlt(attributes.alt);
    else if (name === 'html' && attributes.lang) this.language = attributes.lang.trim().toLowerCase() || null;
    if (attributes.itemprop !== undefined || attributes.itemscope !== undefined)
      this.microdata.open(name, attributes, this.names.length, this.builder.position);
    if (VOID_ELEMENTS.has(name)) return;
    if (name === 'svg' || name === 'math') this.foreignDepth++;
    if (name === 'script') this.scripts.open(attributes, (this.current & UNREAD) === 0);
    if (name === 'a') this.startLink(attributes.href);
    this.names.push(name);
    this.flags.push(this.current);
    this.current |= flagsOf(name, attributes, this.current);
    this.enterTable(name);
  }

  private endImplied(ended: ReadonlySet<string>): void {
    for (let name = this.names.at(-1); name !== undefined && ended.has(name); name = this.names.at(-1))
      this.pop();
  }

  private closeElement(name: string): void {
    this.joint = true;
    const lowest = Math.max(0, this.names.length - LOOK_UP_MAX);
    for (let i = this.names.length - 1; i >= lowest; i--) {
      if (this.names[i] !== name) continue;
      while (this.names.length > i) this.pop();
      return;
    }
  }

  private pop(): void {
    const name = this.names.pop() ?? '';
    if (BLOCK_ELEMENTS.has(name)) this.endBlock();
    if (name === 'svg' || name === 'math') this.foreignDepth--;
    else if (name === 'script') this.scripts.close();
    else if (name === 'a') this.endLink();
    this.leaveTable(name);
    this.microdata.close(this.names.length, this.builder.position);
    this.current = this.flags.pop() ?? 0;
    this.tag = '';
    this.manner = null;
  }

  private endBlock(): void {
    this.builder.endBlock();
    this.manner = null;
  }

  private startLink(href: string | undefined): void {
    if (!href || !isTellingLink(href)) return;
    this.openLink = { href, start: this.builder.position, end: this.builder.position };
  }

  private endLink(): void {
    if (!this.openLink) return;
    this.openLink.end = this.builder.position;
    this.links.push(this.openLink);
    this.openLink = null;
  }

  private readMeta(attributes: Record<string, string>): void {
    const name = attributes.property ?? attributes.name;
    if (name && attributes.content) this.metas.push({ name: name.toLowerCase(), content: attributes.content });
  }

  private readAlt(alt: string | undefined): void {
    if (alt && alt.length >= ALT_CHARACTERS_MIN && alt.length <= 300 && this.alts.size < ALTS_MAX)
      this.alts.add(alt);
  }

  private enterTable(name: string): void {
    if (name === 'table') {
      this.tables.push({ headers: [], row: 0, column: 0, cellStart: 0, inHeaderCell: false });
      return;
    }
    const table = this.tables.at(-1);
    if (!table) return;
    if (name === 'tr') {
      table.row++;
      table.column = 0;
    } else if (name === 'td' || name === 'th') {
      table.column++;
      table.cellStart = this.builder.position;
      table.inHeaderCell = name === 'th';
    }
  }

  private leaveTable(name: string): void {
    const table = this.tables.at(-1);
    if (!table) return;
    if (name === 'table') this.tables.pop();
    else if ((name === 'td' || name === 'th') && table.row === 1)
      table.headers[table.column - 1] = { start: table.cellStart, end: this.builder.position };
  }
}

function flagsOf(name: string, attributes: Record<string, string>, inherited: number): number {
  let flags = 0;
  if (UNREAD_ELEMENTS.has(name)) flags |= UNREAD;
  else if (HEADING_ELEMENTS.has(name)) flags |= HEADING;
  else if (ITEM_ELEMENTS.has(name)) flags |= ITEM;
  else if (name === 'article') flags |= ARTICLE;
  else if (name === 'pre' || name === 'textarea') flags |= PREFORMATTED;
  else if (name === 'footer' && !(inherited & ARTICLE)) flags |= FOOTER;
  if (attributes.hidden !== undefined || attributes['aria-hidden'] === 'true') flags |= HIDDEN;
  if (attributes.style !== undefined && isInvisibleStyle(attributes.style)) flags |= HIDDEN;
  if (attributes.role === 'contentinfo') flags |= FOOTER;
  if (name !== 'body' && name !== 'html' && !(inherited & FOOTER)) {
    if (attributes.id !== undefined && isFooterName(attributes.id)) flags |= FOOTER;
    else if (attributes.class !== undefined && isFooterName(attributes.class)) flags |= FOOTER;
  }
  return flags;
}

export function readHtml(html: string): PageMarkup {
  return new HtmlReader(html).read();
}
