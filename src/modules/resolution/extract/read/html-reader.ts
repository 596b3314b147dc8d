import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import {
  ARTICLE,
  type ElementKind,
  elementKind,
  FOOTER,
  HEADER,
  HEADING,
  HIDDEN,
  isFooterName,
  isInvisibleStyle,
  isTellingLink,
  PREFORMATTED,
  UNREAD,
} from './elements.ts';
import { decodeEntities } from './entities.ts';
import { MicrodataReader } from './microdata-reader.ts';
import {
  type BlockManner,
  type MetaValue,
  type PageMarkup,
  TextBuilder,
  type TextLink,
} from './page-text.ts';
import { ScriptReader } from './script-reader.ts';
import { TableReader } from './table-reader.ts';

/** End tags look this far up for their start tag; deeper nesting than this in between is nonsense anyway. */
const LOOK_UP_MAX = 200;
const ALTS_MAX = 500;
const ALT_CHARACTERS_MIN = 4;

type Attributes = Record<string, string>;
const NO_ATTRIBUTES: Attributes = Object.freeze({});
const WANTED_ATTRIBUTES = new Set(
  'hidden aria-hidden style class id role itemprop itemscope itemtype href content name property lang alt type'.split(
    ' ',
  ),
);

/**
 * Reads HTML in one pass over the events of the tokeniser, without a tree. The parser of the same package is not
 * used: its stack makes deeply nested pages take quadratic time, and most of what it prepares is thrown away here.
 */
class HtmlReader implements TokenizerCallbacks {
  private readonly builder = new TextBuilder();
  private readonly microdata = new MicrodataReader();
  private readonly scripts = new ScriptReader();
  private readonly tables = new TableReader();
  private readonly stack: ElementKind[] = [];
  private readonly flags: number[] = [];
  private readonly links: TextLink[] = [];
  private readonly metas: MetaValue[] = [];
  private readonly alts = new Set<string>();
  private readonly html: string;
  private title = '';
  private inTitle = false;
  private inScript = false;
  private language: string | null = null;
  private openLink: TextLink | null = null;
  private current = 0;
  private manner: BlockManner | null = null;
  private opening: ElementKind = elementKind('span');
  private attribute = '';
  private value = '';
  private attributes = NO_ATTRIBUTES;
  private ownFlags = 0;
  private joint = false;
  private foreignDepth = 0;

  constructor(html: string) {
    this.html = html;
  }

  read(): PageMarkup {
    const tokenizer = new Tokenizer({ decodeEntities: false }, this);
    tokenizer.write(this.html);
    tokenizer.end();
    if (this.inScript) this.scripts.close();
    const text = this.builder.text();
    return {
      title: this.title.replace(/\s+/g, ' ').trim() || null,
      language: this.language,
      text,
      blocks: this.builder.blocks,
      links: this.links,
      microdata: this.microdata.finish(text.length),
      metas: this.metas,
      alts: [...this.alts],
      jsonLd: this.scripts.jsonLd,
      states: this.scripts.states,
    };
  }

  ontext(start: number, end: number): void {
    if (this.current & UNREAD) {
      if (this.inScript) this.scripts.add(this.html.slice(start, end));
    } else this.addText(decodeEntities(this.html.slice(start, end)));
  }

  onopentagname(start: number, end: number): void {
    this.opening = elementKind(this.html.slice(start, end));
  }

  onattribname(start: number, end: number): void {
    const length = end - start;
    // All wanted names are between two and eleven characters long; most others need not even be looked at.
    if (length > 11 || length < 2) {
      this.attribute = '';
      return;
    }
    const name = this.html.slice(start, end);
    if (WANTED_ATTRIBUTES.has(name)) this.attribute = name;
    else {
      const lower = name.toLowerCase();
      this.attribute = lower !== name && WANTED_ATTRIBUTES.has(lower) ? lower : '';
    }
    this.value = '';
  }

  onattribdata(start: number, end: number): void {
    if (this.attribute !== '') this.value += this.html.slice(start, end);
  }

  onattribend(): void {
    const name = this.attribute;
    if (name === '') return;
    this.attribute = '';
    if (name === 'class' || name === 'id') {
      if (isFooterName(this.value)) this.ownFlags |= FOOTER;
      return;
    }
    if (this.attributes === NO_ATTRIBUTES) this.attributes = {};
    this.attributes[name] ??= decodeEntities(this.value);
  }

  onopentagend(): void {
    this.openElement();
  }

  onselfclosingtag(): void {
    const { name, empty } = this.opening;
    this.openElement();
    if (this.foreignDepth > 0 && !empty) this.closeElement(name);
  }

  onclosetag(start: number, end: number): void {
    const { name } = elementKind(this.html.slice(start, end));
    if (name === 'br') this.builder.breakLine();
    else this.closeElement(name);
  }

  isInForeignContext(): boolean {
    return this.foreignDepth > 0;
  }

  // Comments, declarations and instructions say nothing to a reader; entities are decoded by piece.
  ontextentity(): void {}
  onattribentity(): void {}
  oncomment(): void {}
  oncdata(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}

