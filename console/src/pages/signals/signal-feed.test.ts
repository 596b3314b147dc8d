import { describe, expect, it } from 'vitest';
import { countByDay, pollFeed, readSeverity, readSignalFilter } from './signal-feed.ts';

const NOW = new Date('2026-03-02T00:30:00Z');
const at = (detected_at: string) => ({ detected_at });

describe('signals by day', () => {
  it('have a day for each of the last, also across months, oldest first', () => {
    expect(countByDay([], { days: 3, now: NOW }).map(({ day }) => day)).toEqual([
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ]);
  });

  it('are counted on the day of their detection; older ones are left out', () => {
    const signals = [
      at('2026-03-02T00:10:00Z'),
      at('2026-03-01T23:59:59Z'),
      at('2026-03-01T00:00:00Z'),
      at('2026-02-01T12:00:00Z'),
    ];
    expect(countByDay(signals, { days: 3, now: NOW }).map((one) => one.signals)).toEqual([0, 2, 1]);
  });
});

describe('the feed', () => {
  it.each([
    ['type=director_resigned', 'director_resigned'],
    ['type=all', 'all'],
    ['type=no_such_type', 'all'],
    ['', 'all'],
  ])('of the address "%s" shows %s', (search, type) => {
    expect(readSignalFilter(new URLSearchParams(search))).toBe(type);
  });

  it('shows the severity of the address, or any', () => {
    const of = (search: string) => readSeverity(new URLSearchParams(search));
    expect([of('severity=critical'), of('severity=mild'), of('')]).toEqual([
      'critical',
      undefined,
      undefined,
    ]);
  });

  it('is polled on its first page only', () => {
    expect([1, 2, 9].map(pollFeed)).toEqual([5_000, false, false]);
  });
});
