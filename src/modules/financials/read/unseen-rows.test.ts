import { describe, expect, it } from 'vitest';
import { fact, read, stated } from '../test-support/read-figures.ts';

const cell = (tag: string, text: string, attributes = '') =>
  `<td><ix:nonFraction name="c:${tag}" contextRef="now" unitRef="money" ${attributes}>${text}</ix:nonFraction></td>`;
const unseen = (...cells: string[]) =>
  `<tr class="line" style="display: none;"><td>Line</td>${cells.join('')}</tr>`;
const seen = (...cells: string[]) => `<tr><td>Line</td>${cells.join('')}</tr>`;
const current = (...rows: string[]) =>
  stated(read({ facts: [fact('FixedAssets', '40')], tail: rows.join('\n') }).periods[0].figures);

describe('an amount that is tagged in a row that the page does not show', () => {
  it('has the sign with which the page prints it', () => {
    const rows = [
      seen('<td>\n   (3,170)\n </td>'),
      unseen(cell('NetAssetsLiabilities', '3170'), cell('Equity', '3170')),
    ];
    expect(current(...rows)).toEqual({ fixed_assets: 40, net_assets: -3170, shareholder_funds: -3170 });
  });

  it('is as tagged where the page prints it without brackets, also if it does both', () => {
    const tagged = unseen(cell('NetAssetsLiabilities', '3170'), cell('Equity', '3170'));
    const figures = { fixed_assets: 40, net_assets: 3170, shareholder_funds: 3170 };
    expect(current(seen('<td>3,170</td>'), tagged)).toEqual(figures);
    expect(current(seen('<td>(3,170)</td>', '<td>3,170</td>'), tagged)).toEqual(figures);
  });

  it('is no figure where the page does not print it, as another tag does not', () => {
    expect(current(unseen(cell('CashBankInHand', '604.56')))).toEqual({ fixed_assets: 40 });
    const twice = [unseen(cell('CashBankInHand', '1')), unseen(cell('NumberSharesAllotted', '1'))];
    expect(current(...twice)).toEqual({ fixed_assets: 40 });
  });

  it('is printed in whole units, rounded or cut', () => {
    const debtors = unseen(cell('Debtors', '604.56'));
    expect(current(seen('<td>605</td>'), debtors).debtors).toBe(605);
    expect(current(seen('<td>604</td>'), debtors).debtors).toBe(605);
  });

  it('is nothing where the tag says nothing', () => {
    expect(current(unseen(cell('Debtors', '0'))).debtors).toBe(0);
  });
});

describe('an amount of a row that the page shows', () => {
  it.each([
    ['counts as tagged', seen(cell('Debtors', '77'))],
    ['is not of the row before that is not shown', `${unseen('<td>1</td>')}${seen(cell('Debtors', '77'))}`],
    ['may be outside of any row', `${unseen('<td>1</td>')}<p>${cell('Debtors', '77')}</p>`],
    [
      'may have a cell with parts that are not shown',
      seen('<td style="display:none">5</td>', cell('Debtors', '77')),
    ],
  ])('%s', (_what, rows) => {
    expect(current(rows).debtors).toBe(77);
  });
});
