import { anyOf } from '../../../shared/join-patterns.ts';
/** Flags that an element passes to everything inside it. */
export const FOOTER = 1;
export const HIDDEN = 2;
export const UNREAD = 4;
export const HEADING = 8;
export const PREFORMATTED = 32;
export const ARTICLE = 64;
export const HEADER = 128;

/** How an element is read, by its name. */
export interface ElementKind {
  name: string;
  /** It begins and ends a block of text. */
  block: boolean;
  /** It has no end tag. */
  empty: boolean;
  flags: number;
  /** Opening it ends these where they are open: pages leave out the end tags. */
  ends: ReadonlySet<string> | null;
  /** It needs more than pushing and popping. */
  special: boolean;
}

const list = (names: string): Set<string> => new Set(names.split(' '));

const BLOCKS = list(
  'address article aside blockquote body button caption center dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul',
);
const EMPTY = list(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr',
);
/** Their text is not shown, or is not about the page. */
const UNREAD_ELEMENTS = list(
  'script style template iframe noembed noframes svg math canvas audio video object select datalist option',
);
const HEADINGS = list('h1 h2 h3 h4 h5 h6');
const SPECIAL = list('a br head html img math meta script svg table td th title tr');
const INLINE = list(
  'a abbr b bdi bdo big cite code del dfn em font head html i ins kbd label mark noscript q s samp small span strike strong sub sup textarea time title tt u var',
);

const ENDED_BY_OPENING: Record<string, string> = {
  li: 'li',
  p: 'p',
  dt: 'dt dd',
  dd: 'dt dd',
  td: 'td th',
  th: 'td th',
  tr: 'td th tr',
  tbody: 'td th tr thead tbody',
  tfoot: 'td th tr thead tbody',
  option: 'option',
};
const PARAGRAPH_ENDERS = list(
  'address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol pre section table ul',
);

const KINDS = new Map<string, ElementKind>();
for (const name of [...BLOCKS, ...EMPTY, ...UNREAD_ELEMENTS, ...SPECIAL, ...INLINE, 'option'])
  KINDS.set(name, describe(name));

function describe(name: string): ElementKind {
  const ended = ENDED_BY_OPENING[name] ?? (PARAGRAPH_ENDERS.has(name) ? 'p' : null);
  return {
    name,
    block: BLOCKS.has(name),
    empty: EMPTY.has(name),
    flags: flagsOf(name),
    ends: ended === null ? null : list(ended),
    special: SPECIAL.has(name),
  };
}

function flagsOf(name: string): number {
  if (UNREAD_ELEMENTS.has(name)) return UNREAD;
  if (HEADINGS.has(name)) return HEADING;
  if (name === 'article' || name === 'main') return ARTICLE;
  if (name === 'footer') return FOOTER;
  if (name === 'nav' || name === 'header') return HEADER;
  return name === 'pre' || name === 'textarea' ? PREFORMATTED : 0;
}

/** Custom elements are read like `span`. */
export function elementKind(name: string): ElementKind {
  return KINDS.get(name) ?? describe(name);
}

/** Only the beginning of a longer class list is searched, to limit the cost of the patterns. */
const CLASS_MAX = 1_000;
const FOOTER_NAME =
  /(?:^|[\s_-])(?:site|page|main|global)?[_-]?(?:sub|bottom)?(?:footer|colophon|copyright)/i;
const PART_OF_A_CARD =
  /(?:card|modal|entry|post|article|widget|panel|table|comment|quote|dialog)[\w-]*footer/i;

export function isFooterName(value = ''): boolean {
  const classOrId = value.slice(0, CLASS_MAX);
  // Nearly every element has a class: look at the letters before trying the patterns.
  if (
    !classOrId.includes('oter') &&
    !classOrId.includes('OTER') &&
    !classOrId.includes('opyright') &&
    !classOrId.includes('olophon')
  )
    return false;
  return FOOTER_NAME.test(classOrId) && !PART_OF_A_CARD.test(classOrId);
}

const INVISIBLE_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

export function isInvisibleStyle(style: string): boolean {
  return INVISIBLE_STYLE.test(style);
}

const IDENTIFYING_LINK = anyOf(
  /^\s*mailto:|company-information\.service|companieshouse|opencorporates\.com\/companies\/gb/i,
  /business\.data\.gov\.uk\/id\/company/i,
);

/** Only links that may identify a company are kept: a page can have fifty thousand others. */
export function isIdentifyingLink(href: string): boolean {
  return IDENTIFYING_LINK.test(href);
}
