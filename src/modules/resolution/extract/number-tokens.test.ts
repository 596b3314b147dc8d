import { describe, expect, it } from 'vitest';
import { readHtmlPage } from '../test-support/written-site.ts';
import { isDummyNumber } from './number-tokens.ts';

const tokensIn = (html: string) => readHtmlPage(html).numbers;
/**
 * The register numbers that the digits stand for as printed, without guesses at letters that were left out.
 */
const printedIn = (html: string) =>
  tokensIn(html).flatMap(({ readings }) =>
    readings.filter(({ how }) => how !== 'guessed').map(({ number }) => number),
  );
const readingsIn = (html: string) =>
  tokensIn(html).flatMap(({ readings }) => readings.map(({ number }) => number));

describe('a printed company number is read', () => {
  it.each([
    ['without its zero', '<p>Company number 7123456</p>', '07123456'],
    ['in two groups', '<p>Company No. 0712 3456</p>', '07123456'],
    ['in pairs', '<p>Company number 07 12 34 56</p>', '07123456'],
    ['digit by digit', '<p>Company number 0 7 1 2 3 4 5 6</p>', '07123456'],
    ['with dots', '<p>Co. Reg. No: 07.123.456</p>', '07123456'],
    ['with dashes', '<p>Company number: 07-123-456</p>', '07123456'],
    ['with letters in lower case', '<p>company number sc345678</p>', 'SC345678'],
    ['with letters apart', '<p>Company number SC 345 678</p>', 'SC345678'],
    ['with letters and a dot', '<p>Company number NI. 612345</p>', 'NI612345'],
    ['with a zero for the letter O', '<p>Company number 0C345678</p>', 'OC345678'],
    ['with a zero for the letter O of Scotland', '<p>Company number S0301234</p>', 'SO301234'],
    ['with a letter O for its first zero', '<p>Company number O7123456</p>', '07123456'],
    ['with a letter O for a zero inside', '<p>Company no. 071O3456</p>', '07103456'],
    ['with a letter l for a one', '<p>Company no. 07l23456</p>', '07123456'],
    ['with a letter O after its letters', '<p>Registered in Northern Ireland NIO12345</p>', 'NI012345'],
    ['of a Scottish partnership', '<p>Larch LLP is registered with number SO301234</p>', 'SO301234'],
    ['of a royal charter', '<p>Incorporated by Royal Charter, number RC000123</p>', 'RC000123'],
    ['of a Scottish society', '<p>Registered society SP1823RS</p>', 'SP1823RS'],
    ['of a society with letters', '<p>Registered society IP 30178R</p>', 'IP30178R'],
    ['of old Northern Ireland', '<p>Company number R0000012</p>', 'R0000012'],
    ['of a branch', '<p>UK establishment number BR016299</p>', 'BR016299'],
    ['over elements', '<p>Company number <span>0712</span><b>3456</b></p>', '07123456'],
    ['right behind its label', '<p>companynumber07123456</p>', '07123456'],
    ['behind a colon', '<p>Company No:07123456.</p>', '07123456'],
    ['with one stray letter behind it', '<p>Company number 07123456A</p>', '07123456'],
    ['with a stray R behind it', '<p>Company number 07123456R</p>', '07123456'],
    ['behind a word that reads like the letters of a number', '<p>and so 07123456 it is</p>', '07123456'],
    ['behind letters that make no number of it', '<p>Larch LP 07123456</p>', '07123456'],
    ['with invisible characters', '<p>Company&nbsp;No.&nbsp;07&shy;123&#8203;456</p>', '07123456'],
    ['that is old and short', '<p>Registered in England No. 24542</p>', '00024542'],
    ['in a definition list', '<dl><dt>Company number</dt><dd>07123456</dd></dl>', '07123456'],
    ['in a cell', '<table><tr><td>Company No.</td><td>07123456</td></tr></table>', '07123456'],
    ['in the block after its label', '<div>Registration Number:</div><div>07123456</div>', '07123456'],
    ['in brackets, without a label', '<p>Larch &amp; Sons (Northern) Limited (07123456)</p>', '07123456'],
    ['behind a word that is no label', '<p>filed under 07123456 for good</p>', '07123456'],
  ])('%s', (_, html, number) => {
    expect(printedIn(html)).toEqual([number]);
  });

  it.each([
    ['Registered in Scotland 89839', 'SC089839'],
    ['Registered in Northern Ireland No. 12345', 'NI012345'],
    ['Larch LLP, registered in England and Wales number 312345', 'OC312345'],
    ['Registered in Scotland, number 00345678', 'SC345678'],
  ])('it is read also as the number whose letters were left out: %s', (text, number) => {
    expect(tokensIn(`<p>${text}</p>`)[0]?.readings).toContainEqual({ number, how: 'guessed' });
  });

  it('a number of a society is read for each register that gives such numbers out', () => {
    expect(readingsIn('<p>A registered society, registration number 12345R</p>')).toEqual([
      'IP12345R',
      'SP12345R',
    ]);
  });

  it('a number with letters has no other reading', () => {
    expect(readingsIn('<p>Company number SC345678</p>')).toEqual(['SC345678']);
  });

  it.each([
    ['8 digits', '07123456', 'direct'],
    ['7 digits', '7123456', 'padded'],
    ['letters', 'SC345678', 'direct'],
  ])('says how it follows from the print: %s', (_, printed, how) => {
    expect(tokensIn(`<p>Company number ${printed}</p>`)[0]?.readings[0]?.how).toBe(how);
  });

  it('stands where it is printed, letters and closing letter included', () => {
    for (const printed of ['07123456', 'SC 345 678', 'IP30178R', 'SP1823RS']) {
      const { text, numbers } = readHtmlPage(`<p>Larch, registered number ${printed}, York</p>`);
      expect(numbers.map(({ start, end }) => text.slice(start, end))).toEqual([printed]);
    }
  });

  it('each of several printed one after another is read, as possible parts of something longer', () => {
    const tokens = tokensIn('<p>07123456 07123457 07123458</p>');
    expect(tokens.map(({ digits, crowded }) => [digits, crowded])).toEqual([
      ['07123456', true],
      ['07123457', true],
      ['07123458', true],
    ]);
  });
});

