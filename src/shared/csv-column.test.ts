import { expect, it } from 'vitest';
import { parseLargeCsv, readCsvColumn } from './csv-column.ts';
import { csvRow } from './csv-row.ts';
import { TooManyCells, TooManyColumns, TooManyRows } from './csv-rows.ts';

const limits = (rowsMax: number) => ({ rowsMax, columnsMax: 3, cellsMax: 1_000_000 });

it.each([
  ['the column with the name', 'Name,Company Number\nX,07654321\n', ['07654321']],
  ['the first column without one', '07654321,X\r\n\r\nSC089839,Y', ['07654321', 'SC089839']],
  ['semicolons, quotes and a byte order mark', '\uFEFF"company number";x\n"0765 4321";y', ['0765 4321']],
  ['nothing of an empty file', '\n\n', []],
])('reads %s', (_, text, cells) => {
  expect(readCsvColumn(text, ['company number'], limits(9))).toEqual(cells);
});

it.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', '\n=1', '\r\n@a', ' \n +1', '\u00a0=1', '\tx', '＝1'])(
  'writes %j as text',
  (cell) => expect(csvRow([cell])).toMatch(/^"?'/),
);

it('writes text that a spreadsheet would run as text, and quotes what must be quoted', () => {
  expect(csvRow(['=1+1', 'a "b", c', -3, true, null])).toBe(`'=1+1,"a ""b"", c",-3,true,\r\n`);
});

it.each([
  [
    'the delimiter by what is outside quotes',
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
])('parses %s', async (_, text, rows) => {
  expect(await parseLargeCsv(text, limits(9))).toEqual(rows);
});

it('refuses more columns than the limit', async () => {
  await expect(parseLargeCsv('a\nb,c,d,e\n', limits(9))).rejects.toThrow(TooManyColumns);
});

it('stops at the first column or cell that is too many', async () => {
  const unread = '"never closed';
  await expect(parseLargeCsv(`a,b,c,d${','.repeat(9_000_000)}${unread}`, limits(9))).rejects.toThrow(
    TooManyColumns,
  );
  await expect(parseLargeCsv(`a,b\n`.repeat(9) + unread, { ...limits(99), cellsMax: 17 })).rejects.toThrow(
    TooManyCells,
  );
});

it('refuses more rows than the limit, for which empty rows do not count', async () => {
  expect(await parseLargeCsv('a\n"\n"\nb\n', limits(2))).toEqual([['a'], ['b']]);
  await expect(parseLargeCsv('a\nb\nc\n', limits(2))).rejects.toThrow(TooManyRows);
  await expect(parseLargeCsv('a\n'.repeat(300_000), limits(2))).rejects.toThrow(TooManyRows);
});

it('reads a large file, with a quote that is never closed, while other work runs', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  const rows = await parseLargeCsv(`${'one,"two, three"\n'.repeat(400_000)}four,"five`, limits(1_000_000));
  clearInterval(timer);
  expect([rows.length, rows[399_999], rows[400_000]]).toEqual([
    400_001,
    ['one', 'two, three'],
    ['four', 'five'],
  ]);
  expect(turns).toBeGreaterThan(0);
});
