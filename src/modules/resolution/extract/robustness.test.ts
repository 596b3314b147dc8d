import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractHtml } from './test-support/extract-html.ts';

const fragment = fc.constantFrom(
  '<p>',
  '</p>',
  '<footer>',
  '</div>',
  '<br>',
  '<table><tr><td>',
  '<li>',
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
  '©',
  '© 2024 ',
  'Larch Homes Ltd',
  ' Limited ',
  'GmbH',
  ' is a trading name of ',
  ' trading as ',
  'Company number ',
  'registered in England ',
  'Registered in Scotland ',
  'VAT ',
  '07123456',
  'SC 345 678',
  '123 4567 82',
  'YO1 9AA',
  'registered office: ',
  'c/o ',
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

describe('whatever a page holds', () => {
  it('extraction never throws, and every quote stands in the text where it says', () => {
    fc.assert(
      fc.property(anyHtml, (pieces) => {
        const { claims, text, textLength } = extractHtml(pieces.join(''));
        expect(textLength).toBeLessThanOrEqual(text.length);
        for (const claim of claims) {
          expect(text.slice(claim.start, claim.end)).toBe(claim.quote);
          expect(claim.quote.length).toBeLessThanOrEqual(300);
          expect(claim.value).not.toBe('');
          expect(Number.isInteger(claim.statement) && claim.statement >= 0).toBe(true);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('a long sentence is quoted around what it says', () => {
    const filler = 'and so on without end '.repeat(40);
    const { claims } = extractHtml(`<p>${filler}Larch Homes Ltd, company number 07123456 ${filler}</p>`);
    const number = claims.find(({ kind }) => kind === 'company_number');
    expect(number?.quote).toContain('07123456');
    expect(number?.quote.length).toBeLessThanOrEqual(300);
  });

  const megabytes = (piece: string, size: number) => piece.repeat(Math.ceil((size * 1e6) / piece.length));

  it.each([
    ['deeply nested', megabytes('<div>', 2)],
    ['full of end tags', `${'<div>'.repeat(5000)}${megabytes('</x>', 2)}`],
    ['one word', `<p>${megabytes('abcdefghij', 10)}`],
    [
      'ten megabytes of prose',
      megabytes('<p>Our team of experts looks after your garden all the year round.</p>', 10),
    ],
    ['names without end', `<p>${megabytes('Larch Homes Ltd ', 1)}`],
    ['numbers without end', `<p>company number ${megabytes('0712345 ', 2)}`],
    ['an open string of state', `<script type="application/json">{"a":"${megabytes('\\"', 2)}`],
    ['an open comment', `<!--${megabytes('x', 5)}`],
    ['one attribute', `<div class="${megabytes('footer ', 2)}`],
    ['registrations without end', `<p>${megabytes('registered as a company and ', 1)}`],
    ['brackets', `<p>Larch Ltd ${megabytes('( ', 1)}`],
    ['one name of dots before its holder', `<p>a${'.bbbb'.repeat(20)}| is a trading name of Larch Ltd</p>`],
    ['one class of cards', `<div class="footer ${megabytes('card', 0.4)}">`],
    ['one description', `<meta name="description" content="${megabytes('Larch Ltd registered in ', 1)}">`],
    ['items inside items', megabytes('<i itemscope itemprop=a>', 1.5)],
    ['one value inside another', `<p itemscope>${'<i itemprop=name>'.repeat(400)}${megabytes('a b ', 1.5)}`],
    [
      'a table under one long heading',
      `<table><tr><th>${megabytes('a b ', 3)}</th></tr>${'<tr><td>07123456</td></tr>'.repeat(14_000)}`,
    ],
    [
      'fifty thousand links',
      '<a class="x" href="/page">Page</a> <a href="mailto:a@larch.test">m</a>'.repeat(25_000),
    ],
  ])(
    'a page that is %s is read in time',
    (_, html) => {
      const before = process.cpuUsage();
      extractHtml(html);
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1e6).toBeLessThan(10);
    },
    60_000,
  );

  it('the footer counts below a list of a thousand customers', () => {
    const customers = Array.from({ length: 1000 }, (_, i) => `<li>Customer ${i} Ltd</li>`).join('');
    const html = `<h2>Our customers</h2><ul>${customers}</ul><footer>Larch Ltd. Registered in England No. 07123456</footer>`;
    const { claims } = extractHtml(html);
    expect(claims.length).toBeLessThan(200);
    expect(claims.find(({ value }) => value === 'Larch Ltd')?.role).toBe('operator');
    expect(claims.find(({ value }) => value === '07123456')?.role).toBe('operator');
  });
});
