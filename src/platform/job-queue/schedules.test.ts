import { describe, expect, it } from 'vitest';
import { listDue, parseSchedules } from './schedules.ts';

const schedules = parseSchedules([
  { task: 'daily', schedule: '17 3 * * *' },
  { task: 'often', schedule: '*/5 * * * *' },
]);

function due(after: string, until: string): string[] {
  const period = { after: Date.parse(after), until: Date.parse(until) };
  return listDue(schedules, period).map(({ task, at }) => `${task} ${at.toISOString()}`);
}

describe('schedules', () => {
  it('are due at their minute, once', () => {
    expect(due('2026-11-16T03:14:00.500Z', '2026-11-16T03:15:00.001Z')).toEqual([
      'often 2026-11-16T03:15:00.000Z',
    ]);
    expect(due('2026-11-16T03:15:00.001Z', '2026-11-16T03:16:00.001Z')).toEqual([]);
  });

  it('are made up for once after an outage, at their last time in it', () => {
    expect(due('2026-11-16T03:00:30Z', '2026-11-16T05:02:00Z')).toEqual([
      'daily 2026-11-16T03:17:00.000Z',
      'often 2026-11-16T05:00:00.000Z',
    ]);
  });

  it('are not made up for when they passed more than a day ago', () => {
    expect(due('2026-11-10T00:00:00Z', '2026-11-16T03:16:00Z')).toEqual([
      'daily 2026-11-15T03:17:00.000Z',
      'often 2026-11-16T03:15:00.000Z',
    ]);
  });

  it('are not due when the clock was set back', () => {
    expect(due('2026-11-16T05:00:00Z', '2026-11-16T04:00:00Z')).toEqual([]);
  });
});
