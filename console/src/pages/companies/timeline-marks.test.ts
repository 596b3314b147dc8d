import { expect, it } from 'vitest';
import { describeCompleteness, monthsOf } from './timeline-marks.ts';

it('counts the signals of each of the last 24 months', () => {
  const months = monthsOf(
    [
      { occurred_on: '2026-11-02', severity: 'info' },
      { occurred_on: '2026-11-14', severity: 'critical' },
      { occurred_on: '2024-12-31', severity: 'warning' },
      { occurred_on: '2024-11-30', severity: 'warning' },
    ],
    new Date('2026-11-16T00:00:00Z'),
  );
  expect(months).toHaveLength(24);
  expect(months.at(-1)).toEqual({
    month: '2026-11',
    signals: 2,
    bySeverity: { info: 1, notice: 0, warning: 0, critical: 1 },
  });
  expect(months[0]).toEqual({
    month: '2024-12',
    signals: 1,
    bySeverity: { info: 0, notice: 0, warning: 1, critical: 0 },
  });
  expect(months.reduce((sum, { signals }) => sum + signals, 0)).toBe(3);
});

it('says whether something may be missing', () => {
  expect(describeCompleteness('2024-11-15', (day) => day)).toBe('Complete since 2024-11-15.');
  expect(describeCompleteness(null, (day) => day)).toContain('may be missing');
});
