import { type Html, html } from '../../shared/html.ts';
import { GUIDE_GROUPS, type Guide, neighboursOf } from './guide-list.ts';
import { escapePattern, type Found, wordsOf } from './guide-search.ts';
import { BRAND, framePage } from './page-frame.ts';

/** A heading of a guide, as its page links to it. */
export interface Heading {
  anchor: string;
  text: string;
}

/** The style of the form that the guides and the reference share. */
export const SEARCH_STYLE = `
.search { display: flex; gap: .4rem; margin: 1rem 0 0; }
.search input { flex: 1; min-width: 0; min-height: 44px; padding: .4rem .6rem; font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--quiet); border-radius: 6px; }
.search input::placeholder { color: var(--quiet); opacity: 1; }
.search button { min-height: 44px; padding: .4rem .8rem; font: inherit; color: #fff; background: var(--filled); border: 1px solid var(--filled); border-radius: 6px; cursor: pointer; }
`;

const STYLE = `${SEARCH_STYLE}
html { scroll-padding-top: 1rem; }
body { display: grid; grid-template-columns: 17rem minmax(0, 1fr); min-height: 100vh; }
nav.side { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: 1.5rem; border-right: 1px solid var(--line); background: var(--card); }
nav.side ul { margin: 0; padding: 0; list-style: none; }
nav.side ul ul { padding: 0 0 .4rem .9rem; font-size: .875rem; }
nav.side p { margin: 1.25rem 0 .2rem; font-weight: 700; font-size: .8rem; letter-spacing: .03em; color: var(--quiet); }
nav.side li a { display: block; padding: .25rem 0; text-decoration: none; }
nav a[aria-current] { font-weight: 700; }
.for-phones { display: none; }
main { max-width: 50rem; padding: 2rem clamp(1rem, 4vw, 3rem) 4rem; }
main .search { max-width: 34rem; }
table { display: block; overflow-x: auto; border-collapse: collapse; }
th, td { padding: .4rem .8rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
main img { max-width: 100%; height: auto; background: #fff; border: 1px solid var(--line); border-radius: 8px; }
blockquote, .note { margin: 1rem 0; padding: .1rem 1rem; border-left: 3px solid var(--accent); color: var(--quiet); }
mark { background: var(--mark); color: inherit; border-radius: 3px; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: .75rem; padding: 0; list-style: none; }
.cards a { display: block; height: 100%; padding: .8rem 1rem; color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: 8px; text-decoration: none; }
.cards a:hover { border-color: var(--accent); }
.cards b { display: block; color: var(--accent); }
.cards span { display: block; }
.cards span::first-letter { text-transform: uppercase; }
.results { padding: 0; list-style: none; }
.results li { margin: 0 0 1.4rem; }
.results p { margin: .2rem 0 0; overflow-wrap: anywhere; }
.around { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .75rem; margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); }
.around a { display: block; min-height: 44px; padding: .5rem .9rem; border: 1px solid var(--line); border-radius: 8px; background: var(--card); text-decoration: none; }
.around span { display: block; font-size: .85rem; color: var(--quiet); }
.around .next { margin-left: auto; text-align: right; }
@media (max-width: 48rem) {
  body { display: block; }
  nav.side { position: static; padding: 1rem; border-right: 0; border-bottom: 1px solid var(--line); }
  .for-desks { display: none; }
  .for-phones { display: flex; gap: 1.25rem; }
  .for-phones a { padding: .6rem 0; }
}
`;

/** A guide with the list of all, and the pages before and after it. */
export function guidePage(guide: Guide, content: { body: string; headings: readonly Heading[] }): string {
  const { previous, next } = neighboursOf(guide.name);
  const around = html`<nav class="around" aria-label="Pages before and after">
${previous && html`<a rel="prev" href="/docs/guides/${previous.name}"><span>Before</span>${previous.title}</a>`}
${next && html`<a rel="next" class="next" href="/docs/guides/${next.name}"><span>Next</span>${next.title}</a>`}
</nav>`;
  return frame({
    title: `${guide.title} · Domesday`,
    menu: menu({ current: guide.name, headings: content.headings }),
    main: content.body + around.text,
  });
}

