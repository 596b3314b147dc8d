import { type Attributes, decodeText, type HtmlConsumer, scanHtmlInTurns } from '../html/index.ts';
import { LinkCollector, type PageLink, REGION_ATTRIBUTES, RegionTracker } from './link-collector.ts';

/** Enough to recognise a holding page or a captcha by its words. */
const SAMPLE_CHARACTERS_MAX = 6_000;

/** Elements whose text is not displayed. */
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

/** The facts of a page that the crawl needs. Statements about its owner are read elsewhere. */
export interface PageScan {
  title: string;
  /** The first h1, or the first h2 of a page without one. */
  heading: string;
  /** The first visible words, white space folded. */
  sample: string;
  /** Characters of visible text, without white space. */
  textLength: number;
  /** The content that is shown to browsers without scripts. */
  noscript: string;
  scriptCount: number;
  /**
   * Characters of data for scripts and search engines, such as `__NEXT_DATA__`: it may say what the page does
   * not show.
   */
  dataLength: number;
  /** Addresses of scripts and frames: parking services are recognised by them. */
  sources: string[];
  /** The addresses of `<frame>` and `<iframe>`. */
  frames: string[];
  /** The target of a `<meta http-equiv="refresh">` with a short delay. */
  refreshTo: string | undefined;
  /** The target of a redirect by script, if it is a plain string: `location.href = "/home"`. */
  scriptLeadsTo: string | undefined;
  /** Whether there is an element for scripts to fill: `<div id="root">`. */
  hasAppRoot: boolean;
  /** `<base href>`, against which links are resolved. */
  baseHref: string | undefined;
  links: PageLink[];
}

export async function scanPage(html: string): Promise<PageScan> {
  const consumer = new PageScanner();
  await scanHtmlInTurns(html, consumer);
  return consumer.result();
}

