import { escapeHtml } from '../markup.ts';
import { heading, htmlDocument, type Layout, navLinks } from './layout.ts';

/** A young firm: gradient headline, round buttons, glass cards. */
export const launch: Layout = (view) =>
  htmlDocument(view, {
    css: `body{font-family:Inter,"Helvetica Neue",system-ui,sans-serif}.wrap{max-width:64rem;margin:0 auto;padding:1.5rem}.row{display:flex;gap:1rem;align-items:center;flex-wrap:wrap}.row b{margin-right:auto;font-size:1.2rem}
.row a{padding:.35rem .9rem;border-radius:99px;text-decoration:none;border:1px solid var(--soft)}.row a[aria-current]{background:var(--accent);color:var(--light)}
.hero{font-size:clamp(2rem,6vw,4rem);font-weight:800;line-height:1.05;margin:4rem 0 2rem;background:linear-gradient(90deg,var(--accent),var(--ink));-webkit-background-clip:text;background-clip:text;color:transparent}
.card{border:1px solid var(--soft)}.tail{opacity:.75;font-size:.82rem;border-top:1px solid var(--soft);margin-top:4rem;padding-top:1rem}`,
    body: `<div class="wrap"><div class="row"><b>${escapeHtml(view.brand)}</b>${navLinks(view)}</div>
${view.isHome ? `<div class="hero">${escapeHtml(view.tagline)}</div>` : heading(view)}
<main>${view.body}</main>
<div class="tail">${view.foot}</div></div>`,
  });

/** Dated notes under each other. */
export const journal: Layout = (view) =>
  htmlDocument(view, {
    css: `body{font-family:Charter,Cambria,Georgia,serif;font-size:1.08rem}.mast{border-bottom:1px solid var(--ink);margin:0 auto;max-width:44rem;padding:2rem 1.2rem 1rem;display:flex;justify-content:space-between;flex-wrap:wrap}
.mast i{font-size:.95rem}.story{max-width:44rem;margin:0 auto;padding:1.2rem}.mast nav a{margin-left:.9rem}.about{max-width:44rem;margin:2rem auto;padding:1rem 1.2rem;background:var(--soft);font-size:.9rem}`,
    body: `<div class="mast"><div><b>${escapeHtml(view.brand)}</b><br><i>${escapeHtml(view.tagline)}</i></div><nav>${navLinks(view)}</nav></div>
<article class="story">${heading(view)}
${view.body}</article>
<div class="about">${view.foot}</div>`,
  });

/** Made in 2003 and never touched again: tables in tables, `font` and upper-case tags. */
export const ledger: Layout = (view) =>
  htmlDocument(view, {
    css: `body{font-family:"Times New Roman",Times,serif;background:#c9c9c9}td{border:0;padding:.6rem .9rem}.grid{border:2px outset #999;background:var(--paper);margin:1rem auto;width:min(780px,96vw)}.card,.item{border-radius:0}`,
    body: `<CENTER><TABLE CLASS="grid" CELLPADDING=8 CELLSPACING=0 BORDER=1>
<TR><TD COLSPAN=2 BGCOLOR="${view.palette.accent}"><FONT SIZE="+3" COLOR="${view.palette.light}"><B>${escapeHtml(view.brand)}</B></FONT><BR>
<FONT COLOR="${view.palette.light}"><I>${escapeHtml(view.tagline)}</I></FONT></TD></TR>
<TR><TD WIDTH=150 VALIGN=TOP BGCOLOR="${view.palette.soft}">${navLinks(view, '<BR>&nbsp;<BR>')}</TD>
<TD VALIGN=TOP>${heading(view)}
${view.body}</TD></TR>
<TR><TD COLSPAN=2 ALIGN=CENTER><FONT SIZE="-1">${view.foot}</FONT></TD></TR></TABLE></CENTER>`,
  });

/** Nothing but divs and line breaks, as page builders leave them. */
export const builder: Layout = (view) =>
  htmlDocument(view, {
    css: `body{font-family:Arial,sans-serif}.sec{padding:2rem 8vw}.sec.alt{background:var(--soft)}.txt-l{font-size:2rem;font-weight:700}.lnk a{display:inline-block;margin-right:1rem;text-decoration:none}`,
    body: `<div id="root"><div class="sec alt"><div class="col"><div class="txt-l">${escapeHtml(view.brand)}</div><div class="txt-s">${escapeHtml(view.tagline)}</div></div>
<div class="col lnk">${navLinks(view, '&nbsp;')}</div></div>
<div class="sec"><div class="col">${view.isHome ? '' : `<div class="txt-l">${escapeHtml(view.title)}</div>`}<div class="blk">
${view.body}</div></div></div>
<div class="sec alt"><div class="col"><div class="blk txt-s">${view.foot}</div></div></div></div>`,
  });

/** A catalogue with a search box and a foot in three parts, the last of them the small print. */
export const counter: Layout = (view) =>
  htmlDocument(view, {
    css: `body{font-family:"Open Sans","Segoe UI",sans-serif}.hd{background:var(--ink);color:var(--paper);padding:.9rem 4vw;display:flex;gap:1.5rem;align-items:center;flex-wrap:wrap}.hd a{color:inherit}
.hd input{flex:1;min-width:12rem;border:0;border-radius:4px;padding:.5rem .8rem}.main{padding:1.5rem 4vw}.ft{display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:2rem;background:var(--soft);padding:1.5rem 4vw;font-size:.88rem}`,
    body: `<div class="hd"><b>${escapeHtml(view.brand)}</b><input type="search" placeholder="Search the shop" aria-label="Search">${navLinks(view)}</div>
<div class="main">${view.isHome ? `<h1>${escapeHtml(view.tagline)}</h1>` : heading(view)}
${view.body}</div>
<footer class="ft"><div><b>Need help?</b><br>Our team answers from nine to five, Monday to Friday.</div><div><b>Pay your way</b><br>Cards, bank transfer or on account.</div><div>${view.foot}</div></footer>`,
  });
