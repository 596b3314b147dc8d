import { describe, expect, it } from 'vitest';
import { claimsOf, extractHtml, valuesOf } from './test-support/extract-html.ts';

describe('a legal name is cut out of its sentence', () => {
  it.each([
    [
      'The site is operated by Larch &amp; Sons (Northern) Limited, a company registered in England.',
      'Larch & Sons (Northern) Limited',
    ],
    ['© 2010-2024 Larch Trading Company Limited, registered in England', 'Larch Trading Company Limited'],
    ['OPERATED BY LARCH HOLDINGS LIMITED UNDER LICENCE', 'LARCH HOLDINGS LIMITED'],
    ['You deal with Larch-World.co.uk Ltd at all times.', 'Larch-World.co.uk Ltd'],
    ['It is a trading name of By Heart 7 Ltd a company registered here.', 'By Heart 7 Ltd'],
    ['1st Choice Larch Ltd, company registration 06123459', '1st Choice Larch Ltd'],
    ['The Larch Company Ltd is here', 'The Larch Company Ltd'],
    ["O'Larch's (Leeds) PLC is listed", "O'Larch's (Leeds) PLC"],
    ['J. Larch &amp; Co. Ltd was founded in 1910', 'J. Larch & Co. Ltd'],
    ['Larch, Elm &amp; Co Ltd. Registered office: York', 'Larch, Elm & Co Ltd'],
    ['Larch Works Ltd. is registered in England', 'Larch Works Ltd.'],
    [
      'a trading name of LARCH<br>gears &amp; couplings ltd, Registered Office: York',
      'LARCH gears & couplings ltd',
    ],
    ['Operated by Éan Larch Ltd, registered in Northern Ireland', 'Éan Larch Ltd'],
    ['Larch Meadow Study (LMS) CIC is a Community Interest Company', 'Larch Meadow Study (LMS) CIC'],
    ['larch homes ltd. registered in england no. 6123459', 'larch homes ltd.'],
    ['Directors of Larch Homes Ltd met', 'Larch Homes Ltd'],
    ['Bank of Larch plc is authorised', 'Bank of Larch plc'],
    ['At Larch Homes Ltd, we build homes', 'Larch Homes Ltd'],
    ['Contact Larch Homes Ltd', 'Larch Homes Ltd'],
    ['Gwasg Larch Cyf', 'Gwasg Larch Cyf'],
    ['Larch Loom Company Limited(The)', 'Larch Loom Company Limited(The)'],
    ['Larchways Holdings L.L.P. trades', 'Larchways Holdings L.L.P.'],
    ['All rights reserved<br>Larch Homes Limited<br>Company number 07123456', 'Larch Homes Limited'],
    ['Larch Homes Limited Company No. 07123456', 'Larch Homes Limited'],
    ['A Larch Group plc company.', 'Larch Group plc'],
  ])('%s', (html, name) => {
    expect(valuesOf(`<p>${html}</p>`, 'legal_name')).toEqual([name]);
  });

  it.each([
    'This is a limited company.',
    'Our liability is limited to the price you paid.',
    'A Limited Edition print for a limited time.',
    'We are a private limited company registered in England.',
    'We are a Private Limited Company No. 07123456.',
    'It is a Limited Liability Partnership.',
    'A charitable incorporated organisation.',
    'Stock is very limited in Scotland.',
  ])('and none is found in: %s', (text) => {
    expect(valuesOf(`<p>${text}</p>`, 'legal_name')).toEqual([]);
  });

  it.each([
    [
      '<p>At Larch Valet Parking, a company registered in England with company number 07351299, we park cars.</p>',
      'Larch Valet Parking',
    ],
    [
      '<p>The Larch Meadow Trust is a registered charity and company limited by guarantee, registered in England.</p>',
      'The Larch Meadow Trust',
    ],
    [
      '<div>Larch Arts</div><div>A Community Interest Company registered in England.</div><div>Company Number: 07364899</div>',
      'Larch Arts',
    ],
    [
      '<p>| LARCH WALKERS UNION | 6 Court, York | Registered Company No. 07210099 |</p>',
      'LARCH WALKERS UNION',
    ],
    ['<p>Larch (company number 07123456) is the data controller.</p>', 'Larch'],
  ])('without a legal form where a registration is stated: %s', (html, name) => {
    expect(valuesOf(html, 'legal_name')).toEqual([name]);
  });
});

