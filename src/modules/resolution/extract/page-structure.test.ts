import { describe, expect, it } from 'vitest';
import { claimsOf, extractHtml, valuesOf } from './test-support/extract-html.ts';

describe('the text is read as it is seen', () => {
  it.each([
    ['blocks are lines', '<p>One</p><div>Two<p>Three</div>', 'One\nTwo\nThree'],
    ['inline elements are not', '<p>07<b>12</b><i>34</i>56</p>', '07123456'],
    ['a break is a line of its block', '<p>One<br>Two</p>', 'One\nTwo'],
    ['white space is one space', '<p> One \n\t two&nbsp;&nbsp;three </p>', 'One two three'],
    [
      'entities are decoded',
      '<p>Larch &amp; Co &ndash; &#163;5 &copy 2024 &eacute;</p>',
      'Larch & Co – £5 © 2024 é',
    ],
    ['twice encoded ones once', '<p>&amp;copy;</p>', '&copy;'],
    ['soft hyphens and zero-width characters vanish', '<p>Lar&shy;ch&#8203;wood</p>', 'Larchwood'],
    [
      'words of different elements stay apart',
      '<span>number</span><span>12</span><span>Then</span>',
      'number 12 Then',
    ],
    [
      'lists, tables and addresses',
      '<ul><li>A<li>B</ul><table><tr><td>C<td>D</table><address>E</address>',
      'A\nB\nC\nD\nE',
    ],
    ['noscript is read', '<noscript><p>Hello</p></noscript>', 'Hello'],
    [
      'scripts, styles, comments and drawings are not',
      '<script>a</script><style>b</style><!--c--><svg><title>d</title></svg>e',
      'e',
    ],
    ['preformatted lines stay lines', '<pre>One\nTwo</pre>', 'One\nTwo'],
    ['a lone less-than is text', '<p>3 < 5 & 6 > 2</p>', '3 < 5 & 6 > 2'],
  ])('%s', (_, html, text) => {
    expect(extractHtml(html).text).toBe(text);
  });

  it('the title, the language and the length of the readable text are told', () => {
    const page = extractHtml('<html lang="en-GB"><title>Larch &amp; Co</title><body><p>Hello</p>');
    expect(page).toMatchObject({
      title: 'Larch & Co',
      language: 'en-gb',
      textLength: 5,
      url: 'https://larchwood.test/',
      sha256: 'ab',
    });
  });

  it.each([
    '<footer>',
    '<div role="contentinfo">',
    '<div id="footer">',
    '<section class="site-footer dark">',
    '<div class="copyright">',
  ])('%s is a footer', (tag) => {
    expect(claimsOf(`${tag}Company number 07123456`, 'company_number')[0]?.source).toBe('footer');
  });

  it.each(['<div class="card-footer">', '<article><footer>', '<body class="has-footer">'])(
    '%s is none',
    (tag) => {
      expect(claimsOf(`${tag}Company number 07123456`, 'company_number')[0]?.source).toBe('text');
    },
  );

  it.each(['<div hidden>', '<div style="display: none">', '<div aria-hidden="true">'])(
    '%s makes a claim doubtful',
    (tag) => {
      expect(claimsOf(`${tag}<p>Company number 07123456</p></div>`, 'company_number')[0]?.doubts).toEqual([
        'hidden',
      ]);
      expect(claimsOf(`${tag}x</div><p>Company number 07123456</p>`, 'company_number')[0]?.doubts).toEqual(
        [],
      );
    },
  );

  it('a hidden paragraph without an end tag hides only itself', () => {
    expect(claimsOf('<p hidden>x<p>Company number 07123456', 'company_number')[0]?.doubts).toEqual([]);
  });
});

