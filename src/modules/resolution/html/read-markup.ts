import {
  ARTICLE,
  type ElementKind,
  elementKind,
  FOOTER,
  HEADER,
  HEADING,
  HIDDEN,
  isFooterName,
  isIdentifyingLink,
  isInvisibleStyle,
  PREFORMATTED,
  UNREAD,
} from './elements.ts';
import { MicrodataReader, ScriptReader, TableReader } from './markup-readers.ts';
import {
  type BlockManner,
  type MetaValue,
  type PageMarkup,
  TextBuilder,
  type TextLink,
} from './page-text.ts';
import { type Attributes, decodeText, type HtmlConsumer, NO_ATTRIBUTES, scanHtml } from './tokenizer.ts';

/** How many open elements an end tag searches for its start tag. */
const LOOK_UP_MAX = 200;
const ALTS_MAX = 500;
const ALT_CHARACTERS_MIN = 4;

const WANTED_ATTRIBUTES = new Set(
  'hidden aria-hidden style class id role itemprop itemscope itemtype href content name property alt type'.split(
    ' ',
  ),
);

/** Reads the text of a page in blocks, and the data in its markup. */
export function readMarkup(html: string): PageMarkup {
  const reader = new MarkupReader();
  scanHtml(html, reader);
  return reader.result();
}

class MarkupReader implements HtmlConsumer {
  readonly valueMax = Number.POSITIVE_INFINITY;
  private readonly builder = new TextBuilder();
  private readonly microdata = new MicrodataReader();
  private readonly scripts = new ScriptReader();
  private readonly tables = new TableReader();
  private readonly stack: ElementKind[] = [];
  private readonly flags: number[] = [];
  private readonly links: TextLink[] = [];
  private readonly metas: MetaValue[] = [];
  private readonly alts = new Set<string>();
  private title = '';
  private inTitle = false;
  private inScript = false;
  private openLink: TextLink | null = null;
  private current = 0;
  private manner: BlockManner | null = null;
  private joint = false;
  private foreignDepth = 0;

  result(): PageMarkup {
    if (this.inScript) this.scripts.close();
    const text = this.builder.text();
    return {
      title: this.title.replace(/\s+/g, ' ').trim() || null,
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

  wantedAttributes(): ReadonlySet<string> {
    return WANTED_ATTRIBUTES;
  }

  text(raw: string): void {
    if (this.current & UNREAD) {
      if (this.inScript) this.scripts.add(raw);
    } else this.addText(decodeText(raw));
  }

  openTag(tag: string, attributes: Attributes): void {
    this.openElement(elementKind(tag), attributes);
  }

  selfClosingTag(tag: string, attributes: Attributes): void {
    const kind = elementKind(tag);
    this.openElement(kind, attributes);
    if (this.foreignDepth > 0 && !kind.empty) this.closeElement(tag);
  }

  closeTag(tag: string): void {
    if (tag === 'br') this.builder.breakLine();
    else this.closeElement(tag);
  }

  isInForeignContext(): boolean {
    return this.foreignDepth > 0;
  }

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

  private openElement(kind: ElementKind, attributes: Attributes): void {
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
    this.current |= this.flagsFor(kind, attributes);
  }

  private flagsFor(kind: ElementKind, attributes: Attributes): number {
    let flags = kind.flags;
    // The footer of an article is not the page's.
    if (kind.name === 'footer' && this.current & ARTICLE) flags = 0;
    if (kind.name === 'header' && this.current & (ARTICLE | FOOTER)) flags = 0;
    if (attributes === NO_ATTRIBUTES) return flags;
    if (isFooterElement(kind.name, attributes)) flags |= FOOTER;
    if (attributes.hidden !== undefined || attributes['aria-hidden'] === 'true') flags |= HIDDEN;
    if (attributes.style !== undefined && isInvisibleStyle(attributes.style)) flags |= HIDDEN;
    return flags;
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
    if (!href || !isIdentifyingLink(href)) return;
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

function isFooterElement(name: string, { class: names, id, role }: Attributes): boolean {
  if (role === 'contentinfo') return true;
  if (name === 'body' || name === 'html') return false;
  return isFooterName(names) || isFooterName(id);
}