const TITLE_CHARACTERS_MAX = 300;
/** The length of one text without a tag in it. A page may consist of entities alone, and each takes time. */
const DECODED_CHARACTERS_MAX = 65_536;
const SOURCES_MAX = 60;
/** Only short scripts are searched for a redirect; pages that only redirect have a short one. */
const SCRIPT_CHARACTERS_MAX = 3_000;
const SCRIPT_REDIRECT =
  /\blocation(?:\.href)?\s{0,9}(?:=|\.(?:replace|assign)\s{0,9}\()\s{0,9}["']([^"'\s\\]{1,500})["']/;
/** `5; url='/home'`. Adjacent parts match different characters, so that it cannot backtrack. */
const REFRESH = /^\s*(\d+)(?:\.[\d.]*)?\s*[;,][\s"']*(?:url\s*=[\s"']*)?([^"'\s]+)/i;
/** `&nbsp;` is white space, and so are the spaces beside an entity: they do not count as text. */
const ENTITY = /(&#?\w{1,40};)/;
const APP_ROOT = /^(?:root|app|__next|__nuxt|___gatsby|react-root|svelte|main-app|app-root)$/i;
/** The attributes of these elements are read. */
const ATTRIBUTES = new Map<string, ReadonlySet<string>>([
  ['a', new Set(['href', 'title', 'aria-label'])],
  ['area', new Set(['href', 'alt'])],
  ['base', new Set(['href'])],
  ['meta', new Set(['http-equiv', 'content'])],
  ['img', new Set(['alt'])],
  ['script', new Set(['src', 'type'])],
  ['frame', new Set(['src'])],
  ['iframe', new Set(['src', 'data-src'])],
  ...['div', 'section', 'aside', 'ul', 'table'].map((tag) => [tag, REGION_ATTRIBUTES] as const),
  ['main', new Set(['id'])],
  ['app-root', new Set(['id'])],
]);

class PageScanner implements HtmlConsumer {
  readonly valueMax = 2_048;
  readonly #links = new LinkCollector();
  readonly #regions = new RegionTracker();
  readonly #headings = new HeadingReader();
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

  result(): PageScan {
    this.#links.closeLink();
    const words = this.#sample;
    let sample: string | undefined;
    return {
      title: foldSpace(this.#title).trim(),
      heading: this.#headings.result(),
      // Computed on demand: rarely needed.
      get sample() {
        sample ??= foldSpace(words).trim();
        return sample;
      },
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

  wantedAttributes(tag: string): ReadonlySet<string> | null {
    return ATTRIBUTES.get(tag) ?? null;
  }

  openTag(tag: string, attributes: Attributes): void {
    if (this.#unseen === '') {
      this.#regions.open(tag, attributes);
      this.#headings.open(tag);
    }
    this.#readElement(tag, attributes);
    if (this.#unseen === '' && UNSEEN.has(tag) && !(tag === 'title' && this.#isPastTitle)) this.#unseen = tag;
    else this.#addBreak();
  }

  selfClosingTag(tag: string, attributes: Attributes): void {
    this.#readElement(tag, attributes);
  }

  closeTag(tag: string): void {
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

  text(raw: string): void {
    if (this.#unseen === 'script') this.#addScript(raw);
    else if (this.#unseen === '' || this.#unseen === 'title' || this.#unseen === 'noscript') {
      const decoded = raw.slice(0, DECODED_CHARACTERS_MAX);
      if (!decoded.includes('&')) this.#addText(decoded);
      else for (const piece of decoded.split(ENTITY)) this.#addText(decodeText(piece));
      // The rest counts as text, whatever it is.
      if (raw.length > decoded.length) this.#addText(raw.slice(decoded.length));
    }
  }

  #addScript(raw: string): void {
    if (this.#isData) this.#dataLength += raw.length;
    else if (this.#script.length < SCRIPT_CHARACTERS_MAX)
      this.#script += raw.slice(0, SCRIPT_CHARACTERS_MAX - this.#script.length);
  }

  #readElement(tag: string, attributes: Attributes): void {
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
        // Data, not a program.
        this.#isData = /json/i.test(attributes.type ?? '');
        if (!this.#isData) this.#scriptCount += 1;
        this.#readSource(attributes);
        break;
      case 'frame':
      case 'iframe': {
        const source = this.#readSource(attributes);
        if (source && this.#frames.length < SOURCES_MAX) this.#frames.push(source);
        break;
      }
      default:
        if (attributes.id !== undefined && APP_ROOT.test(attributes.id)) this.#hasAppRoot = true;
    }
  }

  /** Frames that are loaded late have their address in `data-src`. */
  #readSource(attributes: Attributes): string | undefined {
    const source = /^about:/i.test(attributes.src ?? 'about:') ? attributes['data-src'] : attributes.src;
    if (source && this.#sources.length < SOURCES_MAX) this.#sources.push(source);
    return source;
  }

  #openLink(href: string, fallbackLabel: string | undefined): void {
    this.#links.openLink({ href, fallbackLabel, region: this.#regions.region });
  }

  #readRefresh(content: string | undefined): void {
    const [, seconds, to] = REFRESH.exec(content ?? '') ?? [];
    if (to !== undefined && Number(seconds) <= 5) this.#refreshTo ??= to;
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

/** Replaces runs of white space with one space; most texts need no change. */
function foldSpace(text: string): string {
  return text.replace(/[^\S ]\s*| \s+/g, ' ');
}

const CHARACTERS_MAX = 300;

/** Reads the first h1 of a page, and the first h2 for pages without one. */
class HeadingReader {
  readonly #found = { h1: '', h2: '' };
  #open: 'h1' | 'h2' | undefined;

  open(tag: string): void {
    if ((tag === 'h1' || tag === 'h2') && this.#found[tag].trim() === '') this.#open = tag;
  }

  close(tag: string): void {
    if (tag === this.#open) this.#open = undefined;
    else if (this.#open) this.addText(' ');
  }

  addText(text: string): void {
    if (!this.#open || this.#found[this.#open].length >= CHARACTERS_MAX) return;
    this.#found[this.#open] += text.slice(0, CHARACTERS_MAX);
  }

  result(): string {
    return (this.#found.h1.trim() || this.#found.h2).replace(/\s+/g, ' ').trim();
  }
}
