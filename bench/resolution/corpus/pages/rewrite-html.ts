import type { Fiction } from '../fiction.ts';
import { mapCodedNumbers, mapNumbers } from '../numbers/number-map.ts';
import { MARKUP_WORDS } from '../words/lists/terms.ts';
import { copyCase, replaceTokens, type Token, tokenise } from '../words/spelling.ts';
import { type Part, type PartKind, partsOf } from './html-parts.ts';
import { streetWords } from './street-names.ts';
import { type AddressContext, mapAddresses } from './web-address.ts';

interface Edit {
  start: number;
  end: number;
  replacement: string;
}

export interface RewriteContext extends AddressContext {
  /** Company numbers of the site, digits only. */
  numbers: readonly string[];
}

/** A page with every name, number and address replaced; tags, attributes and all other words as they were. */
export function rewriteHtml(html: string, context: RewriteContext): string {
  const edits = new Edits();
  const parts = partsOf(html);
  const inMarkup = (offset: number) =>
    parts.some(({ kind, start, end }) => kind === 'markup' && start <= offset && offset < end);
  for (const span of mapAddresses(html, context)) {
    if (
      !inMarkup(span.start) ||
      !tokenise(html.slice(span.start, span.end)).some(({ plain }) => MARKUP_WORDS.has(plain))
    )
      edits.add(span);
  }
  const { postcodes, knownPostcodes } = context.fiction;
  for (const span of postcodes.find(html, (key) => knownPostcodes.has(key))) {
    if (!inMarkup(span.start)) edits.add(span);
  }
  for (const span of [...mapCodedNumbers(html, context.fiction.digits), ...brokenNumbers(html, context)])
    edits.add(span);
  for (const part of parts) for (const span of numbersOf(html, part, context)) edits.add(span);
  const body = parts.filter((part) => part.body);
  rewriteWords({ html, tokens: wordTokens(html, body), kind: 'text' }, context, edits);
  for (const part of parts)
    if (!part.body) rewriteWords({ html, tokens: wordTokens(html, [part]), kind: part.kind }, context, edits);
  return edits.apply(html);
}

/** A path or a web address by itself. */
export function rewriteAddress(address: string, context: RewriteContext): string {
  const edits = new Edits();
  for (const span of mapAddresses(address, context)) edits.add(span);
  for (const span of mapNumbers(address, context.fiction.digits)) edits.add(span);
  rewriteWords({ html: address, tokens: tokenise(address), kind: 'address' }, context, edits);
  return edits.apply(address);
}

/** Replacements that do not overlap: one that overlaps an earlier one is dropped. */
class Edits {
  readonly #edits: Edit[] = [];
  readonly #covered = new Set<number>();

  add(edit: Edit): void {
    for (let i = edit.start; i < edit.end; i++) if (this.#covered.has(i)) return;
    for (let i = edit.start; i < edit.end; i++) this.#covered.add(i);
    this.#edits.push(edit);
  }

  isFree(token: Token): boolean {
    return !this.#covered.has(token.start) && !this.#covered.has(token.end - 1);
  }

  apply(text: string): string {
    let out = '';
    let offset = 0;
    for (const { start, end, replacement } of this.#edits.sort((a, b) => a.start - b.start)) {
      out += text.slice(offset, start) + replacement;
      offset = end;
    }
    return out + text.slice(offset);
  }
}

/** Tokens of the parts, those of entities left out. */
function wordTokens(html: string, parts: readonly Part[]): Token[] {
  return parts
    .flatMap(({ start, end }) => tokenise(html.slice(start, end), start))
    .filter(
      ({ start, end }) => !(html[end] === ';' && /&#?x?$/.test(html.slice(Math.max(0, start - 3), start))),
    );
}

function numbersOf(html: string, { kind, start, end }: Part, { fiction }: RewriteContext): Edit[] {
  const text = html.slice(start, end);
  return mapNumbers(text, fiction.digits)
    .filter(
      (span) => kind !== 'markup' || !/[#:]\s?$/.test(text.slice(0, span.start)) || span.end - span.start > 6,
    )
    .map((span) => ({ ...span, start: start + span.start, end: start + span.end }));
}

/** The site's own numbers with a line break or a tag inside. */
function brokenNumbers(html: string, { fiction, numbers }: RewriteContext): Edit[] {
  return numbers.flatMap((number) => {
    const spaced = [...number.replace(/^0+/, '')].join('(?:\\s|&#?\\w+;|-|\\.|<[^>]{1,40}>){0,4}');
    return Array.from(html.matchAll(new RegExp(`(?<![\\d.])0*${spaced}(?!\\d)`, 'g')), (match) => {
      const replacement = match[0].replace(/<[^>]*>|&#?\w+;|\d/g, (found) =>
        found.length > 1 ? found : fiction.digits.map(found),
      );
      return { start: match.index, end: match.index + match[0].length, replacement };
    });
  });
}

interface Stretch {
  html: string;
  tokens: Token[];
  kind: PartKind;
}

const WEB_ADDRESS = /(?:https?:\/\/|www\.)[^\s<"']+/g;

/** The words of a stretch of a page: first names, then streets, then what is left. */
function rewriteWords(
  { html, tokens: all, kind }: Stretch,
  { fiction, site }: RewriteContext,
  edits: Edits,
): void {
  const tokens = all.filter((token) => edits.isFree(token));
  const replace = (token: Token, to: string | undefined) => {
    if (to === undefined || !edits.isFree(token)) return;
    edits.add({ ...token, replacement: copyCase(html.slice(token.start, token.end), to) });
  };
  const inAddress = kind === 'text' ? tokensWithin(html, tokens, WEB_ADDRESS) : [];
  const names = [
    ...site.phrases.find(html, tokens, kind === 'address'),
    ...site.phrases.find(html, inAddress, true),
  ];
  for (const { phrase, tokens: found } of names) {
    const words = fiction.names.wordsInName(
      found.map(({ plain }) => plain),
      phrase.replaced,
    );
    for (const [i, token] of found.entries()) {
      const stays = kind === 'markup' && MARKUP_WORDS.has(token.plain);
      if (!stays) replace(token, words[i] ?? token.plain);
    }
  }
  const streets = kind === 'text' ? streetWords(html, tokens, fiction.vocabulary) : [];
  for (const token of streets) replace(token, fiction.names.words.get(token.plain));
  for (const token of tokens) replace(token, fiction.names.word(token.plain, kind, site));
}

function tokensWithin(html: string, tokens: readonly Token[], pattern: RegExp): Token[] {
  const spans = Array.from(
    html.matchAll(pattern),
    (match) => [match.index, match.index + match[0].length] as const,
  );
  return tokens.filter((token) => spans.some(([start, end]) => start <= token.start && token.end <= end));
}

/** An upper-case address line of the register. It may begin with the name of the company or a short one. */
export function rewriteAddressLine(line: string, fiction: Fiction, name: string): string {
  const tokens = tokenise(line);
  const names = [fiction.book.cores.of(name), ...fiction.book.short];
  const first = names.find(({ words }) => words.every((word, i) => tokens[i]?.plain === word));
  const named = first ? fiction.names.wordsInName(first.words, first.replaced) : [];
  const streets = streetWords(`${line}, AB1 2CD`, tokens, fiction.vocabulary);
  const wordOf = (token: Token) =>
    streets.has(token) ? fiction.names.words.get(token.plain) : fiction.names.word(token.plain, 'text');
  return replaceTokens(line, tokens, (token, i) => named[i] ?? wordOf(token));
}
