import { describe, expect, it } from 'vitest';
import { createFormats } from './format.ts';
import { timeTicks } from './time-ticks.ts';

const { formatTick } = createFormats('en-GB');
const HOUR = 3_600_000;
const START = Date.UTC(2026, 2, 27, 9, 17);

describe('the labels of an axis of time', () => {
  it.each([1, 5, 20, 36, 37, 60, 24 * 6, 24 * 45, 24 * 400, 24 * 4000].map((hours) => [hours]))(
    'are few, within the span and never the same twice over %i hours',
    (hours) => {
      const end = START + hours * HOUR;
      const { ticks, unit } = timeTicks(START, end);
      const labels = ticks.map((tick) => formatTick(tick, unit));
      expect(new Set(labels).size).toBe(labels.length);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.every((tick) => tick >= START && tick <= end)).toBe(true);
    },
  );

  it('are whole days, or whole hours within a day', () => {
    expect(timeTicks(START, START + 72 * HOUR).unit).toBe('day');
    const { ticks, unit } = timeTicks(START, START + 5 * HOUR);
    expect(unit).toBe('hour');
    expect(ticks.map((tick) => new Date(tick).getMinutes())).toEqual([0, 0, 0, 0, 0]);
  });

  it('are the ends of a span within an hour, and one in a moment', () => {
    expect(timeTicks(START, START + HOUR / 3).ticks).toEqual([START, START + HOUR / 3]);
    expect(timeTicks(START, START).ticks).toEqual([START]);
  });
});
