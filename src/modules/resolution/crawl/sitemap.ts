import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { createPauses } from '../../../shared/concurrency.ts';
import { registrableDomain } from '../../../shared/internet/domain-name.ts';
import type { SiteVisit } from './site-visit.ts';

const SITEMAPS_MAX = 3;

interface SitemapSearch {
  visit: SiteVisit;
  base: URL;
  canContinue: () => boolean;
}

/** The addresses in a site's sitemaps: those that robots.txt names, or the usual one. */
export async function readSitemaps({ visit, base, canContinue }: SitemapSearch): Promise<string[]> {
  const found: string[] = [];
  const robots = await visit.robotsOf(base).catch(() => undefined);
  const named = (robots?.sitemaps ?? []).filter((address) => URL.canParse(address, base.href));
  const waiting = (named.length > 0 ? named : ['/sitemap.xml']).map((address) => new URL(address, base));
  for (let read = 0; read < SITEMAPS_MAX && waiting.length > 0 && canContinue(); read += 1) {
    const url = waiting.shift();
    if (!url || registrableDomain(url.hostname) !== registrableDomain(base.hostname)) continue;
    const response = await visit.fetchText(url, SITEMAP_BYTES_MAX);
    if (!response) continue;
    const { addresses, isIndex } = await parseSitemap(response.body.toString('utf8'));
    if (!isIndex) {
      found.push(...addresses);
      continue;
    }
    const pagesFirst = addresses.filter((address) => URL.canParse(address) && !address.endsWith('.gz'));
    pagesFirst.sort((left, right) => Number(right.includes('page')) - Number(left.includes('page')));
    waiting.push(...pagesFirst.slice(0, SITEMAPS_MAX).map((address) => new URL(address)));
  }
  return found;
}

const SITEMAP_BYTES_MAX = 1024 * 1024;
const ADDRESSES_MAX = 20_000;
/** With the white space around it. */
const ADDRESS_CHARACTERS_MAX = 4_096;

interface Sitemap {
  /** The addresses of pages, or of further sitemaps when it is an index. */
  addresses: string[];
  isIndex: boolean;
}

const PIECE_CHARACTERS = 16_384;

/** Reads the `<loc>` elements, in linear time for any document. Other work runs in the meantime. */
export async function parseSitemap(xml: string): Promise<Sitemap> {
  const reader = new LocReader(xml);
  const tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: true }, reader);
  const pause = createPauses();
  for (let offset = 0; offset < xml.length; offset += PIECE_CHARACTERS) {
    tokenizer.write(xml.slice(offset, offset + PIECE_CHARACTERS));
    const paused = pause();
    if (paused) await paused;
  }
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

  /** Text that is too long to be an address is dropped. */
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
