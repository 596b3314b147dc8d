/**
 * How fast pages are read, against the bare streaming parser on the same bytes: it sees every tag and text
 * and does nothing with them. Run with `npx tsx bench/resolution/extract-speed.ts`.
 */
import { Parser } from 'htmlparser2';
import { extractPage } from '../../src/modules/resolution/extract/extract-page.ts';
import { planSites } from './sites/index.ts';
import { SITES, shuffled } from './speed/heavy-sites.ts';

const ROUNDS = 15;
const PAGES = 40;

const pages = shuffled(planSites(SITES).sites)
  .slice(0, PAGES)
  .flatMap((planned) => planned.write().site.pages)
  .slice(0, PAGES);
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
  return pages.reduce((sum, page) => sum + extractPage(page).names.length, 0);
}

/**
 * Processor time, not the clock: other work on the machine must not decide. The best of the rounds counts for
 * both.
 */
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
