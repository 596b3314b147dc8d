import { escapeHtml } from './markup.ts';

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

export type Layout = (view: PageView) => string;

const BASE_CSS = `
*{box-sizing:border-box}body{margin:0;color:var(--ink);background:var(--paper);line-height:1.6}
a{color:var(--accent)}img,svg{max-width:100%;display:block}h1,h2,h3{line-height:1.2}
.cards,.goods{display:grid;gap:1.2rem;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));margin:1.8rem 0}
.card,.item{background:var(--soft);border-radius:10px;padding:1.1rem 1.3rem}.card h3,.item h3{margin:.1rem 0 .4rem}
.card p,.item p{margin:.2rem 0}.price{font-weight:700;color:var(--accent)}
table{border-collapse:collapse;margin:1.2rem 0}td{border-bottom:1px solid var(--soft);padding:.45rem 1rem .45rem 0;vertical-align:top}
dl{display:grid;grid-template-columns:minmax(9rem,auto) 1fr;gap:.35rem 1.2rem}dt{font-weight:600}dd{margin:0}
blockquote{margin:1.6rem 0;padding:.4rem 1.2rem;border-left:4px solid var(--accent);font-style:italic}address{font-style:normal}`;

export function htmlDocument(view: PageView, { css, body }: { css: string; body: string }): string {
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

export function navLinks({ nav }: PageView, separator = '\n'): string {
  return nav
    .map(
      ({ href, label, current }) =>
        `<a href="${href}"${current ? ' aria-current="page"' : ''}>${escapeHtml(label)}</a>`,
    )
    .join(separator);
}

/** The heading of an inner page; the home page has its own in the banner. */
export function heading({ isHome, title }: PageView): string {
  return isHome ? '' : `<h1>${escapeHtml(title)}</h1>`;
}

/** Hills, a sun and a line of houses, drawn from the seed: every site has its own view, and loads nothing. */
export function scene({ seed }: PageView, height = 220): string {
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
export interface Palette {
  ink: string;
  paper: string;
  accent: string;
  soft: string;
  /** On top of the accent. */
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
