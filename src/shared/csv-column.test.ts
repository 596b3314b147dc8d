import { expect, it } from 'vitest';
import { readCsvColumn } from './csv-column.ts';
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
