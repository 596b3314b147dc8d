import { escapeHtml } from '../../shared/html.ts';

/** A page of a fictional site, ready to be laid out; all but the colours and names is HTML already. */
export interface PageView {
  brand: string;
  tagline: string;
  language: string;
  charset: string;
  title: string;
  isHome: boolean;
  nav: { href: string; label: string; current: boolean }[];
  body: string;
  foot: string;
  head: string;
  palette: Palette;
  /** The same for every page of a site and different between sites. */
  seed: number;
}

type Layout = (view: PageView) => string;

const BASE_CSS = `
*{box-sizing:border-box}body{margin:0;color:var(--ink);background:var(--paper);line-height:1.6}
a{color:var(--accent)}img,svg{max-width:100%;display:block}h1,h2,h3{line-height:1.2}
.cards,.goods{display:grid;gap:1.2rem;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));margin:1.8rem 0}
.card,.item{background:var(--soft);border-radius:10px;padding:1.1rem 1.3rem}.card h3,.item h3{margin:.1rem 0 .4rem}
.card p,.item p{margin:.2rem 0}.price{font-weight:700;color:var(--accent)}
table{border-collapse:collapse;margin:1.2rem 0}td{border-bottom:1px solid var(--soft);padding:.45rem 1rem .45rem 0;vertical-align:top}
dl{display:grid;grid-template-columns:minmax(9rem,auto) 1fr;gap:.35rem 1.2rem}dt{font-weight:600}dd{margin:0}
blockquote{margin:1.6rem 0;padding:.4rem 1.2rem;border-left:4px solid var(--accent);font-style:italic}address{font-style:normal}`;

function htmlDocument(view: PageView, { css, body }: { css: string; body: string }): string {
  const { palette, brand, tagline } = view;
  const variables = Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
  const title = view.isHome ? `${brand} – ${tagline}` : `${view.title} – ${brand}`;
  return `<!doctype html>
<html lang="${view.language}">
<head>
<meta charset="${view.charset}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(tagline)}">
<style>:root{${variables}}${BASE_CSS}${css}</style>
${view.head}
</head>
<body>
${body}
</body>
</html>
`;
}

function navLinks({ nav }: PageView, separator = '\n'): string {
  return nav
    .map(
      ({ href, label, current }) =>
        `<a href="${href}"${current ? ' aria-current="page"' : ''}>${escapeHtml(label)}</a>`,
    )
    .join(separator);
}

/** The heading of an inner page; the home page has its own in the banner. */
function heading({ isHome, title }: PageView): string {
  return isHome ? '' : `<h1>${escapeHtml(title)}</h1>`;
}

/** Hills, a sun and a line of houses, drawn from the seed: every site has its own view, and loads nothing. */
function scene({ seed }: PageView, height = 220): string {
  const wave = (step: number, base: number, swing: number) => {
    const points = Array.from({ length: 9 }, (_, index) => {
      const up = ((seed >> (index + step)) % 7) / 7;
      return `${index * 150},${Math.round(base - up * swing)}`;
    });
    return `0,${height} ${points.join(' ')} 1200,${height}`;
  };
  const sunX = 150 + (seed % 900);
  const houses = Array.from({ length: 6 }, (_, index) => {
    const x = 90 + index * 190 + ((seed >> index) % 60);
    const tall = 26 + ((seed >> (index * 2)) % 26);
    const y = height - 34 - tall;
    return `<path d="M${x} ${height - 30}v-${tall}l18-14 18 14v${tall}z" opacity=".55"/><circle cx="${x + 18}" cy="${y + 18}" r="3" fill="var(--soft)"/>`;
  }).join('');
  return `<svg viewBox="0 0 1200 ${height}" role="presentation" aria-hidden="true" preserveAspectRatio="xMidYMax slice" width="100%" height="${height}">
<rect width="1200" height="${height}" fill="var(--soft)"/><circle cx="${sunX}" cy="${Math.round(height / 3)}" r="34" fill="var(--accent)" opacity=".35"/>
<polygon points="${wave(1, height * 0.7, 60)}" fill="var(--accent)" opacity=".25"/><polygon points="${wave(3, height * 0.86, 50)}" fill="var(--accent)" opacity=".45"/>
<g fill="var(--ink)">${houses}</g></svg>`;
}

