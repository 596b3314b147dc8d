import { describe, expect, it } from 'vitest';
import { claimsOf, extractHtml, valuesOf } from './test-support/extract-html.ts';

describe('a printed company number is read', () => {
  it.each([
    ['unpadded', '<p>Company number 7123456</p>', '07123456'],
    ['spaced', '<p>Company No. 0712 3456</p>', '07123456'],
    ['dotted', '<p>Co. Reg. No: 07.123.456</p>', '07123456'],
    ['with dashes', '<p>Company number: 07-123-456</p>', '07123456'],
    ['in lower case', '<p>company number sc345678</p>', 'SC345678'],
    ['with a spaced prefix', '<p>Company number SC 345 678</p>', 'SC345678'],
    ['with its prefix apart', '<p>Registered in Scotland SC No. 345678</p>', 'SC345678'],
    ['without prefix in Scotland', '<p>Registered in Scotland 89839</p>', 'SC089839'],
    ['without prefix in Northern Ireland', '<p>Registered in Northern Ireland No. 12345</p>', 'NI012345'],
    [
      'of an LLP without prefix',
      '<p>Larch LLP, registered in England and Wales number 312345</p>',
      'OC312345',
    ],
    ['of a Scottish LLP', '<p>Larch LLP is registered in Scotland with number SO301234</p>', 'SO301234'],
    ['of a society', '<p>A registered society, registration number 12345R</p>', 'IP12345R'],
    [
      'of a royal charter without zeros',
      '<p>The Larch Society was incorporated by royal charter and is registered under number RC914738.</p>',
      'RC914738',
    ],
    ['of a royal charter', '<p>Incorporated by Royal Charter, number RC000123</p>', 'RC000123'],
    ['split over elements', '<p>Company number <span>0712</span><b>3456</b></p>', '07123456'],
    ['against its label', '<p><span>Company number</span><span>07123456</span></p>', '07123456'],
    ['with invisible characters', '<p>Company&nbsp;No.&nbsp;07&shy;123&#8203;456</p>', '07123456'],
    ['with an old short number', '<p>Registered in England No. 24542</p>', '00024542'],
    [
      'with a long label',
      '<p>Registered in England &amp; Wales, company registration number: 07123456</p>',
      '07123456',
    ],
    ['after a bar', '<p>Reg. in England &amp; Wales | Co No: 7123456</p>', '07123456'],
    ['in a definition list', '<dl><dt>Company number</dt><dd>07123456</dd></dl>', '07123456'],
    [
      'in a cell beside its label',
      '<table><tr><td>Company No.</td><td>07123456</td></tr></table>',
      '07123456',
    ],
    [
      'below the heading of its column',
      '<table><tr><th>Name</th><th>Company number</th></tr><tr><td>Larch</td><td>07123456</td></tr></table>',
      '07123456',
    ],
    [
      'in the block after its label',
      '<div>Company Registration Number:</div><div>07123456</div>',
      '07123456',
    ],
    ['before its label', '<p>No. 07123456 registered in England and Wales</p>', '07123456'],
    ['in Welsh', '<p>Cofrestrwyd yng Nghymru a Lloegr, rhif cwmni 07123456</p>', '07123456'],
    ['as CRN', '<p>CRN 07123456</p>', '07123456'],
    ['as a Companies House number', '<p>Companies House number: 07123456</p>', '07123456'],
    ['as a limited company by guarantee', '<p>Company Limited by Guarantee No. 07123456.</p>', '07123456'],
    ['with the year of registration', '<p>Registered in England since 2004, number 05123456</p>', '05123456'],
  ])('%s', (_, html, value) => {
    expect(valuesOf(html, 'company_number')).toEqual([value]);
  });

  it('in brackets right behind the name, with a doubt', () => {
    const [claim] = claimsOf('<p>Larch &amp; Sons (Northern) Limited (07123456)</p>', 'company_number');
    expect(claim).toMatchObject({ value: '07123456', doubts: ['unlabelled'] });
  });

  it('for each company of a list, with the name it belongs to', () => {
    const html =
      '<table><tr><th>Company</th><th>Company number</th></tr><tr><td>Larch Mills Ltd</td><td>07123456</td></tr><tr><td>Elm Looms Ltd</td><td>07123999</td></tr></table>';
    const { claims } = extractHtml(html);
    const statementOf = (value: string) => claims.find((claim) => claim.value === value)?.statement;
    expect(statementOf('07123456')).toBe(statementOf('Larch Mills Ltd'));
    expect(statementOf('07123999')).toBe(statementOf('Elm Looms Ltd'));
    expect(statementOf('07123456')).not.toBe(statementOf('07123999'));
  });

  it.each([
    ['<p>Registered in England and Wales. Company number 07123456.</p>', 'england_wales'],
    ['<p>Company number SC345678</p>', 'scotland'],
    ['<p>Company number 07123456 (England)</p>', 'england_wales'],
    ['<p>Registered in Northern Ireland, number NI612345</p>', 'northern_ireland'],
  ])('with the part of the UK it is registered in: %s', (html, ukPart) => {
    expect(claimsOf(html, 'company_number')[0]?.ukPart).toBe(ukPart);
  });
});

