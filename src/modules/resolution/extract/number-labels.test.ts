import { describe, expect, it } from 'vitest';
import { readHtmlPage } from '../test-support/written-site.ts';
import { isCompanyLabel, isOtherLabel, NUMBER_LABELS, numberLabelOf } from './number-labels.ts';

const EXAMPLES: Record<string, { says: string[]; saysNot: string[] }> = {
  charity: {
    says: [
      'Registered charity number ',
      'registered with the Charity Commission, no. ',
      'a charity registered in Scotland, with the number ',
      'a charity registered in England and Wales (number: ',
      'Rhif elusen: ',
    ],
    saysNot: ['Charity company number '],
  },
  other: {
    says: [
      'VAT no. ',
      'V.A.T. registration number GB ',
      'FCA firm reference number ',
      'FRN: ',
      'SRA number ',
      'ATOL ',
      'ICO registration: ',
      'Tel: ',
      'call us on ',
      'sort code ',
      'Account number ',
      'UTR ',
      'registered with HMRC for AML, no. ',
      'order ',
      'Trade mark no. ',
      'Rhif TAW: ',
      'Rhif ffôn: ',
    ],
    saysNot: ['Company number ', 'vatted ', 'registered in England no. ', 'company registration: '],
  },
  foreign: {
    says: ['KvK: ', 'registered in Ireland, number '],
    saysNot: ['registered in Northern Ireland, number ', 'registered in England, number '],
  },
  company: {
    says: [
      'Company Registration Number: ',
      'CRN ',
      'Co. Reg. No. ',
      'Companies House number ',
      'Rhif y cwmni: ',
      'Rhif cofrestru’r cwmni: ',
      'cofrestredig yn Nhŷ’r Cwmnïau dan y rhif ',
    ],
    saysNot: ['VAT '],
  },
  registered: {
    says: ['Registered in England and Wales, ', 'Reg. ', 'wedi ei gofrestru yng Nghymru a Lloegr, '],
    saysNot: ['Tel '],
  },
  number: { says: ['no. ', 'number: '], saysNot: ['Tel '] },
};

describe.each(NUMBER_LABELS)('the label $id', ({ id, pattern }) => {
  const { says = [], saysNot = [] } = EXAMPLES[id] ?? {};

  it('has an example and a counter-example', () => {
    expect([says.length, saysNot.length].every((count) => count > 0)).toBe(true);
  });

  it.each(says)('is read in %j', (words) => {
    expect(words).toMatch(pattern);
    expect(labelAfter(words)).toBe(id);
  });

  it.each(saysNot)('is not read in %j', (words) => {
    expect(words).not.toMatch(pattern);
    expect(labelAfter(words)).not.toBe(id);
  });
});

it('no two labels have the same name', () => {
  const ids = NUMBER_LABELS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

function labelsIn(html: string): string[] {
  const { text, numbers } = readHtmlPage(html);
  return numbers.map((token) => numberLabelOf(text, token));
}
const labelAfter = (words: string) => labelsIn(`<p>${words}07123456</p>`)[0];

describe('a number among words', () => {
  it.each([
    ['Company number 07123456, charity number 1123456', ['company', 'charity']],
    ['Charity number 1123456. Company number 07123456', ['charity', 'company']],
    ['FRN 712345, company number 07123456', ['other', 'company']],
    [
      'a charity registered in England with number 1123456 and a company registered in England with number 7123456',
      ['charity', 'company'],
    ],
    ['VAT 12345679, Company No. 07123456', ['other', 'company']],
  ])('has the label nearest before it: %s', (text, labels) => {
    expect(labelsIn(`<p>${text}</p>`)).toEqual(labels);
  });

  it.each([
    ['No. 07123456 at Companies House', 'company'],
    ['07123456 (Company No.)', 'company'],
    ['07123456 is our ICO registration', 'other'],
  ])('has the label behind it where no label stands before: %s', (text, label) => {
    expect(labelsIn(`<p>${text}</p>`)).toEqual([label]);
  });

  it.each([
    ['Larch Limited (07123456)', 'none'],
    ['Larch Limited, no. 07123456', 'number'],
    ['England and Wales, number 07123456', 'registered'],
    ['Reg. in England &amp; Wales | Co No: 7123456', 'company'],
    ['Cofrestrwyd yng Nghymru a Lloegr, rhif cwmni 07123456', 'company'],
    ['Registered in Northern Ireland, number 07123456', 'registered'],
    ['07123456, registered in Scotland', 'registered'],
    ['Cwmni cofrestredig yng Nghymru: 07123456', 'registered'],
    ['Registered in Dublin, Ireland, company number 07123456', 'foreign'],
    ['A company registered in Cyprus with company number 07123456', 'foreign'],
    ['Offices in Paris. Registered in England, company number 07123456', 'company'],
  ])('is what the words say: %s', (text, label) => {
    expect(labelsIn(`<p>${text}</p>`)).toEqual([label]);
  });

  it('is not labelled by words of the line below', () => {
    expect(labelsIn('<p>07123456</p><p>VAT payable</p>')).toEqual(['none']);
  });

  it('is labelled by the line below if both are alone on their lines', () => {
    expect(labelsIn('<p>Larch Limited</p><p>07123456</p><p>Company number</p>')).toEqual(['company']);
    expect(labelsIn('<p>Larch Limited</p><p>12345678</p><p>Charity number</p>')).toEqual(['charity']);
    expect(labelsIn('<p>Call 07123456</p><p>Company number</p>')).toEqual(['other']);
  });

  it.each([
    ['Charity and company nos. 1012345 / 3712345', ['charity', 'company']],
    ['Registered company and charity, numbers 3712345 and 1012345 respectively', ['company', 'charity']],
    ['Registered charity (1012345) and company limited by guarantee (3712345)', ['charity', 'company']],
    ['Registered Charity No. 1012345 | 3712345 Registered in England', ['charity', 'registered']],
    ['Charity 1012345 and 3 trustees', ['charity']],
  ])('has its own label in order if another number shares the words: %s', (text, labels) => {
    expect(labelsIn(`<p>${text}</p>`)).toEqual(labels);
  });

  it('is labelled in a table by the head of its column', () => {
    const table = (...heads: string[]) =>
      `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr><tr><td>Larch Ltd</td><td>7123456</td></tr></table>`;
    expect(labelsIn(table('Name', 'Company number', 'VAT'))).toEqual(['company']);
    expect(labelsIn(table('Name', 'Number', 'VAT'))).toEqual(['number']);
    expect(labelsIn(table('Company', 'VAT', 'Number'))).toEqual(['other']);
  });

  it('is labelled by another block before it', () => {
    expect(labelsIn('<dl><dt>Company number</dt><dd>07123456</dd></dl>')).toEqual(['company']);
  });
});

describe('labels are distinguished', () => {
  it('a company’s own number is not another register’s', () => {
    const labels = NUMBER_LABELS.map(({ id }) => id);
    expect(labels.filter((label) => isCompanyLabel(label) && isOtherLabel(label))).toEqual([]);
    expect(labels.filter(isCompanyLabel)).toEqual(['company', 'registered']);
    expect(labels.filter(isOtherLabel)).toEqual(['charity', 'other', 'foreign']);
  });

  it('labels of neither kind are not counted as either', () => {
    for (const label of ['none', 'number'])
      expect([isCompanyLabel(label), isOtherLabel(label)]).toEqual([false, false]);
  });
});