describe('no company number is made of', () => {
  it.each([
    ['a code with a letter O, without a word of registers before it', '<p>The cabinet O7123456 in oak</p>'],
    ['a VAT number in groups', '<p>VAT registration number GB 123 4567 82</p>'],
    ['a VAT number in one', '<p>VAT GB123456782</p>'],
    ['a telephone number, though it is called a company’s', '<p>Company number: 0161 496 0123</p>'],
    ['an international telephone number', '<p>+44 1632 960123</p>'],
    ['a mobile number in one', '<p>07123456789</p>'],
    ['an ICO number', '<p>ICO registration number: ZA123456, formerly Z1234567</p>'],
    ['a date with dashes', '<p>Registered in England on 12-10-2020</p>'],
    ['a date with dots', '<p>Registered on 15.11.2024</p>'],
    ['a date that begins with the year', '<p>Updated 2024-11-15</p>'],
    ['a range of years', '<p>© 2019-2024</p>'],
    ['a sort code and a year', '<p>Sort code 10-11-12</p>'],
    ['a trade mark', '<p>Trade mark No. UK00003000111 is ours.</p>'],
    ['a code', '<p>AB123456, X07123456, BR07123456, 07123456RS and ref_07123456</p>'],
    ['a number of Singapore', '<p>Co. Reg. No. 199504699H</p>'],
    ['money in groups', '<p>We turned over £12,345,678 and £1 234 567</p>'],
    ['three digits', '<p>Company number 712</p>'],
    ['nothing but zeros', '<p>Company number 00000000</p>'],
    ['a field of a template', '<p>Company No. XXXXXXXX, number [number]</p>'],
    ['a comment', '<!-- Company number 07123456 --><p>Hello</p>'],
    ['a script', '<script>var note = "Larch Ltd company number 07123456";</script>'],
    ['a style', '<style>/* Company number 07123456 */</style>'],
    ['a template', '<template>Company number 07123456</template>'],
  ])('%s', (_, html) => {
    expect(printedIn(html)).toEqual([]);
  });

  it.each(['£12345678', '€ 1234567.50', '12345678%'])(
    'money or a share without being marked as a possible part of it: %s',
    (printed) => {
      for (const { crowded } of tokensIn(`<p>We spent ${printed} on it</p>`)) expect(crowded).toBe(true);
    },
  );

  it('a year, unless it is called a number', () => {
    expect(readingsIn('<p>Registered in Scotland 1998</p>')).toEqual([]);
    expect(readingsIn('<p>Registered in Scotland, number 1998</p>')).toContain('SC001998');
  });
});

describe('a number that templates are delivered with', () => {
  it.each(['12345678', '01234567', '1234567', '11111111', '00000000', '87654321'])(
    'it is known: %s',
    (digits) => {
      expect(isDummyNumber(digits)).toBe(true);
    },
  );

  it.each(['07123456', '12345679', '11111112'])('is not mistaken: %s', (digits) => {
    expect(isDummyNumber(digits)).toBe(false);
  });
});

describe('a link to a company’s page in the register', () => {
  const register = 'https://find-and-update.company-information.service.gov.uk/company';
  const linked = (html: string) =>
    tokensIn(html).flatMap(({ readings }) =>
      readings.filter(({ how }) => how === 'linked').map(({ number }) => number),
    );

  it.each([
    `${register}/07123456`,
    `${register}/sc345678/officers`,
    'https://beta.companieshouse.gov.uk/company/07123456',
    'https://opencorporates.com/companies/gb/07123456',
  ])('tells the number that its words do not: %s', (href) => {
    expect(linked(`<p>Larch Ltd at <a href="${href}">the register</a></p>`)).toHaveLength(1);
  });

  it('is read beside another number that its words print', () => {
    const html = `<p><a href="${register}/07123456">Company number 07123457</a></p>`;
    expect(readingsIn(html)).toEqual(['07123457', '07123456']);
  });

  it.each([`${register}/`, 'https://larch.test/company/07123456', `${register}/07123456789`])(
    'is not one: %s',
    (href) => {
      expect(linked(`<a href="${href}">Here</a>`)).toEqual([]);
    },
  );
});

it('no more than some hundred numbers of a page are read', () => {
  const html = Array.from({ length: 2_000 }, (_, i) => `<p>Company number 0${7_000_000 + i}</p>`).join('');
  const { length } = tokensIn(html);
  expect(length).toBeGreaterThan(100);
  expect(length).toBeLessThan(500);
});
