import { describe, expect, it } from 'vitest';
import { parseDomainName } from '../../shared/internet/domain-name.ts';
import { chooseColumn } from './choose-column.ts';
import type { Direction } from './uploaded-table.ts';

const readDomain = (cell: string) => {
  try {
    return parseDomainName(cell, () => true);
  } catch {
    return undefined;
  }
};
const choose = (rows: string[][], direction: Direction = 'domain') => {
  const { column, hasHeader, chosenBy } = chooseColumn(rows, { direction, readDomain });
  return [column, hasHeader, chosenBy];
};

describe('the column of domains', () => {
  it.each([
    [
      'the website before the e-mail',
      [
        ['Email', 'Website'],
        ['a@one.test', 'one.test'],
      ],
      [1, true, 'header'],
    ],
    [
      'the e-mail where there is nothing else',
      [
        ['Contact', 'E-mail address'],
        ['Ann', 'ann@one.test'],
      ],
      [1, true, 'header'],
    ],
    [
      'names as CRMs export them',
      [
        ['Record ID', 'Company Domain Name', 'LinkedIn URL'],
        ['1', 'one.test', 'https://linkedin.com/company/1'],
      ],
      [1, true, 'header'],
    ],
    [
      'the website, and not the page in the CRM',
      [
        ['Link', 'Where'],
        ...[1, 2, 3, 4, 5].map((n) => [`https://crm.vendor.test/r/${n}`, `https://www.shop${n}.test/`]),
      ],
      [1, true, 'content'],
    ],
    [
      'e-mail addresses of one company each rather than of mail providers',
      [
        ['a', 'b'],
        ['x@gmail.com', 'x@one.test'],
        ['y@gmail.com', 'y@two.test'],
      ],
      [1, true, 'content'],
    ],
    [
      'by content without a header',
      [
        ['One Ltd', 'one.test'],
        ['Web Design Ltd', 'two.test'],
      ],
      [1, false, 'content'],
    ],
    ['one row without a header', [['One Ltd', 'https://one.test']], [1, false, 'content']],
    ['one unnamed column whole', [['the list'], ['one.test']], [0, false, 'content']],
    ['one column with a name', [['Company website'], ['one.test']], [0, true, 'header']],
    [
      'the first one where nothing fits',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      [0, false, 'position'],
    ],
    ['nothing of nothing', [], [0, false, 'position']],
  ] as [string, string[][], unknown[]][])('is %s', (_, rows, expected) => {
    expect(choose(rows)).toEqual(expected);
  });
});

describe('the column of companies', () => {
  it.each([
    [
      'the number before the name',
      [
        ['Company name', 'Company No.'],
        ['One Ltd', '01234567'],
      ],
      [1, true, 'header'],
    ],
    [
      'the name before ids of the user',
      [
        ['ID', 'Customer'],
        ['1', 'One'],
        ['2', 'Two'],
      ],
      [1, true, 'header'],
    ],
    [
      'numbers without a header',
      [
        ['One', '01234567'],
        ['Two', 'SC089839'],
      ],
      [1, false, 'content'],
    ],
    [
      'names by their legal form',
      [
        ['x1', 'One Limited'],
        ['x2', 'Two LLP'],
      ],
      [1, false, 'content'],
    ],
    ['a list of names', [['Tarnwick Joinery'], ['Glenmarrow']], [0, false, 'position']],
  ] as [string, string[][], unknown[]][])('is %s', (_, rows, expected) => {
    expect(choose(rows, 'company')).toEqual(expected);
  });
});
