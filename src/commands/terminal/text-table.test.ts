import { describe, expect, it } from 'vitest';
import { columns, facts, listing, outputWidth, paragraph, shownLength, wrap } from './text-table.ts';

const ROWS = [
  ['73816452', 'active', 'TARNWICK JOINERY LIMITED, MAKERS OF FINE WINDOWS'],
  ['70294183', 'dissolved', 'HALLOWMERE BAKERY LIMITED'],
];
const longest = (text: string) => Math.max(...text.split('\n').map(shownLength));

describe('a table', () => {
  it('is as wide as its text where the output is no terminal', () => {
    expect(outputWidth({ isTTY: false, columns: 40 })).toBeUndefined();
    expect(columns(ROWS)).toBe(
      '73816452  active     TARNWICK JOINERY LIMITED, MAKERS OF FINE WINDOWS\n70294183  dissolved  HALLOWMERE BAKERY LIMITED',
    );
  });

  it('fits the terminal: the widest column is wrapped between words, the others stay', () => {
    expect(columns(ROWS, { width: 50 })).toBe(
      [
        '73816452  active     TARNWICK JOINERY LIMITED,',
        '                     MAKERS OF FINE WINDOWS',
        '70294183  dissolved  HALLOWMERE BAKERY LIMITED',
      ].join('\n'),
    );
  });

  it('puts cells below one another where even the longest words do not fit', () => {
    const shown = columns(ROWS, { width: 24 });
    expect(shown).toBe(
      [
        '73816452  active',
        '  TARNWICK JOINERY',
        '  LIMITED, MAKERS OF',
        '  FINE WINDOWS',
        '70294183  dissolved',
        '  HALLOWMERE BAKERY',
        '  LIMITED',
      ].join('\n'),
    );
  });

  it.each([20, 33, 47, 60, 79, 120])('is never wider than %i characters', (width) => {
    const rows = [
      ...ROWS,
      ['x'.repeat(90), null, 'https://example.test/a/very/long/path/of/a/page'.repeat(3)],
    ];
    for (const indent of [0, 2]) expect(longest(columns(rows, { width, indent }))).toBeLessThanOrEqual(width);
    expect(longest(listing(['NUMBER', 'STATUS', 'NAME'], rows, { width }))).toBeLessThanOrEqual(width);
  });

  it('loses no word when it is narrow', () => {
    const words = (text: string) => text.split(/\s+/).filter(Boolean).sort();
    expect(words(columns(ROWS, { width: 36 }))).toEqual(words(columns(ROWS)));
  });

  it('names its columns on a terminal only', () => {
    const head = ['NUMBER', 'STATUS', 'NAME'];
    expect(listing(head, ROWS)).toBe(columns(ROWS));
    expect(listing(head, ROWS, { width: 80 })).toMatch(/^NUMBER {4}STATUS {5}NAME\n/);
  });

  it('aligns figures on the right', () => {
    const rows = [
      ['Turnover', '1,250'],
      ['Cash', '7'],
    ];
    expect(columns(rows, { indent: 2, alignRight: (column) => column === 1 })).toBe(
      '  Turnover  1,250\n  Cash          7',
    );
  });

  it('shows nothing that a website could send to steer the terminal', () => {
    expect(columns([['\x1b[31mred\x07', 'a\nb']])).toBe(' [31mred   a b');
    expect(paragraph('one\x1b]0;title\x07two')).toBe('one ]0;title two');
  });
});

it('facts are labels with their values, without those that are empty', () => {
  expect(
    facts([
      ['Status', 'active'],
      ['Website', null],
      ['Was', ''],
      ['Address', '1 Mill Lane, Kendal'],
    ]),
  ).toBe('Status   active\nAddress  1 Mill Lane, Kendal');
});

it('text is wrapped between words; a word that is too long is broken; spaces before it stay', () => {
  expect(wrap('one two three', 8)).toEqual(['one two', 'three']);
  expect(wrap('abcdefghij k', 4)).toEqual(['abcd', 'efgh', 'ij k']);
  expect(wrap('  of which cash', 10)).toEqual(['  of which', '  cash']);
  expect(wrap('', 4)).toEqual(['']);
  expect(paragraph('one two three', { width: 10, indent: 2 })).toBe('  one two\n  three');
});
