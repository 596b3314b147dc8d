import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { countSignals, readCursor, startsBetween, writeCursor } from './feed.ts';
import type { FeedFilter } from './feed-query.ts';

const ID = 'sig_01kb2x9zr8m0f3q7w2k5t6v8y9';

describe('a cursor', () => {
  it('names the last signal that was read, or the beginning', () => {
    expect(readCursor('acc_1', writeCursor('acc_1', ID))).toBe(ID);
    expect(readCursor('acc_1', writeCursor('acc_1', undefined))).toBeUndefined();
    expect(readCursor('acc_1', 'start')).toBeUndefined();
  });

  it('is refused if it belongs to another account', () => {
    for (const id of [ID, undefined]) {
      expect(() => readCursor('acc_2', writeCursor('acc_1', id))).toThrow('another account');
    }
  });

  it.each([
    '',
    'x',
    'START',
    ID,
    '1',
    '%00',
    'ä',
    writeCursor('acc_1', ID).slice(0, -1),
    `${writeCursor('acc_1', ID)}AA`,
  ])('is refused if it is %j', (cursor) => {
    expect(() => readCursor('acc_1', cursor)).toThrow('must be start');
  });
});

const NO_FILTER: FeedFilter = {
  type: 'all',
  severity: undefined,
  companyNumber: undefined,
  tagKey: undefined,
  since: undefined,
  until: undefined,
};

describe('the intervals of a span', () => {
  it.each([
    ['day', '2026-02-27', '2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01']],
    ['week', '2026-03-01', '2026-03-10', ['2026-02-23', '2026-03-02', '2026-03-09']],
    ['month', '2025-12-31', '2026-02-01', ['2025-12-01', '2026-01-01', '2026-02-01']],
  ] as const)('are, by %s from %s to %s, %j', (interval, from, to, starts) => {
    expect(startsBetween(from, to, interval)).toEqual(starts);
  });
});

describe('the span of the counts', () => {
  const count = (filter: Partial<FeedFilter>, first: string | null = null) =>
    countSignals(
      {
        clock: createTestClock(),
        store: {
          findFirst: async () => (first ? new Date(first) : null),
          countByInterval: async () => [],
        },
      },
      'acc',
      { ...NO_FILTER, ...filter },
    );
  const at = (time: string) => new Date(time);

  it('is the last 30 days without a filter, or begins with the first signal', async () => {
    expect(await count({})).toMatchObject({ interval: 'day', from: '2026-10-17', to: '2026-11-15' });
    expect(await count({}, '2026-11-01T00:00:00Z')).toMatchObject({ from: '2026-10-17' });
    expect(await count({}, '2026-06-01T00:00:00Z')).toMatchObject({ interval: 'week', from: '2026-06-01' });
    expect(await count({}, '2020-06-01T00:00:00Z')).toMatchObject({ interval: 'month' });
  });

  it('is that of the filter, in days of the United Kingdom, and ends today', async () => {
    const summer = { since: at('2026-07-01T23:30:00Z'), until: at('2026-07-03T22:59:59Z') };
    expect(await count(summer)).toMatchObject({ from: '2026-07-02', to: '2026-07-03' });
    const open = { since: at('0001-01-01T00:00:00Z'), until: at('9999-01-01T00:00:00Z') };
    expect(await count(open)).toMatchObject({ from: '2000-01-01', to: '2026-11-15', interval: 'month' });
    expect(await count({ since: at('2027-01-01T00:00:00Z') })).toMatchObject({
      from: '2026-11-15',
      counts: [{ signals: 0 }],
    });
  });
});