describe('no company number is made of', () => {
  it.each([
    ['a charity number', '<p>Registered Charity No. 1123456</p>'],
    ['a Scottish charity number', '<p>Larch is a charity registered in Scotland, No SC013599.</p>'],
    [
      'two charity numbers',
      '<p>A charity registered in England and Wales (1123456) and Scotland (SC038099).</p>',
    ],
    ['an ICO number', '<p>ICO registration number: ZA123456</p>'],
    ['an old ICO number', '<p>Data Protection Registration Number Z1234567</p>'],
    ['an FCA number', '<p>Authorised by the Financial Conduct Authority under number 712345</p>'],
    ['an SRA number', '<p>Regulated by the Solicitors Regulation Authority (SRA No. 567890)</p>'],
    ['a VAT number', '<p>VAT registration number GB 123 4567 82</p>'],
    ['an AML number', '<p>HMRC AML registration number 12999001</p>'],
    ['a telephone number', '<p>Company number: 0161 496 0123</p>'],
    ['an order and an account', '<p>Order number: 10777213. Sort code 10-11-12, account 44777023.</p>'],
    ['a date', '<p>Registered in England on 12-10-2020</p>'],
    ['a year', '<p>Registered in England 1998</p>'],
    ['a trade mark', '<p>Larch Trademark No. UK00003000111 is ours.</p>'],
    ['a gas fitter’s number', '<p>Gas Safe registration number 512345</p>'],
    ['a house number', '<p>Our registered address is: Lark House, 115-117 Mill Road</p>'],
    ['a comment', '<!-- Company number 07123456 --><p>Hello</p>'],
    ['a script', '<script>var note = "Larch Ltd company number 07123456";</script>'],
    [
      'a style or template',
      '<style>/* Company number 07123456 */</style><template>Company number 07123456</template>',
    ],
    [
      'a label left empty',
      '<p>Company registered in England. Company Number:</p><p>Website by Pixel 2019</p>',
    ],
    ['a longer number', '<p>Co. Reg. No. 199504699H</p>'],
    ['a price', '<p>The company paid £12345678 and 12,345,678 more</p>'],
  ])('%s', (_, html) => {
    expect(valuesOf(html, 'company_number')).toEqual([]);
  });
});

describe('a number that any register could have given', () => {
  it.each([
    ['<p>Authorised by the FCA. Registration No. 654321</p>', ['unlabelled']],
    ['<p>Larch Ltd. Reg. No. 654321</p>', ['unlabelled']],
    ['<p>Company registration no. 654321</p>', []],
    ['<p>Registered in England no. 654321</p>', []],
    ['<p>Larch Ltd. Reg. No. 07123456</p>', []],
  ])('is doubted: %s', (html, doubts) => {
    expect(claimsOf(html, 'company_number').map((claim) => claim.doubts)).toEqual([doubts]);
  });
});