describe('structured data', () => {
  const jsonLd = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

  it('JSON-LD tells the operator and its parent', () => {
    const { claims } = extractHtml(
      jsonLd({
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
      }),
    );
    expect(claims.map(({ kind, value, role }) => [kind, value, role])).toEqual([
      ['trading_name', 'Larch', 'operator'],
      ['legal_name', 'Larch Holdings Ltd', 'operator'],
      ['vat_number', '123456782', 'operator'],
      ['email_domain', 'larch.test', 'operator'],
      ['postcode', 'YO1 9AA', 'operator'],
      ['company_number', '07123456', 'operator'],
      ['legal_name', 'Elm plc', 'group'],
    ]);
    expect(new Set(claims.slice(0, 6).map(({ statement }) => statement)).size).toBe(1);
    expect(claims[6]?.statement).not.toBe(claims[0]?.statement);
    expect(claims.every(({ source, cue }) => source === 'json_ld' && cue === 'structured_data')).toBe(true);
  });

  it('the brand of a product and the author of a review are third parties', () => {
    const html = jsonLd({ '@type': 'Product', brand: { '@type': 'Organization', name: 'Elm Tools Ltd' } });
    expect(claimsOf(html, 'legal_name')[0]?.role).toBe('third_party');
  });

  it.each([
    '{"@type":"Organization",',
    'null',
    '[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]',
    '{"@type":"Organization","name":{"a":1},"address":[null]}',
  ])('broken or odd JSON-LD does no harm: %s', (json) => {
    expect(extractHtml(`<script type="application/ld+json">${json}</script>`).claims).toEqual([]);
  });

  it('a zero character or half a pair in structured data or state becomes one that can be stored', () => {
    const html =
      '<script type="application/ld+json">{"@type":"Organization","legalName":"Larch\\u0000 Oak \\ud83d Ltd"}</script>' +
      '<script type="application/json">{"legalName":"Elm\\u0000 \\udc00 Ltd"}</script>';
    const { claims, text } = extractHtml(html);
    expect(claims.find(({ source }) => source === 'json_ld')).toMatchObject({
      value: 'Larch\ufffd Oak \ufffd Ltd',
      quote: 'Larch\ufffd Oak \ufffd Ltd',
    });
    expect(text).toContain('Elm\ufffd \ufffd Ltd');
    expect(text).not.toMatch(/\p{Surrogate}|\0/u);
  });

  it('JSON-LD with raw line breaks and trailing commas is mended', () => {
    const html =
      '<script type="application/ld+json">{"@type":"Organization",\n"legalName":"Larch\nLtd",}</script>';
    expect(valuesOf(html, 'legal_name')).toEqual(['Larch Ltd']);
  });

  it('microdata tells name, number and postcode', () => {
    const html =
      '<div itemscope itemtype="https://schema.org/LocalBusiness"><b itemprop="legalName">Larch Ltd</b><meta itemprop="vatID" content="GB123456782"><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><i itemprop="postalCode">YO1 9AA</i></div></div>';
    const claims = extractHtml(html).claims.filter(({ source }) => source === 'microdata');
    expect(claims.map(({ kind, value, role }) => [kind, value, role]).sort()).toEqual([
      ['legal_name', 'Larch Ltd', 'operator'],
      ['postcode', 'YO1 9AA', 'operator'],
      ['vat_number', '123456782', 'operator'],
    ]);
  });

  it('meta tags and alternative texts name the site', () => {
    const html =
      '<meta property="og:site_name" content="Larch"><meta name="copyright" content="© 2024 Larch Ltd"><img alt="Larch Homes Ltd logo">';
    const { claims } = extractHtml(html);
    expect(claims.find(({ source, kind }) => source === 'meta' && kind === 'trading_name')?.value).toBe(
      'Larch',
    );
    expect(claims.find(({ source, cue }) => source === 'meta' && cue === 'copyright')?.value).toBe(
      'Larch Ltd',
    );
    expect(claims.find(({ source }) => source === 'alt')?.value).toBe('Larch Homes Ltd');
  });

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
  ])('the state of a script-only page is read: %s', (_, html) => {
    const { claims, textLength } = extractHtml(html);
    expect(textLength).toBe(0);
    expect(claims.every(({ source }) => source === 'state')).toBe(true);
    expect(claims.find(({ kind }) => kind === 'legal_name')?.value).toBe('Larch Ltd');
    expect(claims.filter(({ kind }) => kind === 'company_number').map(({ value }) => value)).toEqual([
      '07123456',
    ]);
    // The keys help to read the values, but are not quoted: in our spelling they stand on no page.
    const words = html.replace(/<\/?p>/g, '');
    for (const { quote } of claims) expect(words).toContain(quote);
  });
});
