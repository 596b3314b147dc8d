import { escapeHtml } from '../markup.ts';
import { heading, htmlDocument, type Layout, navLinks, scene } from './layout.ts';

/** For professions, houses of every kind and those who do good. */

/** A line with the telephone on top; particulars in a box of their own. */
export const practice: Layout = (view) =>
  htmlDocument(view, {
    css: `body{font-family:"Gill Sans","Segoe UI",Calibri,sans-serif}.head{border-top:6px solid var(--accent);display:flex;flex-wrap:wrap;justify-content:space-between;padding:1.2rem 7vw}
.head .mark{font-size:1.5rem;font-family:Georgia,serif}.head nav a{margin-left:1.2rem;color:var(--ink);text-decoration:none}.lead{background:var(--accent);color:var(--light);padding:3rem 7vw;font-size:1.5rem;font-family:Georgia,serif}
.text{max-width:50rem;padding:2rem 7vw}#footer{background:var(--soft);padding:1.6rem 7vw;font-size:.88rem}`,
    body: `<div class="head"><div class="mark">${escapeHtml(view.brand)}</div><nav aria-label="Main">${navLinks(view)}</nav></div>
${view.isHome ? `<div class="lead">${escapeHtml(view.tagline)}</div>` : ''}
<main class="text">${heading(view)}
${view.body}</main>
<div id="footer" role="contentinfo">${view.foot}</div>`,
  });

/** One narrow column of type, like a letter. */
export const letterpress: Layout = (view) =>
  htmlDocument(view, {
    css: `body{font-family:"Palatino Linotype",Palatino,Georgia,serif;font-size:1.1rem}.sheet{max-width:38rem;margin:0 auto;padding:3rem 1.4rem}
.sheet>h1{text-align:center;font-weight:400;letter-spacing:.06em}.sub{text-align:center;font-style:italic}.rule{text-align:center;color:var(--accent);margin:1.2rem}
.links{text-align:center}.links a{margin:0 .5rem}.colophon{text-align:center;font-size:.85rem;margin-top:3rem}`,
    body: `<div class="sheet"><h1>${escapeHtml(view.isHome ? view.brand : view.title)}</h1>
<p class="sub">${escapeHtml(view.tagline)}</p><div class="rule">❦</div>
<p class="links">${navLinks(view, ' · ')}</p>
${view.body}
<div class="rule">❦</div><footer class="colophon">${view.foot}</footer></div>`,
  });

/** Dark, with big serif letters: food, drink and stages. */
export const bistro: Layout = (view) =>
  htmlDocument(view, {
    css: `body{font-family:Georgia,serif}.door{min-height:40vh;display:grid;place-items:center;text-align:center;background:radial-gradient(circle at 50% 30%,var(--soft),var(--paper));padding:3rem 1rem}
.door h1{font-size:clamp(2rem,6vw,4rem);margin:.2rem}nav.menu{text-align:center;padding:1rem;border-block:1px solid var(--soft)}nav.menu a{margin:0 .9rem;text-decoration:none}
section{max-width:46rem;margin:0 auto;padding:1.6rem}table{width:100%}td:last-child{text-align:right}footer{text-align:center;padding:2rem 1rem;font-size:.85rem;opacity:.85}`,
    body: `<div class="door"><div><h1>${escapeHtml(view.isHome ? view.brand : view.title)}</h1><p>${escapeHtml(view.tagline)}</p></div></div>
<nav class="menu">${navLinks(view)}</nav>
<section>${view.body}</section>
<footer>${view.foot}</footer>`,
  });

/** A coloured head, a view, a box for help: charities, clubs and schools. */
export const parish: Layout = (view) =>
  htmlDocument(view, {
    css: `body{font-family:"Lucida Grande",Tahoma,sans-serif}header{background:var(--accent);color:var(--light);padding:1.4rem 6vw}header a{color:inherit;margin-right:1rem}header h1{margin:.2rem 0}
article{max-width:52rem;padding:1.6rem 6vw}footer{background:var(--soft);padding:1.6rem 6vw;font-size:.9rem}`,
    body: `<header><h1>${escapeHtml(view.brand)}</h1><p>${escapeHtml(view.tagline)}</p><nav>${navLinks(view)}</nav></header>
${view.isHome ? scene(view, 180) : ''}
<article>${view.isHome ? '' : `<h2>${escapeHtml(view.title)}</h2>`}
${view.body}</article>
<footer>${view.foot}</footer>`,
  });
