import type { Random } from '../../../../src/sandbox/world/random.ts';

/** What most of a page's bytes are: styles, scripts, drawings, menus, goods. None of it says who runs the site. */
export function headBulk(random: Random, bytes: number): string {
  let css = '';
  let code = '';
  while (css.length < bytes * 0.6)
    css += `.c-${random.int(1000, 99_999).toString(36)}__${random.pick(['item', 'wrap', 'title', 'media'])}{margin:${random.int(0, 40)}px ${random.int(0, 9)}rem;color:#${random.int(1_000_000, 9_999_999).toString(16).slice(0, 6)}}`;
  while (code.length < bytes * 0.4)
    code += `e[${random.int(1, 99_999)}]=function(t,n){return n(${random.int(10_000_000, 16_000_000)})<t?"k${random.int(100, 999)}":void 0};`;
  return `<style>${css}</style><script>!function(){var e={};${code}}();</script>`;
}

const GOODS =
  'Oak tray|Wool throw|Enamel mug|Brass hook|Linen apron|Copper pan|Field notebook|Seed box'.split('|');

/** Goods with references that look like company numbers, drawings, and what customers wrote. */
export function bodyBulk(random: Random, bytes: number): string {
  let html = '<section class="grid" aria-label="More from us">';
  while (html.length < bytes) html += random.pick([card, icon, review])(random);
  return `${html}</section>`;
}

function card(random: Random): string {
  const name = random.pick(GOODS);
  return `<div class="card"><a href="/p/${random.int(1000, 9999)}"><img loading="lazy" src="/i/${random.int(1e6, 9e6)}.jpg" alt="${name}" width="300"></a><h4>${name}</h4><span class="sku">Ref. ${random.int(10_000_000, 16_000_000)}</span> <b>&pound;${random.int(4, 120)}.00</b><button data-id="${random.int(1e9, 9e9)}">Add</button></div>\n`;
}

function icon(random: Random): string {
  const points = Array.from({ length: 12 }, () => `${random.int(0, 24)} ${random.int(0, 24)}`).join('L');
  return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M${points}z"/></svg>\n`;
}

function review(random: Random): string {
  const said = random.pick([
    'Came when they said.',
    'Second time, just as good.',
    'Fair price and tidy work.',
    'Well packed.',
  ]);
  return `<blockquote><p>${said}</p><footer>A customer, ${random.int(1, 28)}/${random.int(1, 12)}/${random.int(2019, 2026)}</footer></blockquote>\n`;
}
