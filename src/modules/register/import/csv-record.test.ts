import { describe, expect, it } from 'vitest';
import { parseRecord } from './csv-record.ts';

describe('a record', () => {
  it.each([
    ['quoted fields', '"A","","C"\r\nX', ['A', '', 'C'], 12],
    ['bare fields', 'A,,C\nX', ['A', '', 'C'], 5],
    ['both', '"A",B,"C"\r\nX', ['A', 'B', 'C'], 11],
    ['doubled quotes', '"""309"" WEST","B"\r\nX', ['"309" WEST', 'B'], 20],
    ['a quote that is neither doubled nor the end', '"SS!"AS","B"\r\nX', ['SS!"AS', 'B'], 14],
    ['commas in quotes', '"A, B",C\r\nX', ['A, B', 'C'], 10],
    ['quoted quotes and commas', '"A "","" B",C\r\nX', ['A "," B', 'C'], 15],
    ['a blank last field', 'A,\r\nX', ['A', ''], 4],
  ])('is read to its end with %s', (_, text, fields, end) => {
    expect(parseRecord(text, 0, false)).toMatchObject({ fields, end, lines: 1 });
  });

  it('may have line breaks in quotes, which count as lines', () => {
    expect(parseRecord('"A\r\n\r\nB","C"\r\nX', 0, false)).toMatchObject({
      fields: ['A\r\n\r\nB', 'C'],
      lines: 3,
    });
  });

  it.each(['"A","B', '"A","B"', '"A', 'A,B', '"A","B"\r'.slice(0, 7)])(
    'waits for more if it is cut off (%s)',
    (text) => {
      expect(parseRecord(text, 0, false)).toBeUndefined();
    },
  );

  it('ends with the file', () => {
    expect(parseRecord('"A","B"', 0, true)?.fields).toEqual(['A', 'B']);
  });
});