describe('a trading name is tied to its company', () => {
  it.each([
    ['Larch Express is a trading name of Elm Logistics Ltd.', 'Larch Express', 'Elm Logistics Ltd'],
    ['larch.co.uk is a trading style of Elm Digital Limited.', 'larch.co.uk', 'Elm Digital Limited'],
    ['Elm Plumbing Ltd t/a Larch Pipes. Leeds.', 'Larch Pipes', 'Elm Plumbing Ltd'],
    [
      '© Elm Trading Company Limited trading as Larch Partners. York.',
      'Larch Partners',
      'Elm Trading Company Limited',
    ],
    ['Centre for Elm Advice (trading as Larch Helpline) is here', 'Larch Helpline', 'Centre for Elm Advice'],
    ['Larch is a brand of Elm Foods plc', 'Larch', 'Elm Foods plc'],
  ])('%s', (text, trading, legal) => {
    const { claims } = extractHtml(`<p>${text}</p>`);
    const traded = claims.find((claim) => claim.kind === 'trading_name' && claim.value === trading);
    const holder = claims.find((claim) => claim.kind === 'legal_name' && claim.value === legal);
    expect(traded?.statement).toBeDefined();
    expect(traded?.statement).toBe(holder?.statement);
    expect(holder?.role).toBe('operator');
  });

  it.each([
    ['© 2024 15larch All Rights Reserved', '15larch'],
    ['© Copyright LR Larch. All rights reserved.', 'LR Larch'],
    ['Copyright 2005 - 2024 | Larch Homes', 'Larch Homes'],
  ])('the holder of a copyright: %s', (text, name) => {
    const inFooter = claimsOf(`<footer>${text}</footer>`, 'trading_name')[0];
    expect(inFooter).toMatchObject({ value: name, role: 'operator', source: 'footer', cue: 'copyright' });
    const inText = claimsOf(`<p>${text}</p>`, 'trading_name')[0];
    expect(inText).toMatchObject({ value: name, role: 'operator', source: 'copyright', cue: 'copyright' });
  });
});

