import { memoizeByObject } from '../../../shared/memoize.ts';
import type { ExtractedPage } from '../extract/extracted-page.ts';
import { eachToken } from '../extract/tokens.ts';
import type { TextRange } from '../html/index.ts';
import type { Brand } from '../match/brand.ts';
import { blockAt, blockIndexAt, type Entity } from '../match/entity.ts';
import type { SquashedText } from '../match/squashed-text.ts';

/** A stretch of a page's text with a class: an organisation, a number, the brand. */
interface Span extends TextRange {
  id: string;
  kind: 'organisation' | 'number' | 'brand';
}

const BRAND_KEY_MIN = 4;
const BODY_BLOCK_MIN = 60;
const OPENING_LENGTH = 30_000;
/** No page for readers says its own name more often; one made to slow us down might. */
const BRAND_SPANS_MAX = 2_000;
const DIGITS = /^\d+$/;
const SIGNIFICANT_SIGN = /^[("“:©&@;]$/;
/** Separates two blocks in the text of a window. */
export const BLOCK_BREAK = '¶';

export interface SiteContents {
  pages: readonly ExtractedPage[];
  entities: readonly Entity[];
  brand: Brand;
  squashed: ReadonlyMap<ExtractedPage, SquashedText>;
}

/**
 * The pages with their names masked: context features are about relations, so the brand, the organisations
 * and the numbers are replaced by classes before words are taken.
 */
export class SiteView {
  readonly pages: readonly ExtractedPage[];
  readonly entities: readonly Entity[];
  readonly brand: Brand;
  private readonly spans: (page: ExtractedPage) => readonly Span[];
  /** The text of the beginning of a page. */
  readonly opening = memoizeByObject((page: ExtractedPage) => this.text(page, 0, OPENING_LENGTH));
  /** The body of the page, apart from header, footer and title, speaks of the brand. */
  readonly isBranded = memoizeByObject((page: ExtractedPage) =>
    this.spans(page).some(({ kind, start }) => kind === 'brand' && isInBody(page, start)),
  );

  constructor({ pages, entities, brand, squashed }: SiteContents) {
    this.pages = pages;
    this.entities = entities;
    this.brand = brand;
    const keys = brandKeys(brand);
    this.spans = memoizeByObject((page) => {
      const names = keys.flatMap((key) => squashed.get(page)?.find(key, BRAND_SPANS_MAX) ?? []);
      return spansOf(page, entities, names);
    });
  }

  spansWithin(page: ExtractedPage, from: number, to: number): Span[] {
    return this.spans(page).filter(({ start, end }) => start >= from && end <= to);
  }

  hasBrand(page: ExtractedPage, { start, end }: TextRange): boolean {
    return (
      this.spans(page).some((span) => span.kind === 'brand' && span.end > start && span.start < end) ||
      page.text.slice(start, end).includes('BRAND')
    );
  }

  /** The text of a window with BRAND for the brand and a mark for the end of a block. */
  text(page: ExtractedPage, from: number, to: number): string {
    const start = Math.max(0, from);
    const end = Math.min(page.text.length, to);
    let out = '';
    let position = start;
    for (const span of this.spans(page)) {
      if (span.kind !== 'brand' || span.end <= position) continue;
      if (span.start >= end) break;
      out += `${withBreaks(page, position, Math.max(position, span.start))}BRAND`;
      position = Math.min(span.end, end);
    }
    return out + withBreaks(page, position, end);
  }

  /** The words of a window in lower case; organisations, numbers and the brand as classes in capitals. */
  words(page: ExtractedPage, window: TextRange, self: string): string[] {
    const start = Math.max(0, window.start);
    const end = Math.min(window.end, page.text.length);
    const spans = this.spans(page).filter((span) => span.end > start && span.start < end);
    const breaks = breaksWithin(page, start, end);
    const words: string[] = [];
    const push = (word: string) => {
      if (words.at(-1) !== word) words.push(word);
    };
    eachToken(page.text, { start, end }, ({ text, start: offset, isWord }) => {
      for (; (breaks[0] ?? end) <= offset; breaks.shift()) push(BLOCK_BREAK);
      if (spans.some((span) => span.start <= offset && offset < span.end)) push(classOf(spans, offset, self));
      else if (isWord && DIGITS.test(text)) push('DIGITS');
      else if (isWord) words.push(text.toLowerCase());
      else if (SIGNIFICANT_SIGN.test(text)) words.push(text === '“' ? '"' : text);
    });
    return words;
  }
}

function isInBody(page: ExtractedPage, position: number): boolean {
  const { source, start, end } = blockAt(page, position);
  return source === 'text' && end - start > BODY_BLOCK_MIN && position < end;
}

/** Companies of one name each have a span at the same place; for each of them, its span is its own name. */
function classOf(spans: readonly Span[], offset: number, self: string): string {
  const here = spans.filter(({ start, end }) => start <= offset && offset < end);
  const kind = here[0]?.kind ?? 'brand';
  return kind !== 'brand' && here.some(({ id }) => id === self) ? 'SELF' : CLASSES[kind];
}

const CLASSES = { brand: 'BRAND', number: 'NUM', organisation: 'ORG' };

function spansOf(page: ExtractedPage, entities: readonly Entity[], brands: readonly TextRange[]): Span[] {
  const spans = entities.flatMap(({ id, twinOf, mentions }) =>
    mentions
      .filter((mention) => twinOf === null && mention.page === page && mention.form !== 'bare')
      .map(({ start, end, form }): Span => {
        return { start, end, id, kind: form === 'number' ? 'number' : 'organisation' };
      }),
  );
  for (const { start, end } of apartFrom(spans, brands))
    spans.push({ start, end, id: 'brand', kind: 'brand' });
  return spans.sort(byPlace);
}

const byPlace = (a: TextRange, b: TextRange) => a.start - b.start || b.end - a.end;

/**
 * The places that touch none of the names, nor one another; longer ones first where several begin together.
 */
function apartFrom(names: readonly TextRange[], places: readonly TextRange[]): TextRange[] {
  let takenUntil = 0;
  return [...places].sort(byPlace).filter(({ start, end }) => {
    if (start < takenUntil || names.some((name) => name.start < end && name.end > start)) return false;
    takenUntil = end;
    return true;
  });
}

/** Longer names first: the words of a longer one are no mention of a shorter. */
function brandKeys({ label, names }: Brand): string[] {
  return names
    .filter((key) => key.length >= BRAND_KEY_MIN || (key === label && key.length === 3))
    .sort((a, b) => b.length - a.length);
}

/** Where blocks end inside a window. */
function breaksWithin(page: ExtractedPage, from: number, to: number): number[] {
  const ends: number[] = [];
  const { blocks } = page;
  for (let i = blockIndexAt(page, from); (blocks[i]?.start ?? to) < to; i++) {
    const { end } = blocks[i] ?? { end: to };
    if (end > from && end < to) ends.push(end);
  }
  return ends;
}

function withBreaks(page: ExtractedPage, from: number, to: number): string {
  let out = '';
  let position = from;
  for (const end of breaksWithin(page, from, to)) {
    out += `${page.text.slice(position, end)} ${BLOCK_BREAK} `;
    position = Math.min(to, end + 1);
  }
  return out + page.text.slice(position, to);
}