describe('numbers in brackets behind names', () => {
  it('belong to the name before them', () => {
    const html =
      '<p>Larch Homes Ltd (07123456), Larch Lets Ltd. (no. 07123457) and Larch Foods Ltd (07123458).</p>';
    const { claims } = extractHtml(html);
    const together = claims
      .filter(({ kind }) => kind === 'legal_name')
      .map((name) => [
        name.value,
        claims.find(({ kind, statement }) => kind === 'company_number' && statement === name.statement)
          ?.value,
      ]);
    expect(together).toEqual([
      ['Larch Homes Ltd', '07123456'],
      ['Larch Lets Ltd', '07123457'],
      ['Larch Foods Ltd', '07123458'],
    ]);
  });
});

describe('a placeholder is told from a number', () => {
  it.each(['01234567', '12345678', '00000000', '1234567', 'SC123456', '11111111'])('%s', (printed) => {
    expect(claimsOf(`<p>Company number ${printed}</p>`, 'company_number')[0]?.doubts).toContain(
      'placeholder',
    );
  });

  it('XXXXXXXX', () => {
    const [claim] = claimsOf('<p>Company No. XXXXXXXX</p>', 'company_number');
    expect(claim).toMatchObject({ value: 'XXXXXXXX', doubts: ['placeholder'] });
  });

  it('a field of a template', () => {
    const html = '<p>[Company Name] Ltd, registered in England number [number]</p>';
    expect(claimsOf(html, 'company_number')[0]?.doubts).toEqual(['template_left']);
    expect(claimsOf(html, 'legal_name')[0]?.doubts).toContain('template_left');
  });
});

describe('a link to the register', () => {
  const register = 'https://find-and-update.company-information.service.gov.uk/company';

  it('tells the number its text does not show', () => {
    const [claim] = claimsOf(
      `<p>Larch Ltd at <a href="${register}/07123456">Companies House</a></p>`,
      'company_number',
    );
    expect(claim).toMatchObject({ value: '07123456', source: 'link', doubts: [] });
  });

  it('that disagrees with its text makes both doubtful', () => {
    const claims = claimsOf(
      `<p><a href="${register}/07123456">Company number 07123457</a></p>`,
      'company_number',
    );
    expect(claims.map(({ value, doubts }) => [value, doubts])).toEqual([
      ['07123456', ['link_disagrees']],
      ['07123457', ['link_disagrees']],
    ]);
  });

  it('that agrees leaves no doubt', () => {
    const claims = claimsOf(
      `<p><a href="${register}/07123456">Company number 07123456</a></p>`,
      'company_number',
    );
    expect(claims.every(({ doubts }) => doubts.length === 0)).toBe(true);
  });
});

describe('other registers’ numbers are read as what they are', () => {
  it.each([
    ['charity_number', '<p>Registered Charity No. 1123456</p>', '1123456'],
    ['charity_number', '<p>Scottish Charity SC045678</p>', 'SC045678'],
    ['vat_number', '<p>VAT No. GB 123 4567 82</p>', '123456782'],
    ['vat_number', '<p>VAT: GB123456782000</p>', '123456782'],
    ['fca_number', '<p>FRN: 712345</p>', '712345'],
    ['sra_number', '<p>SRA number 567890</p>', '567890'],
    ['ico_number', '<p>ICO registration ZB123456</p>', 'ZB123456'],
    ['lei', '<p>LEI 213800LARCHWOOD00T86</p>', '213800LARCHWOOD00T86'],
  ] as const)('%s in %s', (kind, html, value) => {
    expect(valuesOf(html, kind)).toEqual([value]);
  });

  it('a VAT number that fails both checks is doubtful', () => {
    expect(claimsOf('<p>VAT No. 123 4567 83</p>', 'vat_number')[0]?.doubts).toEqual(['checksum_fails']);
  });

  it('company and charity number in one sentence', () => {
    const html =
      '<p>The Larch Trust is a company limited by guarantee registered in Scotland (company number SC223456) and a Scottish charity, number SC039699.</p>';
    expect(valuesOf(html, 'company_number')).toEqual(['SC223456']);
    expect(valuesOf(html, 'charity_number')).toEqual(['SC039699']);
  });
});

it.each([
  '<p>Registered in England and Wales.</p><p>160 Kestrel Row, Kendal, LA9 5YQ</p>',
  '<p>Company number</p><p>103 Old Mill Lane, Durham</p>',
])('the number of a house is no company number: %s', (html) => {
  expect(valuesOf(html, 'company_number')).toEqual([]);
});
