import { escapeHtml } from '../markup.ts';
import { heading, htmlDocument, type Layout, navLinks, scene } from './layout.ts';

/** For those who make, mend and sell things. */

/** Logo and links in a row, a banner with a view, a dark foot. */
export const workshop: Layout = (view) =>
  htmlDocument(view, {
    css: `body{font-family:"Segoe UI",Helvetica,Arial,sans-serif}header{display:flex;flex-wrap:wrap;gap:1rem 2rem;align-items:center;padding:1rem 6vw}
header strong{font-size:1.35rem;margin-right:auto}header nav a{margin-left:1.1rem;text-decoration:none}header nav a[aria-current]{border-bottom:2px solid}
.banner{position:relative}.banner h1{position:absolute;left:6vw;top:2rem;margin:0;background:var(--paper);padding:.4rem 1rem;border-radius:6px;font-size:clamp(1.3rem,3vw,2.2rem)}
main{max-width:60rem;margin:0 auto;padding:2rem 1.5rem 3rem}footer{background:var(--ink);color:var(--paper);padding:2rem 6vw;font-size:.92rem}footer a{color:inherit}`,
    body: `<header><strong>${escapeHtml(view.brand)}</strong><nav>${navLinks(view)}</nav></header>
${view.isHome ? `<div class="banner">${scene(view, 300)}<h1>${escapeHtml(view.tagline)}</h1></div>` : ''}
<main>${heading(view)}
${view.body}</main>
<footer>${view.foot}</footer>`,
  });

/** A notice on top, the name in the middle, goods in a grid, small print in `small`. */
export const shopfront: Layout = (view) =>
  htmlDocument(view, {
    css: `body{font-family:Georgia,"Times New Roman",serif}.notice{background:var(--accent);color:var(--light);text-align:center;padding:.4rem;font-size:.9rem}
.top{text-align:center;padding:1.6rem 1rem .6rem}.top .name{font-size:2.3rem;letter-spacing:.04em}.top nav{margin-top:.6rem;text-transform:uppercase;font-size:.82rem;letter-spacing:.12em}
.top nav a{margin:0 .8rem;text-decoration:none}.page{max-width:66rem;margin:0 auto;padding:1rem 1.5rem 3rem}.item{background:none;border:1px solid var(--soft)}
.item::before{content:"";display:block;height:120px;border-radius:6px;margin-bottom:.8rem;background:linear-gradient(135deg,var(--soft),var(--accent))}
.end{border-top:3px double var(--soft);text-align:center;padding:1.6rem 1rem;font-size:.85rem}`,
    body: `<div class="notice">Free delivery on orders over £50 within mainland Britain</div>
<div class="top"><div class="name">${escapeHtml(view.brand)}</div><div>${escapeHtml(view.tagline)}</div><nav>${navLinks(view)}</nav></div>
<div class="page">${heading(view)}
${view.body}</div>
<div class="end"><small>${view.foot}</small></div>`,
  });

/** Big bands and numbers; a foot that is only divs. */
export const bands: Layout = (view) =>
  htmlDocument(view, {
    css: `body{font-family:"Trebuchet MS","Segoe UI",sans-serif}.bar{display:flex;justify-content:space-between;flex-wrap:wrap;padding:1rem 5vw;background:var(--accent);color:var(--light)}
.bar a{color:inherit;margin-left:1rem}.big{padding:4rem 5vw;background:var(--soft);font-size:clamp(1.6rem,4vw,3rem);font-weight:700;line-height:1.15}
.inside{padding:2rem 5vw;max-width:72rem}.inside h2{border-left:.4rem solid var(--accent);padding-left:.7rem}.base{padding:1.5rem 5vw;background:var(--soft);font-size:.9rem}`,
    body: `<div class="bar"><div><b>${escapeHtml(view.brand)}</b></div><div>${navLinks(view, ' ')}</div></div>
${view.isHome ? `<div class="big">${escapeHtml(view.tagline)}</div>` : ''}
<div class="inside">${heading(view)}
${view.body}</div>
<div class="base"><div class="base-inner">${view.foot}</div></div>`,
  });

/** The links down the left side. */
export const sidebar: Layout = (view) =>
  htmlDocument(view, {
    css: `body{font-family:Verdana,Geneva,sans-serif;font-size:.95rem;display:grid;grid-template-columns:15rem 1fr;min-height:100vh}
aside{background:var(--accent);color:var(--light);padding:1.6rem 1.2rem}aside h1{font-size:1.25rem}aside a{display:block;color:inherit;padding:.35rem 0;text-decoration:none;border-bottom:1px solid #ffffff33}
.content{padding:2rem 3vw;max-width:56rem}.content>footer{margin-top:3rem;border-top:1px solid var(--soft);font-size:.82rem}
@media(max-width:640px){body{display:block}}`,
    body: `<aside><h1>${escapeHtml(view.brand)}</h1><p>${escapeHtml(view.tagline)}</p><nav>${navLinks(view)}</nav></aside>
<div class="content"><main>${view.isHome ? scene(view, 160) : ''}${heading(view)}
${view.body}</main><footer>${view.foot}</footer></div>`,
  });
