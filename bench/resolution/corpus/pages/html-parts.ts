import { tokenise } from '../words/spelling.ts';

/** What a stretch of HTML is: what people read, a web address, or what only programs read. */
export type PartKind = 'text' | 'address' | 'markup';

export interface Part {
  kind: PartKind;
  start: number;
  end: number;
  /** Between tags, not inside one. */
  body: boolean;
}

const PIECE = /<!--[\s\S]*?-->|<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<[a-zA-Z/!?][^>]*>/gi;
const ATTRIBUTE = /([\w:@.-]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/g;
const READ =
  /^(?:alt|title|content|placeholder|value|label|aria-label|summary|data-(?:title|name|brand|label|text))$/i;
const ADDRESS = /^(?:href|src|srcset|action|formaction|poster|cite|data-(?:href|src|url))$/i;

/** The parts of a page in order. Tag and attribute names are in none. */
export function partsOf(html: string): Part[] {
  const parts: Part[] = [];
  let offset = 0;
  const add = (kind: PartKind, start: number, end: number) => {
    if (end > start) parts.push({ kind, start, end, body: kind === 'text' });
  };
  for (const match of html.matchAll(PIECE)) {
    add('text', offset, match.index);
    offset = match.index + match[0].length;
    const opening = match[0].startsWith('<!--') ? 0 : match[0].indexOf('>') + 1;
    if (opening > 0)
      for (const part of attributesOf(match[0].slice(0, opening), match.index)) parts.push(part);
    if (/^<script[^>]*ld\+json/i.test(match[0]))
      for (const part of jsonValuesOf(match[0], match.index)) parts.push(part);
    else if (opening < match[0].length)
      add('markup', match.index + opening, offset - (match[1] ? `</${match[1]}>`.length : 0));
  }
  add('text', offset, html.length);
  return parts;
}

/** Values of linked data; its keys and types are words of a standard. */
function jsonValuesOf(script: string, offset: number): Part[] {
  const from = script.indexOf('>') + 1;
  const strings = script.slice(from).matchAll(/("@(?:type|context)"\s*:\s*)?"((?:[^"\\]|\\.)*)"(\s*:)?/g);
  return Array.from(strings)
    .filter((match) => match[1] === undefined && match[3] === undefined)
    .map((match) => offset + from + match.index + 1)
    .map((start) => ({
      kind: 'text',
      start,
      end: offset + script.indexOf('"', start - offset),
      body: false,
    }));
}

function attributesOf(tag: string, offset: number): Part[] {
  const generator = /^<meta[^>]*name=["']?generator/i.test(tag);
  return Array.from(tag.matchAll(ATTRIBUTE), (match) => {
    const [all, name, quoted] = match as unknown as [string, string, string];
    const quote = /^["']/.test(quoted) ? 1 : 0;
    const end = offset + match.index + all.length - quote;
    const start = offset + match.index + all.length - quoted.length + quote;
    const value = quoted.slice(quote, quoted.length - quote);
    return { kind: generator ? 'markup' : kindOf(name, value), start, end, body: false };
  });
}

function kindOf(name: string, value: string): PartKind {
  if (ADDRESS.test(name) || /^(?:https?:|mailto:|tel:|\/)\S*$/.test(value)) return 'address';
  return READ.test(name) ? 'text' : 'markup';
}

const INLINE = /<\/?(?:a|abbr|b|bdi|cite|em|font|i|mark|s|small|span|strong|sub|sup|u|wbr)\b[^>]*>/gi;
const ENTITIES: [RegExp, string][] = [
  [/&amp;|&#38;/g, '&'],
  [/&nbsp;|&#160;|<br ?\/?>/gi, ' '],
  [/&(?:rsquo|lsquo|apos|#8217|#8216|#39|#x27);/g, "'"],
  [/&(?:quot|ldquo|rdquo|#8220|#8221|#34);/g, '"'],
  [/&(?:ndash|mdash|#8211|#8212);/g, '-'],
];

/** The text that a reader sees between two words; inline tags show nothing, other tags stay. */
export function readGap(html: string): string {
  return ENTITIES.reduce((text, [entity, char]) => text.replace(entity, char), html.replace(INLINE, ''));
}

const LETTERS: Record<string, string> = {
  auml: 'ä',
  Auml: 'Ä',
  ouml: 'ö',
  Ouml: 'Ö',
  uuml: 'ü',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  Eacute: 'É',
  egrave: 'è',
  agrave: 'à',
  ograve: 'ò',
  ccedil: 'ç',
  ntilde: 'ñ',
  oslash: 'ø',
  aring: 'å',
  iacute: 'í',
  oacute: 'ó',
  aacute: 'á',
};

/** Letters written as entities, as letters: a word is one word again. */
export function decodeLetters(html: string): string {
  return html.replace(/&(\w+);/g, (entity, name: string) => LETTERS[name] ?? entity);
}

/** The text that people read, tags and entities gone. */
export function visibleText(html: string): string {
  const text = partsOf(html)
    .filter(({ kind }) => kind === 'text')
    .map(({ start, end }) => html.slice(start, end))
    .join(' ');
  return readGap(text).replace(/&#?\w+;/g, ' ');
}

/** The words that people read, those of web and e-mail addresses left out. */
export function readWords(html: string): string[] {
  return partsOf(html)
    .filter(({ kind }) => kind === 'text')
    .map(({ start, end }) => html.slice(start, end).replace(/&#?\w+;|\S*[@/]\S*|\b[\w-]+(?:\.[\w-]+)+/g, ' '))
    .flatMap((text) => tokenise(text).map((token) => token.plain));
}
