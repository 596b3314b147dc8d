import { expect, it } from 'vitest';
import { otherSearches } from './other-searches.ts';

const labels = (search: Parameters<typeof otherSearches>[0]) =>
  otherSearches(search).map(({ label }) => label);

it.each([
  [{ name: 'tarnwik' }, []],
  [{ name: 'tarnwick joinry' }, ['Only “tarnwick”']],
  [{ name: 'tarnwick.test' }, ['Who runs tarnwick.test?']],
  [{ name: 'tarnwick', town: 'Leeds' }, ['“tarnwick” without filters']],
  [{ town: 'Nowhere' }, ['Without the filter “Town”']],
  [
    { name: 'tarnwick joinery', town: 'Leeds', company_status: 'dissolved' },
    [
      'Without the filter “Status”',
      'Without the filter “Town”',
      '“tarnwick joinery” without filters',
      'Only “tarnwick”',
    ],
  ],
])('%j leaves to try: %j', (search, expected) => expect(labels(search).sort()).toEqual(expected.sort()));

it('begins on the first page, in the usual order, with everything else kept', () => {
  const search = { name: 'a b', town: 'Leeds', sort: 'name', page: '3' };
  expect(otherSearches(search).map(({ to }) => to)).toEqual([
    '/companies?name=a+b',
    '/companies?name=a&town=Leeds',
  ]);
});
