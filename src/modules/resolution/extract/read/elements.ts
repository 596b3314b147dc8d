/** What the names and attributes of elements mean for reading. */

export const BLOCK_ELEMENTS = new Set(
  (
    'address article aside blockquote body button caption center dd details dialog div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hr legend li main menu nav ol p pre section summary table tbody td tfoot th ' +
    'thead tr ul'
  ).split(' '),
);

export const VOID_ELEMENTS = new Set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr'.split(
    ' ',
  ),
);

/** Their text is not shown, or is not about the page. */
export const UNREAD_ELEMENTS = new Set(
  'script style template iframe noembed noframes svg math canvas audio video object select datalist option'.split(
    ' ',
  ),
);

export const HEADING_ELEMENTS = new Set('h1 h2 h3 h4 h5 h6'.split(' '));
export const ITEM_ELEMENTS = new Set('li td dd'.split(' '));

/** Opening one of these ends an open one of those: pages leave out the end tags. */
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
const PARAGRAPH_ENDERS =
  'address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol pre section table ul';

export const IMPLIED_ENDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...Object.entries(ENDED_BY_OPENING).map(([name, ended]) => [name, new Set(ended.split(' '))] as const),
  ...PARAGRAPH_ENDERS.split(' ').map((name) => [name, new Set(['p'])] as const),
]);

const FOOTER_NAME = /(?:^|[\s_-])(?:site|page|main|global)?[_-]?(?:sub|bottom)?(?:footer|colophon|copyright)/i;
const PART_OF_A_CARD = /(?:card|modal|entry|post|article|widget|panel|table|comment|quote|dialog)[\w-]*footer/i;

export function isFooterName(classOrId: string): boolean {
  return FOOTER_NAME.test(classOrId) && !PART_OF_A_CARD.test(classOrId);
}

const INVISIBLE_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

export function isInvisibleStyle(style: string): boolean {
  return INVISIBLE_STYLE.test(style);
}

const TELLING_LINK = /^\s*mailto:|company-information\.service|companieshouse|opencorporates\.com\/companies\/gb|business\.data\.gov\.uk\/id\/company/i;

/** Only links that say something are kept: a page may hold fifty thousand others. */
export function isTellingLink(href: string): boolean {
  return TELLING_LINK.test(href);
}
