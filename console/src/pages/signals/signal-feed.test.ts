import { describe, expect, it } from 'vitest';
import {
  countFilters,
  feedQuery,
  isFiltered,
  isReversed,
  pollFeed,
  readFeedSearch,
  writeFeedSearch,
} from './signal-feed.ts';

const read = (search: string) => readFeedSearch(new URLSearchParams(search));

it.each([
  [{ from: '2026-11-20', to: '2026-11-10' }, true],
  [{ from: '2026-11-10', to: '2026-11-10' }, false],
  [{ from: '2026-11-20' }, false],
  [{}, false],
])('the period %j ends before it begins: %s', (days, expected) => {
  expect(isReversed({ type: 'all', ...days })).toBe(expected);
});

describe('the filter in the address', () => {
  it.each([
    ['type=director_resigned', 'director_resigned'],
    ['type=all', 'all'],
    ['type=no_such_type', 'all'],
    ['', 'all'],
  ])('"%s" shows the type %s', (search, type) => {
    expect(read(search).type).toBe(type);
  });

  it('shows the severity of the address, or any', () => {
    expect([read('severity=critical').severity, read('severity=mild').severity, read('').severity]).toEqual([
      'critical',
      undefined,
      undefined,
    ]);
  });

  it('holds company, tag and days, and leaves out what means nothing', () => {
    expect(read('company=73816452&tag=Key+suppliers&from=2026-03-01&to=2026-03-31&page=3')).toEqual({
      type: 'all',
      company: '73816452',
      tag: 'Key suppliers',
      from: '2026-03-01',
      to: '2026-03-31',
    });
    expect(read('company=+&tag=&from=yesterday&to=2026-99-99')).toEqual({ type: 'all' });
  });

  it('changes one part, keeps the others, and goes back to the first page', () => {
    const search = read('type=accounts_filed&tag=a&page=4');
    expect(writeFeedSearch(search, { severity: 'info' }).toString()).toBe(
      'type=accounts_filed&tag=a&severity=info',
    );
    expect(writeFeedSearch(search, { type: 'all', tag: null }).toString()).toBe('');
    expect([isFiltered(search), isFiltered(read('page=2'))]).toEqual([true, false]);
    expect(countFilters(read('type=accounts_filed&severity=critical&tag=a'))).toBe(3);
  });
});

describe('the feed', () => {
  it('is asked for whole days of the United Kingdom', () => {
    expect(
      feedQuery(read('from=2026-07-01&to=2026-07-01&type=accounts_filed&company=1&severity=info')),
    ).toEqual({
      signal_type: 'accounts_filed',
      severity: 'info',
      company_number: '1',
      since: '2026-06-30T23:00:00.000Z',
      until: '2026-07-01T22:59:59.999Z',
    });
    expect(feedQuery(read(''))).toEqual({});
  });

  it('is polled on its first page only', () => {
    expect([1, 2, 9].map(pollFeed)).toEqual([5_000, false, false]);
  });
});
