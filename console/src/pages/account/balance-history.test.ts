import { describe, expect, it } from 'vitest';
import { balanceHistory } from './balance-history.ts';

describe('the balance over time', () => {
  it('is counted back from the present one', () => {
    const entries = [
      { created_at: '2026-01-03', balance_change: -1 },
      { created_at: '2026-01-02', balance_change: 100 },
      { created_at: '2026-01-01', balance_change: 25 },
    ];
    expect(balanceHistory(124, entries)).toEqual([
      { at: '2026-01-01', balance: 25 },
      { at: '2026-01-02', balance: 125 },
      { at: '2026-01-03', balance: 124 },
    ]);
  });

  it('has no points without entries', () => {
    expect(balanceHistory(25, [])).toEqual([]);
  });
});
