/**
 * Most of a page's bytes: styles, scripts, drawings, goods, reviews. None of it says who runs the site, and
 * some of it looks like company numbers. Made once and cut to size for each page, since it is most of the
 * work.
 */
import { createRandom, type Random } from '../../../../src/sandbox/world/random.ts';

const PIECES = 1_500;

type Make = (random: Random) => string;

function pieces(label: string, make: Make): string[] {
  const random = createRandom(1, label);
  return Array.from({ length: PIECES }, () => make(random));
}

const style: Make = (random) =>
  `.c-${random.int(1000, 99_999).toString(36)}__${random.pick(['item', 'wrap', 'title', 'media'])}{margin:${random.int(0, 40)}px ${random.int(0, 9)}rem;color:#${random.int(1_000_000, 9_999_999).toString(16).slice(0, 6)}}`;

const code: Make = (random) =>
  `e[${random.int(1, 99_999)}]=function(t,n){return n(${random.int(10_000_000, 16_000_000)})<t?"k${random.int(100, 999)}":void 0};`;

const GOODS =
  'Oak tray|Wool throw|Enamel mug|Brass hook|Linen apron|Copper pan|Field notebook|Seed box'.split('|');

const card: Make = (random) => {
  const name = random.pick(GOODS);
  return `<div class="card"><a href="/p/${random.int(1000, 9999)}"><img loading="lazy" src="/i/${random.int(1e6, 9e6)}.jpg" alt="${name}" width="300"></a><h4>${name}</h4><span class="sku">Ref. ${random.int(10_000_000, 16_000_000)}</span> <b>&pound;${random.int(4, 120)}.00</b><button data-id="${random.int(1e9, 9e9)}">Add</button></div>\n`;
};

const icon: Make = (random) => {
  const points = Array.from({ length: 12 }, () => `${random.int(0, 24)} ${random.int(0, 24)}`).join('L');
  return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M${points}z"/></svg>\n`;
};

const SAID = [
  'Came when they said.',
  'Second time, just as good.',
  'Fair price and tidy work.',
  'Well packed.',
];

const review: Make = (random) =>
  `<blockquote><p>${random.pick(SAID)}</p><footer>A customer, ${random.int(1, 28)}/${random.int(1, 12)}/${random.int(2019, 2026)}</footer></blockquote>\n`;

const STYLES = pieces('styles', style);
const CODE = pieces('code', code);
const BODY = pieces('body', (random) => random.pick([card, icon, review])(random));

/** Pieces from a random place on, until they have this many bytes. */
function cut(from: readonly string[], random: Random, bytes: number): string {
  let text = '';
  for (let index = random.int(0, PIECES - 1); text.length < bytes; index = (index + 1) % PIECES)
    text += from[index];
  return text;
}

export function headBulk(random: Random, bytes: number): string {
  if (bytes === 0) return '';
  return `<style>${cut(STYLES, random, bytes * 0.6)}</style><script>!function(){var e={};${cut(CODE, random, bytes * 0.4)}}();</script>`;
}

export function bodyBulk(random: Random, bytes: number): string {
  return bytes === 0
    ? ''
    : `<section class="grid" aria-label="More from us">${cut(BODY, random, bytes)}</section>`;
}