describe('the words around a name tell its role', () => {
  it.each([
    ['operator', 'owned_by', 'This website is owned and operated by Larch Ltd.'],
    ['operator', 'we_are', 'Larch Ltd ("we", "us", "our") sells pipes.'],
    ['operator', 'we_are', 'We are Larch Ltd, of York.'],
    ['operator', 'we_are', '“We” means Larch Ltd, of York.'],
    ['operator', 'controller', 'The data controller is Larch Ltd of York.'],
    ['operator', 'controller', 'Larch Ltd is the data controller.'],
    ['operator', 'seller', 'Your contract is with Larch Ltd.'],
    ['operator', 'copyright', '© 2024 Larch Ltd'],
    ['operator', 'trading_name_of', 'Elms is a trading name of Larch Ltd.'],
    ['group', 'part_of', 'We are part of Larch plc.'],
    ['group', 'part_of', 'Our parent company is Larch plc.'],
    ['group', 'part_of', 'We are a wholly owned subsidiary of Larch plc.'],
    ['third_party', 'processor', 'Payments are processed by Larch Ltd.'],
    ['third_party', 'processor', 'Our hosting provider is Larch Ltd.'],
    ['third_party', 'processor', 'Google Analytics is a web analytics service operated by Larch Inc.'],
    ['third_party', 'processor', 'We are an appointed representative of Larch Ltd.'],
    ['third_party', 'processor', 'We use companies such as Larch Ltd.'],
    ['third_party', 'processor', 'We are a member of the scheme run by Larch Ltd.'],
    ['third_party', 'dealt_with', 'We are an authorised reseller of Larch Ltd.'],
    ['third_party', 'dealt_with', 'The main dealer in the north for Larch Ltd.'],
    ['third_party', 'dealt_with', 'Elms is a franchisee of Larch Ltd.'],
    ['third_party', 'dealt_with', 'Made under licence from Larch Ltd.'],
    ['third_party', 'dealt_with', 'Run under a franchise agreement with Larch Ltd.'],
    ['third_party', 'dealt_with', 'We are not affiliated with Larch Ltd.'],
    ['third_party', 'dealt_with', 'Formerly a trading name of Larch Ltd.'],
    ['group', 'part_of', 'Elms is a Larch plc company.'],
    ['group', 'part_of', 'Elms is the sister of Larch Ltd.'],
    ['third_party', 'processor', 'This site is protected by Stripe Payments UK Ltd.'],
    ['agency', 'designed_by', 'Website by Larch Ltd'],
    ['agency', 'designed_by', 'Designed and built by Larch Ltd'],
    ['agency', 'designed_by', 'Web design: Larch Ltd'],
    ['agency', 'designed_by', 'Website by Larchweb – Larch Ltd, company number 06123459'],
    ['agency', 'designed_by', 'The website is looked after by Larch Ltd, registered in England.'],
    ['unknown', null, 'Our neighbour Larch Ltd has a cat.'],
  ])('%s (%s): %s', (role, cue, text) => {
    expect(claimsOf(`<p>${text}</p>`, 'legal_name', 'other').map((claim) => [claim.role, claim.cue])).toEqual(
      [[role, cue]],
    );
  });

  it('a name below a heading about partners is a third party', () => {
    const html = '<h2>Who we share your data with</h2><ul><li>Larch Ltd (hosting)</li></ul>';
    expect(claimsOf(html, 'legal_name', 'privacy')[0]?.role).toBe('third_party');
  });

  it('a name in a list that was introduced as suppliers is a third party', () => {
    const html =
      '<p>We share data with these service providers:</p><ul><li>Larch Ltd</li><li>Elm Ltd</li></ul>';
    expect(claimsOf(html, 'legal_name').map(({ role }) => role)).toEqual(['third_party', 'third_party']);
  });

  it('an example is no operator', () => {
    const { claims } = extractHtml(
      '<p>For example, if Smith Larch Ltd (company number 07123456) borrows money…</p>',
    );
    expect(claims.map(({ role, doubts }) => [role, doubts.includes('hypothetical')])).toEqual([
      ['unknown', true],
      ['unknown', true],
    ]);
  });

  it.each([
    'All our beans come from Larch Ltd (company number 07123456).',
    'Our landlord is Larch Ltd (company number 07123456).',
    'Manufacturer: Larch Ltd (company number 07123456)',
    '“Splendid”, says Jo Elm, Director, Larch Ltd (company number 07123456).',
    'LARCH is a registered trade mark of Larch Ltd (company number 07123456).',
    'Larch Ltd (company number 07123456), of York, has been fined, it emerged on Monday.',
    'I looked them up: Larch Ltd (company number 07123456).',
  ])('a company that is named by way of something else is no operator: %s', (text) => {
    const { claims } = extractHtml(`<footer>${text}</footer>`);
    expect(claims.map(({ kind, role, doubts }) => [kind, role, doubts])).toEqual([
      ['legal_name', 'unknown', ['in_passing']],
      ['company_number', 'unknown', ['in_passing']],
    ]);
  });

  it.each([
    'Registered in England as Larch Ltd (company number 07123456).',
    'Elms is Larch Ltd (company number 07123456).',
    'The company behind this site is Larch Ltd (company number 07123456).',
    'Elms is a service from Larch Ltd (company number 07123456).',
    'The registered office of Larch Ltd (company number 07123456) is in York.',
    'Terms and conditions of Larch Ltd (company number 07123456)',
    'Company details: Larch Ltd (company number 07123456)',
    'Your beans come from Larch Ltd. Larch Ltd is registered in England (company number 07123456).',
  ])('but one that speaks of itself in such words is: %s', (text) => {
    const { claims } = extractHtml(`<footer>${text}</footer>`);
    expect(claims.flatMap(({ doubts }) => doubts)).toEqual([]);
    expect(claims.find(({ kind }) => kind === 'company_number')?.role).toBe('operator');
  });

  it('a line that ends in “by” goes on in the next one', () => {
    const html = '<footer><div>Site by</div><div>Larch Ltd</div><div>Company number 07123456</div></footer>';
    const roles = extractHtml(html).claims.map(({ kind, role }) => [kind, role]);
    expect(roles).toContainEqual(['legal_name', 'agency']);
  });

  it('a school is run by the trust it is part of', () => {
    const html =
      '<p>Larch School is part of Elm Academy Trust, a charitable company registered in England and Wales (number 07123456)</p>';
    expect(extractHtml(html).claims.map(({ value, role }) => [value, role])).toEqual([
      ['Elm Academy Trust', 'operator'],
      ['07123456', 'operator'],
    ]);
  });

  it('a report about another company is no operator', () => {
    const html =
      '<p>The owner of the auction house is registered in England and Wales under number 07711599.</p>';
    expect(claimsOf(html, 'company_number', 'other')[0]?.role).toBe('unknown');
  });
});

