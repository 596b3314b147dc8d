import { describe, expect, it } from 'vitest';
import { duePeriods } from './digest-period.ts';

const spans = (digest: 'daily' | 'weekly', now: string) =>
  duePeriods(digest, new Date(now)).map(({ from, to }) => [from.toISOString(), to.toISOString()]);

describe('the digest of a day', () => {
  it('is due at seven the next morning in the UK, in winter and in summer', () => {
    expect(spans('daily', '2026-11-16T06:59:59Z').at(-1)?.[0]).toBe('2026-11-14T00:00:00.000Z');
    expect(spans('daily', '2026-11-16T07:00:00Z').at(-1)).toEqual([
      '2026-11-15T00:00:00.000Z',
      '2026-11-16T00:00:00.000Z',
    ]);
    expect(spans('daily', '2026-07-16T06:00:00Z').at(-1)).toEqual([
      '2026-07-14T23:00:00.000Z',
      '2026-07-15T23:00:00.000Z',
    ]);
  });

  it('has 23 or 25 hours when the clocks change', () => {
    expect(spans('daily', '2026-03-30T12:00:00Z').at(-1)).toEqual([
      '2026-03-29T00:00:00.000Z',
      '2026-03-29T23:00:00.000Z',
    ]);
    expect(spans('daily', '2026-10-26T12:00:00Z').at(-1)).toEqual([
      '2026-10-24T23:00:00.000Z',
      '2026-10-26T00:00:00.000Z',
    ]);
  });

  it('is made up for three days back, without a gap or an overlap', () => {
    const days = spans('daily', '2026-10-27T12:00:00Z');
    expect(days).toHaveLength(3);
    for (const [at, [from]] of days.entries()) if (at > 0) expect(from).toBe(days[at - 1]?.[1]);
  });
});

describe('the digest of a week', () => {
  it.each(['2026-11-16T07:00:00Z', '2026-11-18T03:00:00Z', '2026-11-22T23:00:00Z'])(
    'is, sent at %s, that of the week from Monday to Sunday before',
    (now) => {
      expect(duePeriods('weekly', new Date(now))).toMatchObject([{ start: '2026-11-09', end: '2026-11-15' }]);
    },
  );

  it('is not due on Monday before seven', () => {
    expect(duePeriods('weekly', new Date('2026-11-16T06:00:00Z'))).toEqual([]);
  });
});
