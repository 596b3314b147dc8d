import { escapeHtml } from '../../shared/html.ts';

/**
 * The markup of the fictional sites, one element per line:
 *
 *   ## heading            - list item             > quotation
 *   = term | what         | cell | cell           @ address line / address line
 *   * card :: its text    $ goods :: price :: about them
 *   <anything> as it is, and everything else is a paragraph
 *
 * Within a line: `[words](/address)`, `**bold**`, and `{{html}}` for raw HTML.
 */
export function renderMarkup(text: string): string {
  const parts: string[] = [];
  let open: Group | undefined;
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const found = line === '' ? undefined : LINES.find(({ start }) => line.startsWith(start));
    const group = found?.group;
    if (open && open !== group) parts.push(open.after);
    if (group && open !== group) parts.push(group.before);
    open = group;
    if (found) parts.push(found.render(line.slice(found.start.length).trim()));
  }
  if (open) parts.push(open.after);
  return parts.join('\n');
}

export function renderInline(text: string): string {
  return text
    .split(/(\{\{.*?\}\})/)
    .map((part) => (part.startsWith('{{') ? part.slice(2, -2) : renderPlain(part)))
    .join('');
}

function renderPlain(text: string): string {
  return escapeHtml(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>');
}

/** Consecutive lines of one kind share an element. */
interface Group {
  before: string;
  after: string;
}

const LIST: Group = { before: '<ul>', after: '</ul>' };
const FACTS: Group = { before: '<dl>', after: '</dl>' };
const TABLE: Group = { before: '<table>', after: '</table>' };
const CARDS: Group = { before: '<div class="cards">', after: '</div>' };
const GOODS: Group = { before: '<div class="goods">', after: '</div>' };

const LINES: { start: string; group?: Group; render: (text: string) => string }[] = [
  { start: '## ', render: (text) => `<h2>${renderInline(text)}</h2>` },
  { start: '- ', group: LIST, render: (text) => `<li>${renderInline(text)}</li>` },
  { start: '> ', render: (text) => `<blockquote>${renderInline(text)}</blockquote>` },
  { start: '@ ', render: (text) => `<address>${cells(text, ' / ').join('<br>')}</address>` },
  {
    start: '= ',
    group: FACTS,
    render: (text) => {
      const [term = '', what = ''] = cells(text, ' | ');
      return `<dt>${term}</dt><dd>${what}</dd>`;
    },
  },
  {
    start: '| ',
    group: TABLE,
    render: (text) => {
      const row = cells(text.replace(/\|$/, ''), ' | ');
      return `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    },
  },
  {
    start: '* ',
    group: CARDS,
    render: (text) => {
      const [title = '', about = ''] = cells(text, ' :: ');
      return `<div class="card"><h3>${title}</h3><p>${about}</p></div>`;
    },
  },
  {
    start: '$ ',
    group: GOODS,
    render: (text) => {
      const [title = '', price = '', about = ''] = cells(text, ' :: ');
      return `<article class="item"><h3>${title}</h3><p>${about}</p><p class="price">${price}</p></article>`;
    },
  },
  // The tag is part of the output, so nothing is cut off.
  { start: '', render: (text) => (text.startsWith('<') ? text : `<p>${renderInline(text)}</p>`) },
];

function cells(text: string, separator: string): string[] {
  return text.split(separator).map((cell) => renderInline(cell.trim()));
}