  private addText(raw: string): void {
    if (this.inTitle) {
      this.title += raw;
      return;
    }
    if (this.builder.addGap(raw)) return;
    this.manner ??= this.currentManner();
    if (this.current & PREFORMATTED && raw.includes('\n')) this.addLines(raw, this.manner);
    else this.builder.add(raw, this.manner, this.joint);
    this.joint = false;
  }

  private addLines(raw: string, manner: BlockManner): void {
    for (const [index, line] of raw.split('\n').entries()) {
      if (index > 0) this.builder.breakLine();
      if (!this.builder.addGap(line)) this.builder.add(line, manner, false);
    }
  }

  private currentManner(): BlockManner {
    return {
      source: this.region(),
      heading: (this.current & HEADING) !== 0,
      hidden: (this.current & HIDDEN) !== 0,
      header: this.tables.header(),
    };
  }

  private region(): BlockManner['source'] {
    if (this.current & FOOTER) return 'footer';
    return this.current & HEADER ? 'header' : 'text';
  }

  private openElement(): void {
    const kind = this.opening;
    const attributes = this.attributes;
    const ownFlags = this.ownFlags;
    this.attributes = NO_ATTRIBUTES;
    this.ownFlags = 0;
    if (kind.ends) this.endImplied(kind.ends);
    if (kind.block) this.endBlock();
    if (kind.name !== 'sup' && kind.name !== 'sub') this.joint = true;
    if (
      attributes !== NO_ATTRIBUTES &&
      (attributes.itemprop !== undefined || attributes.itemscope !== undefined)
    )
      this.microdata.open(kind.name, attributes, this.stack.length, this.builder.position);
    if (kind.special) this.enterSpecial(kind.name, attributes);
    if (kind.empty) return;
    this.stack.push(kind);
    this.flags.push(this.current);
    this.current |= this.flagsFor(kind, attributes, ownFlags);
  }

  private flagsFor(kind: ElementKind, attributes: Attributes, ownFlags: number): number {
    let flags = kind.flags;
    // The footer of an article is not the page's.
    if (kind.name === 'footer' && this.current & ARTICLE) flags = 0;
    if (kind.name === 'header' && this.current & (ARTICLE | FOOTER)) flags = 0;
    if (kind.name !== 'body' && kind.name !== 'html') flags |= ownFlags;
    if (attributes === NO_ATTRIBUTES) return flags;
    if (attributes.hidden !== undefined || attributes['aria-hidden'] === 'true') flags |= HIDDEN;
    if (attributes.style !== undefined && isInvisibleStyle(attributes.style)) flags |= HIDDEN;
    return attributes.role === 'contentinfo' ? flags | FOOTER : flags;
  }

  private enterSpecial(name: string, attributes: Attributes): void {
    switch (name) {
      case 'br':
        this.builder.breakLine();
        return;
      case 'meta':
        this.readMeta(attributes);
        return;
      case 'img':
        this.readAlt(attributes.alt);
        return;
      case 'html':
        this.language ??= attributes.lang?.trim().toLowerCase() || null;
        return;
      case 'title':
        // The title of a drawing is not the page's.
        this.inTitle = this.foreignDepth === 0 && this.title === '';
        return;
      case 'svg':
      case 'math':
        this.foreignDepth++;
        return;
      case 'script':
        this.inScript = true;
        this.scripts.open(attributes, (this.current & UNREAD) === 0);
        return;
      case 'a':
        this.startLink(attributes.href);
        return;
      case 'table':
      case 'tr':
      case 'td':
      case 'th':
        this.tables.enter(name, this.builder.position);
        return;
    }
  }

  private endImplied(ended: ReadonlySet<string>): void {
    for (let top = this.stack.at(-1); top !== undefined && ended.has(top.name); top = this.stack.at(-1))
      this.pop();
  }

  private closeElement(name: string): void {
    this.joint = true;
    const lowest = Math.max(0, this.stack.length - LOOK_UP_MAX);
    for (let i = this.stack.length - 1; i >= lowest; i--) {
      if (this.stack[i]?.name !== name) continue;
      while (this.stack.length > i) this.pop();
      return;
    }
  }

  private pop(): void {
    const kind = this.stack.pop();
    if (!kind) return;
    if (kind.block) this.endBlock();
    if (kind.special) this.leaveSpecial(kind.name);
    this.microdata.close(this.stack.length, this.builder.position);
    this.current = this.flags.pop() ?? 0;
  }

  private leaveSpecial(name: string): void {
    switch (name) {
      case 'svg':
      case 'math':
        this.foreignDepth--;
        return;
      case 'script':
        this.inScript = false;
        this.scripts.close();
        return;
      case 'title':
        this.inTitle = false;
        return;
      case 'a':
        this.endLink();
        return;
      case 'table':
      case 'tr':
      case 'td':
      case 'th':
        this.tables.leave(name, this.builder.position);
        return;
    }
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

  private readMeta(attributes: Attributes): void {
    const name = attributes.property ?? attributes.name;
    if (name && attributes.content)
      this.metas.push({ name: name.toLowerCase(), content: attributes.content });
  }

  private readAlt(alt: string | undefined): void {
    if (alt && alt.length >= ALT_CHARACTERS_MIN && alt.length <= 300 && this.alts.size < ALTS_MAX)
      this.alts.add(alt);
  }
}

export function readHtml(html: string): PageMarkup {
  return new HtmlReader(html).read();
}