/** Colours of the fictional sites. */
interface Palette {
  ink: string;
  paper: string;
  accent: string;
  soft: string;
  /** Text on the accent colour. */
  light: string;
}

export const PALETTES = {
  oak: { ink: '#2d2218', paper: '#fbf7f0', accent: '#8a5a2b', soft: '#efe3d0', light: '#fffaf2' },
  sea: { ink: '#12303f', paper: '#f5fafc', accent: '#1f6f8b', soft: '#dcecf2', light: '#f4fbff' },
  moss: { ink: '#1f2d20', paper: '#f7faf4', accent: '#44723c', soft: '#e0ebd8', light: '#f6fff2' },
  plum: { ink: '#2b1a2f', paper: '#fbf7fc', accent: '#7a3e86', soft: '#eddff0', light: '#fff6ff' },
  brick: { ink: '#331a15', paper: '#fdf8f6', accent: '#a8432f', soft: '#f4ded8', light: '#fff8f5' },
  slate: { ink: '#1d2530', paper: '#f7f8fa', accent: '#3d5a80', soft: '#e1e7ef', light: '#f5f9ff' },
  honey: { ink: '#33270b', paper: '#fffbf0', accent: '#a87400', soft: '#fbecc4', light: '#fffdf5' },
  rose: { ink: '#3a1724', paper: '#fff8fa', accent: '#b03a5b', soft: '#f8dfe6', light: '#fff5f8' },
  night: { ink: '#e8e6f0', paper: '#15151f', accent: '#7c83ff', soft: '#24243a', light: '#0d0d14' },
  ember: { ink: '#f1e9e1', paper: '#1d1613', accent: '#e0863b', soft: '#332722', light: '#1d1410' },
  chalk: { ink: '#222222', paper: '#ffffff', accent: '#333333', soft: '#f0f0f0', light: '#ffffff' },
  teal: { ink: '#0f2e2b', paper: '#f4fbfa', accent: '#13756b', soft: '#d6efeb', light: '#effffd' },
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;

// Layouts for professions, hotels and restaurants, charities and clubs.

/** A line with the telephone on top; company details in a box. */
const practice: Layout = (view) =>
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
const letterpress: Layout = (view) =>
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
const bistro: Layout = (view) =>
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
const parish: Layout = (view) =>
  htmlDocument(view, {
    css: `body{font-family:"Lucida Grande",Tahoma,sans-serif}header{background:var(--accent);color:var(--light);padding:1.4rem 6vw}header a{color:inherit;margin-right:1rem}header h1{margin:.2rem 0}
article{max-width:52rem;padding:1.6rem 6vw}footer{background:var(--soft);padding:1.6rem 6vw;font-size:.9rem}`,
    body: `<header><h1>${escapeHtml(view.brand)}</h1><p>${escapeHtml(view.tagline)}</p><nav>${navLinks(view)}</nav></header>
${view.isHome ? scene(view, 180) : ''}
<article>${view.isHome ? '' : `<h2>${escapeHtml(view.title)}</h2>`}
${view.body}</article>
<footer>${view.foot}</footer>`,
  });

// Layouts for makers, repairers and shops.

/** Logo and links in a row, a banner with a view, a dark foot. */
const workshop: Layout = (view) =>
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
const shopfront: Layout = (view) =>
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
const bands: Layout = (view) =>
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
const sidebar: Layout = (view) =>
  htmlDocument(view, {
    css: `body{font-family:Verdana,Geneva,sans-serif;font-size:.95rem;display:grid;grid-template-columns:15rem 1fr;min-height:100vh}
aside{background:var(--accent);color:var(--light);padding:1.6rem 1.2rem}aside h1{font-size:1.25rem}aside a{display:block;color:inherit;padding:.35rem 0;text-decoration:none;border-bottom:1px solid #ffffff33}
.content{padding:2rem 3vw;max-width:56rem}.content>footer{margin-top:3rem;border-top:1px solid var(--soft);font-size:.82rem}
@media(max-width:640px){body{display:block}}`,
    body: `<aside><h1>${escapeHtml(view.brand)}</h1><p>${escapeHtml(view.tagline)}</p><nav>${navLinks(view)}</nav></aside>
<div class="content"><main>${view.isHome ? scene(view, 160) : ''}${heading(view)}
${view.body}</main><footer>${view.foot}</footer></div>`,
  });

/** A young firm: gradient headline, round buttons, glass cards. */
const launch: Layout = (view) =>
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
const journal: Layout = (view) =>
  htmlDocument(view, {
    css: `body{font-family:Charter,Cambria,Georgia,serif;font-size:1.08rem}.mast{border-bottom:1px solid var(--ink);margin:0 auto;max-width:44rem;padding:2rem 1.2rem 1rem;display:flex;justify-content:space-between;flex-wrap:wrap}
.mast i{font-size:.95rem}.story{max-width:44rem;margin:0 auto;padding:1.2rem}.mast nav a{margin-left:.9rem}.about{max-width:44rem;margin:2rem auto;padding:1rem 1.2rem;background:var(--soft);font-size:.9rem}`,
    body: `<div class="mast"><div><b>${escapeHtml(view.brand)}</b><br><i>${escapeHtml(view.tagline)}</i></div><nav>${navLinks(view)}</nav></div>
<article class="story">${heading(view)}
${view.body}</article>
<div class="about">${view.foot}</div>`,
  });

/** Made in 2003 and never touched again: tables in tables, `font` and upper-case tags. */
const ledger: Layout = (view) =>
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
const builder: Layout = (view) =>
  htmlDocument(view, {
    css: `body{font-family:Arial,sans-serif}.sec{padding:2rem 8vw}.sec.alt{background:var(--soft)}.txt-l{font-size:2rem;font-weight:700}.lnk a{display:inline-block;margin-right:1rem;text-decoration:none}`,
    body: `<div id="root"><div class="sec alt"><div class="col"><div class="txt-l">${escapeHtml(view.brand)}</div><div class="txt-s">${escapeHtml(view.tagline)}</div></div>
<div class="col lnk">${navLinks(view, '&nbsp;')}</div></div>
<div class="sec"><div class="col">${view.isHome ? '' : `<div class="txt-l">${escapeHtml(view.title)}</div>`}<div class="blk">
${view.body}</div></div></div>
<div class="sec alt"><div class="col"><div class="blk txt-s">${view.foot}</div></div></div></div>`,
  });

/** A catalogue with a search box and a foot in three parts, the last of them the small print. */
const counter: Layout = (view) =>
  htmlDocument(view, {
    css: `body{font-family:"Open Sans","Segoe UI",sans-serif}.hd{background:var(--ink);color:var(--paper);padding:.9rem 4vw;display:flex;gap:1.5rem;align-items:center;flex-wrap:wrap}.hd a{color:inherit}
.hd input{flex:1;min-width:12rem;border:0;border-radius:4px;padding:.5rem .8rem}.main{padding:1.5rem 4vw}.ft{display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:2rem;background:var(--soft);padding:1.5rem 4vw;font-size:.88rem}`,
    body: `<div class="hd"><b>${escapeHtml(view.brand)}</b><input type="search" placeholder="Search the shop" aria-label="Search">${navLinks(view)}</div>
<div class="main">${view.isHome ? `<h1>${escapeHtml(view.tagline)}</h1>` : heading(view)}
${view.body}</div>
<footer class="ft"><div><b>Need help?</b><br>Our team answers from nine to five, Monday to Friday.</div><div><b>Pay your way</b><br>Cards, bank transfer or on account.</div><div>${view.foot}</div></footer>`,
  });

/** Different ways to build a page, so that neighbouring sites are not built alike. */
export const LAYOUTS = {
  bands,
  bistro,
  builder,
  counter,
  journal,
  launch,
  ledger,
  letterpress,
  parish,
  practice,
  shopfront,
  sidebar,
  workshop,
} satisfies Record<string, Layout>;

export type LayoutName = keyof typeof LAYOUTS;
