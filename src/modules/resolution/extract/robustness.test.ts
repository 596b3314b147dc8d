import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHtmlPage } from '../test-support/written-site.ts';
import { foreignPlaces } from './places.ts';

const fragment = fc.constantFrom(
  '<p>',
  '</p>',
  '<footer>',
  '</div>',
  '<br>',
  '<table><tr><td>',
  '<th>',
  '<li>',
  '<h2>',
  '<a href="https://find-and-update.company-information.service.gov.uk/company/07123456">',
  '<a href="mailto:a@larch.test">',
  '</a>',
  '<div itemscope itemtype="https://schema.org/Organization"><b itemprop=name>',
  '<script type="application/ld+json">{"@type":"Organization","name":"Larch Ltd"}</script>',
  '<script>window.__S__={"a":"Larch Ltd registered"',
  '</script>',
  '<!--',
  '-->',
  '&amp;',
  '&nbsp;',
  '&#0;',
  '© 2024 ',
  'Larch Homes Ltd',
  ' Limited ',
  'GmbH',
  'SARL Larch',
  ' is a trading name of ',
  'Company number ',
  'registered in England ',
  'VAT ',
  '07123456',
  'SC 345 678',
  '12345R',
  '123 4567 82',
  'YO1 9AA',
  '(',
  ')',
  '"we"',
  '. ',
  ', ',
  ' | ',
  '\n',
  ' ',
);
const anyHtml = fc.array(
  fc.oneof({ weight: 8, arbitrary: fragment }, fc.string({ maxLength: 12, unit: 'binary' })),
  { maxLength: 60 },
);

