import type { PageReading, ReadBlock } from '../extract/page-reading.ts';
import { eachToken } from '../extract/tokens.ts';
import type { TextRange } from '../html/index.ts';
import type { Brand } from '../match/brand.ts';
import { blockAt, blockIndexAt, type Entity } from '../match/entity.ts';
import type { SquashedText } from '../match/squashed-text.ts';

/** A stretch of a page's text that stands for something: an organisation, a number, the brand. */
interface Span {
  start: number;
  end: number;
  id: string;
  kind: 'organisation' | 'number' | 'brand';
}

const BRAND_KEY_MIN = 4;
const BODY_BLOCK_MIN = 60;
const BLOCK_WORDS = 600;
/** No page for readers says its own name more often; one made to slow us down might. */
const BRAND_SPANS_MAX = 2_000;
const DIGITS = /^\d+$/;
const TELLING_SIGN = /^[("“:©&@;]$/;
/** Stands between two blocks in the text of a window. */
export const BLOCK_BREAK = '¶';

export interface SiteContents {
  pages: readonly PageReading[];
  entities: readonly Entity[];
  brand: Brand;
  squashed: ReadonlyMap<PageReading, SquashedText>;
}

/**
 * The pages with their names masked: context features are about relations, so the brand, the organisations and the
 * numbers are replaced by classes before words are taken.
 */
export class SiteView {
  readonly pages: readonly PageReading[];
  readonly entities: readonly Entity[];
  readonly brand: Brand;
  private readonly spans = new Map<PageReading, Span[]>();
  private readonly branded = new Set<PageReading>();
  private readonly blockIds = new Map<ReadBlock, number>();
  private readonly blocksByWords = new Map<string, number>();

  constructor({ pages, entities, brand, squashed }: SiteContents) {
    this.pages = pages;
    this.entities = entities;
    this.brand = brand;
    const keys = brandKeys(brand);
    for (const page of pages) {
      const names = keys
        .flatMap((key) => squashed.get(page)?.find(key, BRAND_SPANS_MAX) ?? [])
        .map(({ start, end }) => ({ start, end: end + domainEndLength(page.text, end) }));
      this.spans.set(page, spansOf(page, entities, names));
    }
    for (const page of pages) if (this.hasBrandInBody(page)) this.branded.add(page);
  }

  /** Blocks that begin with the same words have the same number. */
  blockId({ text }: PageReading, block: ReadBlock): number {
    let id = this.blockIds.get(block);
    if (id === undefined) {
      const words = text.slice(block.start, Math.min(block.end, block.start + BLOCK_WORDS));
      id = this.blocksByWords.get(words) ?? this.blocksByWords.size;
      this.blocksByWords.set(words, id);
      this.blockIds.set(block, id);
    }
    return id;
  }

  /** The body of the page, apart from header, footer and title, speaks of the brand. */
  isBranded(page: PageReading): boolean {
    return this.branded.has(page);
  }

  spansWithin(page: PageReading, from: number, to: number): Span[] {
    return (this.spans.get(page) ?? []).filter(({ start, end }) => start >= from && end <= to);
  }

  hasBrand(page: PageReading, { start, end }: TextRange): boolean {
    const spans = this.spans.get(page) ?? [];
    return (
      spans.some((span) => span.kind === 'brand' && span.end > start && span.start < end) ||
      page.text.slice(start, end).includes('BRAND')
    );
  }

  /** The text of a window with BRAND for the brand and a sign for the end of a block. */
  text(page: PageReading, from: number, to: number): string {
    const start = Math.max(0, from);
    const end = Math.min(page.text.length, to);
    let out = '';
    let position = start;
    for (const span of this.spans.get(page) ?? []) {
      if (span.kind !== 'brand' || span.end <= position) continue;
      if (span.start >= end) break;
      out += `${withBreaks(page, position, Math.max(position, span.start))}BRAND`;
      position = Math.min(span.end, end);
    }
    return out + withBreaks(page, position, end);
  }

  /**
   * The words of a window in lower case; organisations, numbers and the brand as classes in capitals. Reading ends when there
   * are `enough`.
   */
  words(page: PageReading, window: TextRange, self: string, enough = Number.POSITIVE_INFINITY): string[] {
    const start = Math.max(0, window.start);
    const words: string[] = [];
    const spans = this.spans.get(page) ?? [];
    let next = firstEndingAfter(spans, start);
    const push = (word: string) => {
      if (words.at(-1) !== word) words.push(word);
    };
    const blockEnds = breaksWithin(page, start, window.end);
    let blocks = 0;
    eachToken(page.text, { start, end: Math.min(window.end, page.text.length) }, (token) => {
      if (token.start >= (blockEnds[blocks] ?? Number.POSITIVE_INFINITY)) {
        push(BLOCK_BREAK);
        blocks++;
      }
      while ((spans[next]?.end ?? Number.POSITIVE_INFINITY) <= token.start) next++;
      const span = spans[next];
      if (span && token.start >= span.start && token.start < span.end)
        push(isOwnAt(spans, next, token.start, self) ? 'SELF' : classOf(span, self));
      else if (token.isWord) {
        if (DIGITS.test(token.text)) push('DIGITS');
        else words.push(token.text.toLowerCase());
      } else if (TELLING_SIGN.test(token.text)) words.push(token.text === '“' ? '"' : token.text);
      return words.length < enough;
    });
    return words;
  }

  private hasBrandInBody(page: PageReading): boolean {
    const brandSpans = (this.spans.get(page) ?? []).filter(({ kind }) => kind === 'brand');
    return brandSpans.some(({ start }) => {
      const block = blockAt(page, start);
      return block.source === 'text' && block.end - block.start > BODY_BLOCK_MIN && start < block.end;
    });
  }
}

/** Companies of one name have a span each at the same place: to each of them it is its own. */
function isOwnAt(spans: readonly Span[], from: number, position: number, self: string): boolean {
  for (let i = from; (spans[i]?.start ?? Number.POSITIVE_INFINITY) <= position; i++)
    if (spans[i]?.id === self && position < (spans[i]?.end ?? 0)) return true;
  return false;
}

function classOf(span: Span, self: string): string {
  if (span.kind === 'brand') return 'BRAND';
  if (span.id === self) return 'SELF';
  return span.kind === 'number' ? 'NUM' : 'ORG';
}

function spansOf(
  page: PageReading,
  entities: readonly Entity[],
  brands: readonly Omit<Span, 'id' | 'kind'>[],
): Span[] {
  const spans: Span[] = [];
  for (const { id, twinOf, mentions } of entities) {
    if (twinOf !== null) continue;
    for (const mention of mentions)
      if (mention.page === page && mention.form !== 'bare')
        spans.push({
          start: mention.start,
          end: mention.end,
          id,
          kind: mention.form === 'number' ? 'number' : 'organisation',
        });
  }
  spans.push(...outside(brands, spans).map((place) => ({ ...place, id: 'brand', kind: 'brand' as const })));
  return spans.sort(byPlace);
}

type Place = Pick<Span, 'start' | 'end'>;

const byPlace = (a: Place, b: Place) => a.start - b.start || b.end - a.end;

/** The places that touch none of the names, nor one another; longer ones first where several begin together. */
function outside(places: readonly Place[], names: readonly Place[]): Place[] {
  const found: Place[] = [];
  const sorted = [...names].sort(byPlace);
  let next = 0;
  let takenUntil = 0;
  for (const { start, end } of [...places].sort(byPlace)) {
    for (let name = sorted[next]; name !== undefined && name.start < end; name = sorted[++next])
      takenUntil = Math.max(takenUntil, name.end);
    if (takenUntil > start) continue;
    found.push({ start, end });
    takenUntil = end;
  }
  return found;
}

/** The brand as a web address, "Acorn.co.uk", is the brand. */
function domainEndLength(text: string, at: number): number {
  return /^\.(?:[a-z]{2,6}\.)?[a-z]{2,6}(?![\p{L}\p{N}])/iu.exec(text.slice(at, at + 16))?.[0].length ?? 0;
}

/** Longer names first: the words of a longer one are no mention of a shorter. */
function brandKeys({ label, names }: Brand): string[] {
  return names
    .filter((key) => key.length >= BRAND_KEY_MIN || (key === label && key.length === 3))
    .sort((a, b) => b.length - a.length);
}

function firstEndingAfter(spans: readonly Span[], position: number): number {
  const index = spans.findIndex(({ end }) => end > position);
  return index < 0 ? spans.length : index;
}

/** Where blocks end inside a window. */
function breaksWithin(page: PageReading, from: number, to: number): number[] {
  const ends: number[] = [];
  const { blocks } = page;
  for (let i = blockIndexAt(page, from); (blocks[i]?.start ?? to) < to; i++) {
    const { end } = blocks[i] ?? { end: to };
    if (end > from && end < to) ends.push(end);
  }
  return ends;
}

function withBreaks(page: PageReading, from: number, to: number): string {
  let out = '';
  let position = from;
  for (const end of breaksWithin(page, from, to)) {
    out += `${page.text.slice(position, end)} ${BLOCK_BREAK} `;
    position = Math.min(to, end + 1);
  }
  return out + page.text.slice(position, to);
}
