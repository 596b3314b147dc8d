import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/**
 * Decodes the entities of a piece of text. The page is tokenised without decoding, which lets the tokeniser leap from
 * tag to tag; only the pieces that are read and hold an ampersand come here.
 */
export function decodeEntities(raw: string): string {
  if (!raw.includes('&')) return raw;
  const decoded = raw.replace(COMMON, (entity, name: string) => COMMON_NAMES[name] ?? entity);
  // Most pieces hold only the common ones. What may still be an entity is left to the tokeniser, from the start.
  return MAY_BE_ENTITY.test(decoded) ? decodeAll(raw) : decoded;
}

const COMMON_NAMES: Record<string, string> = {
  amp: '&',
  nbsp: '\u00a0',
  pound: '£',
  copy: '©',
  reg: '®',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  middot: '·',
  bull: '•',
  hellip: '…',
  '#39': "'",
  '#039': "'",
  '#x27': "'",
  '#038': '&',
  '#8211': '–',
  '#8217': '’',
  '#160': '\u00a0',
  '#169': '©',
};
const COMMON = /&(#?[a-z\d]{2,6});/g;
const MAY_BE_ENTITY = /&(?:#|[a-z])/i;

function decodeAll(raw: string): string {
  const collector = new EntityCollector(raw);
  const tokenizer = new Tokenizer({ decodeEntities: true }, collector);
  // A lone "<" stays in the text: it is never followed by anything that makes it a tag.
  tokenizer.write(raw);
  tokenizer.end();
  return collector.text;
}

class EntityCollector implements TokenizerCallbacks {
  text = '';
  private readonly raw: string;

  constructor(raw: string) {
    this.raw = raw;
  }

  ontext(start: number, end: number): void {
    this.text += this.raw.slice(start, end);
  }

  ontextentity(codepoint: number): void {
    this.text += String.fromCodePoint(codepoint);
  }

  onattribdata(): void {}
  onattribentity(): void {}
  onattribend(): void {}
  onattribname(): void {}
  oncdata(): void {}
  onclosetag(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onend(): void {}
  onopentagend(): void {}
  onopentagname(): void {}
  onprocessinginstruction(): void {}
  onselfclosingtag(): void {}
}
