import { setImmediate as nextTurn } from 'node:timers/promises';
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { HeadingReader } from './heading-reader.ts';
import { LinkCollector, type PageLink } from './link-collector.ts';
import { REGION_ATTRIBUTES, RegionTracker } from './page-region.ts';

/** Pages are read in pieces of this size, so that a long one does not hold up everybody else. */
const PIECE_CHARACTERS = 131_072;
/** Enough to recognise a holding page or a captcha by its words. */
const SAMPLE_CHARACTERS_MAX = 6_000;
const ATTRIBUTE_CHARACTERS_MAX = 2_048;

/** Elements whose text nobody sees. */
const UNSEEN = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'title',
  'textarea',
  'iframe',
  'noframes',
]);

/** What the crawl needs to know of a page. What the page says about its owner is read elsewhere. */
export interface PageScan {
  title: string;
  /** The first h1, or the first h2 of a page without one. */
  heading: string;
  /** The first visible words, white space folded. */
  sample: string;
  /** Characters of visible text, white space apart. */
  textLength: number;
  /** What is shown to browsers without scripts. */
  noscript: string;
  scriptCount: number;
  /** Characters of data for scripts and search engines, such as `__NEXT_DATA__`: it may say what the page does not show. */
  dataLength: number;
  /** Addresses of scripts and frames: parking services are recognised by them. */
  sources: string[];
  /** Of `<frame>` and `<iframe>`. */
  frames: string[];
  /** Where `<meta http-equiv="refresh">` leads to, at once or nearly. */
  refreshTo: string | undefined;
  /** Where a script sends browsers, when it says so plainly: `location.href = "/home"`. */
  scriptLeadsTo: string | undefined;
  /** An element that scripts are to fill: `<div id="root">`. */
  hasAppRoot: boolean;
  /** `<base href>`, against which links are resolved. */
  baseHref: string | undefined;
  links: PageLink[];
}

/**
 * Reads tokens, not a tree: a tree parser searches its open elements at every end tag, which a page of many open
 * elements makes quadratic. So the time is linear in the length whatever stands in the page.
 */
export async function scanPage(html: string): Promise<PageScan> {
  const scanner = new Scanner(html);
  const tokenizer = new Tokenizer({ decodeEntities: true }, scanner);
  for (let start = 0; start < html.length; start += PIECE_CHARACTERS) {
    if (start > 0) await nextTurn();
    tokenizer.write(html.length <= PIECE_CHARACTERS ? html : html.slice(start, start + PIECE_CHARACTERS));
  }
  tokenizer.end();
  return scanner.result();
}

const TITLE_CHARACTERS_MAX = 300;
const SOURCES_MAX = 60;
/** A page that is all script to send the browser on has a short one. */
const SCRIPT_CHARACTERS_MAX = 3_000;
const SCRIPT_REDIRECT =
  /\blocation(?:\.href)?\s{0,9}(?:=|\.(?:replace|assign)\s{0,9}\()\s{0,9}["']([^"'\s\\]{1,500})["']/;
/** `5; url='/home'`. No two neighbours of it take the same character, so it never has to try a text in several ways. */
const REFRESH = /^\s*(\d+)(?:\.[\d.]*)?\s*[;,][\s"']*(?:url\s*=[\s"']*)?([^"'\s]+)/i;
/** Of these elements the attributes are read. */
const ATTRIBUTES: Record<string, readonly string[]> = {
  a: ['href', 'title', 'aria-label', 'rel'],
  area: ['href', 'alt'],
  base: ['href'],
  meta: ['http-equiv', 'content'],
  img: ['alt'],
  script: ['src', 'type'],
  frame: ['src'],
  iframe: ['src', 'data-src'],
  div: REGION_ATTRIBUTES,
  section: REGION_ATTRIBUTES,
  aside: REGION_ATTRIBUTES,
  ul: REGION_ATTRIBUTES,
  table: REGION_ATTRIBUTES,
  main: ['id'],
  'app-root': ['id'],
};

class Scanner implements TokenizerCallbacks {
  readonly #html: string;
  readonly #links = new LinkCollector();
  readonly #regions = new RegionTracker();
  readonly #headings = new HeadingReader();
  #tag = '';
  #wanted: readonly string[] | undefined;
  #attributes: Record<string, string> = {};
  #attribute: string | undefined;
  #value = '';
  /** The unseen element that is open, or none. */
  #unseen = '';
  #isPastTitle = false;
  #title = '';
  #noscript = '';
  #sample = '';
  #textLength = 0;
  #scriptCount = 0;
  #isData = false;
  #dataLength = 0;
  readonly #sources: string[] = [];
  readonly #frames: string[] = [];
  #refreshTo: string | undefined;
  #script = '';
  #hasAppRoot = false;
  #baseHref: string | undefined;

  constructor(html: string) {
    this.#html = html;
  }

