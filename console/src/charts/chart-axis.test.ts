import { describe, expect, it } from 'vitest';
import { createFormats } from '../lib/format.ts';
import { countTicks, describeCounts, labelInterval, labelledStarts, timeTicks } from './chart-axis.ts';

describe('the axis of counts', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [2, [0, 1, 2]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6]],
    [11, [0, 5, 10, 15]],
    [130, [0, 50, 100, 150]],
    [4_001, [0, 2_000, 4_000, 6_000]],
  ])('has for %i the ticks %j', (largest, ticks) => {
    expect(countTicks(largest)).toEqual(ticks);
  });

  it.each(Array.from({ length: 60 }, (_, at) => at * 7))(
    'has few ticks for %i, and repeats no label',
    (largest) => {
      const ticks = countTicks(largest);
      expect(new Set(ticks).size).toBe(ticks.length);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest);
    },
  );
});

describe('the axis of time', () => {
  const axis = (interval: 'day' | 'week' | 'month', from: string, to: string) => ({ interval, from, to });

  it.each([
    ['2026-11-05', axis('day', '2026-10-17', '2026-11-15'), '5 Nov'],
    ['2026-01-05', axis('day', '2025-12-20', '2026-01-15'), '5 Jan 2026'],
    ['2025-12-29', axis('week', '2026-01-01', '2026-05-15'), '29 Dec 2025'],
    ['2026-11-01', axis('month', '2020-10-17', '2026-11-15'), 'Nov 2026'],
  ])('labels %s', (startsOn, span, label) => {
    expect(labelInterval(startsOn, span)).toBe(label);
  });

  it('labels at most six bars, each once', () => {
    const counts = (length: number) =>
      Array.from({ length }, (_, at) => ({ starts_on: `day ${at}`, signals: 0 }));
    expect(labelledStarts(counts(3))).toHaveLength(3);
    for (const length of [1, 6, 7, 30, 92, 105]) {
      const labelled = labelledStarts(counts(length));
      expect(labelled.length).toBeLessThanOrEqual(6);
      expect(new Set(labelled).size).toBe(labelled.length);
    }
  });
});

it('the chart says in words what it shows', () => {
  const span = { interval: 'day' as const, from: '2026-10-17', to: '2026-11-15' };
  expect(describeCounts({ ...span, total: 1_234 })).toBe('1,234 signals, 17 Oct 2026 to 15 Nov 2026, by day');
  expect(describeCounts({ interval: 'week', from: '2026-11-15', to: '2026-11-15', total: 1 })).toBe(
    '1 signal, 15 Nov 2026, by week',
  );
});

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
