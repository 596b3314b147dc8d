import { describe, expect, it } from 'vitest';
import type { Usage } from '../../api/shapes.ts';
import { balanceHistory, dayTicks, usageBySource, usageDays } from './chart-data.ts';

const usage: Usage['usage'] = [
  { day: '2026-03-01', source: 'api', calls: 3, credits: 2 },
  { day: '2026-03-03', source: 'bulk', calls: 10, credits: 4 },
  { day: '2026-03-03', source: 'api', calls: 1, credits: 0 },
];

describe('usage by day', () => {
  it('has every day once, also those without calls', () => {
    expect(usageDays({ days: 4, usage }, '2026-03-03')).toEqual([
      { day: '2026-02-28', credits: 0, calls: {} },
      { day: '2026-03-01', credits: 2, calls: { api: 3 } },
      { day: '2026-03-02', credits: 0, calls: {} },
      { day: '2026-03-03', credits: 4, calls: { bulk: 10, api: 1 } },
    ]);
  });

  it('adds up by source, the most used first', () => {
    expect(usageBySource(usage)).toEqual([
      { source: 'bulk', calls: 10, credits: 4 },
      { source: 'api', calls: 4, credits: 2 },
    ]);
  });
});

describe('ticks', () => {
  it('are of different days, with the last one', () => {
    const ticks = dayTicks(usageDays({ days: 30, usage: [] }, '2026-03-30'));
    expect(ticks).toHaveLength(6);
    expect(new Set(ticks).size).toBe(6);
    expect(ticks.at(-1)).toBe('2026-03-30');
  });
});

describe('the balance over time', () => {
  it('is that after each entry, the oldest first', () => {
    const entries = [
      { created_at: '2026-01-03', balance_after: 124 },
      { created_at: '2026-01-02', balance_after: 125 },
      { created_at: '2026-01-01', balance_after: 25 },
    ];
    expect(balanceHistory(entries)).toEqual([
      { at: Date.UTC(2026, 0, 1), value: 25 },
      { at: Date.UTC(2026, 0, 2), value: 125 },
      { at: Date.UTC(2026, 0, 3), value: 124 },
    ]);
  });

  it('has no points without entries', () => {
    expect(balanceHistory([])).toEqual([]);
  });
});
