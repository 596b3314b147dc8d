import { expect, it } from 'vitest';
import { parseCsv, readCsvColumn, TooManyRows } from './csv-column.ts';
import { csvRow } from './csv-row.ts';

it.each([
  ['the column with the name', 'Name,Company Number\nX,07654321\n', ['07654321']],
  ['the first column without one', '07654321,X\r\n\r\nSC089839,Y', ['07654321', 'SC089839']],
  ['semicolons, quotes and a byte order mark', '\uFEFF"company number";x\n"0765 4321";y', ['0765 4321']],
  ['nothing of an empty file', '\n\n', []],
])('reads %s', (_, text, cells) => {
  expect(readCsvColumn(text, ['company number'])).toEqual(cells);
});

it('writes text that a spreadsheet would run as text, and quotes what must be quoted', () => {
  expect(csvRow(['=1+1', 'a "b", c', -3, true, null])).toBe(`'=1+1,"a ""b"", c",-3,true,\r\n`);
});

it.each([
  [
    'the delimiter by what stands outside quotes',
    '"a, b";c\n1;2',
    [
      ['a, b', 'c'],
      ['1', '2'],
    ],
  ],
  ['the delimiter that Excel declares', 'sep=;\r\na;"b,c"\r\n', [['a', 'b,c']]],
  [
    'no row that is empty',
    'a,b\n , \n,,\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
])('parses %s', (_, text, rows) => {
  expect(parseCsv(text)).toEqual(rows);
});

it('refuses more rows than the limit, for which empty rows do not count', () => {
  expect(parseCsv('a\n"\n"\nb\n', 2)).toEqual([['a'], ['b']]);
  expect(() => parseCsv('a\nb\nc\n', 2)).toThrow(TooManyRows);
});
