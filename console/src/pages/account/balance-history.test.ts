import { describe, expect, it } from 'vitest';
import { balanceHistory } from './balance-history.ts';

describe('the balance over time', () => {
  it('is that after each entry, the oldest first', () => {
    const entries = [
      { created_at: '2026-01-03', balance_after: 124 },
      { created_at: '2026-01-02', balance_after: 125 },
      { created_at: '2026-01-01', balance_after: 25 },
    ];
    expect(balanceHistory(entries)).toEqual([
      { at: Date.UTC(2026, 0, 1), balance: 25 },
      { at: Date.UTC(2026, 0, 2), balance: 125 },
      { at: Date.UTC(2026, 0, 3), balance: 124 },
    ]);
  });

  it('has no points without entries', () => {
    expect(balanceHistory([])).toEqual([]);
  });
});