describe('a page of any content', () => {
  it('is read without an exception, and everything read stands in the text, in a block', () => {
    fc.assert(
      fc.property(anyHtml, (pieces) => {
        const page = readHtmlPage(pieces.join(''));
        const { text, blocks } = page;
        expect(page.visibleLength).toBeLessThanOrEqual(text.length);
        let last = 0;
        for (const { start, end, wordsFrom = start } of blocks) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThanOrEqual(wordsFrom);
          expect(wordsFrom).toBeGreaterThanOrEqual(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
        const within = (start: number, end: number) => start >= 0 && start <= end && end <= text.length;
        for (const { start, end, digits, readings } of page.numbers) {
          expect(within(start, end)).toBe(true);
          expect(readings.length).toBeGreaterThan(0);
          const isPrinted = text.slice(start, end).replace(/\D/g, '').includes(digits);
          expect(isPrinted || readings[0]?.how === 'linked').toBe(true);
        }
        for (const { starts, printedStart, coreEnd, end } of page.names) {
          expect(within(printedStart, end) && coreEnd <= end).toBe(true);
          for (const { start, key } of starts) expect(start < end && key !== '').toBe(true);
        }
        for (const { start, end } of [...page.postcodes, ...page.foreignRegistrations])
          expect(within(start, end)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

/** Processor time of one reading, in milliseconds: what the machine does besides does not count. */
function readingMs(html: string): number {
  const before = process.cpuUsage();
  readHtmlPage(html);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const TRIES = 3;

/**
 * Reading twice as much takes less than four times as long, plus twenty milliseconds for other work at the
 * same time. A pattern that looks back over all it has read would take four times as long at each doubling,
 * and soon minutes.
 */
function expectLinear(make: (size: number) => string, size: number): void {
  readHtmlPage(make(size / 8));
  const [single, double] = [make(size), make(2 * size)];
  const once = Math.min(...Array.from({ length: TRIES }, () => readingMs(single)));
  const most = 3.9 * once + 20;
  let twice = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES && twice >= most; i++) twice = readingMs(double);
  expect(twice).toBeLessThan(most);
}

const filled = (piece: string) => (size: number) => piece.repeat(Math.ceil(size / piece.length));

describe('a page made to slow reading down takes time in proportion to its size', () => {
  it.each<[string, (size: number) => string, number]>([
    ['nested elements', filled('<div>'), 500_000],
    ['end tags', (size) => `${'<div>'.repeat(3_000)}${filled('</x>')(size)}`, 500_000],
    ['one word', filled('abcdefghij'), 2_000_000],
    ['prose', filled('<p>Our team of experts looks after your garden all the year round.</p>'), 1_000_000],
    ['an open comment', (size) => `<!--${filled('x')(size)}`, 2_000_000],
    ['an open attribute', (size) => `<div class="${filled('footer ')(size)}`, 500_000],
    [
      'an open string of state',
      (size) => `<script type="application/json">{"a":"${filled('\\"')(size)}`,
      500_000,
    ],
    [
      'a description',
      (size) => `<meta name="description" content="${filled('Larch Ltd registered ')(size)}">`,
      500_000,
    ],
    ['list items of wide digits', filled('<li>０１２３'), 300_000],
    ['items inside items', filled('<i itemscope itemprop=a>'), 300_000],
    ['links', filled('<a class="x" href="/page">Page</a> <a href="mailto:a@larch.test">m</a>'), 500_000],
    [
      'a table',
      (size) => `<table><tr><th>A b</th></tr>${filled('<tr><td>07123456</td></tr>')(size)}`,
      300_000,
    ],
  ])('markup: %s', (_, make, size) => {
    expectLinear(make, size);
  });

  it.each([
    ['digits', '1'],
    ['grouped digits', '07 '],
    ['digits with dots', '1.'],
    ['numbers', 'company number 0712345 '],
    ['spaces', ' x'],
    ['no-break spaces', '&nbsp;'],
    ['tabs', '\t'],
    ['capitals', 'A'],
    ['capitalised words', 'Larch '],
    ['capitals with dots', 'L.'],
    ['quotes', '"'],
    ['curly quotes', '“'],
    ['apostrophes', "L'"],
    ['copyright signs', '©'],
    ['copyright signs with years', '© 2024 '],
    ['legal forms', 'Ltd '],
    ['limited', 'Limited '],
    ['names', 'Larch Homes Ltd '],
    ['names with ampersands', 'a&a'],
    ['commas', 'Larch, '],
    ['brackets', '( '],
    ['brackets about names', '(Larch) Ltd '],
    ['foreign forms', 'Larch S.A.R.L. '],
    ['forms before names', 'SARL Larch '],
    ['places', 'Dublin '],
    ['half a place', 'St. '],
    ['half a postcode', 'YO1 '],
    ['postcodes', 'YO1 9AA '],
    ['half an address', 'www.'],
    ['dots and letters', 'a.b.'],
    ['foreign registrations', 'HRB 1 '],
    ['half a foreign registration', 'commercial register '],
    ['chambers of commerce', 'chamber of commerce '],
    ['tax words', 'vat '],
    ['VAT numbers', 'VAT DE 123 456 '],
    ['labels', 'registered no. '],
    ['cues of bare names', 'trading name of '],
    ['bare names', 'Larch, a registered charity '],
    ['dashes', '-'],
    ['years', '2019-'],
  ])('text: %s without end', (_, piece) => {
    expectLinear((size) => `<p>${filled(piece)(size)}`, 150_000);
  });
});

describe('the same limits hold for a page of any size', () => {
  const page = (companies: number) =>
    readHtmlPage(
      Array.from(
        { length: companies },
        (_, i) => `<p>“Larch Works${i}” is Larch${i} Ltd, company number ${10_000_000 + i}, YO1 9AA</p>`,
      ).join(''),
    );

  it('ten thousand companies are no more work than a thousand', () => {
    const [few, many] = [page(1_000), page(10_000)];
    for (const list of ['names', 'numbers', 'bareNames', 'postcodes'] as const)
      expect(many[list].length).toBeLessThanOrEqual(few[list].length);
  });

  it('a million digits and megabytes of text are read to their end or to the limit, without a failure', () => {
    expect(readHtmlPage(`<p>${'7'.repeat(1_000_000)}</p>`).numbers).toEqual([]);
    expect(readHtmlPage(`<p>${'Larch '.repeat(800_000)}</p>`).visibleLength).toBeGreaterThan(4_000_000);
  });

  it('a hundred thousand nested elements are read', () => {
    expect(readHtmlPage(`${'<div>'.repeat(100_000)}Larch Ltd`).names).toHaveLength(1);
  });

  it('places are read no further than asked', () => {
    expect(foreignPlaces('Dublin '.repeat(10_000), 5)).toHaveLength(5);
  });

  it('the footer is read below a list of a thousand customers', () => {
    const customers = Array.from({ length: 1_000 }, (_, i) => `<li>Customer ${1_000 + i} Ltd</li>`).join('');
    const { names, numbers, text } = readHtmlPage(
      `<ul>${customers}</ul><footer>Larch Homes Ltd. Registered in England No. 07123456</footer>`,
    );
    expect(names.map(({ printedStart, end }) => text.slice(printedStart, end))).toContain('Larch Homes Ltd');
    expect(numbers.at(-1)?.digits).toBe('07123456');
  });
});
