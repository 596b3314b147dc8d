import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

export const SITEMAP_BYTES_MAX = 1024 * 1024;
const ADDRESSES_MAX = 20_000;
/** With the white space around it. */
const ADDRESS_CHARACTERS_MAX = 4_096;

export interface Sitemap {
  /** Of pages, or of further sitemaps when it is an index. */
  addresses: string[];
  isIndex: boolean;
}

/** Reads the `<loc>` elements, in linear time whatever the document is. */
export function parseSitemap(xml: string): Sitemap {
  const reader = new LocReader(xml);
  const tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: true }, reader);
  tokenizer.write(xml);
  tokenizer.end();
  return { addresses: reader.addresses, isIndex: reader.isIndex };
}

class LocReader implements TokenizerCallbacks {
  readonly addresses: string[] = [];
  isIndex = false;
  readonly #xml: string;
  #isInLoc = false;
  #text = '';

  constructor(xml: string) {
    this.#xml = xml;
  }

  onopentagname(start: number, end: number): void {
    const name = this.#name(start, end);
    if (name === 'sitemapindex') this.isIndex = true;
    this.#isInLoc = name === 'loc';
    this.#text = '';
  }

  onclosetag(): void {
    const address = this.#text.trim();
    if (this.#isInLoc && address !== '' && this.addresses.length < ADDRESSES_MAX)
      this.addresses.push(address);
    this.#isInLoc = false;
    this.#text = '';
  }

  ontext(start: number, end: number): void {
    this.#add(this.#xml.slice(start, end));
  }

  ontextentity(codepoint: number): void {
    this.#add(String.fromCodePoint(codepoint));
  }

  /** What is longer is no address, and is not kept together for it. */
  #add(text: string): void {
    if (!this.#isInLoc) return;
    this.#isInLoc = this.#text.length + text.length < ADDRESS_CHARACTERS_MAX;
    this.#text = this.#isInLoc ? this.#text + text : '';
  }

  oncdata(start: number, end: number, endMark: number): void {
    this.ontext(start, end - endMark);
  }

  #name(start: number, end: number): string {
    return this.#xml
      .slice(start, Math.min(end, start + 30))
      .toLowerCase()
      .replace(/^\w+:/, '');
  }

  onattribname(): void {}
  onattribdata(): void {}
  onattribentity(): void {}
  onattribend(): void {}
  onopentagend(): void {}
  onselfclosingtag(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}
}