/** `/docs/guides`: all guides in their groups. */
export function guideIndexPage(): string {
  const groups = GUIDE_GROUPS.map(
    ({ title, guides }) => html`<h2>${title}</h2>
<ul class="cards">${guides.map(
      ({ name, title: words, about }) =>
        html`<li><a href="/docs/guides/${name}"><b>${words}</b><span>${about}</span></a></li>`,
    )}</ul>`,
  );
  const main = html`<h1>Guides</h1>
<p>What Domesday does and how to use it. New here? <a href="/docs/guides/first-resolution">First resolution</a> takes a few minutes;
<a href="/docs">the API reference</a> has every route.</p>
${searchForm('')}
${groups}`;
  return frame({ title: 'Guides · Domesday', menu: menu({}), main: main.text });
}

/** `/docs/search`: where the words of a question are found. */
export function searchPage(question: string, found: readonly Found[]): string {
  const results = found.map(
    ({ section: { href, page, heading }, excerpt }) =>
      html`<li><a href="${href}">${heading === '' ? page : `${page}: ${heading}`}</a><p>${marked(excerpt, question)}</p></li>`,
  );
  const none = html`<p>Nothing was found. Try fewer or other words, or look through <a href="/docs/guides">the guides</a>
and <a href="/docs">the API reference</a>.</p>`;
  const main = html`<h1>Search</h1>
${searchForm(question)}
${question !== '' && html`<p role="status">${found.length === 1 ? '1 place' : `${found.length} places`} for “${question}”</p>`}
${question !== '' && found.length === 0 ? none : html`<ul class="results">${results}</ul>`}`;
  const title = question === '' ? 'Search · Domesday' : html`${question} · Search · Domesday`.text;
  return frame({ title, menu: menu({ withSearch: false }), main: main.text });
}

/** The words of the question are marked in the excerpt. */
function marked(excerpt: string, question: string): Html[] {
  const words = wordsOf(question).map(escapePattern);
  if (words.length === 0) return [html`${excerpt}`];
  const pieces = excerpt.split(new RegExp(`((?<![\\p{L}\\p{N}])(?:${words.join('|')}))`, 'giu'));
  return pieces.map((piece, index) => (index % 2 === 1 ? html`<mark>${piece}</mark>` : html`${piece}`));
}

export function searchForm(question: string): Html {
  return html`<form class="search" role="search" action="/docs/search">
<input type="search" name="q" value="${question}" maxlength="200" aria-label="Search the documentation" placeholder="Search">
<button>Search</button>
</form>`;
}

interface MenuOptions {
  current?: string;
  headings?: readonly Heading[];
  withSearch?: boolean;
}

function menu({ current, headings = [], withSearch = true }: MenuOptions): Html {
  const groups = GUIDE_GROUPS.map(
    ({ title, guides }) => html`<p>${title}</p>
<ul>${guides.map(({ name, title: words }) => {
      const isCurrent = name === current;
      const inside =
        isCurrent &&
        headings.length > 0 &&
        html`<ul>${headings.map(({ anchor, text }) => html`<li><a href="#${anchor}">${text}</a></li>`)}</ul>`;
      return html`<li><a href="/docs/guides/${name}"${isCurrent && html` aria-current="page"`}>${words}</a>${inside}</li>`;
    })}</ul>`,
  );
  return html`${withSearch && current !== undefined && searchForm('')}
<div class="for-phones"><a href="/docs/guides">All guides</a><a href="/docs">API reference</a></div>
<div class="for-desks">${groups}
<p>Reference</p>
<ul><li><a href="/docs">API reference</a></li><li><a href="/openapi.json">openapi.json</a></li></ul></div>`;
}

function frame({ title, menu: list, main }: { title: string; menu: Html; main: string }): string {
  return framePage({
    title,
    style: STYLE,
    body: `<nav class="side" aria-label="Guides">
${BRAND}
${list.text}
</nav>
<main>${main}</main>`,
    scripts: ['/docs/copy.js'],
  });
}