describe('a number has the role of the company it belongs to', () => {
  it.each([
    ['Larch Ltd is part of Elm Group plc. Registered in England No. 07123456.', 'operator'],
    ['Larch Ltd is part of Elm Group plc (Registered in England No. 07123456).', 'group'],
    [
      'Larch UK Ltd is a subsidiary of Larch Inc. Registered in England and Wales, company number 07123456.',
      'operator',
    ],
    ['Payments are processed by Brookpay Ltd (company number 07123456).', 'third_party'],
    ['Website design by Pixel Larch Ltd | Company No. 07123456 Registered in England', 'operator'],
    [
      'A trading name of Larch Resourcing Ltd. Registered in England No. 7123456 Part of Larch plc',
      'operator',
    ],
  ])('%s', (text, role) => {
    expect(claimsOf(`<p>${text}</p>`, 'company_number')[0]).toMatchObject({ value: '07123456', role });
  });

  it('over the lines and links of a footer', () => {
    const html =
      '<footer><p>© 2024 Larch Homes</p><ul><li>Privacy</li><li>Terms</li></ul><p>Registered in England No. 07123456</p></footer>';
    const { claims } = extractHtml(html);
    expect(new Set(claims.map(({ statement }) => statement)).size).toBe(1);
    expect(claims.map(({ role }) => role)).toEqual(['operator', 'operator']);
  });

  it('two companies of one sentence are two statements', () => {
    const html =
      '<footer>Larch is a trading name of Larch Homes Limited (Company No. 06123459) and Larch Lettings Limited (Company No. 07234561).</footer>';
    const { claims } = extractHtml(html);
    const statementOf = (value: string) => claims.find((claim) => claim.value === value)?.statement;
    expect(statementOf('06123459')).toBe(statementOf('Larch Homes Limited'));
    expect(statementOf('07234561')).toBe(statementOf('Larch Lettings Limited'));
  });
});

describe('addresses', () => {
  it('the registered office is told from other addresses', () => {
    const html =
      '<p>Showroom: 1 Mill Lane, York YO1 9AA. Registered office: 2 High Street, Leeds LS1 1AA.</p>';
    expect(claimsOf(html, 'postcode').map(({ value, cue }) => [value, cue])).toEqual([
      ['YO1 9AA', null],
      ['LS1 1AA', 'registered_office'],
    ]);
  });

  it('an accountant’s address is care-of, and the accountant no operator', () => {
    const html =
      '<p>Larch Ltd, c/o Brook Accountants LLP, 1 High St, Leeds LS1 1AA. Company registration number: 7123456.</p>';
    const { claims } = extractHtml(html);
    const of = (value: string) => claims.find((claim) => claim.value === value);
    expect(of('Brook Accountants LLP')).toMatchObject({ role: 'third_party', doubts: ['care_of'] });
    expect(of('LS1 1AA')).toMatchObject({ doubts: ['care_of'], statement: of('Larch Ltd')?.statement });
    expect(of('07123456')).toMatchObject({ role: 'operator', statement: of('Larch Ltd')?.statement });
  });

  it('e-mail domains are named once each', () => {
    const html =
      '<p>Write to info@larch.test or sales@larch.test, or <a href="mailto:hi@elm.test">us</a></p>';
    expect(valuesOf(html, 'email_domain')).toEqual(['larch.test', 'elm.test']);
  });
});

describe('who trades without a company', () => {
  it.each([
    ['I am a sole trader based in York.', 'sole trader'],
    ['Larch Plumbing is run by Jo, who is a self-employed plumber.', 'sole trader'],
    ['Jo Larch trading as Larch Plumbing', 'Jo Larch'],
    ['Larch Dental is a partnership of two dentists.', 'partnership'],
  ])('%s', (text, value) => {
    expect(valuesOf(`<p>${text}</p>`, 'sole_trader')).toEqual([value]);
  });

  it.each([
    'We help sole traders and limited companies with their accounts.',
    'Whether you are a sole trader or a company, call us.',
    'Larch LLP is a limited liability partnership.',
    'Working in partnership with schools.',
  ])('talk about others does not count: %s', (text) => {
    expect(valuesOf(`<p>${text}</p>`, 'sole_trader')).toEqual([]);
  });
});
