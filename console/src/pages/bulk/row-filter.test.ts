import { expect, it } from 'vitest';
import { otherCells, readRowFilter, withRowFilter } from './row-filter.ts';

const search = (text: string) => new URLSearchParams(text);

it('the filter of rows is in the address', () => {
  expect(
    readRowFilter(search('outcome=matched&charged=false&company_status=dissolved&q=%20acme%20&page=3')),
  ).toEqual({
    ...{ outcome: 'matched', charged: false, company_status: 'dissolved', q: 'acme' },
  });
  expect(readRowFilter(search('charged=maybe&q=%20&outcome='))).toEqual({});
});

it('another filter starts at the first page', () => {
  expect(withRowFilter(search('page=3&q=acme'), 'outcome', 'matched').toString()).toBe(
    'q=acme&outcome=matched',
  );
  expect(withRowFilter(search('page=3&q=acme'), 'q', null).toString()).toBe('');
});

it('a row is recognised by its first other cells', () => {
  expect(otherCells(['A-1', '', 'acme.uk', 'Acme', 'Ann'], 'acme.uk')).toBe(
    '\u2068A-1\u2069 · \u2068Acme\u2069',
  );
  expect(otherCells(null, 'acme.uk')).toBe('');
});