  result(): PageScan {
    return {
      title: this.#title.replace(/\s+/g, ' ').trim(),
      heading: this.#headings.result(),
      sample: this.#sample.replace(/\s+/g, ' ').trim(),
      textLength: this.#textLength,
      noscript: this.#noscript,
      scriptCount: this.#scriptCount,
      dataLength: this.#dataLength,
      sources: this.#sources,
      frames: this.#frames,
      refreshTo: this.#refreshTo,
      scriptLeadsTo: SCRIPT_REDIRECT.exec(this.#script)?.[1],
      hasAppRoot: this.#hasAppRoot,
      baseHref: this.#baseHref,
      links: this.#links.result(),
    };
  }

  onopentagname(start: number, end: number): void {
    this.#tag = this.#name(start, end);
    this.#wanted = ATTRIBUTES[this.#tag];
    if (this.#wanted) this.#attributes = {};
  }

  onattribname(start: number, end: number): void {
    if (!this.#wanted) return;
    const name = this.#name(start, end);
    this.#attribute = this.#wanted.includes(name) ? name : undefined;
    this.#value = '';
  }

  onattribdata(start: number, end: number): void {
    const room = this.#roomInValue();
    if (room > 0) this.#value += this.#html.slice(start, Math.min(end, start + room));
  }

  onattribentity(codepoint: number): void {
    if (this.#roomInValue() > 0) this.#value += String.fromCodePoint(codepoint);
  }

  onattribend(): void {
    if (this.#attribute !== undefined) this.#attributes[this.#attribute] ??= this.#value;
    this.#attribute = undefined;
  }

  onopentagend(): void {
    const tag = this.#tag;
    if (this.#unseen === '') {
      this.#regions.open(tag, this.#wanted && this.#attributes);
      this.#headings.open(tag);
    }
    if (this.#wanted) this.#open(tag, this.#attributes);
    else if (tag === 'app-root') this.#hasAppRoot = true;
    if (this.#unseen === '' && UNSEEN.has(tag) && !(tag === 'title' && this.#isPastTitle)) this.#unseen = tag;
    else this.#addBreak();
  }

  onselfclosingtag(): void {
    if (this.#wanted) this.#open(this.#tag, this.#attributes);
  }

  onclosetag(start: number, end: number): void {
    const tag = this.#name(start, end);
    if (tag === this.#unseen) {
      this.#unseen = '';
      if (tag === 'title') this.#isPastTitle = true;
    } else if (tag === 'a') {
      this.#links.closeLink();
    } else if (this.#unseen === '') {
      this.#regions.close(tag);
      this.#headings.close(tag);
    }
    this.#addBreak();
  }

  ontext(start: number, end: number): void {
    if (this.#unseen === 'script') {
      if (this.#isData) {
        this.#dataLength += end - start;
        return;
      }
      const room = SCRIPT_CHARACTERS_MAX - this.#script.length;
      if (room > 0) this.#script += this.#html.slice(start, Math.min(end, start + room));
      return;
    }
    if (this.#unseen !== '' && this.#unseen !== 'title' && this.#unseen !== 'noscript') return;
    this.#addText(this.#html.slice(start, end));
  }

  ontextentity(codepoint: number): void {
    this.#addText(String.fromCodePoint(codepoint));
  }

  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {
    this.#links.closeLink();
  }

  #roomInValue(): number {
    return this.#attribute === undefined ? 0 : ATTRIBUTE_CHARACTERS_MAX - this.#value.length;
  }

  #name(start: number, end: number): string {
    // No name that matters is longer; a name of a megabyte is not worth a lower-case copy.
    return this.#html.slice(start, Math.min(end, start + 20)).toLowerCase();
  }

  #open(tag: string, attributes: Record<string, string>): void {
    // Frames that are loaded late have their address in `data-src`.
    const source = /^about:/i.test(attributes.src ?? 'about:') ? attributes['data-src'] : attributes.src;
    switch (tag) {
      case 'a':
        if (attributes.href !== undefined) {
          this.#openLink(attributes.href, attributes['aria-label'] ?? attributes.title);
        }
        break;
      case 'area':
        if (attributes.href !== undefined) {
          this.#openLink(attributes.href, attributes.alt);
          this.#links.closeLink();
        }
        break;
      case 'base':
        this.#baseHref ??= attributes.href;
        break;
      case 'img':
        if (attributes.alt !== undefined) this.#addText(` ${attributes.alt} `);
        break;
      case 'meta':
        if (attributes['http-equiv']?.toLowerCase() === 'refresh') this.#readRefresh(attributes.content);
        break;
      case 'script':
        // Data for machines is no program.
        this.#isData = /json/i.test(attributes.type ?? '');
        if (!this.#isData) this.#scriptCount += 1;
        if (source) this.#addSource(source);
        break;
      case 'frame':
      case 'iframe':
        if (source) {
          this.#addSource(source);
          if (this.#frames.length < SOURCES_MAX) this.#frames.push(source);
        }
        break;
      default:
        if (
          /^(?:root|app|__next|__nuxt|___gatsby|react-root|svelte|main-app|app-root)$/i.test(
            attributes.id ?? '',
          )
        ) {
          this.#hasAppRoot = true;
        }
    }
  }

  #openLink(href: string, fallbackLabel: string | undefined): void {
    this.#links.openLink({ href, fallbackLabel, region: this.#regions.region });
  }

  #readRefresh(content: string | undefined): void {
    const [, seconds, to] = REFRESH.exec(content ?? '') ?? [];
    if (to !== undefined && Number(seconds) <= 5) this.#refreshTo ??= to;
  }

  #addSource(source: string): void {
    if (this.#sources.length < SOURCES_MAX) this.#sources.push(source);
  }

  #addBreak(): void {
    if (this.#unseen === '' && this.#sample.length < SAMPLE_CHARACTERS_MAX) this.#sample += ' ';
  }

  #addText(text: string): void {
    if (this.#unseen === 'title') {
      if (this.#title.length < TITLE_CHARACTERS_MAX) this.#title += text.slice(0, TITLE_CHARACTERS_MAX);
      return;
    }
    if (this.#unseen === 'noscript') {
      if (this.#noscript.length < SAMPLE_CHARACTERS_MAX)
        this.#noscript += text.slice(0, SAMPLE_CHARACTERS_MAX);
      return;
    }
    if (this.#unseen !== '') return;
    this.#textLength += text.trim().length;
    if (this.#sample.length < SAMPLE_CHARACTERS_MAX) this.#sample += text.slice(0, SAMPLE_CHARACTERS_MAX);
    this.#links.addText(text);
    this.#headings.addText(text);
  }
}
