/**
 * How fast pages are read, against the bare streaming parser on the same bytes: it sees every tag and text and does
 * nothing with them. Run with `npx tsx bench/resolution/extract-speed.ts`.
 */
import { Parser } from 'htmlparser2';
import type { CrawledPage } from '../../src/modules/resolution/crawl/crawled-site.ts';
import { readPage } from '../../src/modules/resolution/extract/read-page.ts';

const ROUNDS = 15;
const PAGES = 40;

const WORDS =
  'service quality local team customer project delivery support design repair garden kitchen installation commercial domestic ' +
  'experience advice family business trusted reliable modern bespoke affordable professional guarantee insured across region';
const words = WORDS.split(' ');

/** Small and repeatable: the same pages in every run. */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % sides;
  };
}

function makePage(seed: number): string {
  const dice = createDice(seed);
  const sentence = (length: number) => Array.from({ length }, () => words[dice(words.length)]).join(' ');
  const links = Array.from(
    { length: 60 },
    (_, i) =>
      `<li class="menu-item menu-item-${i} nav__item"><a class="nav__link" href="/${sentence(2).replace(' ', '-')}/" data-track="nav-${i}"><span>${sentence(2)}</span></a></li>`,
  );
  const cards = Array.from(
    { length: 40 },
    (_, i) => `
      <div class="card col-12 col-md-6 col-lg-4" data-id="${i}"><div class="card__inner"><img src="/images/${i}.jpg" alt="${sentence(3)}" loading="lazy" width="400" height="300">
        <h3 class="card__title">${sentence(4)}</h3><p class="card__text">${sentence(30)}${i % 5 === 0 ? `. Call 01632 960${100 + i}` : ''} &ndash; from &pound;${dice(900)}.</p>
        <a class="btn btn-primary" href="/product/${i}?ref=home">Read more</a></div></div>`,
  );
  const clauses = Array.from(
    { length: 25 },
    (_, i) =>
      `<h2>${i + 1}. ${sentence(4)}</h2><p>We ${sentence(50)}.${i % 5 === 0 ? ` Our suppliers include Brook & ${seed} Partners Ltd.` : ''} Our registered customers; ${sentence(30)}.</p>`,
  );
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Larkfield ${seed} | ${sentence(3)}</title>
    <meta property="og:site_name" content="Larkfield ${seed}"><style>${`.card{margin:0 auto;padding:1rem;color:#333}\n`.repeat(120)}</style>
    <script>${`window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}\n`.repeat(90)}</script>
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Larkfield ${seed}","legalName":"Larkfield ${seed} Limited"}</script></head>
    <body><nav><ul>${links.join('\n')}</ul></nav><main>${cards.join('')}${clauses.join('\n')}</main>
    <!-- ${sentence(60)} -->
    <footer class="site-footer"><ul>${links.slice(0, 20).join('')}</ul><p>&copy; 2024 Larkfield ${seed} Limited. Registered in England &amp; Wales No. 0712${1000 + seed}. VAT No. GB 123 4567 ${10 + (seed % 80)}.<br>Registered office: 1 High Street, Anytown, AN1 2YT</p></footer>
    <script>${`!function(e,t){"use strict";var n=e.document;n.querySelectorAll(".card").forEach(t)}(window,console.log);\n`.repeat(60)}</script></body></html>`;
}

const pages: CrawledPage[] = Array.from({ length: PAGES }, (_, i) => ({
  url: `https://larkfield-${i}.test/`,
  kind: 'home',
  status: 200,
  html: makePage(i + 1),
  sha256: '',
  capturedAt: '2026-01-01T00:00:00.000Z',
  truncated: false,
}));
const megabytes = pages.reduce((sum, { html }) => sum + Buffer.byteLength(html), 0) / 1e6;

function parseOnly(): number {
  let events = 0;
  const count = () => {
    events++;
  };
  for (const { html } of pages) {
    const parser = new Parser({ onopentag: count, ontext: count, onclosetag: count });
    parser.end(html);
  }
  return events;
}

function extractAll(): number {
  return pages.reduce((sum, page) => sum + readPage(page).names.length, 0);
}

/** Processor time, not the clock: other work on the machine must not decide. The best of the rounds counts for both. */
function cpuSeconds(work: () => number): { seconds: number; result: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, result };
}

const best = { parse: Number.POSITIVE_INFINITY, extract: Number.POSITIVE_INFINITY };
const results = { events: 0, claims: 0 };
for (let round = 0; round < ROUNDS; round++) {
  const parse = cpuSeconds(parseOnly);
  const extract = cpuSeconds(extractAll);
  best.parse = Math.min(best.parse, parse.seconds);
  best.extract = Math.min(best.extract, extract.seconds);
  results.events = parse.result;
  results.claims = extract.result;
}
const parseRate = megabytes / best.parse;
const extractRate = megabytes / best.extract;

console.log(`${PAGES} pages, ${megabytes.toFixed(1)} MB; ${results.events} events, ${results.claims} claims`);
console.log(`bare parser  ${parseRate.toFixed(1)} MB/s`);
console.log(`extraction   ${extractRate.toFixed(1)} MB/s`);
console.log(`ratio        ${((100 * extractRate) / parseRate).toFixed(0)}% (at least 50% is wanted)`);
