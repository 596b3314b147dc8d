import { describe, expect, it } from 'vitest';
import { readHtmlPage } from '../test-support/written-site.ts';
import { numberLabelOf } from './number-labels.ts';

const jsonLd = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
/** The lines of a page that a reader does not see, with where they come from. */
function hiddenLines(html: string) {
  const { text, blocks } = readHtmlPage(html);
  return blocks
    .filter(({ source }) => !['text', 'header', 'footer'].includes(source))
    .map(({ source, start, end, wordsFrom }) => ({
      source,
      line: text.slice(start, end),
      words: text.slice(wordsFrom ?? start, end),
    }));
}
const linesOf = (html: string) => hiddenLines(html).map(({ line }) => line);

describe('JSON-LD', () => {
  it('says of the operator its names, number, postcode and address, and of others what they are', () => {
    const html = jsonLd({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          name: 'Larch',
          legalName: 'Larch Holdings Ltd',
          vatID: 'GB123456782',
          identifier: { '@type': 'PropertyValue', propertyID: 'Company number', value: '7123456' },
          address: { '@type': 'PostalAddress', postalCode: 'yo1 9aa' },
          email: 'info@larch.test',
          parentOrganization: { '@type': 'Organization', name: 'Elm plc' },
        },
      ],
    });
    expect(linesOf(html)).toEqual([
      'name: Larch',
      'legal name: Larch Holdings Ltd',
      'VAT number: GB123456782',
      'email: info@larch.test',
      'address: yo1 9aa',
      'Company number: 7123456',
      'group name: Elm plc',
    ]);
    const page = readHtmlPage(html);
    expect(page.numbers.map((token) => [numberLabelOf(page.text, token), token.readings[0]?.number])).toEqual(
      [['company', '07123456']],
    );
    expect(page.postcodes.map(({ value }) => value)).toEqual(['YO1 9AA']);
    expect(page.names).toHaveLength(2);
    expect(page.visibleLength).toBe(0);
  });

  it('calls the brand of a product a third party', () => {
    const html = jsonLd({ '@type': 'Product', brand: { '@type': 'Organization', name: 'Elm Tools Ltd' } });
    expect(linesOf(html)).toEqual(['third_party name: Elm Tools Ltd']);
  });

  it.each([
    '{"@type":"Organization",',
    'null',
    '[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]',
    '{"@type":"Organization","name":{"a":1},"address":[null]}',
  ])('does no harm if it is broken or odd: %s', (json) => {
    expect(linesOf(`<script type="application/ld+json">${json}</script>`)).toEqual([]);
  });

  it('is mended if it has raw line breaks and trailing commas', () => {
    const html =
      '<script type="application/ld+json">{"@type":"Organization",\n"legalName":"Larch\nLtd",}</script>';
    expect(linesOf(html)).toEqual(['legal name: Larch Ltd']);
  });

  it('becomes text that can be stored if it has a zero character or half a pair', () => {
    const html =
      '<script type="application/ld+json">{"@type":"Organization","legalName":"Larch\\u0000 Oak \\ud83d Ltd"}</script>' +
      '<script type="application/json">{"legalName":"Elm\\u0000 \\udc00 Ltd"}</script>';
    const { text } = readHtmlPage(html);
    expect(text).toContain('Larch\ufffd Oak \ufffd Ltd');
    expect(text).toContain('Elm\ufffd \ufffd Ltd');
    expect(text).not.toMatch(/\p{Surrogate}|\0/u);
  });
});

describe('microdata', () => {
  it('says the names and numbers of an organisation', () => {
    const html =
      '<div itemscope itemtype="https://schema.org/LocalBusiness"><b itemprop="legalName">Larch Ltd</b><meta itemprop="vatID" content="GB123456782"></div>';
    expect(hiddenLines(html).map(({ source, line }) => [source, line])).toEqual([
      ['microdata', 'legal name: Larch Ltd'],
      ['microdata', 'VAT number: GB123456782'],
    ]);
  });

  it('says nothing of companies if it is of a product', () => {
    const html =
      '<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Larch Ltd table</b></div>';
    expect(linesOf(html)).toEqual([]);
  });
});

describe('meta tags and alternative texts', () => {
  it('are read where they name the site or a company', () => {
    const html =
      '<meta property="og:site_name" content="Larch"><meta name="copyright" content="2024 Larch Ltd"><meta name="description" content="Larch Homes Ltd builds"><img alt="Larch Homes Ltd logo">';
    expect(hiddenLines(html).map(({ source, line }) => [source, line])).toEqual([
      ['alt', 'Larch Homes Ltd logo'],
      ['meta', 'Larch'],
      ['meta', 'copyright 2024 Larch Ltd'],
      ['meta', 'Larch Homes Ltd builds'],
    ]);
  });

  it('are left out where they do not', () => {
    const html =
      '<meta name="description" content="The best pipes in York"><meta name="viewport" content="Larch Ltd"><img alt="A cat on a mat">';
    expect(linesOf(html)).toEqual([]);
  });
});

describe('the state of scripts', () => {
  it.each([
    [
      'Next.js',
      '<script id="__NEXT_DATA__" type="application/json">{"props":{"footer":"<p>Larch Ltd. Registered in England No. 07123456</p>"}}</script>',
    ],
    [
      'a state variable',
      '<script>window.__STATE__ = {"legal":{"legalName":"Larch Ltd","companyNumber":"07123456"}};boot({"crn":"09999999"})</script>',
    ],
    [
      'a state cut short',
      '<script type="application/json">{"legalName":"Larch Ltd","company_number":"07123456","rest":"…',
    ],
  ])('is read: %s', (_, html) => {
    const { names, numbers, visibleLength } = readHtmlPage(html);
    expect(visibleLength).toBe(0);
    expect(names).toHaveLength(1);
    expect(numbers.flatMap(({ readings }) => readings.map(({ number }) => number))).toEqual(['07123456']);
    // The keys help to read the values, but are not the page's words: in our spelling they stand on no page.
    const printed = html.replace(/<\/?p>/g, '');
    for (const { source, words } of hiddenLines(html)) {
      expect(source).toBe('state');
      expect(printed).toContain(words);
    }
  });

  it.each(['var note = "Larch Ltd company number 07123456";', 'boot({"legalName":"Larch Ltd"})'])(
    'is not looked for in code: %s',
    (code) => {
      expect(linesOf(`<script>${code}</script>`)).toEqual([]);
    },
  );
});

it('the title is a line of its own, behind the visible text', () => {
  const html = '<title>Larch &amp; Co | Home</title><p>Hi</p>';
  expect(hiddenLines(html)).toEqual([
    { source: 'title', line: 'Larch & Co | Home', words: 'Larch & Co | Home' },
  ]);
  expect(readHtmlPage(html).visibleLength).toBe(2);
});
